/*
 * Written by hand: the messages of envalid 8.2.0 repeat the value that was refused. It may be a password, and the
 * messages are logged.
 */

import type { Check } from './checks.ts'
import { readSecret } from './secret-files.ts'

export type Reader = ReturnType<typeof reader>

/** Reads settings. Each mistake becomes a line of `problems`. */
export function reader(env: NodeJS.ProcessEnv, problems: string[]) {
  /** The secrets that were asked for, from wherever they are given. */
  const secrets = new Map<string, string | null>()
  const given = (name: string) => secrets.get(name) ?? env[name] ?? null
  const text = (name: string) => given(name)?.trim() || null
  const bad = (name: string, given: string, wanted: string) =>
    void problems.push(`${name}: given ${given}, wanted ${wanted}`)
  const verify = (
    name: string,
    value: string | null,
    isGood: Check,
    wanted: string,
    tell: (value: string) => string
  ) => {
    if (value !== null && !isGood(value)) bad(name, tell(value), wanted)
    return value
  }
  const unread = new Set<string>()
  function findSecret(name: string): void {
    const { value, problem } = readSecret(env, name)
    secrets.set(name, value)
    if (problem === undefined) return
    problems.push(`${name}: ${problem}`)
    unread.add(name)
  }
  return {
    text,
    bad,
    required(name: string, wanted: string): void {
      if (!text(name) && !unread.has(name)) problems.push(`${name}: not set, wanted ${wanted}`)
    },
    checked: (name: string, isGood: Check, wanted: string) => verify(name, text(name), isGood, wanted, shown),
    /** For keys, and addresses that carry a password: never repeated, and given in a file if need be. */
    hidden(name: string, isGood: Check, wanted: string) {
      findSecret(name)
      return verify(name, text(name), isGood, wanted, sizeOf)
    },
    /** Like `hidden`, but taken as it is, because spaces at its ends belong to it. */
    secret(name: string, isGood: Check, wanted: string) {
      findSecret(name)
      return verify(name, text(name) && given(name), isGood, wanted, sizeOf)
    },
    list(name: string, isGood: Check, wanted: string): string[] {
      const entries = (text(name) ?? '').split(',').map((entry) => entry.trim())
      const wrong = entries.filter((entry) => !isGood(entry))
      if (text(name) && wrong.length > 0) bad(name, wrong.map(shown).join(', '), wanted)
      return text(name) ? entries : []
    },
    oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
      const value = text(name)
      const known = value === null ? fallback : allowed.find((each) => each === value)
      if (known === undefined) bad(name, shown(value ?? ''), allowed.join('|'))
      return known ?? fallback
    },
    integer(name: string, least: number, most: number, fallback: number): number {
      const value = text(name)
      if (value === null) return fallback
      const isGood = /^\d{1,15}$/.test(value) && Number(value) >= least && Number(value) <= most
      if (!isGood) bad(name, shown(value), `a whole number from ${least} to ${most}`)
      return isGood ? Number(value) : fallback
    }
  }
}

/** Quotes a value on one short line, and hides a password even where none belongs. */
export function shown(value: string): string {
  const start = value.indexOf('//')
  const end = value.lastIndexOf('@')
  const masked = start >= 0 && end > start ? `${value.slice(0, start)}//***${value.slice(end)}` : value
  return JSON.stringify(masked.length > 60 ? `${masked.slice(0, 60)}…` : masked)
}

const sizeOf = (value: string): string => `${Buffer.byteLength(value)} bytes (not shown)`
