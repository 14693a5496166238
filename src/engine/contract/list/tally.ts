import { type Problem, refused } from '../../../errors.ts'
import type { Operator } from '../schema/filter.ts'

/** Most conditions of a request that search in texts. The database may have to look at every row for each of them. */
export const MOST_TEXTS = 10

/** The conditions of one request that search in texts, in whatever notation. */
export interface Tally {
  texts: number
}

export const newTally = (): Tally => ({ texts: 0 })

const searching: readonly string[] = ['like', 'gt', 'gte', 'lt', 'lte'] satisfies Operator[]

/** Whether a condition searches in texts: by a part of them or by their order, not by the whole text. */
export const searchesText = (ops: readonly Operator[], op: string): boolean =>
  ops.includes('like') && searching.includes(op)

/** Counts a search in texts, and reports the first one too many at its place. */
export function countText(tally: Tally, path: (string | number)[], where: Problem['in']): Problem[] {
  tally.texts += 1
  return tally.texts === MOST_TEXTS + 1 ? [refused(path, 'field.texts', 'TOO_MANY', { limit: MOST_TEXTS }, where)] : []
}
