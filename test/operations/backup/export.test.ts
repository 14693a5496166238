import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDatabase } from '../../../src/operations/backup/check.ts'
import { exportData } from '../../../src/operations/backup/move/export.ts'
import { importData } from '../../../src/operations/backup/move/import.ts'
import type { Database } from '../../../src/platform/db/client.ts'
import { startEmbedded } from '../../../src/platform/embedded/embedded.ts'
import { hasDatabase } from '../../../src/platform/embedded/present.ts'
import { connect } from '../../support/connect.ts'
import { makeDataDir, removeDataDir } from '../../support/data-dir.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { visit } from './support.ts'

let source: TestDatabase
let folder: string
let file: string

beforeAll(async () => {
  folder = await makeDataDir('saude-export-')
  file = join(folder, 'data.gz')
  source = await createTestDatabase()
})

afterAll(async () => {
  await source.drop()
  await removeDataDir(folder)
})

/** Returns a digest of all rows of each table as text. */
const digests = async ({ sql }: Pick<Database, 'sql'>) => {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`
  const found: Record<string, unknown> = {}
  for (const { name } of tables)
    [found[name]] = await sql.unsafe(
      `select count(*)::int as rows, md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as digest from ${name} t`
    )
  return found
}

const digestsAt = async (url: string) => {
  const database = connect(url, { max: 2 })
  return await digests(database).finally(() => database.close())
}

async function fill(url: string): Promise<void> {
  const { sql, close } = connect(url, { max: 1 })
  await sql.unsafe(`
    insert into grupos (nome, descricao) values (E'tab\\t, \\\\., {"a"}\\r\\n \u{1F9EA}', null);
    insert into grupos (nome, descricao) select 'g' || n, repeat('x', 500) from generate_series(1, 3000) n;
    select graphile_worker.add_job('anything', '{"a": 1}');`)
  await close()
}

test('every row and every sequence arrives in a new server, which passes its checks', async () => {
  await fill(source.url)
  const { rows, tables } = await exportData(source.url, file, '1.2.3')
  expect(rows).toBeGreaterThan(3000)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const into = join(folder, 'into')
  expect(await importData(file, into)).toEqual({ rows, tables })
  const wanted = await digestsAt(source.url)
  const said: string[] = []
  await visit(into, async (database) => {
    expect(await digests(database)).toEqual(wanted)
    const [next] = await database.sql`insert into grupos (nome) values ('new') returning id > 3000 as later`
    expect(next).toEqual({ later: true })
    expect(await checkDatabase({ db: database.db, now: new Date(), say: (line) => said.push(line) })).toBe(true)
  })
  expect(said).toContain('The audit trail is whole.')
  await expect(importData(file, into)).rejects.toThrow('has a database already')
})

test('a truncated file, one of other migrations and one of another key are refused', async () => {
  const whole = gunzipSync(await readFile(file)).toString()
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), gzipSync(text, { level: 1 }))
    return importData(join(folder, name), join(folder, `into-${name}`))
  }
  await expect(write('empty.gz', 'nothing\n')).rejects.toThrow('no export')
  await expect(write('key.gz', whole.replace(/"dataKeys":\["[^"]+"/, '"dataKeys":["other1"'))).rejects.toThrow('other1')
  await expect(write('cut.gz', whole.slice(0, whole.lastIndexOf('{')))).rejects.toThrow('was cut')
  await expect(
    write('newer.gz', whole.replace('"migrations":["', '"migrations":["of-a-newer-version","'))
  ).rejects.toThrow('which has migrations that this version does not have')
  // Nothing is left that would be in the way of another try.
  expect(await hasDatabase(join(folder, 'into-cut.gz'))).toBe(false)
})

test('data of another major version is refused at the start, with the way out', async () => {
  const dataDir = join(folder, 'old')
  await mkdir(join(dataDir, 'server/cluster/data'), { recursive: true })
  await writeFile(join(dataDir, 'server/cluster/data/PG_VERSION'), '17\n')
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    /made by PostgreSQL 17, .* brings PostgreSQL 18: call make export-data/
  )
})
