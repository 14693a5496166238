import { sql } from 'drizzle-orm'
import { sealNext } from '../../src/core/auditoria/seal-trail.ts'
import type { Db } from '../../src/platform/db/client.ts'
import { executorOf } from '../../src/platform/db/load.ts'
import { learnSealForm } from '../../src/platform/sealing/form.ts'
import { todayAt } from '../../src/platform/time/days.ts'
import { inserirPessoas } from '../bench/pessoas.ts'
import { FIRST_YEAR, monthsOf } from './calendar.ts'
import { countChunk, countRest, markOrders } from './counts.ts'
import { type Put, partitionByYear } from './partitions.ts'
import { placesOf } from './places.ts'
import { chunkOf, insertAuditoria, insertCasos, insertPessoais, storePlaces } from './rows.ts'

const USERS = 2_000
/** The rows under one seal, equal to that of the service. */
const SEALED = 10_000

export interface Load {
  size: number
  /** Whether cases and trail have a partition for each year. */
  partitions: boolean
  log(text: string): void
}

/** Fills an empty database with invented cases, what belongs to them, and the kept counts. Indexes come last. */
export async function load(db: Db, { size, partitions, log }: Load): Promise<void> {
  await inserirPessoas(db, USERS)
  const today = todayAt(new Date())
  if (partitions) await partitionByYear(db, FIRST_YEAR, Number(today.slice(0, 4)))
  // Values that are sealed once for many cases do not name their case. As after an upgrade, they are left so.
  await db.execute(sql`update drizzle.lowest_release set release = 3`)
  await learnSealForm(executorOf(db))
  const indexes = await takeIndexes(db)
  const places = placesOf()
  await storePlaces(db, places)
  await db.execute(sql`select setseed(0.5)`)
  await setAll(db)
  let after = 0
  for (const month of monthsOf(size, today)) {
    if (month.n === 0) continue
    const chunk = chunkOf(month, after)
    await insertCasos(db, chunk, places)
    await insertPessoais(db, chunk)
    await insertAuditoria(db, chunk)
    await countChunk(db, chunk)
    after = chunk.last_id
    log(`${month.first.slice(0, 7)}: ${after} of ${size} cases`)
  }
  await countRest(db)
  for (const { name, definition } of indexes) {
    await db.execute(sql.raw(definition))
    log(name)
  }
  await markOrders(db)
  await db.execute(sql`drop table growth_places`)
  await resetAll(db)
  await db.execute(sql`vacuum (analyze)`)
  log('vacuum')
  await seal(db, log)
}

/** Switches triggers and foreign keys off, since everything is counted here, and gives memory for sorting. */
const SETTINGS = { session_replication_role: 'replica', work_mem: '256MB', maintenance_work_mem: '1GB' }

/**
 * Sets this for the database, not only for the session: connections are replaced after a while, and the next one must
 * not count again what is counted already.
 */
async function setAll(db: Db): Promise<void> {
  const [found] = await db.execute<{ name: string }>(sql`select current_database() as name`)
  for (const [name, value] of Object.entries(SETTINGS)) {
    await db.execute(sql.raw(`alter database ${found?.name} set ${name} = '${value}'`))
    await db.execute(sql.raw(`set ${name} = '${value}'`))
  }
}

async function resetAll(db: Db): Promise<void> {
  const [found] = await db.execute<{ name: string }>(sql`select current_database() as name`)
  for (const name of Object.keys(SETTINGS)) {
    await db.execute(sql.raw(`alter database ${found?.name} reset ${name}`))
    await db.execute(sql.raw(`set ${name} to default`))
  }
  await db.execute(sql`set session_replication_role = origin`)
}

/**
 * Drops the indexes of the tables to fill, except those of keys, and returns how to create them again. PostgreSQL
 * describes them for the partitioned table alone, without its partitions.
 */
async function takeIndexes(db: Db): Promise<Put[]> {
  const found = await db.execute<{ name: string; definition: string }>(sql`
    select c.relname as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid in ('casos'::regclass, 'casos_pessoais'::regclass, 'auditoria'::regclass, 'casos_contados_municipio'::regclass)
      and not i.indisprimary order by 1`)
  for (const { name } of found) await db.execute(sql`drop index ${sql.identifier(name)}`)
  return found
}

/** Seals the trail in the way of the service. */
async function seal(db: Db, log: Load['log']): Promise<void> {
  const begun = performance.now()
  let rows = 0
  for (;;) {
    const sealed = await sealNext(db, { now: new Date(), most: SEALED })
    if (!sealed) break
    rows += sealed.linhas
  }
  log(`${rows} rows of the audit trail sealed in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}
