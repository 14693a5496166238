import { light } from './ink.ts'

export interface Caption {
  title: string
  /** What the figure covers: disease, place, days. */
  scope: string
  source: string
}

export const WIDTH = 1200
/** Room above a drawing and below it. */
export const HEAD = 70
const FOOT = 34
const LINE = 18
/** The letters that fit into a line below the drawing. */
const LETTERS = 165

/** Puts a title above a drawing and its source below. */
export function framed(inner: string, { title, scope, source }: Caption, height: number): string {
  const lines = linesOf(source)
  const whole = HEAD + height + FOOT + (lines.length - 1) * LINE
  const text = (y: number, size: number, color: string, words: string) =>
    `<text x="20" y="${y}" font-family="sans-serif" font-size="${size}" fill="${color}">${escaped(words)}</text>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${whole}" viewBox="0 0 ${WIDTH} ${whole}">`,
    `<rect width="${WIDTH}" height="${whole}" fill="${light.ground}"/>`,
    text(32, 22, light.text, title),
    text(56, 15, light.faint, scope),
    inner,
    ...lines.map((line, i) => text(HEAD + height + 20 + i * LINE, 13, light.faint, line)),
    '</svg>'
  ].join('')
}

function linesOf(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && longer.length <= LETTERS) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
