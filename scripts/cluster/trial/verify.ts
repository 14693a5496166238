import { sql } from 'drizzle-orm'
import { compareCounts } from '../../../src/operations/recount/recount.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import type { Receiver } from '../../trial/receiver.ts'
import { until } from '../wait.ts'
import type { Client } from './client.ts'
import { type Import, type Resultado, untilDone } from './imports.ts'
import type { Load } from './load.ts'

/** A promise, and whether it was kept. */
export interface Check {
  promise: string
  found: string
  kept: boolean
}

const PATIENCE_MS = 240_000

/** Counts which of these cases do not exist, and which exist more than once. */
export async function lostAndTwice(db: Db, numeros: string[]): Promise<{ lost: number; twice: number }> {
  const [row] = await db.execute<{ lost: number; twice: number }>(sql`
    select count(*) filter (where n = 0)::int as lost, count(*) filter (where n > 1)::int as twice
    from (
      select count(c.id) as n from unnest(${sql.param(numeros)}::text[]) as wanted(numero)
      left join casos c on c.numero_notificacao = wanted.numero group by wanted.numero
    ) each`)
  return row!
}

/** Checks that a creation has written the case, the person and the audit record either once each or not at all. */
export async function checkCases(db: Db, load: Load, prefix: string): Promise<Check[]> {
  const rows = await db.execute<{ numero: string; rows: number; people: number; records: number }>(sql`
    select numero_notificacao as numero, count(*)::int as rows, sum(coalesce(p.n, 0))::int as people, sum(coalesce(a.n, 0))::int as records
    from casos c
    left join (select caso_id, count(*) as n from casos_pessoais group by 1) p on p.caso_id = c.id
    left join (select alvo_id, count(*) as n from auditoria where acao = 'caso.criado' group by 1) a on a.alvo_id = c.id
    where numero_notificacao like ${`${prefix}%`} group by 1`)
  const found = new Map(rows.map((row) => [row.numero, row]))
  const acknowledged = [...load.written].filter(([, outcome]) => outcome === 'acknowledged').map(([numero]) => numero)
  const lost = acknowledged.filter((numero) => !found.has(numero))
  const uneven = rows.filter((row) => row.rows !== 1 || row.people !== 1 || row.records !== 1)
  const unknown = rows.filter(({ numero }) => !load.written.has(numero))
  const hidden = rows.length - acknowledged.length + lost.length
  return [
    {
      promise: 'every acknowledged case exists',
      found: `${acknowledged.length} acknowledged, ${lost.length} lost ${lost.slice(0, 3).join(' ')}`,
      kept: lost.length === 0
    },
    {
      promise: 'every case exists once, with its person and its audit record',
      found: `${rows.length} cases, ${uneven.length} exceptions, ${unknown.length} that were never sent`,
      kept: uneven.length === 0 && unknown.length === 0
    },
    {
      promise: 'writes with a key are acknowledged in the end',
      found: `${load.givenUp.length} never were; ${hidden} without a key were recorded although the answer was lost`,
      kept: load.givenUp.length === 0
    }
  ]
}

/** Checks that one event came for every recorded case. A delivery may have come more than once. */
export async function checkEvents(db: Db, receiver: Receiver, prefix: string): Promise<Check[]> {
  await until(
    'all webhooks to be delivered',
    PATIENCE_MS,
    async () => {
      const [row] = await db.execute<{ n: number }>(
        sql`select count(*)::int as n from webhook_entregas where estado = 'pendente'`
      )
      return row?.n === 0 || undefined
    },
    500
  ).catch(() => {})
  const rows = await db.execute<{ numero: string }>(
    sql`select numero_notificacao as numero from casos where numero_notificacao like ${`${prefix}%`}`
  )
  const missing = rows.filter(({ numero }) => !receiver.events.has(numero))
  const several = rows.filter(({ numero }) => (receiver.events.get(numero)?.size ?? 0) > 1)
  return [
    {
      promise: 'one event for every case was delivered',
      found: `${rows.length} cases, ${missing.length} without, ${several.length} with several; ${receiver.repeated()} deliveries repeated`,
      kept: missing.length === 0 && several.length === 0
    }
  ]
}

export async function checkImports(db: Db, client: Client, tokens: string[], imports: Import[]): Promise<Check[]> {
  const wrong: string[] = []
  for (const [i, { prefix, rows, statusUrl }] of imports.entries()) {
    const { status, resultado } = await untilDone<Resultado>(client, tokens[i % tokens.length]!, statusUrl)
    const [there] = await db.execute<{ all: number; different: number }>(sql`
      select count(*)::int as all, count(distinct numero_notificacao)::int as different from casos
      where numero_notificacao like ${`${prefix}%`}`)
    const told = `${status}, ${resultado?.importados} of ${rows} reported, ${there?.all} rows exist`
    if (status !== 'completed' || resultado?.importados !== rows || there?.all !== rows || there.different !== rows)
      wrong.push(told)
  }
  return [
    {
      promise: 'every row of every import exists once',
      found: `${imports.length} imports of ${imports[0]?.rows ?? 0} rows, ${wrong.length} exceptions ${wrong.slice(0, 3).join('; ')}`,
      kept: wrong.length === 0
    }
  ]
}

export async function checkCounts(db: Db): Promise<Check[]> {
  // The latest writes may not be folded in yet; the sum is right at any moment.
  const differences = await compareCounts(db)
  return [
    {
      promise: 'the kept counts are correct',
      found: `${differences.length} differ`,
      kept: differences.length === 0
    }
  ]
}

const ALLOWED = new Set([429, 503])

/** The answers that no client should get. */
export const strangeStatuses = (told: [number, number][]): [number, number][] =>
  told.filter(([status]) => !(status >= 200 && status < 300) && !ALLOWED.has(status))

/** Checks that all answers were expected. 409 answers a write's own retry while the first try is still under way. */
export function checkAnswers({ tally }: Client, load: Load): Check[] {
  const told = [...tally.statuses].sort(([x], [y]) => x - y)
  const strange = strangeStatuses(told)
  const cut = [...tally.cut].map(([code, n]) => `${n} ${code}`).join(', ')
  return [
    {
      promise: 'all answers are 2xx, 429 or 503',
      found: `${told.map(([status, n]) => `${n} x ${status}`).join(', ')}; cut off: ${cut || 'none'} ${load.strange.slice(0, 3).join(' | ')}`,
      kept: strange.length === 0 && load.strange.length === 0
    }
  ]
}
