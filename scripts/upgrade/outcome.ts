import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../src/platform/db/client.ts'
import type { Receiver } from '../trial/receiver.ts'
import type { Load } from './load.ts'

const PATIENCE_MS = 60_000

/** Waits until all jobs and deliveries had time to end, and returns what is wrong. */
export async function findLosses({ sql }: Database, load: Load, told: Receiver['events']): Promise<string[]> {
  const open = async () => {
    const [row] = await sql<{ jobs: number; deliveries: number }[]>`
      select (select count(*) from jobs where status = 'processing')::int as jobs,
        (select count(*) from webhook_entregas where estado = 'pendente')::int as deliveries`
    return row!.jobs + row!.deliveries
  }
  const until = performance.now() + PATIENCE_MS
  while ((await open()) > 0 && performance.now() < until) await pause(200)

  const cases = await sql<{ numero: string; n: number }[]>`
    select numero_notificacao as numero, count(*)::int as n from casos group by 1`
  const stored = new Map(cases.map(({ numero, n }) => [numero, n]))
  const jobs = await sql<{ id: string; status: string }[]>`select id::text, status from jobs`
  const done = new Set(jobs.filter(({ status }) => status === 'completed').map(({ id }) => `job_${id}`))
  return [
    ...load.failed,
    ...load.acknowledged
      .filter((numero) => stored.get(numero) !== 1)
      .map((numero) => `${numero}: stored ${stored.get(numero) ?? 0} times`),
    ...load.acknowledged.filter((numero) => !told.has(numero)).map((numero) => `${numero}: no webhook was notified`),
    ...load.jobs.filter((id) => !done.has(id)).map((id) => `${id}: not completed`)
  ]
}
