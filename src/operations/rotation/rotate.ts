import { setTimeout as pause } from 'node:timers/promises'
import { checkTrail } from '../../core/auditoria/check-trail.ts'
import { sealNext } from '../../core/auditoria/seal-trail.ts'
import type { Db } from '../../platform/db/client.ts'
import { forgetOtherKeys, requireKnownKeys } from '../../platform/sealing/known-keys.ts'
import { isNotOfCurrentKey, resealAll } from '../../platform/sealing/reseal.ts'
import { sealedPlaces } from './places.ts'

/** Seals everything by the present key, in bounded batches, and forgets the other ones when nothing of theirs is left. */
export async function rotateKeys(db: Db, now: Date, atOnce?: number): Promise<void> {
  await requireKnownKeys(db)
  await coverTrail(db, now)
  // Once more for what others have written meanwhile, until there is nothing.
  while ((await resealAll(db, sealedPlaces, isNotOfCurrentKey, atOnce)).batches > 0);
  await forgetOtherKeys(db)
}

/** The trail was tampered with, so that nothing is signed anew. */
export class BrokenTrail extends Error {
  override name = 'BrokenTrail'
}

/** A link signed by the present key covers all that were signed by the former one, which are looked at while that can still be done. */
async function coverTrail(db: Db, now: Date): Promise<void> {
  const { findings } = await checkTrail(db, now)
  if (findings.length > 0) throw new BrokenTrail(`The audit trail was tampered with:\n${findings.join('\n')}`)
  while (!(await sealNext(db, { now, always: true }))) await pause(1000)
}
