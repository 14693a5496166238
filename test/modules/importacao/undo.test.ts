import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { clearLeftovers } from '../../../src/modules/importacao/upkeep.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { casoAt, deleteCaso, updateCaso } from '../agravos/support.ts'
import { denied, invalid, multipart, notFound } from '../usuarios/support.ts'
import {
  casosNow,
  countCasos,
  csv,
  expectConsistent,
  figures,
  IMPORTACOES,
  idOf,
  importRows,
  runImport,
  sheetRows,
  showJob,
  uploadFile
} from './api-support.ts'

let test: TestApp
let analista: Account
let gestor: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
  gestor = await account(test, 'gestor')
  await importRows(test, analista.token, sheetRows(3))
})
afterEach(() => expectConsistent(test))
afterAll(() => test.close())

const undo = ({ job_id }: { job_id: string }, token: string) =>
  test.call('DELETE', `${IMPORTACOES}/${job_id}`, { token })
const readResumo = async () =>
  (
    await test.call('GET', '/api/v1/agravos/casos/estatisticas/resumo', {
      token: analista.token,
      query: { data_inicio: '2026-01-01', data_fim: '2026-12-31' }
    })
  ).body
const listed = async ({ job_id }: { job_id: string }) => {
  const { body } = await test.call('GET', IMPORTACOES, { token: analista.token, query: { size: '100' } })
  return body.data.find((item: { job_id: string }) => item.job_id === job_id)
}

it('DELETE /api/v1/agravos/importacoes/{job_id}: removes what the import created, and every count is as before', async () => {
  const [before, counted] = [await casosNow(test), await readResumo()]
  const job = await importRows(
    test,
    analista.token,
    [
      ...sheetRows(12, { classificacao_final: 'dengue_grave', hospitalizacao: 'true' }),
      ...sheetRows(5, { evolucao: 'cura' })
    ],
    {},
    5
  )
  expect(await readResumo()).toMatchObject({ total: counted.total + 17, hospitalizados: counted.hospitalizados + 12 })
  const accepted = await undo(job, analista.token)
  expect(accepted).toMatchObject({ status: 202, body: { message: 'A importação está sendo desfeita.' } })
  expect(await listed(job)).toMatchObject({ estado: 'desfazendo', desfeita: { job_id: accepted.body.job_id } })
  await runImport(test, accepted)
  expect(await showJob(test, analista.token, accepted)).toMatchObject({
    tipo: 'desfazer-importacao',
    status: 'completed',
    message: 'A importação foi desfeita. Casos removidos: 17; mantidos, por terem mudado: 0.',
    result: { total_processados: 17, sucesso: 17, erros: 0 },
    resultado: { removidos: 17, mantidos: 0, ja_excluidos: 0, casos_mantidos: [] },
    linhas_processadas: null
  })
  expect(await casosNow(test)).toEqual(before)
  expect(await readResumo()).toEqual(counted)
  expect(await listed(job)).toMatchObject({ estado: 'desfeita', desfeita: { removidos: 17, mantidos: 0 } })
  // The file can be imported again.
  expect((await importRows(test, analista.token, sheetRows(1))).resultado.importados).toBe(1)
})

const createdBy = async ({ job_id }: { job_id: string }) => {
  const ids = await test.db.execute<{ id: number }>(sql`
    select c.id from casos c, importacoes_lotes l where l.importacao_id = ${job_id.slice(4)}::uuid and l.criados @> c.id order by c.id`)
  return ids.map(({ id }) => id)
}

it('cases changed since then are kept and named; deleted ones are counted separately', async () => {
  const job = await importRows(test, analista.token, sheetRows(6), {}, 2)
  const [changed, attached, deleted] = (await createdBy(job)) as [number, number, number]
  test.advance(1000)
  expect((await updateCaso(test, analista.token, changed, { evolucao: 'cura' })).status).toBe(200)
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')
  const parts = multipart([{ name: 'arquivo', filename: 'x.pdf', type: 'application/pdf', content: pdf }])
  expect((await test.call('POST', casoAt(attached, '/anexos'), { token: analista.token, ...parts })).status).toBe(201)
  expect((await deleteCaso(test, gestor.token, deleted)).status).toBe(204)
  const accepted = await undo(job, analista.token)
  await runImport(test, accepted)
  const { resultado } = await showJob(test, analista.token, accepted)
  expect(resultado).toMatchObject({ removidos: 3, mantidos: 2, ja_excluidos: 1 })
  const rows = await test.db.select().from(casos).where(eq(casos.id, changed))
  expect(resultado.casos_mantidos).toEqual([
    { id: changed, numero_notificacao: rows[0]!.numero_notificacao },
    { id: attached, numero_notificacao: expect.any(String) }
  ])
  for (const id of [changed, attached])
    expect((await test.call('GET', casoAt(id), { token: analista.token })).status).toBe(200)
})

it('a case that was only read is removed', async () => {
  const job = await importRows(test, analista.token, sheetRows(1))
  const [id] = (await createdBy(job)) as [number]
  await test.call('GET', casoAt(id), { token: analista.token })
  await test.services.readings.flush()
  const accepted = await undo(job, analista.token)
  await runImport(test, accepted)
  expect((await showJob(test, analista.token, accepted)).resultado).toMatchObject({ removidos: 1, mantidos: 0 })
})

it('an undoing that is cancelled stops where it is, and can be asked for again', async () => {
  const job = await importRows(test, analista.token, sheetRows(6), {}, 2)
  const before = await countCasos(test)
  const first = await undo(job, analista.token)
  await test.call('DELETE', first.body.status_url, { token: analista.token })
  await runImport(test, first)
  await clearLeftovers(test.services)
  expect(await listed(job)).toMatchObject({ estado: 'concluida', desfeita: null })
  expect(await countCasos(test)).toBe(before)
  const second = await undo(job, analista.token)
  await runImport(test, second)
  expect((await showJob(test, analista.token, second)).resultado).toMatchObject({ removidos: 6 })
})

it('an undoing that dies in the middle goes on', async () => {
  const job = await importRows(test, analista.token, sheetRows(6), {}, 2)
  const accepted = await undo(job, analista.token)
  const id = idOf(accepted)
  // This is the state that the first of its transactions leaves.
  await test.db.transaction(async (tx) => {
    await tx.execute(
      sql`delete from casos c using importacoes_lotes l where l.importacao_id = ${job.job_id.slice(4)}::uuid and l.n = 3 and l.criados @> c.id`
    )
    await tx.execute(
      sql`update importacoes_lotes set desfeito = true, criados = '{}' where importacao_id = ${job.job_id.slice(4)}::uuid and n = 3`
    )
    await tx.execute(sql`update importacoes set removidos = 2, mantidos = 0 where desfeita_por = ${id}::uuid`)
  })
  await runImport(test, accepted)
  expect((await showJob(test, analista.token, accepted)).resultado).toMatchObject({
    removidos: 6,
    mantidos: 0,
    ja_excluidos: 0
  })
})

it('an undoing gets its attempts back with each batch, so that any number of kills does not end it', async () => {
  const job = await importRows(test, analista.token, sheetRows(4), {}, 2)
  const accepted = await undo(job, analista.token)
  const entry = sql`graphile_worker._private_jobs where key = ${`job:${idOf(accepted)}`}`
  await test.db.execute(sql`
    update graphile_worker._private_jobs set attempts = 4 where key = ${`job:${idOf(accepted)}`}`)
  await runImport(test, accepted)
  expect([...(await test.db.execute(sql`select attempts from ${entry}`))]).toEqual([{ attempts: 1 }])
})

it('who may undo: the sender, and others who may delete cases', async () => {
  const job = await importRows(test, analista.token, sheetRows(1))
  const other = await account(test, 'analista')
  const usuario = await account(test, 'usuario')
  expect(await undo(job, other.token)).toMatchObject(denied('agravos.deletar'))
  expect(await undo(job, usuario.token)).toMatchObject(denied('agravos.importar'))
  const accepted = await undo(job, gestor.token)
  expect(accepted.status).toBe(202)
  await runImport(test, accepted)
  expect((await showJob(test, gestor.token, accepted)).resultado.removidos).toBe(1)
})

it('what cannot be undone: an unknown import, a trial, a running one, one that was undone', async () => {
  for (const id of ['job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10', 'x', '0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10'])
    expect(await undo({ job_id: id }, analista.token)).toMatchObject(notFound)
  const dryRun = await importRows(test, analista.token, sheetRows(1), { modo: 'validar' })
  expect(await undo(dryRun, analista.token)).toMatchObject(invalid(['job_id', 'NOTHING_TO_UNDO']))
  const accepted = await uploadFile(test, analista.token, csv(sheetRows(1)))
  expect(await undo(accepted.body, analista.token)).toMatchObject(invalid(['job_id', 'IMPORT_RUNNING']))
  await runImport(test, accepted)
  const first = await undo(accepted.body, analista.token)
  expect(await undo(accepted.body, analista.token)).toMatchObject(invalid(['job_id', 'IMPORT_UNDONE']))
  await runImport(test, first)
  expect(await undo(accepted.body, analista.token)).toMatchObject(invalid(['job_id', 'IMPORT_UNDONE']))
})

it('GET /api/v1/agravos/importacoes: the name of a file is for who sent it and for administrators', async () => {
  const dona = await account(test, 'analista')
  const job = await importRows(test, dona.token, sheetRows(1))
  const named = async ({ token }: { token: string }) => {
    const { body } = await test.call('GET', IMPORTACOES, { token, query: { dono_id: String(dona.id) } })
    return body.data.map(({ job_id, arquivo }: { job_id: string; arquivo: { nome: string } }) => [job_id, arquivo.nome])
  }
  expect(await named(dona)).toEqual([[job.job_id, 'casos.csv']])
  expect(await named(await account(test, 'admin'))).toEqual([[job.job_id, 'casos.csv']])
  // They import, too, and see each other's figures, but neither the job nor the name.
  for (const other of [analista, gestor]) expect(await named(other)).toEqual([[job.job_id, '']])
})

it('GET /api/v1/agravos/importacoes: who, when, which file, and the outcome', async () => {
  const conta = await account(test, 'analista', { nome: 'Rita Lima' })
  const content = csv(sheetRows(2))
  const accepted = await uploadFile(test, conta.token, content, { ignorar_erros: 'true' })
  const before = (await test.call('GET', IMPORTACOES, { token: analista.token, query: { dono_id: String(conta.id) } }))
    .body
  expect(before.data).toMatchObject([{ estado: 'em_curso', figuras: null, concluido_em: null, layout: null }])
  await runImport(test, accepted)
  const { body } = await test.call('GET', IMPORTACOES, { token: conta.token, query: { dono_id: String(conta.id) } })
  expect(body).toMatchObject({ total: 1, page: 1 })
  expect(body.data[0]).toEqual({
    job_id: accepted.body.job_id,
    status_url: accepted.body.status_url,
    estado: 'concluida',
    modo: 'importar',
    ignorar_erros: true,
    arquivo: {
      nome: 'casos.csv',
      tamanho: Buffer.byteLength(content),
      sha256: createHash('sha256').update(content).digest('hex')
    },
    formato: 'csv',
    layout: 'especificacao',
    dono_id: conta.id,
    dono_nome: 'Rita Lima',
    criado_em: test.clock.moment.toISOString(),
    concluido_em: test.clock.moment.toISOString(),
    figuras: figures({ total_linhas: 2, importados: 2 }),
    desfeita: null,
    pode_desfazer: true
  })
  const total = async (query: Record<string, string>) =>
    (await test.call('GET', IMPORTACOES, { token: analista.token, query: { dono_id: String(conta.id), ...query } }))
      .body.total
  expect([
    await total({ modo: 'importar' }),
    await total({ modo: 'validar' }),
    await total({ estado: 'falhou' })
  ]).toEqual([1, 0, 0])
  const usuario = await account(test, 'usuario')
  expect(await test.call('GET', IMPORTACOES, { token: usuario.token })).toMatchObject(denied('agravos.importar'))
})
