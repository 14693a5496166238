import { JobRefused } from '../../../core/jobs/kinds.ts'

const MINUTE_MS = 60_000
const MIB = 2 ** 20

/** The slowest machines read ten times as much in this time, packed files included. */
const minutesFor = (bytes: number): number => 15 + Math.ceil(bytes / MIB)

/**
 * Returns what throws once a run has taken longer than any honest file of this size. Each run has this time: a service
 * that was stopped for a night is no fault of the file.
 */
export function deadlineOf(bytes: number, now: () => Date): () => void {
  const minutos = minutesFor(bytes)
  const until = now().getTime() + minutos * MINUTE_MS
  return () => {
    if (now().getTime() > until) throw new JobRefused({ key: 'import.deadline', values: { minutos } })
  }
}
