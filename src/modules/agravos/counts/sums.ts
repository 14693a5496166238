/** Adds up numbers of the same keys. */
export function addedUp<Key>(one: readonly [Key, number][], other: readonly [Key, number][]): [Key, number][] {
  const sums = new Map(one)
  for (const [key, n] of other) sums.set(key, (sums.get(key) ?? 0) + n)
  return [...sums]
}

export type Days = [day: string, n: number][]

/** Adds up numbers of the same days, in their order. */
export const addedUpByDay = (one: Days, other: Days, order: 'asc' | 'desc'): Days =>
  addedUp(one, other).sort(([x], [y]) => (x < y === (order === 'asc') ? -1 : 1))
