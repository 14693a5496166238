import { type Emphasis, push, type Reading, remember } from './reading.ts'

const tags: Record<Emphasis, string> = { '*': 'em', '**': 'strong', _: 'em', __: 'strong', '~~': 'del' }

const isSpace = (sign: string) => sign === '' || /\s/.test(sign)
const isPunctuation = (sign: string) => /[\p{P}\p{S}]/u.test(sign)

/**
 * Reads a run of stars, underscores or tildes. It closes emphasis that is open, and the rest of the run opens new
 * emphasis, each where the neighbouring characters allow it.
 */
export function emphasise(reading: Reading): true {
  const { source, at } = reading
  const sign = source[at] as '*' | '_' | '~'
  let length = 1
  while (source[at + length] === sign) length++
  const before = source[at - 1] ?? ''
  const after = source[at + length] ?? ''
  const isLeft = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
  const isRight = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
  // An underscore inside a word is part of the word.
  const mayOpen = isLeft && (sign !== '_' || !isRight || isPunctuation(before))
  const mayClose = isRight && (sign !== '_' || !isLeft || isPunctuation(after))
  let left = length
  if (mayClose) left = close(reading, sign, left)
  if (mayOpen) left = open(reading, sign, left)
  return push(reading, sign.repeat(left), left)
}

function close(reading: Reading, sign: string, length: number): number {
  const { out, open, work } = reading
  let left = length
  for (;;) {
    work.steps += open.length
    const place = open.findLastIndex(({ kind }) => kind[0] === sign)
    const mark = open[place]
    if (!mark || mark.kind.length > left) return left
    const tag = tags[mark.kind as Emphasis]
    out[mark.written] = `<${tag}>`
    open.length = place
    push(reading, `</${tag}>`, mark.kind.length)
    left -= mark.kind.length
  }
}

/** Only the innermost marks of a longer run count; the others are shown as text. */
const MOST_MARKS = 3

function open(reading: Reading, sign: '*' | '_' | '~', length: number): number {
  const double = `${sign}${sign}` as '**' | '__' | '~~'
  if (length > MOST_MARKS) push(reading, sign.repeat(length - MOST_MARKS), length - MOST_MARKS)
  let left = Math.min(length, MOST_MARKS)
  if (left % 2 === 1 && sign !== '~') {
    remember(reading, sign, 1)
    left -= 1
  }
  if (left >= 2) {
    remember(reading, double, 2)
    left -= 2
  }
  return left
}
