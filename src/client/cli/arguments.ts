import { parseArgs } from 'node:util'
import type { MessageKey } from './messages.ts'

/** The command line was used in an unknown way. */
export class UsageError extends Error {
  readonly key: MessageKey
  readonly values: Record<string, unknown>

  constructor(key: MessageKey, values: Record<string, unknown> = {}) {
    super(key)
    this.key = key
    this.values = values
  }
}

type Kind = 'string' | 'boolean'
export type OptionTable = Record<string, Kind>

/** Options of all commands. */
export const commonOptions = {
  server: 'string',
  profile: 'string',
  ca: 'string',
  lang: 'string',
  json: 'boolean',
  help: 'boolean',
  version: 'boolean'
} as const satisfies OptionTable

export type Options = Record<string, string | boolean | undefined>

export interface Given {
  positionals: string[]
  options: Options
}

/** Reads words and options, and refuses anything that the table does not know. */
export function readArguments(args: string[], table: OptionTable): Given {
  const options = Object.fromEntries(Object.entries(table).map(([name, type]) => [name, { type }]))
  const { tokens, positionals } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true })
  const found: Options = {}
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const kind = Object.hasOwn(table, token.name) ? table[token.name] : undefined
    if (kind === undefined) throw new UsageError('error.option', { name: token.rawName })
    if (kind === 'string' && !token.value) throw new UsageError('error.optionValue', { name: token.rawName })
    if (kind === 'boolean' && token.value !== undefined)
      throw new UsageError('error.optionFlag', { name: token.rawName })
    found[token.name] = token.value ?? true
  }
  return { positionals, options: found }
}

export const textOf = (options: Options, name: string): string | undefined =>
  typeof options[name] === 'string' ? options[name] : undefined

/** Reads a whole number of at least one. */
export function numberOf(options: Options, name: string): number | undefined {
  const text = textOf(options, name)
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError('error.number', { name: `--${name}` })
  return Number(text)
}

export function choiceOf<T extends string>(options: Options, name: string, values: readonly T[]): T | undefined {
  const text = textOf(options, name)
  if (text === undefined) return undefined
  const found = values.find((value) => value === text)
  if (!found) throw new UsageError('error.choice', { name: `--${name}`, values: values.join(', ') })
  return found
}

/**
 * Reads `estado=PE` and `idade[gte]=60`. With `:=` the value is JSON, for bodies that distinguish numbers from texts.
 */
export function pairsOf(words: string[]): Record<string, unknown> {
  return Object.fromEntries(
    words.map((word) => {
      const [, name, sign, text] = /^([^=:]+)(:?=)(.*)$/s.exec(word) ?? []
      if (name === undefined) throw new UsageError('error.pair', { text: word })
      return [name, sign === '=' ? text : jsonOf(text, word)]
    })
  )
}

function jsonOf(text = '', word: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError('error.pair', { text: word })
  }
}
