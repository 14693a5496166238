import { type ConnectOptions, type Database, connect as plain } from '../../src/platform/db/client.ts'

/** Longer than a starved machine needs for anything. A test that is about a time limit sets its own. */
export const PATIENT_MS = 600_000

/** Connects as the service does, but waits for a connection as long as a slow machine needs. */
export function connect(url: string, options: ConnectOptions = {}): Database {
  return plain(url, { acquireTimeout: PATIENT_MS, readingTimeout: PATIENT_MS, ...options })
}
