import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { arquivamentoOf } from '../../../src/modules/administracao/copias.ts'
import { knownBackups } from '../../../src/operations/backup/known.ts'
import { newBackupFigures, newProcessState } from '../../../src/platform/metrics/process.ts'
import { enqueue } from '../../../src/platform/queue/enqueue.ts'
import { expectEnvelope } from '../../contract/support.ts'
import { type Account, account } from '../../support/accounts.ts'
import { MASTER_KEY, openApp, type TestApp } from '../../support/app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

const PATH = '/api/v1/administracao/situacao'

let database: TestDatabase
let test: TestApp
let admin: Account
const state = newProcessState('serving')
const disk = { free: 40, size: 100 }
beforeAll(async () => {
  database = await createTestDatabase()
  const config = { smtpUrl: 'smtp://robot:smtp-password@mail.example:25', diskFreeBytes: 7 }
  test = await openApp({ url: database.url, state, disk, config })
  admin = await account(test, 'admin')
})
afterAll(async () => {
  await test?.close()
  await database?.drop()
})

const read = async () => (await test.call('GET', PATH, { token: admin.token })).body.data

it('GET: for administrators alone', async () => {
  expectEnvelope(await test.call('GET', PATH), 401, 'UNAUTHORIZED')
  const { token } = await account(test, 'gestor')
  expectEnvelope(await test.call('GET', PATH, { token }), 403, 'PERMISSION_DENIED')
})

it('GET: versions, environment, mode, parts and disk', async () => {
  const [server] = await test.db.execute<{ v: string }>(sql`select current_setting('server_version') as v`)
  const found = await read()
  expect(found.versoes).toEqual({
    servico: test.config.version,
    node: process.version,
    banco: server!.v.split(' ')[0]
  })
  expect([found.ambiente, found.modo]).toEqual(['development', 'normal'])
  expect(Date.parse(found.iniciado_em)).toBeLessThanOrEqual(test.clock.moment.getTime())
  const names = found.partes.map(({ nome }: { nome: string }) => nome)
  expect(names).toEqual(expect.arrayContaining(['database', 'queue', 'mail', 'files', 'readings']))
  const part = (nome: string) => found.partes.find((each: { nome: string }) => each.nome === nome)
  expect(part('database')).toMatchObject({ estado: 'ok', latencia_ms: expect.any(Number), ultima_vez: null })
  // The address of the mail server leads nowhere.
  expect(part('mail')).toMatchObject({ estado: 'falha' })
  expect(part('readings')).toMatchObject({ estado: 'ok', latencia_ms: null })
  expect(found.disco).toMatchObject({ tamanho: 100, livre: 40, minimo_livre: 7 })
  expect(found.disco.usos.map(({ tipo }: { tipo: string }) => tipo).sort()).toEqual(
    ['attachments', 'exports', 'imports', 'mails'].sort()
  )
})

it('GET: settings by name, without passwords and secrets', async () => {
  const { configuracao } = await read()
  const settings = Object.fromEntries(configuracao.map(({ nome, valor }: Record<string, string>) => [nome, valor]))
  expect(settings).toMatchObject({
    APP_ENV: 'development',
    WORKERS: '2',
    RATE_LIMIT: 'off',
    SMTP_URL: 'smtp://robot@mail.example:25',
    MASTER_KEY: '***',
    JWT_SECRET: '***',
    DATA_KEY: '***',
    METRICS_TOKEN: null,
    S3_URL: null,
    DESCRIPTION_A_ACCESS: 'permission',
    IMPORT_QUOTA_BYTES: String(20 * 2 ** 30)
  })
  const { password } = new URL(database.url)
  const text = JSON.stringify(configuracao)
  for (const secret of [MASTER_KEY, test.config.jwtSecret, test.config.dataKey, 'smtp-password', password])
    if (secret) expect(text).not.toContain(`${secret}`)
})

it('GET: the queue', async () => {
  expect((await read()).fila).toEqual({ pendentes: 0, em_execucao: 0, falhas: 0, mais_antiga_segundos: null })
  await enqueue(test.db, 'enviar-relatorio', { relatorioId: 'x', usuarioId: 1, id: 'x' })
  expect((await read()).fila).toMatchObject({ pendentes: 1, em_execucao: 0, falhas: 0 })
  await test.db.execute(sql`delete from graphile_worker._private_jobs`)
})

it('GET: the certificate, given or made by the service', async () => {
  expect((await read()).certificado).toEqual({ origem: 'autoassinado', expira_em: null })
  state.certificateExpires = new Date('2027-02-01T00:00:00.000Z')
  expect((await read()).certificado).toEqual({ origem: 'informado', expira_em: '2027-02-01T00:00:00.000Z' })
  state.certificateExpires = null
})

it('GET: accounts that are locked, until they no longer are; emails without an account only count', async () => {
  expect((await read()).bloqueios).toEqual({ total: 0, contas: [] })
  const locked = await account(test, 'gestor')
  for (const email of [locked.email, 'ninguem@example.org'])
    for (let i = 0; i < 5; i++) await test.call('POST', '/api/v1/auth/login', { body: { email, senha: 'Errada#2024' } })
  const { bloqueios } = await read()
  expect(bloqueios.total).toBe(2)
  expect(bloqueios.contas).toEqual([{ id: locked.id, nome: expect.any(String), email: locked.email }])
  const release = `/api/v1/usuarios/${locked.id}/bloqueio`
  expect((await test.call('DELETE', release, { token: admin.token })).status).toBeLessThan(300)
  expect((await read()).bloqueios).toEqual({ total: 1, contas: [] })
})

it('GET: slow statements where the server keeps them, and null elsewhere', async () => {
  expect((await read()).consultas_lentas).toBeNull()
  // The extension would have to be loaded by the server, so a table stands in for its view.
  await test.db.execute(sql`
    create table pg_stat_statements as
    select oid as dbid, v.* from pg_database, (values
      (E'select  a\n from b where c = $1', 10::bigint, 120.4::float8, 12.04::float8),
      ('select ''Maria''', 1, 999, 999),
      ('vacuum casos', 1, 999, 999)
    ) v (query, calls, total_exec_time, mean_exec_time)
    where datname = current_database()`)
  expect((await read()).consultas_lentas).toBeNull()
  await test.db.execute(sql`grant select on pg_stat_statements to public`)
  expect((await read()).consultas_lentas).toEqual([
    { consulta: 'select a from b where c = $1', chamadas: 10, total_ms: 120, media_ms: 12 }
  ])
})

it('GET: backups and the last try to restore one; null where nobody tells this instance of any', async () => {
  expect((await read()).copias).toBeNull()
  const figures = { ...newBackupFigures(true), isSameDisk: true }
  state.backups = async () => figures
  expect((await read()).copias).toEqual({
    conhecidas: true,
    ultima_em: null,
    mesmo_disco: true,
    falhas: null,
    verificada_em: null,
    achados: [],
    teste: null
  })
  const at = new Date('2026-11-15T05:00:00.000Z')
  const lastTest = { at, backup: 'b1', isGood: false, seconds: 3, said: ['a file is missing'] }
  Object.assign(figures, { lastBackup: at, checkedAt: at, faults: 1, findings: ['x'], lastTest })
  expect((await read()).copias).toMatchObject({
    ultima_em: at.toISOString(),
    falhas: 1,
    achados: ['x'],
    teste: { em: at.toISOString(), copia: 'b1', bom: false, segundos: 3, achados: ['a file is missing'] }
  })
})

it('GET: what the file of BACKUP_STATUS tells of backups that others make, or why it tells nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saude-status-'))
  try {
    const path = join(folder, 'status.json')
    const now = () => new Date('2026-11-15T12:00:00Z')
    state.backups = knownBackups(null, { backupStatus: path }, { now, log: { info: () => {}, warn: () => {} } })
    expect((await read()).copias).toMatchObject({
      conhecidas: false,
      ultima_em: null,
      falhas: null,
      achados: [`BACKUP_STATUS: ${path}: there is no such file or folder (ENOENT)`]
    })
    await writeFile(path, JSON.stringify({ last_backup: '2026-11-15T03:10:00Z', problems: ['The bucket is full.'] }))
    expect((await read()).copias).toEqual({
      conhecidas: true,
      ultima_em: '2026-11-15T03:10:00.000Z',
      mesmo_disco: false,
      falhas: 1,
      verificada_em: expect.any(String),
      achados: ['The bucket is full.'],
      teste: null
    })
  } finally {
    state.backups = async () => null
    await rm(folder, { recursive: true })
  }
})

it('GET: whether the database copies its log', async () => {
  expect((await read()).arquivamento).toEqual({ ligado: false, falhando: false, segundos: null })
  expect(arquivamentoOf({ failing: true, sinceSeconds: 41.6 })).toEqual({ ligado: true, falhando: true, segundos: 42 })
  expect(arquivamentoOf({ failing: false, sinceSeconds: null })).toEqual({
    ligado: true,
    falhando: false,
    segundos: null
  })
})
