import { limits } from './limits.ts'
import { UnreadableFile } from './unreadable.ts'

/** Counts unpacked bytes and refuses unreasonable growth before it takes disk, memory or hours. */
export function inflationWatch(packed: () => number): (bytes: number) => void {
  let inflated = 0
  return (bytes) => {
    inflated += bytes
    checkInflation(inflated, packed())
  }
}

export function checkInflation(inflated: number, packed: number): void {
  const ratio = inflated > limits.ratioFrom && inflated > limits.ratio * packed
  if (ratio || inflated > limits.inflated) {
    throw new UnreadableFile('sheet.inflated', { limit: limits.inflated / 2 ** 30, ratio: limits.ratio })
  }
}
