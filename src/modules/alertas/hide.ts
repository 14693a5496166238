import type { Sees } from '../agravos/few/who.ts'
import { stateOf } from './compute/read.ts'
import type { alertas } from './tables.ts'

/** A week with fewer cases could point to somebody. */
const FEWEST_TOLD = 5

type Row = Pick<typeof alertas.$inferSelect, 'lugar' | 'semanas'>

const isSmall = ({ semanas }: Row): boolean => semanas.some(({ c }) => c < FEWEST_TOLD)
const total = ({ semanas }: Row): number => semanas.reduce((sum, { c }) => sum + c, 0)

/**
 * The municipalities whose figures are hidden from a caller: those with a week of few cases and, where that is only one
 * of a state whose figures are known, a second one, so that no difference tells it. `rows` has every municipality of
 * the states it is about.
 */
export function hiddenOf(rows: readonly Row[], sees: Sees): Set<number> {
  const hidden = new Set<number>()
  if (!sees) return hidden
  const states = new Map<number, Row[]>()
  for (const row of rows) {
    const state = stateOf(row.lugar)
    states.set(state, [...(states.get(state) ?? []), row])
  }
  for (const own of states.values()) {
    const unseen = own.filter(({ lugar }) => !sees(lugar))
    const small = unseen.filter(isSmall)
    const rest = unseen.filter((row) => !isSmall(row)).sort((x, y) => total(x) - total(y))
    for (const row of small.length === 1 ? [...small, ...rest.slice(0, 1)] : small) hidden.add(row.lugar)
  }
  return hidden
}
