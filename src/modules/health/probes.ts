import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Modo } from '../../core/modo/modo.ts'
import { notReady } from '../../errors.ts'
import { type Database, isConnectionError, sqlState } from '../../platform/db/client.ts'
import { isUpToDate } from '../../platform/db/migrate.ts'
import type { ProcessState } from '../../platform/metrics/process.ts'
import { queueStatus } from '../../platform/queue/status.ts'
import { within } from '../../platform/time/within.ts'
import type { Vitals } from '../../platform/vitals/vitals.ts'

const FRESH_MS = 1_000
const LIMIT_MS = 3_000

type Reason = Parameters<typeof notReady>[0]

/** Why the instance is not ready, and what is known of it. */
interface Failing {
  reason: Reason
  err?: unknown
  parts?: string[]
}

interface Probed {
  database: Pick<Database, 'db' | 'ping'>
  state: Pick<ProcessState, 'stage'>
  vitals: Pick<Vitals, 'fatal'>
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

const noStore = { 'cache-control': 'no-store' }

/**
 * Adds the probes for orchestrators and load balancers, beside the API. /health/live says that the process answers at
 * all; otherwise it should be restarted. /health/ready says whether requests should be sent to it.
 */
export function addProbes(
  app: FastifyInstance,
  { modo, ...probed }: Omit<Probed, 'log'> & { modo: Pick<Modo, 'known'> }
): void {
  leaveConnections(app, probed.state)
  const reasonNow = readiness({ ...probed, log: app.log })
  app.get('/health/live', async (_, reply) => reply.headers(noStore).send({ status: 'live' }))
  app.get('/health/ready', async (_, reply) => {
    const reason = await reasonNow()
    reply.headers(noStore)
    if (reason !== null) throw notReady(reason)
    return reply.send({ status: 'ready', mode: modo.known().modo })
  })
}

/**
 * Makes every answer close its connection once a stop signal has come, so that clients open their next connection
 * elsewhere. By the time the listener closes no connection is left on which a request could be lost.
 */
function leaveConnections(app: FastifyInstance, state: Probed['state']): void {
  app.addHook('onRequest', (_, reply, done) => {
    if (state.stage === 'stopping') reply.raw.shouldKeepAlive = false
    done()
  })
}

/**
 * Returns a function that says why requests should not come here, or null. Anyone may ask, so the database is checked
 * at most once a second; what the process knows itself is reported at once.
 */
export function readiness({ database, state, vitals, log }: Probed): () => Promise<Reason | null> {
  let latest: { at: number; reason: Promise<Reason | null> } | undefined
  let told: Reason | null = null

  async function look(): Promise<Reason | null> {
    const parts = vitals.fatal()
    const failing =
      (await failingPart(database)) ?? (parts.length > 0 ? { reason: 'background' as const, parts } : null)
    const reason = failing?.reason ?? null
    if (reason !== told) {
      if (failing) log.warn(failing, 'not ready')
      else log.info('ready again')
    }
    told = reason
    return reason
  }

  return async () => {
    if (state.stage !== 'serving') return state.stage
    const at = performance.now()
    if (!latest || at - latest.at > FRESH_MS) latest = { at, reason: look() }
    const reason = await latest.reason
    // The stop signal may have come while the database was being checked.
    return state.stage === 'serving' ? reason : state.stage
  }
}

/**
 * Checks what a request needs: the database, tables of this version or a later one, and the tables of the queue, which
 * it may write to. Work in the background counts only where it cannot begin anew by itself: an instance on which the
 * queue stands still can answer requests, while one that cannot write down who read what must not.
 */
async function failingPart({ db, ping }: Probed['database']): Promise<Failing | null> {
  try {
    await within(LIMIT_MS, ping())
    if (!(await within(LIMIT_MS, isUpToDate(db)))) return { reason: 'migrations' }
  } catch (err) {
    // Any other refusal, and silence, is not due to migrations that are missing.
    return { reason: NOT_THERE.has(sqlState(err) ?? '') ? 'migrations' : 'database', err }
  }
  return await within(LIMIT_MS, queueStatus(db)).then(
    () => null,
    (err) => ({ reason: isConnectionError(err) ? 'database' : 'queue', err })
  )
}

/** Schema and table that are not there. */
const NOT_THERE = new Set(['3F000', '42P01'])
