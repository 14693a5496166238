import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { runJob } from '../../../src/core/jobs/task.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { picked } from '../../support/sample.ts'
import { criado, editar, ler } from '../agravos/support.ts'
import { conferir, csv, enviar, figuras, idOf, importar, type Linha, linhas, retrato } from './api-support.ts'

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
})
afterEach(() => conferir(test))
afterAll(() => test.close())

const caso = async (numero: string) =>
  (await test.db.select().from(casos).where(eq(casos.numero_notificacao, numero)))[0]!

it('modo=atualizar: merges rows whose case is there, with history, and records the others', async () => {
  const [row] = linhas(1) as [Linha]
  const id = await criado(test, analista.token, { ...row, bairro_residencia: 'Pina', paciente_sexo: 'F' })
  test.advance(60_000)
  const job = await importar(
    test,
    analista.token,
    [{ ...row, evolucao: 'cura', classificacao_final: 'dengue_grave', paciente_sexo: '' }, ...linhas(1)],
    { modo: 'atualizar' }
  )
  expect(job).toMatchObject({
    message: 'Concluído. Importados: 1; atualizados: 1; sem mudança: 0; duplicados: 0; com erro: 0.',
    resultado: figuras({ total_linhas: 2, importados: 1, atualizados: 1 })
  })
  const { body } = await ler(test, analista.token, id)
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
  // Again: nothing more to merge, and no history of nothing.
  const again = await importar(test, analista.token, [{ ...row, evolucao: 'cura' }], { modo: 'atualizar' })
  expect(again.resultado).toMatchObject(figuras({ total_linhas: 1, inalterados: 1 }))
  expect((await ler(test, analista.token, id)).body.historico).toHaveLength(2)
})

it('what points to the person is merged too, and a name that is hidden in the file stays', async () => {
  const [row] = linhas(1) as [Linha]
  await importar(test, analista.token, [{ ...row, paciente_nome: '', idade: '30' }])
  const { id, idade } = await caso(row.numero_notificacao!)
  expect(idade).toBe(30)
  const com = { ...row, paciente_nome: 'João Souza', paciente_data_nascimento: '1990-01-01' }
  expect((await importar(test, analista.token, [com], { modo: 'atualizar' })).resultado.atualizados).toBe(1)
  expect((await ler(test, analista.token, id)).body.paciente).toMatchObject({ nome: 'J. S.', idade: 36 })
  const oculto = await importar(test, analista.token, [{ ...row, paciente_nome: 'J. S.' }], { modo: 'atualizar' })
  expect(oculto.resultado).toMatchObject(figuras({ total_linhas: 1, inalterados: 1 }))
})

it.each(picked([1, 10], 1))('a case that comes twice in the file is merged once, with batches of %i', async (lote) => {
  const [row, nova] = linhas(2) as [Linha, Linha]
  await importar(test, analista.token, [row])
  const rows = [{ ...row, evolucao: 'cura' }, { ...row, evolucao: 'ignorado' }, nova, { ...nova, evolucao: 'cura' }]
  const job = await importar(test, analista.token, rows, { modo: 'atualizar' }, lote)
  expect(job.resultado).toMatchObject(
    figuras({ total_linhas: 4, importados: 1, atualizados: 1, duplicados: 2, avisos: 2 })
  )
  expect(await caso(row.numero_notificacao!)).toMatchObject({ evolucao: 'cura' })
})

it('a merge that would break a rule is refused: the row alone, or all', async () => {
  const [row] = linhas(1, { paciente_sexo: 'M' }) as [Linha]
  const id = await criado(test, analista.token, { ...row, paciente_data_nascimento: '2026-11-06' })
  // The birth of the case that is there would come after the symptoms of the row.
  const errada = { ...row, data_inicio_sintomas: '2026-11-01' }
  const before = await retrato(test)
  const nada = await importar(test, analista.token, [...linhas(3), errada], { modo: 'atualizar' }, 2)
  expect(nada.resultado).toMatchObject({
    ...figuras({ total_linhas: 4, erros: 1 }),
    erros_detalhados: [{ linha: 5, campo: 'paciente.data_nascimento' }]
  })
  expect(await retrato(test)).toEqual(before)
  const job = await importar(test, analista.token, [...linhas(1), errada], { modo: 'atualizar', ignorar_erros: 'true' })
  expect(job.resultado).toMatchObject(figuras({ total_linhas: 2, importados: 1, erros: 1 }))
  expect((await ler(test, analista.token, id)).body.data_inicio_sintomas).toBe('2026-11-07')
})

it('a cancelled one is taken back: new cases go, merged ones are as before, but what others changed since stays', async () => {
  const rows = linhas(6)
  await importar(test, analista.token, rows)
  const before = await retrato(test)
  const content = csv([...rows.map((row) => ({ ...row, evolucao: 'cura' })), ...linhas(200, { truque: 'demora' })])
  const aceito = await enviar(test, analista.token, content, { modo: 'atualizar', ignorar_erros: 'true' })
  const id = idOf(aceito)
  await test.db.execute(sql`update jobs set pedido = pedido || '{"lote": 3}' where id = ${id}::uuid`)
  const running = runJob(test.services, id, { lastAttempt: false }, { progressEveryMs: 0 })
  const merged = () => test.db.$count(casos, eq(casos.evolucao, 'cura'))
  const already = before.filter(({ evolucao }) => evolucao === 'cura').length
  await expect.poll(merged, { interval: 5 }).toBeGreaterThanOrEqual(already + 6)
  const tocado = await caso(rows[0]!.numero_notificacao!)
  test.advance(3_600_000)
  const outra = await account(test, 'analista')
  expect((await editar(test, outra.token, tocado.id, { bairro_residencia: 'Graças' })).status).toBe(200)
  await test.call('DELETE', aceito.body.status_url, { token: outra.token })
  const admin = await account(test, 'admin')
  await test.call('DELETE', aceito.body.status_url, { token: admin.token })
  await running
  const after = await retrato(test)
  expect(after.filter(({ id }) => id !== tocado.id)).toEqual(before.filter(({ id }) => id !== tocado.id))
  expect(after.find(({ id }) => id === tocado.id)).toMatchObject({ evolucao: 'cura', bairro: 'Graças' })
  const outro = await caso(rows[1]!.numero_notificacao!)
  const { historico } = (await ler(test, outra.token, outro.id)).body
  expect(historico.map(({ acao }: { acao: string }) => acao)).toEqual([
    'caso.restaurado',
    'caso.alterado',
    'caso.importado'
  ])
})

it('text that holds the stored name, or stored text that holds a new one, is left out', async () => {
  const { token } = await account(test, 'analista')
  const [row] = linhas(1, { bairro_residencia: 'Pina', 'dados_clinicos.comorbidades': 'asma' }) as [Linha]
  await importar(test, token, [row])
  const { id } = await caso(row.numero_notificacao!)
  const { paciente_nome: _, ...semNome } = row
  const hidden = {
    ...semNome,
    bairro_residencia: 'Casa de MARIA DA SILVA SANTOS',
    'dados_clinicos.comorbidades': 'asma|Maria da Silva Santos|hipertensão',
    evolucao: 'cura'
  }
  const aviso = 'O texto tem o nome ou o endereço da pessoa e ficou de fora.'
  const told = [
    { linha: 2, campo: 'endereco.bairro', aviso },
    { linha: 2, campo: 'dados_clinicos.comorbidades', aviso }
  ]
  const trial = await importar(test, token, [hidden], { modo: 'atualizar', ignorar_erros: 'true' })
  expect(trial.resultado).toMatchObject({ ...figuras({ total_linhas: 1, atualizados: 1, avisos: 1 }) })
  expect(trial.resultado.avisos_detalhados).toMatchObject(told)
  const { body } = await ler(test, token, id)
  expect(body).toMatchObject({
    evolucao: 'cura',
    endereco: { bairro: 'Pina' },
    dados_clinicos: { comorbidades: ['asma', 'hipertensão'] }
  })
  // The other way round.
  await editar(test, token, id, { bairro_residencia: 'Sítio João Souza' })
  const renamed = await importar(test, token, [{ ...row, paciente_nome: 'João Souza', bairro_residencia: '' }], {
    modo: 'atualizar'
  })
  expect(renamed.resultado.avisos_detalhados).toMatchObject([{ campo: 'endereco.bairro', aviso }])
  expect((await ler(test, token, id)).body).toMatchObject({
    endereco: { bairro: null },
    paciente: { nome: 'J. S.' }
  })
})

it('a number with the name in it is refused', async () => {
  const { token } = await account(test, 'analista')
  const [row] = linhas(1) as [Linha]
  const job = await importar(test, token, [{ ...row, numero_notificacao: 'de Maria da Silva Santos' }])
  expect(job.resultado).toMatchObject({ importados: 0, erros: 1 })
  expect(job.resultado.erros_detalhados[0]).toMatchObject({ campo: 'numero_notificacao' })
  expect(JSON.stringify(job)).not.toContain('Silva')
})
