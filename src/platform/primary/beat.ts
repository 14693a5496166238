import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/client.ts'
import type { Sign, Vitals } from '../vitals/vitals.ts'
import type { PrimaryGuard } from './guard.ts'

interface BeatOptions {
  guard: PrimaryGuard
  database: Pick<Database, 'sql'>
  vitals: Pick<Vitals, 'part'>
  everyMs?: number
}

/** What is acknowledged between two beats is not remembered yet. A beat is an empty message in the database's log. */
const EVERY_MS = 250

/** Keeps the mark of what is acknowledged close to the present, here and on the other instances. */
export function startBeat({ guard, database, vitals, everyMs = EVERY_MS }: BeatOptions): { stop(): Promise<void> } {
  const stopping = new AbortController()
  /** Counts the loops. One that never comes back is left behind, and a new one begins. */
  let loop = 0

  async function keepBeating(sign: Sign): Promise<void> {
    const own = ++loop
    /** How often the database had been used at the last beat. While nobody uses it, there is nothing to remember. */
    let known = -1
    while (!stopping.signal.aborted && loop === own) {
      const before = guard.uses()
      if (before !== known) {
        // The beat itself uses the database once. While there is no primary, which is reported elsewhere, it fails.
        known = await guard
          .confirm((text) => database.sql.unsafe(text))
          .then(
            () => before + 1,
            () => -1
          )
        // The others may know more.
        await guard.exchange()
      }
      sign.did()
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const sign = vitals.part('primary', {
    everyMs,
    renew: () => {
      beating = keepBeating(sign)
    }
  })
  let beating = keepBeating(sign)
  return {
    async stop() {
      stopping.abort()
      await beating
    }
  }
}
