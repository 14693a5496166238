import { setTimeout as pause } from 'node:timers/promises'
import { checkTrail } from '../../core/auditoria/check-trail.ts'
import { sealNext } from '../../core/auditoria/seal-trail.ts'
import type { Db } from '../../platform/db/client.ts'
import { bindSeals } from '../../platform/sealing/form.ts'
import { forgetOtherKeys, requireKnownKeys } from '../../platform/sealing/known-keys.ts'
import { notOfCurrentKey, resealAll } from '../../platform/sealing/reseal.ts'
import { sealedPlaces } from './places.ts'

/**
 * Seals everything with the current key and for its row, in bounded batches, and forgets the other keys when nothing of
 * theirs is left. Older releases, which do not know such seals, cannot start from then on.
 */
export async function rotateKeys(db: Db, now: Date, atOnce = 500): Promise<void> {
  await requireKnownKeys(db)
  await bindSeals(db)
  await coverTrail(db, now)
  // Repeated until nothing is left, because other instances may have written meanwhile.
  while ((await resealAll(db, sealedPlaces, notOfCurrentKey, { atOnce })).sealed > 0);
  await forgetOtherKeys(db)
}

/** The audit trail was tampered with, so nothing is signed again. */
export class BrokenTrail extends Error {
  override name = 'BrokenTrail'
}

/**
 * Adds a link signed by the current key, which covers everything signed by the previous one. The earlier links are
 * checked first, while that is still possible.
 */
async function coverTrail(db: Db, now: Date): Promise<void> {
  const { findings } = await checkTrail(db, now)
  if (findings.length > 0) throw new BrokenTrail(`The audit trail was tampered with:\n${findings.join('\n')}`)
  while (!(await sealNext(db, { now, always: true }))) await pause(1000)
}
