import { escaped } from '../../engine/messages/html.ts'
import type { Block, Letter } from './letter.ts'

// An email address may be this long.
const LONGEST_FACT = 254

/** Turns text from a person or a browser into one short line. Bidi controls would reorder the words around it. */
export function oneLine(text: string, longest = 100): string {
  const line = text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  const characters = [...line]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : line
}

export function layText({ greeting, body, farewell }: Letter): string {
  return `${[greeting, ...body.map(textOf), farewell].join('\n\n')}\n`
}

const shown = (value: string | null): string => (value === null ? '***' : oneLine(value, LONGEST_FACT))

function textOf(block: Block): string {
  if (typeof block === 'string') return block
  if ('code' in block) return `    ${block.code}`
  if ('sample' in block) return block.sample.replace(/^(?=.)/gm, '    ')
  if ('link' in block) return block.link
  return block.facts.map(([label, value]) => `    ${label}: ${shown(value)}`).join('\n')
}

const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1f2933'
const MONO = 'font-family:Consolas,Menlo,monospace;background:#f0f4f8;border-radius:6px'

export function layHtml(letter: Letter, language: string): string {
  return [
    '<!DOCTYPE html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(letter.subject)}</title>`,
    '</head>',
    '<body style="margin:0;padding:24px;background:#ffffff">',
    `<div style="max-width:560px;margin:0 auto;${FONT}">`,
    ...[letter.greeting, ...letter.body, letter.farewell].map(htmlOf),
    '</div>',
    '</body>',
    '</html>',
    ''
  ].join('\n')
}

/**
 * Renders a block. Values stand on lines of their own: quoted-printable breaks long lines, and a code must stay whole
 * in the source too.
 */
function htmlOf(block: Block): string {
  if (typeof block === 'string')
    return `<p style="margin:0 0 16px">\n${escaped(block).replaceAll('\n', '<br>\n')}\n</p>`
  if ('code' in block) {
    const style = `margin:0 0 16px;padding:12px 16px;${MONO};font-size:17px;font-weight:bold;word-break:break-all`
    return `<p style="${style}">\n${escaped(block.code)}\n</p>`
  }
  if ('sample' in block) {
    const style = `margin:0 0 16px;padding:12px 16px;${MONO};font-size:13px;white-space:pre-wrap;word-break:break-all`
    return `<pre style="${style}">\n${escaped(block.sample)}\n</pre>`
  }
  if ('link' in block) {
    const url = escaped(block.link)
    return `<p style="margin:0 0 16px">\n<a href="${url}" style="color:#0b5cad">${url}</a>\n</p>`
  }
  const rows = block.facts.map(([label, value]) => `<strong>${escaped(label)}:</strong> ${escaped(shown(value))}`)
  return `<p style="margin:0 0 16px;padding-left:16px">\n${rows.join('<br>\n')}\n</p>`
}
