import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createJob } from '../../../src/core/jobs/create.ts'
import type { JobKind } from '../../../src/core/jobs/kinds.ts'
import { jobs } from '../../../src/core/jobs/tables.ts'
import { runJob } from '../../../src/core/jobs/task.ts'
import { takeTurns } from '../../../src/core/jobs/turns.ts'
import { importCasos } from '../../../src/modules/importacao/job/import-job.ts'
import { enqueue } from '../../../src/platform/queue/enqueue.ts'
import { insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { noFigures } from './support.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const LANES = ['importacoes', 'importacoes-2']

/** Who works on which lane; the name of a job is its owner's letter and its number. */
type Taken = { key: string; lane: string }

/** Takes an entry as graphile-worker does: the first of those whose lane is free. Returns null when none is left. */
async function take(): Promise<Taken | null> {
  const [taken] = await test.db.execute<Taken>(sql`
    update graphile_worker._private_jobs entry
    set locked_by = 'test', locked_at = now(), attempts = attempts + 1
    where id = (
      select waiting.id from graphile_worker._private_jobs waiting
      join graphile_worker._private_job_queues queue on queue.id = waiting.job_queue_id
      where waiting.is_available and waiting.run_at <= now() and queue.queue_name = any(${sql.param(LANES)}::text[])
        and not exists (
          select from graphile_worker._private_jobs other
          where other.job_queue_id = waiting.job_queue_id and other.locked_by is not null)
      order by waiting.priority, waiting.run_at, waiting.id limit 1)
    returning key, (select queue_name from graphile_worker._private_job_queues queue where queue.id = job_queue_id) as lane`)
  return taken ?? null
}

/** Ends the work on an entry well, as the queue does: the job first, then its entry. */
async function end({ key }: Taken): Promise<void> {
  const kind = { ...importCasos, run: async () => noFigures, clear: async () => {} } as unknown as JobKind
  await runJob({ ...test.services, jobKinds: [kind] }, key.slice('job:'.length), { lastAttempt: false })
  await test.db.execute(sql`delete from graphile_worker._private_jobs where key = ${key}`)
}

const names = new Map<string, string>()
const nameOf = (taken: Taken | null) => taken && names.get(taken.key)

async function send(donoId: number, name: string): Promise<void> {
  const context = { caller: { id: donoId }, ip: '', requestId: '', now: test.services.now }
  const { id } = await createJob(test.db, context, importCasos, { idioma: 'pt-BR' })
  names.set(`job:${id}`, name)
}

/** Ten at once, which an account cannot send: as if the limit were higher, or had been. */
async function sendTen(donoId: number, letter: string): Promise<void> {
  for (let i = 1; i <= 10; i++) {
    const [job] = await test.db
      .insert(jobs)
      .values({ id: crypto.randomUUID(), tipo: 'importar-casos', donoId, pedido: {}, criadoEm: test.services.now() })
      .returning()
    names.set(`job:${job!.id}`, `${letter}${i}`)
    const options = { jobKey: `job:${job!.id}`, queueName: 'importacoes', priority: 10 }
    await enqueue(test.db, 'executar-job', { jobId: job!.id }, options)
    await takeTurns(test.db, 'importacoes')
  }
}

const people = async (n: number) =>
  await Promise.all(Array.from({ length: n }, async () => (await insertAccount(test, 'gestor')).id))

/** Works until nothing is left: always the oldest of what is taken ends first. Returns what was taken, in order. */
async function workAll(working: Taken[]): Promise<(string | null | undefined)[]> {
  const order: (string | null | undefined)[] = []
  for (;;) {
    for (let next = await take(); next; next = await take()) {
      working.push(next)
      order.push(nameOf(next))
    }
    const first = working.shift()
    if (!first) return order
    await end(first)
  }
}

it('ten imports of one person, and one of another who comes later: it is begun at once, in the second lane', async () => {
  const [ana, bia] = (await people(2)) as [number, number]
  await sendTen(ana, 'a')
  const first = await take()
  expect(nameOf(first)).toBe('a1')
  // The second lane stays free for somebody else.
  expect(await take()).toBeNull()
  await send(bia, 'b1')
  const second = await take()
  expect(nameOf(second)).toBe('b1')
  expect(second?.lane).not.toBe(first?.lane)
  expect(await workAll([first!, second!])).toEqual(['a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'a10'])
})

it('of several people with several imports each has one turn after the other, whoever was first', async () => {
  const [ana, bia, caio, davi] = (await people(4)) as [number, number, number, number]
  await sendTen(ana, 'a')
  await sendTen(bia, 'b')
  await send(caio, 'c1')
  await send(caio, 'c2')
  await send(davi, 'd1')
  const order = await workAll([])
  expect(order.slice(0, 8)).toEqual(['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'a3'])
  expect(order).toHaveLength(23)
})

it('one who sends one import after the other does not keep those away who wait with several', async () => {
  const [ana, bia, caio] = (await people(3)) as [number, number, number]
  await sendTen(ana, 'a')
  await sendTen(caio, 'c')
  const working = [(await take())!, (await take())!]
  expect(working.map(nameOf)).toEqual(['a1', 'c1'])
  await send(bia, 'b1')
  await end(working.shift()!)
  working.push((await take())!)
  await end(working.shift()!)
  working.push((await take())!)
  expect(working.map(nameOf)).toEqual(['b1', 'a2'])
  await send(bia, 'b2')
  await end(working.shift()!)
  // Caio has waited longer since his last turn than Bia.
  const next = await take()
  expect(nameOf(next)).toBe('c2')
  await workAll([...working, next!])
})
