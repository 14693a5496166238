import type { FastifyReply, FastifyRequest } from 'fastify'
import { narrowable } from '../../engine/contract/list/narrow.ts'
import type { Metering } from '../../engine/contract/request/contract.ts'
import { type ApiError, rateLimitExceeded, readingTooLong } from '../../errors.ts'
import { CANCELLED, type Database, isUsedUp, type Meter, sqlState } from '../db/client.ts'
import type { Budget } from './budget.ts'
import { createPlaces } from './places.ts'
import { type ReadingFigures, readingDone } from './reading-figures.ts'

/** Readings of one account that run at once, and that wait. A page of the panel asks for a dozen together. */
const PLACES = { atOnce: 2, waiting: 20 }
/**
 * The share of its budget that an account spends before it reads one at a time. On two cores with 1,000,000 cases, the
 * p99 of others beside the dearest readings, sent four at once, is 1.8 times as long as without them. With four places
 * it was 3.0 times, and without this share 3.9 times.
 */
const HEAVY_SHARE = 0.1

/** The limits by account: what it may spend in a minute, and where that is counted. */
export interface AccountLimits {
  budget: Budget
  budgetMs: number
}

interface Options {
  database: Pick<Database, 'metered' | 'newMeter'>
  /** Null where accounts are not limited; a reading then still has its limit of time. */
  limits: AccountLimits | null
  figures: ReadingFigures
}

/**
 * Makes the one door through which lists, searches and statistics read. Each has a bounded time of the database (422),
 * each account runs few at once, and only one once it has been dear, and has a bounded time of the database in a minute
 * (429).
 */
export function createMetering({ database, limits, figures }: Options): Metering {
  const onRefused = () => void figures.refused.places++
  const inPlace = createPlaces({ ...PLACES, onRefused })
  const oneAtATime = createPlaces({ ...PLACES, atOnce: 1, onRefused })

  async function read<T>(operation: string, meter: Meter, work: () => Promise<T>, refusal: () => ApiError): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (sqlState(error) !== CANCELLED || !isUsedUp(meter)) throw error
      figures.refused.time++
      throw refusal()
    } finally {
      figures.seconds.set(operation, (figures.seconds.get(operation) ?? 0) + meter.spentMs / 1000)
      if (readingDone.hasSubscribers) readingDone.publish({ operation, ms: meter.spentMs })
    }
  }

  return async (request, reply, operation, list, handle) => {
    const meter = database.newMeter()
    const work = () =>
      read(
        operation.id,
        meter,
        () => handle({ db: database.metered(meter), meter }),
        () => readingTooLong(narrowable(operation, list, meter.limitMs / 1000))
      )
    if (!limits) return await work()
    const who = accountOf(request)
    const paid = async () => {
      await requireBudget(limits, who, reply, figures)
      try {
        const answer = await work()
        tell(reply, limits, await limits.budget.add(who, meter.spentMs))
        return answer
      } catch (error) {
        await limits.budget.add(who, meter.spentMs)
        throw error
      }
    }
    return await inPlace(who, async () => {
      const { spentMs } = await limits.budget.add(who, 0)
      return await (spentMs < limits.budgetMs * HEAVY_SHARE ? paid() : oneAtATime(who, paid))
    })
  }
}

const accountOf = ({ caller, ip }: FastifyRequest): string => (caller ? `u${caller.id}` : ip)

async function requireBudget(
  { budget, budgetMs }: AccountLimits,
  who: string,
  reply: FastifyReply,
  figures: ReadingFigures
): Promise<void> {
  const spent = await budget.add(who, 0)
  if (spent.spentMs < budgetMs) return
  figures.refused.budget++
  tell(reply, { budgetMs }, spent)
  const seconds = Math.max(1, Math.ceil(spent.endsInMs / 1000))
  throw rateLimitExceeded(seconds, { key: 'limit.reading-budget', values: { limit: budgetMs / 1000 } })
}

function tell(
  reply: FastifyReply,
  { budgetMs }: Pick<AccountLimits, 'budgetMs'>,
  { spentMs, endsInMs }: { spentMs: number; endsInMs: number }
): void {
  reply.headers({
    'x-database-time-limit': Math.ceil(budgetMs),
    'x-database-time-remaining': Math.max(0, Math.floor(budgetMs - spentMs)),
    'x-database-time-reset-after': Math.max(1, Math.ceil(endsInMs / 1000))
  })
}
