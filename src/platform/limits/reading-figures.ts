import { channel } from 'node:diagnostics_channel'

/** What lists, searches and statistics have cost since the start of the process. */
export interface ReadingFigures {
  /** Seconds of the database, by operation. */
  seconds: Map<string, number>
  /** How many were refused: their account had spent its budget or had too many under way, or they took too long. */
  refused: Record<'budget' | 'places' | 'time', number>
}

export const newReadingFigures = (): ReadingFigures => ({
  seconds: new Map(),
  refused: { budget: 0, places: 0, time: 0 }
})

/**
 * Tells code that measures this process what each reading has taken: `{ operation, ms }`. Nothing of the service
 * listens.
 */
export const readingDone = channel('saude-integra.reading')
