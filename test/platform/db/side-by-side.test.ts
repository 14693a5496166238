import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../src/platform/db/client.ts'
import { type DatabaseStep, type MigrateOptions, migrate } from '../../../src/platform/db/migrate.ts'
import type { Migration } from '../../../src/platform/db/migrations.ts'
import { instanceName } from '../../../src/platform/db/side-by-side.ts'
import { connect } from '../../support/connect.ts'
import { createEmptyDatabase, type TestDatabase } from '../../support/database.ts'

let empty: TestDatabase
let old: Database
beforeAll(async () => {
  empty = await createEmptyDatabase()
  old = connect(empty.url, { max: 2, applicationName: 'test' })
})
beforeEach(async () => {
  await old.sql`drop schema if exists drizzle cascade`
  await old.sql`drop table if exists coisas`
  await old.sql`create table coisas (id int primary key, velha text)`
  await old.sql`insert into coisas select n, 'x' from generate_series(1, 10) n`
})
afterAll(async () => {
  await old?.close()
  await empty?.drop()
})

const migration = (when: number, statements: string[], lowestRelease = 0): Migration => ({
  tag: `${when}`,
  when,
  statements,
  hash: `${when}`,
  lowestRelease
})
const adding = migration(1, ['alter table coisas add column nova text'])
const taking = migration(2, ['alter table coisas drop column velha'], 4)
const quick = { lockMs: 100, restMs: 20, patienceMs: 300 }
const run = (migrations: Migration[], options: MigrateOptions = {}, steps: DatabaseStep[] = []) =>
  migrate(empty.url, steps, { release: 4, ...quick, migrations, ...options })
const columns = async () =>
  (
    await old.sql<{ name: string }[]>`
      select column_name as name from information_schema.columns where table_name = 'coisas' order by ordinal_position`
  ).map(({ name }) => name)

it('a migration that does not get its lock gives way to requests, and is tried again', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let locked = () => {}
  const isLocked = new Promise<void>((resolve) => {
    locked = resolve
  })
  const holding = old.db.transaction(async (tx) => {
    await tx.execute('select count(*) from coisas')
    locked()
    await held
  })
  await isLocked
  const migrating = run([adding])
  // Requests queue behind the waiting ALTER TABLE. None of them may wait until the long transaction ends.
  for (let i = 0; i < 10; i++) {
    await old.sql`select id from coisas limit 1`
    await pause(50)
  }
  expect(await columns()).toEqual(['id', 'velha'])
  release()
  await holding
  await migrating
  expect(await columns()).toEqual(['id', 'velha', 'nova'])
})

it('a lock that never becomes free ends the start, with nothing half done', async () => {
  const blocker = connect(empty.url, { max: 1, applicationName: 'test' })
  const half = migration(1, ['create table meia (id int)', 'alter table coisas add column nova text'])
  await blocker.db.transaction(async (tx) => {
    await tx.execute('select count(*) from coisas')
    await expect(run([half], { tries: 2 })).rejects.toMatchObject({ cause: { code: '55P03' } })
  })
  await blocker.close()
  expect(await old.sql`select to_regclass('meia') as meia`).toEqual([{ meia: null }])
})

it('an index is built next to writers, after an interrupted attempt, while another instance waits', async () => {
  const indexed = migration(1, ['create index concurrently if not exists coisas_velha on coisas (velha)'])
  await old.sql`create index coisas_velha on coisas (velha)`
  await old.sql`update pg_index set indisvalid = false where indexrelid = 'coisas_velha'::regclass`
  await Promise.all([run([indexed]), run([indexed])])
  expect(await old.sql`select indisvalid as valid from pg_index where indexrelid = 'coisas_velha'::regclass`).toEqual([
    { valid: true }
  ])
})

it('a migration written before the last applied one is applied too', async () => {
  await run([migration(5, ['select 1'])])
  await run([adding, migration(5, ['select 1'])])
  expect(await columns()).toContain('nova')
})

it('an older version starts on the database of a later one that has only added, and learns that it is later', async () => {
  const seen: boolean[] = []
  const step: DatabaseStep = async ({ isNewer }) => void seen.push(isNewer)
  await run([adding], {}, [step])
  await run([], { release: 3 }, [step])
  expect(seen).toEqual([false, true])
})

it('an older version does not start where something that it uses was removed', async () => {
  await run([adding, taking])
  await expect(run([adding], { release: 3 })).rejects.toThrow('works with release 4 or later; this is release 3')
  await run([adding], { release: 4 })
})

it('nothing is removed while an instance of an older release is connected', async () => {
  for (const name of [instanceName(3), 'saude-integra']) {
    const instance = connect(empty.url, { max: 1, applicationName: name })
    await instance.db.execute('select 1')
    await expect(run([adding, taking])).rejects.toThrow('An instance of a release before 4 is connected')
    expect(await columns()).toEqual(['id', 'velha'])
    await instance.close()
  }
  const newer = connect(empty.url, { max: 1, applicationName: instanceName(4) })
  await newer.db.execute('select 1')
  // A migration that only adds does not look for older instances.
  await run([adding])
  await run([adding, taking])
  expect(await columns()).toEqual(['id', 'nova'])
  await newer.close()
})
