/** Longer names are not looked at, so that a hostile one costs nothing. */
const LONGEST = 40

/**
 * Returns the known name that was probably meant: one that is a part of the given name (`estado` of
 * `estado_residencia`, or the other way round), else the one with the fewest differing letters.
 */
export function nearest(given: string, known: Iterable<string>): string | null {
  if (given.length > LONGEST) return null
  const name = given.toLowerCase()
  const most = Math.min(3, Math.floor(name.length / 3))
  let best: { near: string; far: number } | null = null
  for (const near of known) {
    const far = isPart(near, name) || isPart(name, near) ? 1 : distance(name, near, most)
    if (far <= most && (best === null || far < best.far)) best = { near, far }
  }
  return best?.near ?? null
}

const isPart = (part: string, whole: string): boolean => whole.startsWith(`${part}_`) || whole.endsWith(`_${part}`)

/** How many letters must be inserted, removed or replaced; more than `most` once that is certain. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let row = Array.from({ length: other.length + 1 }, (_, j) => j)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? most + 1
}
