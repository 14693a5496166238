/** Values repeat: names of places, codes, days, whole documents. So many are remembered for each source. */
const REMEMBERED = 4096

type Value = string | null

/** Remembers what a function makes of a value, as long as values repeat. */
export function remembering<Made extends string | object>(make: (value: Value) => Made): (value: Value) => Made {
  const known = new Map<Value, Made>()
  let met = 0
  let isWorthwhile = true
  return (value) => {
    if (!isWorthwhile) return make(value)
    const found = known.get(value)
    met++
    if (found !== undefined) return found
    if (known.size >= REMEMBERED) {
      isWorthwhile = met > 2 * REMEMBERED
      known.clear()
      met = 0
    }
    // A value is a part of the text of its batch, all of which would be kept with it.
    const own = value === null ? null : Buffer.from(value).toString()
    const made = make(own)
    known.set(own, made)
    return made
  }
}
