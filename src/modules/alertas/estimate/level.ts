/** How sure it has to be that Rt is above 1, and in how many of the last weeks. The contract names these numbers. */
const SURE = 0.95
const RISING = { weeks: 3, of: 4 }

export type Nivel = 1 | 2 | 3 | 4

export interface Week {
  estimate: number
  /** The probability that Rt is above 1; null where it cannot be said. */
  above: number | null
  /** What this week is like in other years; null where too few years are known. */
  channel: { media: number; limite: number } | null
}

/** Whether cases surely rose in most of the last weeks. `weeks` has the oldest first. */
const isRising = (weeks: readonly Week[], at: number): boolean =>
  weeks.slice(Math.max(0, at + 1 - RISING.of), at + 1).filter(({ above }) => above !== null && above > SURE).length >=
  RISING.weeks

/** The level of a week. Returns null where neither the channel nor a rise tells it. */
export function levelAt(weeks: readonly Week[], at: number): Nivel | null {
  const week = weeks[at]
  if (!week) return null
  const { channel, estimate } = week
  if (channel && estimate > channel.limite) return 4
  if (isRising(weeks, at)) return 3
  if (!channel) return null
  return estimate > channel.media ? 2 : 1
}
