/*
 * Cuts migrations into statements and words, so that they can be judged. It is hard because SQL hides words in many
 * places: comments, texts, quoted names and bodies of functions, each with its own way of escaping. This is not a
 * parser: for judging it is enough to know where words begin and end. Comments carry two marks of ours: `-- contract
 * since release <n>: <why>` and `-- safe: <why>`.
 *
 * Own lines: libpg-query 18.1.5 (PostgreSQL's own scanner, 1.8 MB of WebAssembly) gives the same words for all 36
 * migrations, in about six times as long. On an unclosed quote it throws an error about JSON that does not name the
 * fault.
 */

import { CONTRACT_MARK } from '../../src/platform/db/migrations.ts'

/** A statement of a migration, cut into words. */
export interface Statement {
  /** The line of the file on which it begins. */
  line: number
  /** Words in lower case, names without quotes, signs one by one. Texts and bodies of functions become `'` and `$`. */
  tokens: string[]
  /** The release since which nothing uses what the statement removes, when a comment says so. */
  contractSince: number | null
  /** Why the statement does no harm, when a comment says so. */
  safe: string | null
}

const SAFE_MARK = /^\s*--\s*safe: *(\S.*)$/

/**
 * The kinds of tokens in the order in which they are tried. A quote that is never closed is a sign, and the rest is
 * read as words.
 */
const parts = [
  { kind: 'space', form: /\s+/y },
  { kind: 'comment', form: /--[^\n]*/y },
  { kind: 'comment', form: /\/\*[\s\S]*?\*\//y },
  { kind: 'body', form: /(\$(?:[a-z_]\w*)?\$)[\s\S]*?\1/iy },
  { kind: 'escaped', form: /e'(?:[^'\\]|\\[\s\S]|'')*'/iy },
  { kind: 'text', form: /'(?:[^']|'')*'/y },
  { kind: 'name', form: /"(?:[^"]|"")*"/y },
  { kind: 'word', form: /[\p{L}_][\p{L}\p{N}_$]*/uy },
  { kind: 'number', form: /\d[\w.]*/y },
  { kind: 'sign', form: /[\s\S]/y }
] as const

function* lex(text: string): Generator<{ kind: (typeof parts)[number]['kind']; value: string; at: number }> {
  for (let at = 0; at < text.length; ) {
    for (const { kind, form } of parts) {
      form.lastIndex = at
      const value = form.exec(text)?.[0]
      if (value === undefined) continue
      yield { kind, value, at }
      at += value.length
      break
    }
  }
}

const blank = (): Omit<Statement, 'line'> => ({ tokens: [], contractSince: null, safe: null })

function readComment(comment: string, into: Omit<Statement, 'line'>): void {
  const contract = CONTRACT_MARK.exec(comment)
  if (contract) into.contractSince = Number(contract[1])
  const safe = SAFE_MARK.exec(comment)
  if (safe) into.safe = safe[1] ?? null
}

const written = {
  escaped: () => "'",
  text: () => "'",
  body: () => '$',
  name: unquoted,
  word: lower,
  number: lower,
  sign: lower
}
function unquoted(value: string): string {
  return value.slice(1, -1).replaceAll('""', '"')
}
function lower(value: string): string {
  return value.toLowerCase()
}

/** Returns the statements of a file. A mark belongs to the statement that it stands before or inside. */
export function statementsOf(text: string): Statement[] {
  const found: Statement[] = []
  let next = blank()
  let begin = 0
  const end = () => {
    if (next.tokens.length > 0) found.push({ line: text.slice(0, begin).split('\n').length, ...next })
    next = blank()
  }
  for (const { kind, value, at } of lex(text)) {
    if (kind === 'comment') {
      if (value.startsWith('--> statement-breakpoint')) end()
      else readComment(value, next)
    } else if (kind !== 'space') {
      if (next.tokens.length === 0) begin = at
      if (value === ';') end()
      else next.tokens.push(written[kind](value))
    }
  }
  end()
  return found
}

/** Splits at the commas outside brackets. */
export function splitAtCommas(tokens: readonly string[]): string[][] {
  const pieces: string[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (token === '(') depth++
    if (token === ')') depth--
    if (token === ',' && depth === 0) pieces.push([])
    else pieces.at(-1)!.push(token)
  }
  return pieces
}

/** Whether these words stand there one after the other. */
export const has = (tokens: readonly string[], ...words: string[]): boolean =>
  tokens.some((_, i) => words.every((word, j) => tokens[i + j] === word))
