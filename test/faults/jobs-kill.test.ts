import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Database } from '../../src/db/client.ts'
import { createJob } from '../../src/jobs/create.ts'
import { exportableFields, exportUsuarios } from '../../src/usuarios/export.ts'
import { parseCsv } from '../sheets/support.ts'
import { makeDataDir, removeDataDir } from '../support/data-dir.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { runServer, type ServerRun } from '../support/server.ts'
import { connectTo, environment, signIn } from './load.ts'

const MANY = 30_000
const PATIENCE = { timeout: 60_000, interval: 20 }

let database: TestDatabase
let direct: Database
let dataDir: string
let running: ServerRun | undefined

beforeAll(async () => {
  dataDir = await makeDataDir()
  database = await createTestDatabase()
  direct = connect(database.url, { max: 2, applicationName: 'test' })
  await direct.db.execute(sql`
    insert into usuarios (nome, email, senha_hash, senha_alterada_em, created_at, updated_at)
    select 'Pessoa ' || n, 'muitas' || n || '@saude.example', 'x', now(), now(), now()
    from generate_series(1, ${MANY}::int) n`)
})
afterAll(async () => {
  await running?.stop('SIGKILL')
  await direct?.close()
  await database?.drop()
  await removeDataDir(dataDir)
})

it('kill -9 of the server in the middle of an export: the next one starts it over, and the file is whole', {
  timeout: 180_000
}, async () => {
  const env = { ...environment(dataDir), DATABASE_URL: database.url }
  const first = await runServer(env)
  running = first
  const client = connectTo(await first.origin, dataDir)
  const token = await signIn(client)
  client.close()
  const [dono] = await direct.sql<{ id: number }[]>`select id from usuarios where email = 'carga@saude.example'`
  await direct.sql`
    insert into usuarios_permissoes (usuario_id, permissao_id)
    select ${dono!.id}, id from permissoes where nome = 'usuarios.exportar'`
  const context = { caller: { id: dono!.id }, ip: '127.0.0.1', requestId: randomUUID(), now: () => new Date() }
  const campos = [...exportableFields]
  const job = await createJob(direct.db, context, exportUsuarios, { formato: 'csv', campos, filtro: null })
  const ler = async () =>
    (
      await direct.sql<{ status: string; progresso: number; chave: string | null }[]>`
      select status, progresso, arquivo_chave as chave from jobs where id = ${job.id}`
    )[0]!
  await expect.poll(async () => (await ler()).progresso, { ...PATIENCE, interval: 5 }).toBeGreaterThan(0)
  await first.stop('SIGKILL')
  const killed = await ler()
  expect(killed.status).toBe('processing')
  expect(killed.progresso).toBeLessThan(99)

  const second = await runServer(env)
  running = second
  const again = connectTo(await second.origin, dataDir)
  await expect.poll(async () => (await ler()).status, PATIENCE).toBe('completed')
  expect((await ler()).chave).not.toBe(killed.chave)
  const path = `/api/v1/jobs/job_${job.id}`
  const seen = JSON.parse((await again.call('GET', path, { token })).body)
  const { status, body } = await again.call('GET', `${path}/resultado`, { token })
  again.close()
  expect(status).toBe(200)
  const [header, ...lines] = parseCsv(body.replace(/^\uFEFF/, ''))
  expect(header).toEqual(campos)
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([campos.length]))
  const [expected] = await direct.sql<{ ids: number[] }[]>`select array_agg(id order by id) as ids from usuarios`
  expect(lines.map(([id]) => Number(id))).toEqual(expected!.ids)
  expect(seen.result).toEqual({ total_processados: lines.length, sucesso: lines.length, erros: 0 })
  expect(await readdir(join(dataDir, 'files', 'exportacoes', job.id))).toHaveLength(1)
  expect(await second.stop()).toBe(0)
})
