import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { casos, casosPessoais } from '../../../src/modules/agravos/tables.ts'
import { lotes } from '../../../src/modules/importacao/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { picked } from '../../support/sample.ts'
import { CASOS, casoAt, createdCaso, readCaso, updateCaso } from '../agravos/support.ts'
import { invalid } from '../usuarios/support.ts'
import {
  casosNow,
  countCasos,
  csv,
  expectConsistent,
  figures,
  idOf,
  importRows,
  reportOf,
  runImport,
  sheetRows,
  showJob,
  uploadFile
} from './api-support.ts'

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
})
afterEach(() => expectConsistent(test))
afterAll(() => test.close())

it('POST /api/v1/agravos/casos/bulk: 202 with a job, which records the cases of the file', async () => {
  const accepted = await uploadFile(test, analista.token, csv(sheetRows(3, { bairro_residencia: 'Pina' })))
  expect(accepted).toMatchObject({
    status: 202,
    body: { status: 'processing', status_url: `/api/v1/jobs/${accepted.body.job_id}`, message: 'Importação iniciada.' }
  })
  expect(await showJob(test, analista.token, accepted)).toMatchObject({
    tipo: 'importar-casos',
    resultado: null,
    progress: 0
  })
  await runImport(test, accepted)
  const job = await showJob(test, analista.token, accepted)
  expect(job).toMatchObject({
    status: 'completed',
    progress: 100,
    linhas_processadas: 3,
    message: 'Concluído. Importados: 3; atualizados: 0; sem mudança: 0; duplicados: 0; com erro: 0.',
    result: { total_processados: 3, sucesso: 3, erros: 0 },
    resultado: {
      ...figures({ total_linhas: 3, importados: 3 }),
      modo: 'importar',
      layout: 'especificacao',
      erros_detalhados: [],
      avisos_detalhados: []
    },
    resultado_url: null
  })
  expect(job.resultado.tempo_processamento).toBeGreaterThanOrEqual(0)
  const [row] = await test.db.select().from(casos).where(eq(casos.bairro, 'Pina')).limit(1)
  expect(row).toMatchObject({ iniciais: 'M. S. S.', uf: 'PE', responsavel_id: analista.id, status: 'em_investigacao' })
  const detail = await readCaso(test, analista.token, row!.id)
  expect(detail.body).toMatchObject({ paciente: { nome: 'M. S. S.' }, endereco: { bairro: 'Pina' } })
  expect(detail.body.historico).toMatchObject([
    {
      acao: 'caso.importado',
      usuario: { id: analista.id, nome: analista.nome },
      detalhes: { importacao: accepted.body.job_id }
    }
  ])
})

it('more rows than fit into a batch: each once, with consecutive ids, and one entry in the audit trail for each batch', async () => {
  const before = await countCasos(test)
  const accepted = await uploadFile(test, analista.token, csv(sheetRows(25)))
  await runImport(test, accepted, 10)
  expect((await countCasos(test)) - before).toBe(25)
  const rows = await test.db
    .select()
    .from(lotes)
    .where(eq(lotes.importacaoId, idOf(accepted)))
    .orderBy(lotes.n)
  expect(rows.map(({ n, figuras: { importados } }) => [n, importados])).toEqual([
    [1, 10],
    [2, 10],
    [3, 5]
  ])
  const entries = await test.db
    .select()
    .from(auditoria)
    .where(sql`detalhes ->> 'job_id' = ${accepted.body.job_id} and acao like 'importacao.%'`)
    .orderBy(auditoria.id)
  expect(entries.map(({ acao }) => acao)).toEqual([
    'importacao.lote',
    'importacao.lote',
    'importacao.lote',
    'importacao.concluida'
  ])
  expect(entries[0]).toMatchObject({ atorId: analista.id, detalhes: { importados: 10, atualizados: 0 } })
})

it('a file without names: cases without initials and without a row of personal data', async () => {
  const job = await importRows(
    test,
    analista.token,
    sheetRows(1, { paciente_nome: '', numero_notificacao: 'semnome', idade: '41' })
  )
  expect(job.resultado.importados).toBe(1)
  const [row] = await test.db.select().from(casos).where(eq(casos.numero_notificacao, 'semnome'))
  expect(row).toMatchObject({ iniciais: '', idade: 41 })
  expect(await test.db.$count(casosPessoais, eq(casosPessoais.caso_id, row!.id))).toBe(0)
  const { body } = await readCaso(test, analista.token, row!.id)
  expect(body.paciente).toMatchObject({ nome: null, idade: 41 })
  const { tipos } = (await test.call('GET', CASOS, { token: analista.token, query: { numero_notificacao: 'semnome' } }))
    .body
  expect(tipos[0].paciente.nome).toBeNull()
  // The detail can be sent back as it is. A name can be given, but not taken away.
  const { historico, ...detail } = body
  expect((await updateCaso(test, analista.token, row!.id, detail)).body).toMatchObject({ campos_alterados: [] })
  expect((await updateCaso(test, analista.token, row!.id, { paciente: { nome: 'Ana Lima' } })).status).toBe(200)
  expect((await readCaso(test, analista.token, row!.id)).body.paciente.nome).toBe('A. L.')
  const without = await updateCaso(test, analista.token, row!.id, { paciente: { nome: null } })
  expect(without).toMatchObject(invalid(['paciente.nome', 'REQUIRED']))
})

it('a case whose name is hidden in the file keeps the initials that it shows', async () => {
  await importRows(test, analista.token, sheetRows(1, { paciente_nome: 'O. C.', numero_notificacao: 'oculto' }))
  const [row] = await test.db.select().from(casos).where(eq(casos.numero_notificacao, 'oculto'))
  expect(row).toMatchObject({ iniciais: 'O. C.' })
})

it('the same file again changes nothing, and says so', async () => {
  const rows = sheetRows(7, { classificacao_final: 'dengue_grave' })
  await importRows(test, analista.token, rows, {}, 3)
  const before = await casosNow(test)
  const lastIdUsed = async () =>
    (await test.db.execute<{ last: number }>(sql`select last_value::int as last from casos_id_seq`))[0]!.last
  const last = await lastIdUsed()
  const again = await importRows(test, analista.token, rows, {}, 3)
  expect(again.resultado).toMatchObject({ ...figures({ total_linhas: 7, inalterados: 7 }), avisos_detalhados: [] })
  expect(await casosNow(test)).toEqual(before)
  // Ids of cases are few: none is used up for nothing.
  expect(await lastIdUsed()).toBe(last)
})

it('a stored case with other data is a duplicate: reported, and left as it is', async () => {
  const [row] = sheetRows(1)
  await importRows(test, analista.token, [row!])
  const before = await casosNow(test)
  const job = await importRows(test, analista.token, [{ ...row!, evolucao: 'cura' }])
  expect(job.resultado).toMatchObject({
    ...figures({ total_linhas: 1, duplicados: 1, avisos: 1 }),
    avisos_detalhados: [
      {
        linha: 2,
        numero_notificacao: row!.numero_notificacao,
        campo: null,
        valor: null,
        aviso: expect.stringContaining('outros dados')
      }
    ]
  })
  expect(await casosNow(test)).toEqual(before)
})

it.each(picked([1, 2, 100], 1))(
  'a case that comes twice in one file is recorded once, with batches of %i rows',
  async (lote) => {
    const [one, two] = sheetRows(2) as [Record<string, string>, Record<string, string>]
    const rows = [one, two, { ...one, evolucao: 'cura' }, one]
    const dryRun = await importRows(test, analista.token, rows, { modo: 'validar' }, lote)
    const job = await importRows(test, analista.token, rows, {}, lote)
    expect(job.resultado).toMatchObject(
      figures({ total_linhas: 4, importados: 2, inalterados: 1, duplicados: 1, avisos: 1 })
    )
    expect(job.resultado.avisos_detalhados.map(({ linha }: { linha: number }) => linha)).toEqual([4])
    expect(reportOf(dryRun)).toEqual(reportOf(job))
  }
)

it('a case that was recorded by hand, and one that was deleted', async () => {
  const [byHand, deleted] = sheetRows(2) as [Record<string, string>, Record<string, string>]
  await createdCaso(test, analista.token, byHand)
  const id = await createdCaso(test, analista.token, deleted)
  const gestor = await account(test, 'gestor')
  await test.call('DELETE', casoAt(id), { token: gestor.token, query: { motivo: 'engano' } })
  const job = await importRows(test, analista.token, [byHand, deleted])
  expect(job.resultado).toMatchObject(figures({ total_linhas: 2, importados: 1, inalterados: 1 }))
})

it('rows that the file says not to count are skipped, with a warning', async () => {
  const job = await importRows(test, analista.token, [...sheetRows(1), ...sheetRows(1, { trick: 'ignored' })])
  expect(job.resultado).toMatchObject(figures({ total_linhas: 2, importados: 1, ignorados: 1, avisos: 1 }))
})

it('contradictions of the past cause a warning, and the row is accepted', async () => {
  const job = await importRows(test, analista.token, sheetRows(1, { evolucao: 'obito' }))
  expect(job.resultado).toMatchObject({
    ...figures({ total_linhas: 1, importados: 1, avisos: 1 }),
    avisos_detalhados: [{ linha: 2, campo: 'data_obito', aviso: expect.stringContaining('óbito') }]
  })
})

it('sends importacao.concluida once, and no event for a single case', async () => {
  const body = {
    url: 'https://recebe.example/x',
    eventos: ['importacao.concluida', 'agravo.criado', 'agravo.atualizado']
  }
  const webhook = await test.call('POST', '/api/v1/webhooks', { token: analista.token, body })
  const job = await importRows(
    test,
    analista.token,
    [...sheetRows(2), ...sheetRows(1, { municipio_residencia: 'Nenhures' })],
    {
      ignorar_erros: 'true'
    }
  )
  await importRows(test, analista.token, sheetRows(2), { modo: 'validar' })
  const entregas = await test.call('GET', `/api/v1/webhooks/${webhook.body.data.id}/entregas`, {
    token: analista.token
  })
  expect(entregas.body.total).toBe(1)
  const [row] = await test.db.execute<{ tipo: string; dados: unknown }>(
    sql`select tipo, dados from webhook_entregas where webhook_id = ${webhook.body.data.id}`
  )
  expect(row).toEqual({ tipo: 'importacao.concluida', dados: { job_id: job.job_id, importados: 2, erros: 1 } })
})

it('statistics are taken before the job completes', async () => {
  const analysed = async () =>
    (
      await test.db.execute<{ n: number }>(sql`
      select (analyze_count + autoanalyze_count)::int as n from pg_stat_all_tables where relid = 'public.casos'::regclass`)
    )[0]!.n
  const before = await analysed()
  await importRows(test, analista.token, sheetRows(1000), {}, 600)
  await expect.poll(analysed).toBeGreaterThan(before)
  expect(await test.db.$count(casos, and(eq(casos.uf, 'PE')))).toBeGreaterThan(999)
})
