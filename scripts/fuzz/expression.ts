import type { Random } from './random.ts'

/**
 * Makes a text that matches a regular expression of the contract. It knows what the contract uses: letters, classes,
 * `\d \s \S .`, groups, alternatives, and the quantifiers `? * + {n} {n,m}`. An expression without anchors is treated
 * as though it had them.
 */
export function textOf(pattern: string, random: Random): string {
  const reader = { text: pattern, at: 0 }
  const text = alternatives(reader, random)
  if (reader.at < pattern.length) throw new Error(`Cannot read ${pattern} from position ${reader.at}`)
  return text
}

interface Reader {
  text: string
  at: number
}

type Piece = (random: Random) => string

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']
const DIGITS = [...'0123456789']
const SIGNS = [...'-_.,:;@#áÉçõ']
const MOST = 6

function alternatives(reader: Reader, random: Random): string {
  const choices: Piece[][] = [[]]
  while (reader.at < reader.text.length && reader.text[reader.at] !== ')') {
    if (reader.text[reader.at] === '|') {
      reader.at++
      choices.push([])
    } else choices.at(-1)?.push(quantified(reader))
  }
  return random
    .pick(choices)
    .map((piece) => piece(random))
    .join('')
}

function quantified(reader: Reader): Piece {
  const piece = atom(reader)
  const found = /^(?:[?*+]|\{(\d+)(,?)(\d*)\})/.exec(reader.text.slice(reader.at))
  if (!found) return piece
  reader.at += found[0].length
  const [least, most] = boundsOf(found)
  return (random) => Array.from({ length: random.between(least, most) }, () => piece(random)).join('')
}

function boundsOf([sign, least = '0', comma, most]: RegExpExecArray): [number, number] {
  if (sign === '?') return [0, 1]
  if (sign === '*') return [0, MOST]
  if (sign === '+') return [1, MOST]
  if (comma === '') return [Number(least), Number(least)]
  return [Number(least), most ? Number(most) : Number(least) + MOST]
}

function atom(reader: Reader): Piece {
  const sign = reader.text[reader.at++] as string
  if (sign === '^' || sign === '$') return () => ''
  if (sign === '.') return (random) => random.pick(LETTERS)
  if (sign === '[') return oneOf(members(reader))
  if (sign === '(') return group(reader)
  if (sign === '\\') return oneOf(escaped(reader.text[reader.at++] as string))
  return () => sign
}

/** A group is read again each time, since its content is chosen while it is read. */
function group(reader: Reader): Piece {
  const from = reader.text.startsWith('?:', reader.at) ? reader.at + 2 : reader.at
  const skipped = { text: reader.text, at: from }
  const first: Random = {
    below: () => 0,
    between: (least) => least,
    chance: () => false,
    pick: (all) => all[0]!,
    some: () => []
  }
  alternatives(skipped, first)
  reader.at = skipped.at + 1
  return (random) => alternatives({ text: reader.text, at: from }, random)
}

const oneOf =
  (all: string[]): Piece =>
  (random) =>
    random.pick(all)

function escaped(letter: string): string[] {
  if (letter === 'd') return DIGITS
  if (letter === 's') return [' ']
  if (letter === 'S') return [...LETTERS, ...DIGITS, ...SIGNS]
  if (letter === 'w') return [...LETTERS, ...DIGITS, '_']
  return [letter]
}

function members(reader: Reader): string[] {
  const end = reader.text.indexOf(']', reader.at)
  const inside = reader.text.slice(reader.at, end)
  reader.at = end + 1
  return [...inside.matchAll(/\\(.)|(.)-(.)|(.)/gsu)].flatMap(([, letter, first, last, single]) => {
    if (letter) return escaped(letter)
    if (single) return [single]
    const [from, to] = [first?.codePointAt(0) ?? 0, last?.codePointAt(0) ?? 0]
    return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))
  })
}
