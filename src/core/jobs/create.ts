import { randomUUID } from 'node:crypto'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Caller, Territorio } from '../../engine/contract/handler.ts'
import { rateLimitExceeded } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Files } from '../../platform/files/store.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import { FIRST_PRIORITY } from '../../platform/queue/turns.ts'
import { type Actor, type Agent, audit } from '../auditoria/record.ts'
import { addressOf } from '../contas/mails/address.ts'
import { limitsOf } from '../contas/rights/limits.ts'
import { codesOf } from '../contas/territorio/covered.ts'
import type { JobKind } from './kinds.ts'
import { type Job, publicId, queueKey } from './queries.ts'
import { type JobSettings, requireQuota } from './quota.ts'
import { jobs } from './tables.ts'
import { shortLane, takeTurns } from './turns.ts'

/** Most unfinished jobs of one owner. */
const MOST = 3
const RETRY_SECONDS = 60

interface NewJob {
  id?: string
  /** Whether the work looks short. If it turns out not to be, it goes on among the others of its queue. */
  isShort?: boolean
  /** Writes more rows in the transaction that creates the job. */
  also?: (tx: Db, job: Job) => Promise<void>
}

/** Writes the job and hands it to the queue, both or neither. Refuses with 429 while the caller has too many. */
export async function createJob<Request extends Record<string, unknown>>(
  db: Db,
  context: Actor & {
    caller: Agent & { territorio?: Territorio | null } & Partial<Pick<Caller, 'chave' | 'permissoes'>>
    files?: Pick<Files, 'room'>
    config?: JobSettings
    jobKinds?: readonly JobKind[]
  },
  { tipo, queue = 'jobs', auditOf, writes, ofCasos }: JobKind<Request>,
  request: Request,
  { id = randomUUID(), isShort = false, also }: NewJob = {}
): Promise<Job> {
  const donoId = context.caller.id
  if (writes) await context.files?.room.require(writes)
  return await db.transaction(async (tx) => {
    // One at a time by owner: two requests that both count two jobs would both add a third.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`jobs.dono.${donoId}`}, 0))`)
    const [unfinished] = await tx
      .select({ jobs: count() })
      .from(jobs)
      .where(and(eq(jobs.donoId, donoId), eq(jobs.status, 'processing')))
    if ((unfinished?.jobs ?? 0) >= MOST)
      throw rateLimitExceeded(RETRY_SECONDS, { key: 'job.too-many', values: { limit: MOST } })
    if (writes && context.config)
      await requireQuota(tx, donoId, context.config.resultQuotaBytes, context.now(), context.jobKinds)
    const donoNome = (await addressOf(tx, donoId))?.nome ?? null
    const territorio = ofCasos ? codesOf(context.caller.territorio ?? null) : null
    const chave = limitsOf(context.caller)
    const [job] = await tx
      .insert(jobs)
      .values({ id, tipo, donoId, donoNome, pedido: request, territorio, chave, criadoEm: context.now() })
      .returning()
    // Jobs run after everything else, so that mails wait for at most one export.
    const lane = isShort ? shortLane(queue) : null
    const options = { jobKey: queueKey(id), queueName: lane ?? queue, priority: FIRST_PRIORITY }
    await enqueue(tx, 'executar-job', { jobId: id, ...(lane ? { curta: true } : {}) }, options)
    await audit(
      tx,
      context,
      'job.criado',
      { tipo: 'job', id: null },
      { job_id: publicId(id), tipo, ...auditOf?.(request) }
    )
    await also?.(tx, job!)
    await takeTurns(tx, queue)
    return job!
  })
}
