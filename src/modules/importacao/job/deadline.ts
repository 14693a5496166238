import { JobRefused } from '../../../core/jobs/kinds.ts'

const MINUTE_MS = 60_000
const MIB = 2 ** 20

/** The slowest machines read ten times as much in this time, packed files included. */
export const minutesFor = (bytes: number): number => 15 + Math.ceil(bytes / MIB)

/**
 * Returns what throws once a run has taken longer than any honest file of its size. Each run has this time: a service
 * that was stopped for a night is no fault of the file. The process clock counts, because this bounds the work.
 */
export function deadlineOf(minutos: number, clock: () => number = () => performance.now()): () => void {
  const until = clock() + minutos * MINUTE_MS
  return () => {
    if (clock() > until) throw new JobRefused({ key: 'import.deadline', values: { minutos } })
  }
}
