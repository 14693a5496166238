import { textAt } from './packed.ts'

/** Values repeat: codes, days, whole documents. So many are remembered for each source. */
const REMEMBERED = 4096
const SLOTS = 4 * REMEMBERED
const KEYS = 64 * 1024

/** A hash is made byte by byte: it begins with 0, and each byte is added. */
export const hashed = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193)

/** The hash of the bytes between these places. */
export function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0
  for (let i = from; i < to; i++) hash = hashed(hash, bytes[i] as number)
  return hash
}

/**
 * Remembers what a function makes of a value, as long as values repeat. They are found by their bytes, so that no text
 * is made of those that are known.
 */
export function remembering<Made>(make: (value: string | null) => Made) {
  const slots = new Int32Array(SLOTS)
  const ends = new Int32Array(REMEMBERED + 1)
  let keys = Buffer.allocUnsafe(KEYS)
  let made: Made[] = []
  let met = 0
  let isWorthwhile = true

  function isKey(nth: number, bytes: Uint8Array, from: number, to: number): boolean {
    const begin = ends[nth] as number
    if ((ends[nth + 1] as number) - begin !== to - from) return false
    for (let i = from, k = begin; i < to; i++, k++) if (bytes[i] !== keys[k]) return false
    return true
  }

  function keep(bytes: Buffer, from: number, to: number): void {
    const begin = ends[made.length] as number
    const end = begin + to - from
    if (end > keys.length) {
      const more = Buffer.allocUnsafe(2 * end)
      more.set(keys)
      keys = more
    }
    bytes.copy(keys, begin, from, to)
    ends[made.length + 1] = end
  }

  return (bytes: Buffer, from: number, to: number, hash: number): Made => {
    if (!isWorthwhile) return make(textAt(bytes, from, to))
    let slot = ((hash ^ (hash >>> 15)) >>> 0) % SLOTS
    met++
    for (;;) {
      const nth = (slots[slot] as number) - 1
      if (nth < 0) break
      if (isKey(nth, bytes, from, to)) return made[nth] as Made
      slot = (slot + 1) % SLOTS
    }
    if (made.length >= REMEMBERED) {
      isWorthwhile = met > 2 * REMEMBERED
      slots.fill(0)
      made = []
      met = 0
      return make(textAt(bytes, from, to))
    }
    const value = make(textAt(bytes, from, to))
    keep(bytes, from, to)
    made.push(value)
    slots[slot] = made.length
    return value
  }
}
