import type { Db } from '../db/client.ts'
import { forgetOtherKeys, requireKnownKeys } from '../sealing/known-keys.ts'
import { isNotOfCurrentKey, resealAll } from '../sealing/reseal.ts'
import { sealedPlaces } from './places.ts'

/** Seals everything by the present key, in bounded batches, and forgets the other ones when nothing of theirs is left. */
export async function rotateKeys(db: Db, atOnce?: number): Promise<void> {
  await requireKnownKeys(db)
  // Once more for what others have written meanwhile, until there is nothing.
  while ((await resealAll(db, sealedPlaces, isNotOfCurrentKey, atOnce)).batches > 0);
  await forgetOtherKeys(db)
}
