import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readSessionHolders } from '../../../src/core/contas/rights/holders.ts'
import { readCasosPage } from '../../../src/modules/agravos/list/list.ts'
import { everywhere } from '../../../src/modules/agravos/reach.ts'
import { readDetalhe } from '../../../src/modules/agravos/record/detail.ts'
import { byKeys, type Database, type Db } from '../../../src/platform/db/client.ts'
import { useDatabase } from '../../support/database.ts'
import { seed } from './seed.ts'

/** Has a single connection for lookups by key, so that a test can ask what the server keeps for it. */
let db: Db
useDatabase({ max: 1 }, (connection: Database) => {
  db = connection.db
})

const list = {
  page: 1,
  size: 50,
  filter: null,
  text: null,
  order: [{ field: 'data_notificacao' as const, direction: 'desc' as const }],
  query: {}
}

/** Reads what a server reads all day, often enough for it to keep the plans. */
async function readOften(ids: number[]): Promise<void> {
  const sessions = ids.map((id) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`)
  for (let i = 0; i < 8; i++) {
    for (const view of ['hidden', 'whole'] as const) {
      await readDetalhe(db, everywhere('a test'), ids[0]!, view, String)
      await Promise.all(ids.map((id) => readDetalhe(db, everywhere('a test'), id, view, String)))
    }
    await readSessionHolders(db, sessions.slice(0, 1))
    await readSessionHolders(db, sessions)
    await readCasosPage(db, everywhere('a test'), list)
  }
}

interface Kept extends Record<string, unknown> {
  name: string
  statement: string
  places: number
}

/** Returns the plans that the server keeps, by their statements. */
async function keptPlans(): Promise<[statement: string, plan: string][]> {
  const kept = await byKeys(db).execute<Kept>(sql`
    select name, statement, cardinality(parameter_types) as places from pg_prepared_statements where generic_plans > 0`)
  const plans: [string, string][] = []
  for (const { name, statement, places } of kept) {
    const rows = await byKeys(db).execute<{ 'QUERY PLAN': string }>(
      sql.raw(`explain execute "${name}"(${Array(places).fill('null')})`)
    )
    plans.push([statement, rows.map((row) => row['QUERY PLAN']).join('\n')])
  }
  return plans
}

async function expectByKeys(): Promise<void> {
  const plans = await keptPlans()
  // One and eight cases in two views, one and eight sessions, the first page of the list.
  expect(plans).toHaveLength(7)
  for (const [, plan] of plans) expect(plan).not.toMatch(/Seq Scan|Merge .*Join|Hash .*Join/)
  for (const [, plan] of plans.filter(([statement]) => statement.includes('historico'))) {
    expect(plan).toMatch(/using casos_pkey on casos\b/)
    expect(plan).toMatch(/using casos_pessoais_pkey on casos_pessoais.*\n *Index Cond/)
    expect(plan).toMatch(/using auditoria_historico_de_casos on auditoria.*\n *Index Cond/)
    expect(plan).toMatch(/using auditoria_lotes_de_importacao on auditoria.*\n *Index Cond/)
  }
}

// A plan made while a table was empty read all of it, and was kept: each read then made the next one slower.
it('the queries of every request use an index, whatever the server knew about the tables when it planned them', async () => {
  const ids = await seed(db, {}, 8)
  await db.execute(sql`vacuum analyze`)
  await readOften(ids)
  await expectByKeys()

  await db.execute(sql`
    insert into auditoria (em, acao, alvo_tipo, alvo_id, detalhes)
    select now(), 'caso.lido', 'caso', ${ids[0]}::int, '{}' from generate_series(1, 20000)`)
  const before = await readSequentially()
  await readOften(ids)
  await expectByKeys()
  expect(await readSequentially()).toEqual(before)
})

/** Returns how many rows of the trail were read sequentially since the beginning. */
async function readSequentially() {
  for (const one of [db, byKeys(db)]) await one.execute(sql`select pg_stat_force_next_flush()`)
  return await db.execute<{ n: string }>(
    sql`select seq_tup_read::text as n from pg_stat_user_tables where relname = 'auditoria'`
  )
}
