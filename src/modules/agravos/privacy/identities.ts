import type { Context } from '../../../engine/contract/handler.ts'
import { rateLimitExceeded } from '../../../errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import { countOnce, type Hourly, secondsLeft } from './hourly.ts'

/**
 * The most identities that an account reads in an hour, with its searches for persons: more than anybody can ring up,
 * and too few to copy a city.
 */
export const MOST_IDENTITIES = 300
const identities: Hourly = { table: 'identificacoes', most: MOST_IDENTITIES }

/** Counts one more reading of an identity, or refuses it. */
export async function requireIdentity(tx: Db, context: Context<'secured'>): Promise<void> {
  if (await countOnce(tx, identities, context)) return
  const seconds = await secondsLeft(tx, identities, context)
  throw rateLimitExceeded(seconds, { key: 'case.too-many-identities', values: { limit: MOST_IDENTITIES } })
}
