import type { What } from './words.ts'

/**
 * What a change means for users of the contract: it only says something better, it adds something, or it can break a
 * program.
 */
export const impacts = ['patch', 'minor', 'major'] as const
export type Impact = (typeof impacts)[number]

/** The names that are filled into a sentence. */
export type Values = Record<string, string | string[]>

/** One difference, before it is known where else it occurs. */
export interface Found {
  what: What
  impact: Impact
  values: Values
}

/** One sentence of the changelog: one difference, in one place or in many. */
export interface Change extends Found {
  description: 'a' | 'b'
  /** The kind of names that `places` holds. */
  of: 'operation' | 'webhook' | 'schema' | 'document'
  places: string[]
}

export const found = (what: What, impact: Impact, values: Values = {}): Found => ({ what, impact, values })

export const largest = (all: Impact[]): Impact =>
  all.reduce<Impact>((most, each) => (impacts.indexOf(each) > impacts.indexOf(most) ? each : most), 'patch')

export const isSame = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after)

/** What is in the second list and missing from the first. */
export const gained = <T>(before: readonly T[], after: readonly T[]): T[] =>
  after.filter((each) => !before.includes(each))
