import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { clearLeftovers } from '../../../src/modules/importacao/upkeep.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { editar, em, excluir } from '../agravos/support.ts'
import { invalido, multipart, naoEncontrado, negado } from '../usuarios/support.ts'
import {
  conferir,
  contar,
  csv,
  enviar,
  executar,
  figuras,
  IMPORTACOES,
  idOf,
  importar,
  linhas,
  retrato,
  ver
} from './api-support.ts'

let test: TestApp
let analista: Account
let gestor: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
  gestor = await account(test, 'gestor')
  await importar(test, analista.token, linhas(3))
})
afterEach(() => conferir(test))
afterAll(() => test.close())

const desfazer = ({ job_id }: { job_id: string }, token: string) =>
  test.call('DELETE', `${IMPORTACOES}/${job_id}`, { token })
const resumo = async () =>
  (
    await test.call('GET', '/api/v1/agravos/casos/estatisticas/resumo', {
      token: analista.token,
      query: { data_inicio: '2026-01-01', data_fim: '2026-12-31' }
    })
  ).body
const listada = async ({ job_id }: { job_id: string }) => {
  const { body } = await test.call('GET', IMPORTACOES, { token: analista.token, query: { size: '100' } })
  return body.data.find((item: { job_id: string }) => item.job_id === job_id)
}

it('DELETE /api/v1/agravos/importacoes/{job_id}: removes what the import created, and every count is what it was', async () => {
  const [before, counted] = [await retrato(test), await resumo()]
  const job = await importar(
    test,
    analista.token,
    [
      ...linhas(12, { classificacao_final: 'dengue_grave', hospitalizacao: 'true' }),
      ...linhas(5, { evolucao: 'cura' })
    ],
    {},
    5
  )
  expect(await resumo()).toMatchObject({ total: counted.total + 17, hospitalizados: counted.hospitalizados + 12 })
  const aceito = await desfazer(job, analista.token)
  expect(aceito).toMatchObject({ status: 202, body: { message: 'A importação está sendo desfeita.' } })
  expect(await listada(job)).toMatchObject({ estado: 'desfazendo', desfeita: { job_id: aceito.body.job_id } })
  await executar(test, aceito)
  expect(await ver(test, analista.token, aceito)).toMatchObject({
    tipo: 'desfazer-importacao',
    status: 'completed',
    message: 'A importação foi desfeita. Casos removidos: 17; mantidos, por terem mudado: 0.',
    result: { total_processados: 17, sucesso: 17, erros: 0 },
    resultado: { removidos: 17, mantidos: 0, ja_excluidos: 0, casos_mantidos: [] },
    linhas_processadas: null
  })
  expect(await retrato(test)).toEqual(before)
  expect(await resumo()).toEqual(counted)
  expect(await listada(job)).toMatchObject({ estado: 'desfeita', desfeita: { removidos: 17, mantidos: 0 } })
  // And the file can be imported again.
  expect((await importar(test, analista.token, linhas(1))).resultado.importados).toBe(1)
})

const criadosPor = async ({ job_id }: { job_id: string }) => {
  const ids = await test.db.execute<{ id: number }>(sql`
    select c.id from casos c, importacoes_lotes l where l.importacao_id = ${job_id.slice(4)}::uuid and l.criados @> c.id order by c.id`)
  return ids.map(({ id }) => id)
}

it('cases that were changed since are kept and named; those that were deleted are counted apart', async () => {
  const job = await importar(test, analista.token, linhas(6), {}, 2)
  const [mudado, anexado, apagado] = (await criadosPor(job)) as [number, number, number]
  test.advance(1000)
  expect((await editar(test, analista.token, mudado, { evolucao: 'cura' })).status).toBe(200)
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')
  const parts = multipart([{ name: 'arquivo', filename: 'x.pdf', type: 'application/pdf', content: pdf }])
  expect((await test.call('POST', em(anexado, '/anexos'), { token: analista.token, ...parts })).status).toBe(201)
  expect((await excluir(test, gestor.token, apagado)).status).toBe(204)
  const aceito = await desfazer(job, analista.token)
  await executar(test, aceito)
  const { resultado } = await ver(test, analista.token, aceito)
  expect(resultado).toMatchObject({ removidos: 3, mantidos: 2, ja_excluidos: 1 })
  const numeros = await test.db.select().from(casos).where(eq(casos.id, mudado))
  expect(resultado.casos_mantidos).toEqual([
    { id: mudado, numero_notificacao: numeros[0]!.numero_notificacao },
    { id: anexado, numero_notificacao: expect.any(String) }
  ])
  for (const id of [mudado, anexado])
    expect((await test.call('GET', em(id), { token: analista.token })).status).toBe(200)
})

it('a case that was only read is removed', async () => {
  const job = await importar(test, analista.token, linhas(1))
  const [id] = (await criadosPor(job)) as [number]
  await test.call('GET', em(id), { token: analista.token })
  await test.services.readings.flush()
  const aceito = await desfazer(job, analista.token)
  await executar(test, aceito)
  expect((await ver(test, analista.token, aceito)).resultado).toMatchObject({ removidos: 1, mantidos: 0 })
})

it('an undoing that is cancelled stops where it is, and can be asked for again', async () => {
  const job = await importar(test, analista.token, linhas(6), {}, 2)
  const before = await contar(test)
  const first = await desfazer(job, analista.token)
  await test.call('DELETE', first.body.status_url, { token: analista.token })
  await executar(test, first)
  await clearLeftovers(test.services)
  expect(await listada(job)).toMatchObject({ estado: 'concluida', desfeita: null })
  expect(await contar(test)).toBe(before)
  const second = await desfazer(job, analista.token)
  await executar(test, second)
  expect((await ver(test, analista.token, second)).resultado).toMatchObject({ removidos: 6 })
})

it('an undoing that dies in the middle goes on', async () => {
  const job = await importar(test, analista.token, linhas(6), {}, 2)
  const aceito = await desfazer(job, analista.token)
  const id = idOf(aceito)
  // As the first of its transactions leaves it.
  await test.db.transaction(async (tx) => {
    await tx.execute(
      sql`delete from casos c using importacoes_lotes l where l.importacao_id = ${job.job_id.slice(4)}::uuid and l.n = 3 and l.criados @> c.id`
    )
    await tx.execute(
      sql`update importacoes_lotes set desfeito = true, criados = '{}' where importacao_id = ${job.job_id.slice(4)}::uuid and n = 3`
    )
    await tx.execute(sql`update importacoes set removidos = 2, mantidos = 0 where desfeita_por = ${id}::uuid`)
  })
  await executar(test, aceito)
  expect((await ver(test, analista.token, aceito)).resultado).toMatchObject({
    removidos: 6,
    mantidos: 0,
    ja_excluidos: 0
  })
})

it('who may undo: the sender, and for others who may delete cases', async () => {
  const job = await importar(test, analista.token, linhas(1))
  const outra = await account(test, 'analista')
  const usuario = await account(test, 'usuario')
  expect(await desfazer(job, outra.token)).toMatchObject(negado('agravos.deletar'))
  expect(await desfazer(job, usuario.token)).toMatchObject(negado('agravos.importar'))
  const aceito = await desfazer(job, gestor.token)
  expect(aceito.status).toBe(202)
  await executar(test, aceito)
  expect((await ver(test, gestor.token, aceito)).resultado.removidos).toBe(1)
})

it('what can not be undone: unknown, a trial, one that runs, one that was undone', async () => {
  for (const id of ['job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10', 'x', '0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10'])
    expect(await desfazer({ job_id: id }, analista.token)).toMatchObject(naoEncontrado)
  const seco = await importar(test, analista.token, linhas(1), { modo: 'validar' })
  expect(await desfazer(seco, analista.token)).toMatchObject(invalido(['job_id', 'NOTHING_TO_UNDO']))
  const aceito = await enviar(test, analista.token, csv(linhas(1)))
  expect(await desfazer(aceito.body, analista.token)).toMatchObject(invalido(['job_id', 'IMPORT_RUNNING']))
  await executar(test, aceito)
  const first = await desfazer(aceito.body, analista.token)
  expect(await desfazer(aceito.body, analista.token)).toMatchObject(invalido(['job_id', 'IMPORT_UNDONE']))
  await executar(test, first)
  expect(await desfazer(aceito.body, analista.token)).toMatchObject(invalido(['job_id', 'IMPORT_UNDONE']))
})

it('GET /api/v1/agravos/importacoes: who, when, which file, and what came of it', async () => {
  const conta = await account(test, 'analista', { nome: 'Rita Lima' })
  const content = csv(linhas(2))
  const aceito = await enviar(test, conta.token, content, { ignorar_erros: 'true' })
  const before = (await test.call('GET', IMPORTACOES, { token: analista.token, query: { dono_id: String(conta.id) } }))
    .body
  expect(before.data).toMatchObject([{ estado: 'em_curso', figuras: null, concluido_em: null, layout: null }])
  await executar(test, aceito)
  const { body } = await test.call('GET', IMPORTACOES, { token: analista.token, query: { dono_id: String(conta.id) } })
  expect(body).toMatchObject({ total: 1, page: 1 })
  expect(body.data[0]).toEqual({
    job_id: aceito.body.job_id,
    status_url: aceito.body.status_url,
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
    figuras: figuras({ total_linhas: 2, importados: 2 }),
    desfeita: null
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
  expect(await test.call('GET', IMPORTACOES, { token: usuario.token })).toMatchObject(negado('agravos.importar'))
})
