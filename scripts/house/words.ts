import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Finding } from './finding.ts'

/**
 * Checks the part of plain English that a program can judge. Comments must be wrapped, and none may lean on the line
 * above it with its first words. Some phrases that are not English are refused, in comments and in the English guides
 * alike.
 */

const WIDTH = 120
/** Openings that make the reader look for the subject elsewhere. */
const OPENINGS = /^(The same|Of|As|Its|And)\b/
const NOT_ENGLISH: [RegExp, string][] = [
  [/\bcan not\b/i, 'write "cannot"'],
  [/\bthe own\b/i, 'write whose: "its own", "your own"'],
  [/\bthat is none\b/i, 'say what it is not: "not a valid date"'],
  [/\bbehind the last one\b/i, 'write "past the last one"']
]

export function checkWords(root: string): Finding[] {
  const sources = ['src', 'scripts', 'test'].flatMap((folder) => filesIn(join(root, folder), /[.]tsx?$/))
  const guides = filesIn(join(root, 'openapi/guides/en-US'), /[.]md$/)
  return [
    ...sources.flatMap((file) => findings(root, file, commentsOf(readFileSync(file, 'utf8')))),
    ...guides.flatMap((file) => findings(root, file, linesOf(readFileSync(file, 'utf8'))))
  ]
}

function filesIn(folder: string, ending: RegExp): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => ending.test(name) && !name.includes('node_modules')).map((name) => join(folder, name))
}

/** A line of text for people. `opens` marks the first line of a comment. */
interface Line {
  number: number
  text: string
  opens: boolean
  length: number
}

/**
 * Returns the lines that hold only a comment, without their marks. A comment after code is short and belongs to its
 * line.
 */
export function commentsOf(source: string): Line[] {
  let isInside = false
  let wasComment = false
  return source.split('\n').flatMap((line, i) => {
    const [, mark = '', text = ''] = /^\s*(\/\*\*?|\/\/|\*(?!\/))?\s?(.*?)(\s*\*\/)?$/.exec(line) ?? []
    const isComment = isInside || mark === '//' || mark.startsWith('/*')
    const opens = mark.startsWith('/*') || (mark === '//' && !wasComment) || (isInside && wasBare(source, i))
    if (mark.startsWith('/*')) isInside = true
    if (isInside && line.includes('*/')) isInside = false
    wasComment = isComment
    return isComment ? [{ number: i + 1, text, opens, length: line.length }] : []
  })
}

/** Whether the line before this one only opens a block, so that the text of the comment begins here. */
const wasBare = (source: string, i: number) => /^\s*\/\*\*?\s*$/.test(source.split('\n')[i - 1] ?? '')

const linesOf = (text: string): Line[] =>
  text.split('\n').map((line, i) => ({ number: i + 1, text: line, opens: false, length: 0 }))

function findings(root: string, file: string, lines: Line[]): Finding[] {
  const place = (number: number) => `${relative(root, file)}:${number}`
  return lines.flatMap(({ number, text, opens, length }) => [
    ...(length > WIDTH ? [{ place: place(number), problem: `the comment is wider than ${WIDTH} columns` }] : []),
    ...(opens && OPENINGS.test(text)
      ? [{ place: place(number), problem: `the comment begins with "${OPENINGS.exec(text)?.[0]}": name its subject` }]
      : []),
    ...NOT_ENGLISH.filter(([phrase]) => phrase.test(text)).map(([, wanted]) => ({
      place: place(number),
      problem: wanted
    }))
  ])
}
