import { rm } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { runJob } from '../../../src/core/jobs/task.ts'
import { clearImport, reportOf } from '../../../src/modules/importacao/job/cleanup.ts'
import { importacoes, lotes } from '../../../src/modules/importacao/tables.ts'
import { clearLeftovers } from '../../../src/modules/importacao/upkeep.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { picked } from '../../support/sample.ts'
import { updateCaso } from '../agravos/support.ts'
import { at } from '../usuarios/support.ts'
import {
  casosNow,
  countCasos,
  csv,
  expectConsistent,
  idOf,
  runImport,
  sheetRows,
  showJob,
  storedFiles,
  uploadFile
} from './api-support.ts'

let test: TestApp
let analista: Account
let admin: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
  admin = await account(test, 'admin')
})
afterEach(() => expectConsistent(test))
afterAll(() => test.close())

const estadoOf = async (id: string) =>
  (await test.db.select().from(importacoes).where(eq(importacoes.id, id)))[0]?.estado

const failing: [what: string, content: string, sentence: string][] = [
  ['a file that cannot be read', 'nada\0', 'O conteúdo não é um texto separado'],
  [
    'a file that breaks off in the middle',
    `${csv(sheetRows(9))}"${'x'.repeat(70_000)}`,
    'A linha 11 tem mais de 64 KiB'
  ],
  ['columns that nobody knows', 'a;b\n1;2\n', 'Este arquivo não pode ser importado: nenhuma coluna foi reconhecida.'],
  [
    'missing columns',
    'tipo_agravo;numero_notificacao\ndengue;1\n',
    'Este arquivo não pode ser importado: faltam as colunas data_notificacao, data_inicio_sintomas, municipio_residencia.'
  ],
  [
    'a bug of ours',
    csv([...sheetRows(9), ...sheetRows(1, { trick: 'breaks' })]),
    'A leitura do arquivo parou por um erro interno.'
  ],
  [
    'a file that needs too much memory',
    csv([...sheetRows(9), ...sheetRows(1, { trick: 'memory' })]),
    'A leitura do arquivo precisa de mais memória'
  ]
]

it.each(picked(failing, 3))(
  '%s: a failed job with a sentence, at once, and nothing recorded',
  async (_, content, sentence) => {
    const before = await casosNow(test)
    const accepted = await uploadFile(test, analista.token, content, { ignorar_erros: 'true' })
    await runImport(test, accepted, 3)
    const job = await showJob(test, analista.token, accepted)
    expect(job).toMatchObject({
      status: 'failed',
      cancelado: false,
      result: null,
      resultado: null,
      resultado_url: null
    })
    expect(job.message).toContain(sentence)
    expect(await casosNow(test)).toEqual(before)
    expect(await estadoOf(idOf(accepted))).toBe('falhou')
  }
)

/** Stops a run after its first batch, as if the process had been killed there. */
async function startAndWait(content: string, fields = {}, lote = 5) {
  const accepted = await uploadFile(test, analista.token, content, fields)
  const id = idOf(accepted)
  await test.db.execute(
    sql`update jobs set pedido = pedido || jsonb_build_object('lote', ${lote}::int) where id = ${id}::uuid`
  )
  const before = await countCasos(test)
  const running = runJob(test.services, id, { lastAttempt: false }, { progressEveryMs: 0 })
  running.catch(() => undefined)
  await expect.poll(() => countCasos(test), { interval: 5 }).toBeGreaterThan(before)
  return { accepted, id, running, before }
}

const slowRows = (n: number) => [...sheetRows(5), ...sheetRows(n, { trick: 'slow' })]

it('DELETE /api/v1/jobs/{job_id}: a cancelled import ends soon, and what it had recorded is removed', async () => {
  const before = await casosNow(test)
  const { accepted, id, running } = await startAndWait(csv(slowRows(200)), { ignorar_erros: 'true' })
  const cancelado = await test.call('DELETE', accepted.body.status_url, { token: analista.token })
  expect(cancelado.body).toMatchObject({ status: 'failed', cancelado: true })
  await running
  expect(await casosNow(test)).toEqual(before)
  expect(await estadoOf(id)).toBe('cancelada')
})

it('a cancelled import that never ran leaves no file', async () => {
  const accepted = await uploadFile(test, analista.token, csv(sheetRows(2)))
  expect(await storedFiles(test)).toHaveLength(1)
  await test.call('DELETE', accepted.body.status_url, { token: analista.token })
  await clearLeftovers(test.services)
  expect(await estadoOf(idOf(accepted))).toBe('cancelada')
})

it('cases that somebody has changed meanwhile stay when an import is cancelled', async () => {
  const { accepted, running, before } = await startAndWait(csv(slowRows(200)), { ignorar_erros: 'true' })
  const [row] = await test.db.execute<{ id: number }>(sql`select max(id) as id from casos`)
  test.advance(1000)
  expect((await updateCaso(test, admin.token, row!.id, { evolucao: 'cura' })).status).toBe(200)
  await test.call('DELETE', accepted.body.status_url, { token: analista.token })
  await running
  expect(await countCasos(test)).toBe(before + 1)
})

it('an import whose sender loses the permission stops and is undone', async () => {
  const { token, id: dono } = await account(test, 'analista')
  const before = await casosNow(test)
  const accepted = await uploadFile(test, token, csv(slowRows(200)), { ignorar_erros: 'true' })
  const running = runImport(test, accepted, 5)
  await expect.poll(() => countCasos(test), { interval: 5 }).toBeGreaterThan(before.length)
  await test.call('PUT', at(dono, '/grupos'), { token: admin.token, body: { grupos_ids: [] } })
  await running
  const job = await showJob(test, admin.token, accepted)
  expect(job).toMatchObject({ status: 'failed', message: expect.stringContaining('agravos.importar') })
  expect(await casosNow(test)).toEqual(before)
})

it('a run that is taken over writes nothing more; the other goes on after the last batch, and every row is stored once', async () => {
  const rows = slowRows(60)
  const { accepted, id, running, before } = await startAndWait(csv(rows), { ignorar_erros: 'true' })
  await runJob(test.services, id, { lastAttempt: false }, { progressEveryMs: 0 })
  await running.catch(() => undefined)
  expect((await showJob(test, analista.token, accepted)).resultado).toMatchObject({
    total_linhas: 65,
    importados: 65,
    duplicados: 0
  })
  expect(await countCasos(test)).toBe(before + 65)
})

it('a report whose beginning was lost is made again from the file', async () => {
  const rows = [
    ...sheetRows(2, { data_notificacao: '2042-01-01' }),
    ...slowRows(40),
    ...sheetRows(1, { data_notificacao: '2042-01-01' })
  ]
  const { accepted, id, running } = await startAndWait(csv(rows), { ignorar_erros: 'true' })
  await test.db.execute(sql`update jobs set execucao = gen_random_uuid() where id = ${id}::uuid`)
  await running.catch(() => undefined)
  // On another machine the report would be missing.
  await rm(reportOf(test.dataDir, id))
  await runJob(test.services, id, { lastAttempt: false }, { progressEveryMs: 0 })
  const job = await showJob(test, analista.token, accepted)
  expect(job.resultado).toMatchObject({ total_linhas: 48, erros: 3 })
  const file = await test.call('GET', job.resultado_url, { token: analista.token })
  const lines = file.body.toString().trim().split('\r\n')
  expect(lines.map((line: string) => line.split(';').at(-2))).toEqual(['linha_do_arquivo', '2', '3', '49'])
})

it('a trial run whose notes the database has lost starts over', async () => {
  const rows = [...slowRows(40)]
  rows.push(rows[0]!)
  const accepted = await uploadFile(test, analista.token, csv(rows), { modo: 'validar' })
  const id = idOf(accepted)
  const running = runImport(test, accepted, 5)
  const noted = async () =>
    (await test.db.execute<{ n: number }>(sql`select count(*)::int as n from importacoes_vistas`))[0]!.n
  await expect.poll(noted, { interval: 5 }).toBeGreaterThan(0)
  await test.db.execute(sql`update jobs set execucao = gen_random_uuid() where id = ${id}::uuid`)
  await running.catch(() => undefined)
  await test.db.execute(sql`truncate importacoes_vistas`)
  await runJob(test.services, id, { lastAttempt: false }, { progressEveryMs: 0 })
  expect((await showJob(test, analista.token, accepted)).resultado).toMatchObject({
    total_linhas: 46,
    importados: 45,
    inalterados: 1,
    duplicados: 0
  })
})

/** Makes folding end in this error of PostgreSQL while the work goes on. */
async function withFoldingThat(state: string, work: () => Promise<void>): Promise<void> {
  await test.db.execute(sql`alter function repartir_ordem(integer) rename to repartir_ordem_de_verdade`)
  await test.db.execute(
    sql.raw(`create function repartir_ordem(tamanho integer) returns integer language plpgsql
      as $$ begin raise exception 'refused' using errcode = '${state}'; end $$`)
  )
  try {
    await work()
  } finally {
    await test.db.execute(sql`drop function repartir_ordem(integer)`)
    await test.db.execute(sql`alter function repartir_ordem_de_verdade(integer) rename to repartir_ordem`)
  }
}

it('an import is concluded even if the folding after it takes too long, and so is undoing it', async () => {
  const before = await casosNow(test)
  await withFoldingThat('57014', async () => {
    const accepted = await uploadFile(test, analista.token, csv(sheetRows(9)))
    await runImport(test, accepted)
    expect(await showJob(test, analista.token, accepted)).toMatchObject({ status: 'completed' })
    expect(await casosNow(test)).toHaveLength(before.length + 9)
    const undone = await test.call('DELETE', `/api/v1/agravos/importacoes/${accepted.body.job_id}`, {
      token: analista.token
    })
    await runImport(test, undone)
    expect(await showJob(test, analista.token, undone)).toMatchObject({ status: 'completed' })
  })
  expect(await casosNow(test)).toEqual(before)
})

it('an import fails, and is undone, when the folding after it cannot be done', async () => {
  const before = await casosNow(test)
  const accepted = await uploadFile(test, analista.token, csv(sheetRows(9)))
  await withFoldingThat('42883', () => runImport(test, accepted, undefined, true).catch(() => undefined))
  await clearLeftovers(test.services)
  expect((await showJob(test, analista.token, accepted)).status).toBe('failed')
  expect(await casosNow(test)).toEqual(before)
})

it('an import that has used up its attempts is undone by the upkeep', async () => {
  const before = await casosNow(test)
  const { accepted, id, running } = await startAndWait(csv(slowRows(40)), { ignorar_erros: 'true' })
  await test.db.execute(sql`update jobs set execucao = gen_random_uuid() where id = ${id}::uuid`)
  await running.catch(() => undefined)
  await test.db.execute(sql`update jobs set status = 'failed', concluido_em = now() where id = ${id}::uuid`)
  expect(await clearLeftovers(test.services)).toBe(1)
  expect(await casosNow(test)).toEqual(before)
  expect((await showJob(test, analista.token, accepted)).status).toBe('failed')
  expect(await estadoOf(id)).toBe('falhou')
})

it('two who undo one import at once remove all of it, once', async () => {
  const before = await casosNow(test)
  const { id, running } = await startAndWait(csv(slowRows(60)), { ignorar_erros: 'true' }, 1)
  await expect.poll(() => test.db.$count(lotes, eq(lotes.importacaoId, id))).toBeGreaterThan(9)
  await test.db.execute(sql`update jobs set execucao = gen_random_uuid() where id = ${id}::uuid`)
  await running.catch(() => undefined)
  await test.db.execute(sql`update jobs set status = 'failed', concluido_em = now() where id = ${id}::uuid`)
  const job = { id, status: 'failed' as const, cancelado: false }
  await Promise.all([clearImport(test.services, job), clearImport(test.services, job), clearImport(test.services, job)])
  expect(await casosNow(test)).toEqual(before)
})

it('a file stored for a job that never existed is removed after an hour', async () => {
  await uploadFile(test, analista.token, csv(sheetRows(1)))
  const [row] = await test.db.select().from(importacoes).where(eq(importacoes.estado, 'em_curso'))
  await test.db.execute(sql`delete from jobs where id = ${row!.id}::uuid`)
  await test.db.update(importacoes).set({ estado: 'recebendo' }).where(eq(importacoes.id, row!.id))
  await clearLeftovers(test.services)
  expect(await storedFiles(test)).toHaveLength(1)
  test.advance(3600_001)
  await clearLeftovers(test.services)
  expect(await estadoOf(row!.id)).toBeUndefined()
})
