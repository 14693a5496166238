import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { runJob } from '../../../src/core/jobs/task.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { picked } from '../../support/sample.ts'
import { createdCaso, readCaso, updateCaso } from '../agravos/support.ts'
import {
  casosNow,
  csv,
  expectConsistent,
  figures,
  idOf,
  importRows,
  type SheetRow,
  sheetRows,
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

const caso = async (numero: string) =>
  (await test.db.select().from(casos).where(eq(casos.numero_notificacao, numero)))[0]!

it('modo=atualizar: merges rows of stored cases, with history, and records the others', async () => {
  const [row] = sheetRows(1) as [SheetRow]
  const id = await createdCaso(test, analista.token, { ...row, bairro_residencia: 'Pina', paciente_sexo: 'F' })
  test.advance(60_000)
  const job = await importRows(
    test,
    analista.token,
    [{ ...row, evolucao: 'cura', classificacao_final: 'dengue_grave', paciente_sexo: '' }, ...sheetRows(1)],
    { modo: 'atualizar' }
  )
  expect(job).toMatchObject({
    message: 'Concluído. Importados: 1; atualizados: 1; sem mudança: 0; duplicados: 0; com erro: 0.',
    resultado: figures({ total_linhas: 2, importados: 1, atualizados: 1 })
  })
  const { body } = await readCaso(test, analista.token, id)
  // An empty cell says nothing, and clears nothing.
  expect(body).toMatchObject({
    evolucao: 'cura',
    classificacao_final: 'dengue_grave',
    paciente: { nome: 'M. S. S.', sexo: 'F' },
    endereco: { bairro: 'Pina' }
  })
  expect(body.historico[0]).toMatchObject({
    acao: 'caso.alterado',
    usuario: { id: analista.id },
    detalhes: { campos: ['classificacao_final', 'evolucao'], importacao: job.job_id }
  })
  expect(body.historico[1]).toMatchObject({ acao: 'caso.criado' })
  expect(body.atualizado_em > body.criado_em).toBe(true)
  // A second time there is nothing to merge, and nothing is added to the history.
  const again = await importRows(test, analista.token, [{ ...row, evolucao: 'cura' }], { modo: 'atualizar' })
  expect(again.resultado).toMatchObject(figures({ total_linhas: 1, inalterados: 1 }))
  expect((await readCaso(test, analista.token, id)).body.historico).toHaveLength(2)
})

it('personal data is merged too, and a name that is hidden in the file stays', async () => {
  const [row] = sheetRows(1) as [SheetRow]
  await importRows(test, analista.token, [{ ...row, paciente_nome: '', idade: '30' }])
  const { id, idade } = await caso(row.numero_notificacao!)
  expect(idade).toBe(30)
  const complete = { ...row, paciente_nome: 'João Souza', paciente_data_nascimento: '1990-01-01' }
  expect((await importRows(test, analista.token, [complete], { modo: 'atualizar' })).resultado.atualizados).toBe(1)
  expect((await readCaso(test, analista.token, id)).body.paciente).toMatchObject({ nome: 'J. S.', idade: 36 })
  const masked = await importRows(test, analista.token, [{ ...row, paciente_nome: 'J. S.' }], { modo: 'atualizar' })
  expect(masked.resultado).toMatchObject(figures({ total_linhas: 1, inalterados: 1 }))
})

it.each(picked([1, 10], 1))('a case that comes twice in the file is merged once, with batches of %i', async (lote) => {
  const [row, added] = sheetRows(2) as [SheetRow, SheetRow]
  await importRows(test, analista.token, [row])
  const rows = [{ ...row, evolucao: 'cura' }, { ...row, evolucao: 'ignorado' }, added, { ...added, evolucao: 'cura' }]
  const job = await importRows(test, analista.token, rows, { modo: 'atualizar' }, lote)
  expect(job.resultado).toMatchObject(
    figures({ total_linhas: 4, importados: 1, atualizados: 1, duplicados: 2, avisos: 2 })
  )
  expect(await caso(row.numero_notificacao!)).toMatchObject({ evolucao: 'cura' })
})

it('a merge that would break a rule is refused: only the row, or everything', async () => {
  const [row] = sheetRows(1, { paciente_sexo: 'M' }) as [SheetRow]
  const id = await createdCaso(test, analista.token, { ...row, paciente_data_nascimento: '2026-11-06' })
  // The birth in the stored case would come after the symptoms of the row.
  const wrong = { ...row, data_inicio_sintomas: '2026-11-01' }
  const before = await casosNow(test)
  const refused = await importRows(test, analista.token, [...sheetRows(3), wrong], { modo: 'atualizar' }, 2)
  expect(refused.resultado).toMatchObject({
    ...figures({ total_linhas: 4, erros: 1 }),
    erros_detalhados: [{ linha: 5, campo: 'paciente.data_nascimento' }]
  })
  expect(await casosNow(test)).toEqual(before)
  const job = await importRows(test, analista.token, [...sheetRows(1), wrong], {
    modo: 'atualizar',
    ignorar_erros: 'true'
  })
  expect(job.resultado).toMatchObject(figures({ total_linhas: 2, importados: 1, erros: 1 }))
  expect((await readCaso(test, analista.token, id)).body.data_inicio_sintomas).toBe('2026-11-07')
})

it('a cancelled import is undone: new cases go, merged ones are as before, but later changes of others stay', async () => {
  const rows = sheetRows(6)
  await importRows(test, analista.token, rows)
  const before = await casosNow(test)
  const content = csv([...rows.map((row) => ({ ...row, evolucao: 'cura' })), ...sheetRows(200, { trick: 'slow' })])
  const accepted = await uploadFile(test, analista.token, content, { modo: 'atualizar', ignorar_erros: 'true' })
  const id = idOf(accepted)
  await test.db.execute(sql`update jobs set pedido = pedido || '{"lote": 3}' where id = ${id}::uuid`)
  const running = runJob(test.services, id, { lastAttempt: false }, { progressEveryMs: 0 })
  const merged = () => test.db.$count(casos, eq(casos.evolucao, 'cura'))
  const already = before.filter(({ evolucao }) => evolucao === 'cura').length
  await expect.poll(merged, { interval: 5 }).toBeGreaterThanOrEqual(already + 6)
  const touched = await caso(rows[0]!.numero_notificacao!)
  test.advance(3_600_000)
  const other = await account(test, 'analista')
  expect((await updateCaso(test, other.token, touched.id, { bairro_residencia: 'Graças' })).status).toBe(200)
  await test.call('DELETE', accepted.body.status_url, { token: other.token })
  const admin = await account(test, 'admin')
  await test.call('DELETE', accepted.body.status_url, { token: admin.token })
  await running
  const after = await casosNow(test)
  expect(after.filter(({ id }) => id !== touched.id)).toEqual(before.filter(({ id }) => id !== touched.id))
  expect(after.find(({ id }) => id === touched.id)).toMatchObject({ evolucao: 'cura', bairro: 'Graças' })
  const otherCaso = await caso(rows[1]!.numero_notificacao!)
  const { historico } = (await readCaso(test, other.token, otherCaso.id)).body
  expect(historico.map(({ acao }: { acao: string }) => acao)).toEqual([
    'caso.restaurado',
    'caso.alterado',
    'caso.importado'
  ])
})

it('text that holds the stored name, or stored text that holds a new one, is left out', async () => {
  const { token } = await account(test, 'analista')
  const [row] = sheetRows(1, { bairro_residencia: 'Pina', 'dados_clinicos.comorbidades': 'asma' }) as [SheetRow]
  await importRows(test, token, [row])
  const { id } = await caso(row.numero_notificacao!)
  const { paciente_nome: _, ...nameless } = row
  const hidden = {
    ...nameless,
    bairro_residencia: 'Casa de MARIA DA SILVA SANTOS',
    'dados_clinicos.comorbidades': 'asma|Maria da Silva Santos|hipertensão',
    evolucao: 'cura'
  }
  const aviso = 'O texto tem o nome ou o endereço da pessoa e ficou de fora.'
  const told = [
    { linha: 2, campo: 'bairro_residencia', aviso },
    { linha: 2, campo: 'dados_clinicos.comorbidades', aviso }
  ]
  const trial = await importRows(test, token, [hidden], { modo: 'atualizar', ignorar_erros: 'true' })
  expect(trial.resultado).toMatchObject({ ...figures({ total_linhas: 1, atualizados: 1, avisos: 1 }) })
  expect(trial.resultado.avisos_detalhados).toMatchObject(told)
  const { body } = await readCaso(test, token, id)
  expect(body).toMatchObject({
    evolucao: 'cura',
    endereco: { bairro: 'Pina' },
    dados_clinicos: { comorbidades: ['asma', 'hipertensão'] }
  })
  // The other way round: the text is stored first, and the file brings the name.
  await updateCaso(test, token, id, { bairro_residencia: 'Sítio João Souza' })
  const renamed = await importRows(test, token, [{ ...row, paciente_nome: 'João Souza', bairro_residencia: '' }], {
    modo: 'atualizar'
  })
  expect(renamed.resultado.avisos_detalhados).toMatchObject([{ campo: 'bairro_residencia', aviso }])
  expect((await readCaso(test, token, id)).body).toMatchObject({
    endereco: { bairro: null },
    paciente: { nome: 'J. S.' }
  })
})

it('a number with the name in it is refused', async () => {
  const { token } = await account(test, 'analista')
  const [row] = sheetRows(1) as [SheetRow]
  const job = await importRows(test, token, [{ ...row, numero_notificacao: 'de Maria da Silva Santos' }])
  expect(job.resultado).toMatchObject({ importados: 0, erros: 1 })
  expect(job.resultado.erros_detalhados[0]).toMatchObject({ campo: 'numero_notificacao' })
  expect(JSON.stringify(job)).not.toContain('Silva')
})
