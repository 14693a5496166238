import { execFile } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { countCasos } from '../../../src/modules/agravos/counts/counts.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { migrateOnly } from '../../../src/platform/db/migrate.ts'
import { RECIFE, seed } from '../../modules/agravos/seed.ts'
import { createEmptyDatabase, useDatabase } from '../../support/database.ts'
import { program } from '../../support/programs.ts'

let url: string
let db: Db
useDatabase({ max: 2 }, (connection, at) => {
  db = connection.db
  url = at
})

/** Runs the real command as a process. */
const recount = (args: string[], env: Record<string, string> = { DATABASE_URL: url }) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, [program('recount'), ...args], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr })
    )
  })

it('recount: 0 when the counts are right, 1 and every difference when not; --repair counts again', async () => {
  await seed(db, {}, 3)
  await db.execute(sql`select dobrar_casos(2147483647)`)
  expect(await recount([])).toEqual({ code: 0, output: 'The kept counts are right.\n' })

  await db.execute(sql`update casos_contados set n = 5 where uf = 'PE'`)
  await db.execute(sql`delete from casos_contados_municipio`)
  const lines = [
    'casos_contados: PE | 2026-11-01 | dengue |  |  | f: kept 5, counted 3',
    `casos_contados_municipio: 2026-11-01 | ${RECIFE} | dengue: kept 0, counted 3`
  ]
  const wrong = await recount([])
  expect(wrong).toEqual({ code: 1, output: `${lines.join('\n')}\n2 differences; --repair counts anew.\n` })
  expect(await countCasos(db, { uf: 'PE', hospitalizacao: false })).toBe(5)

  const repaired = await recount(['--repair'])
  expect(repaired).toEqual({ code: 0, output: `${lines.join('\n')}\n2 differences; counted anew.\n` })
  expect(await countCasos(db, { uf: 'PE' })).toBe(3)
  expect(await recount([])).toEqual({ code: 0, output: 'The kept counts are right.\n' })
})

it('recount: 1 for an unknown word or a wrong configuration', async () => {
  const unknown = await recount(['--repare'])
  expect(unknown.code).toBe(1)
  expect(unknown.output).toContain('--repare')
  const misconfigured = await recount([], { DATABASE_URL: 'mysql://x' })
  expect(misconfigured.code).toBe(1)
  expect(misconfigured.output).toContain('DATABASE_URL')
})

it('recount: 1 and the reason for a database that the service has not prepared, or an earlier version', async () => {
  const { url: empty, drop } = await createEmptyDatabase()
  try {
    const none = await recount([], { DATABASE_URL: empty })
    expect(none).toEqual({ code: 1, output: expect.stringMatching(/^DATABASE_URL: .* the database is empty; start/) })
    await migrateOnly(empty, [], 3)
    const older = await recount([], { DATABASE_URL: empty })
    expect(older).toEqual({ code: 1, output: expect.stringMatching(/^DATABASE_URL: .* an earlier version left/) })
  } finally {
    await drop()
  }
})
