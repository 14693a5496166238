import { execFile } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contarCasos } from '../../src/agravos/contagens.ts'
import { connect, type Database } from '../../src/db/client.ts'
import { RECIFE, semear } from '../agravos/semear.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { program } from '../support/programs.ts'

const PATIENCE = 90_000
let database: TestDatabase
let connection: Database
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connect(database.url, { max: 2 })
})
afterAll(async () => {
  await connection?.close()
  await database?.drop()
})

/** The real process. */
const recontar = (args: string[], env: Record<string, string> = { DATABASE_URL: database.url }) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, [program('recount'), ...args], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr })
    )
  })

it('recontar: 0 when the counts are right, 1 and every difference when not, --repair counts anew', {
  timeout: PATIENCE
}, async () => {
  await semear(connection.db, {}, 3)
  await connection.db.execute(sql`select dobrar_casos(2147483647)`)
  expect(await recontar([])).toEqual({ code: 0, output: 'The kept counts are right.\n' })

  await connection.db.execute(sql`update casos_contados set n = 5 where uf = 'PE'`)
  await connection.db.execute(sql`delete from casos_contados_municipio`)
  const lines = [
    'casos_contados: PE | 2026-11-01 | dengue |  |  | f: kept 5, counted 3',
    `casos_contados_municipio: 2026-11-01 | ${RECIFE} | dengue: kept 0, counted 3`
  ]
  const wrong = await recontar([])
  expect(wrong).toEqual({ code: 1, output: `${lines.join('\n')}\n2 differences; --repair counts anew.\n` })
  expect(await contarCasos(connection.db, { uf: 'PE', hospitalizacao: false })).toBe(5)

  const repaired = await recontar(['--repair'])
  expect(repaired).toEqual({ code: 0, output: `${lines.join('\n')}\n2 differences; counted anew.\n` })
  expect(await contarCasos(connection.db, { uf: 'PE' })).toBe(3)
  expect(await recontar([])).toEqual({ code: 0, output: 'The kept counts are right.\n' })
})

it('recontar: 1 for an unknown word or a wrong configuration', { timeout: PATIENCE }, async () => {
  const unknown = await recontar(['--repare'])
  expect(unknown.code).toBe(1)
  expect(unknown.output).toContain('--repare')
  const misconfigured = await recontar([], { DATABASE_URL: 'mysql://x' })
  expect(misconfigured.code).toBe(1)
  expect(misconfigured.output).toContain('DATABASE_URL')
})
