/** Random numbers that are the same for the same seed, so that a run can be repeated. */
export interface Random {
  /** A whole number from 0 to below the given one. */
  below(count: number): number
  /** A whole number from the first to the last, inclusive. */
  between(first: number, last: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** This many of them, or all if there are fewer, in random order. */
  some<T>(from: readonly T[], count: number): T[]
}

/** Mulberry32: small, fast, and even enough for picking requests. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(fraction() * count)
  const some = <T>(from: readonly T[], count: number): T[] => {
    const rest = [...from]
    const taken: T[] = []
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(below(rest.length), 1))
    return taken
  }
  return {
    below,
    between: (first, last) => first + below(last - first + 1),
    chance: (probability) => fraction() < probability,
    pick: (from) => {
      if (from.length === 0) throw new Error('There is nothing to pick from')
      return from[below(from.length)] as (typeof from)[number]
    },
    some
  }
}
