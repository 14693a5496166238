import { sealedCasos, withoutSounds } from '../../modules/agravos/privacy/sealed.ts'
import type { Db } from '../../platform/db/client.ts'
import { executorOf } from '../../platform/db/load.ts'
import { learnSealForm } from '../../platform/sealing/form.ts'
import { formerSeals, resealAll } from '../../platform/sealing/reseal.ts'
import type { PeriodicWork } from '../../platform/time/periodic.ts'
import { sealedPlaces } from './places.ts'

const EVERY_MS = 60_000
const IDLE_MS = 10 * 60_000
/** How long one turn seals. The rest is left to the next one, so that the process can stop soon. */
const TURN_MS = 20_000
/** Sealing holds up requests, so only a few milliseconds of it are done at once. */
const AT_ONCE = 50

/**
 * Learns whether seals name their row by now, and if so, seals again what does not. Persons without digests get them
 * either way. Every instance does this: each of them has to write the right form. Two that seal at once do no harm,
 * because the second finds the rows sealed. A row that does not open is left as it is, and is told again and again
 * until somebody looks at it.
 */
export const bindingOfSeals: PeriodicWork<{ db: Db }> = {
  name: 'binding seals to rows',
  everyMs: EVERY_MS,
  idleMs: IDLE_MS,
  atStart: true,
  run: async ({ db }) => {
    const isBound = await learnSealForm(executorOf(db))
    const until = performance.now() + TURN_MS
    const pace = { atOnce: AT_ONCE, goesOn: () => performance.now() < until }
    const found = await resealAll(db, [sealedCasos], withoutSounds, pace)
    const told: Record<string, number> = { sealed: found.sealed }
    if (!isBound) return told
    const { sealed, unopened } = await resealAll(db, sealedPlaces, formerSeals, pace)
    return { sealed: found.sealed + sealed, unopened: found.unopened + unopened }
  }
}
