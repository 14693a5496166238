import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openPessoais } from '../../../src/modules/agravos/privacy/sealed.ts'
import { removeDeletedCasos } from '../../../src/modules/agravos/record/retention.ts'
import { casos, casosPessoais } from '../../../src/modules/agravos/tables.ts'
import { mudancas } from '../../../src/modules/importacao/tables.ts'
import { forgetFormer } from '../../../src/modules/importacao/upkeep.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { deleteCaso, readCaso, updateCaso } from '../agravos/support.ts'
import { invalid } from '../usuarios/support.ts'
import {
  casosNow,
  expectConsistent,
  figures,
  IMPORTACOES,
  importRows,
  runImport,
  type SheetRow,
  sheetRows,
  showJob
} from './api-support.ts'

let test: TestApp
let analista: Account
let gestor: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
  gestor = await account(test, 'gestor')
})
afterEach(() => expectConsistent(test))
afterAll(() => test.close())

const undo = ({ job_id }: { job_id: string }, token = analista.token) =>
  test.call('DELETE', `${IMPORTACOES}/${job_id}`, { token })

async function undone(job: { job_id: string }, token = analista.token) {
  const accepted = await undo(job, token)
  await runImport(test, accepted)
  return await showJob(test, token, accepted)
}

/** Returns all that is stored about persons, opened. */
const personsNow = async () =>
  (await test.db.select().from(casosPessoais).orderBy(casosPessoais.caso_id)).map((row) =>
    openPessoais(row.caso_id, row)
  )
const caso = async ({ numero_notificacao }: SheetRow) =>
  (await test.db.select().from(casos).where(eq(casos.numero_notificacao, numero_notificacao!)))[0]!
const listed = async ({ job_id }: { job_id: string }, token = analista.token) => {
  const { body } = await test.call('GET', IMPORTACOES, { token, query: { size: '100' } })
  return body.data.find((item: { job_id: string }) => item.job_id === job_id)
}

it('undoing an import that created and changed cases: all is as before, and the trail tells it', async () => {
  const rows = sheetRows(5, { bairro_residencia: 'Pina' })
  const [nameless] = sheetRows(1, { paciente_nome: '' }) as [SheetRow]
  await importRows(test, analista.token, [...rows, nameless])
  const before = [await casosNow(test), await personsNow()]
  test.advance(60_000)
  const changed = [...rows, nameless].map((row) => ({
    ...row,
    paciente_nome: 'João Souza',
    paciente_data_nascimento: '1990-01-01',
    evolucao: 'cura',
    data_encerramento: '2026-11-12',
    sorotipo: 'DENV3',
    data_coleta_pcr: '2026-11-12',
    data_digitacao: '2026-11-12'
  }))
  const job = await importRows(test, analista.token, [...changed, ...sheetRows(3)], { modo: 'atualizar' }, 4)
  expect(job.resultado).toMatchObject(figures({ total_linhas: 9, importados: 3, atualizados: 6 }))
  expect([await casosNow(test), await personsNow()]).not.toEqual(before)
  expect(await listed(job)).toMatchObject({ pode_desfazer: true })
  expect(await listed(job, gestor.token)).toMatchObject({ pode_desfazer: true })
  const other = await account(test, 'analista')
  expect(await listed(job, other.token)).toMatchObject({ pode_desfazer: false })
  // Nobody can read in the database what the persons were called.
  const kept = await test.db.select().from(mudancas)
  expect(kept).toHaveLength(6)
  expect(JSON.stringify(kept)).not.toMatch(/Silva|Pina/)
  test.advance(60_000)
  const done = await undone(job)
  expect(done).toMatchObject({
    message: 'A importação foi desfeita. Casos removidos: 3; de volta ao que eram: 6; mantidos, por terem mudado: 0.',
    result: { total_processados: 9, sucesso: 9, erros: 0 },
    resultado: { removidos: 3, restaurados: 6, mantidos: 0, ja_excluidos: 0, casos_mantidos: [] }
  })
  expect([await casosNow(test), await personsNow()]).toEqual(before)
  expect(await test.db.$count(mudancas)).toBe(0)
  expect(await listed(job)).toMatchObject({
    estado: 'desfeita',
    desfeita: { removidos: 3, restaurados: 6, mantidos: 0 },
    pode_desfazer: false
  })
  const { historico } = (await readCaso(test, analista.token, (await caso(rows[0]!)).id)).body
  expect(historico).toMatchObject([
    { acao: 'caso.restaurado', detalhes: { importacao: job.job_id } },
    {
      acao: 'caso.alterado',
      descricao: 'Caso alterado por uma importação',
      detalhes: {
        campos: [
          'dados_laboratoriais.data_coleta_pcr',
          'dados_laboratoriais.sorotipo',
          'data_digitacao',
          'data_encerramento',
          'evolucao',
          'paciente.data_nascimento',
          'paciente.nome'
        ],
        mudancas: [
          { campo: 'dados_laboratoriais.data_coleta_pcr', antes: null, depois: '2026-11-12' },
          { campo: 'dados_laboratoriais.sorotipo', antes: null, depois: 'DENV3' },
          { campo: 'data_digitacao', antes: null, depois: '2026-11-12' },
          { campo: 'data_encerramento', antes: null, depois: '2026-11-12' },
          { campo: 'evolucao', antes: null, depois: 'cura' }
        ]
      }
    },
    { acao: 'caso.importado' }
  ])
})

it('two imports taken back in reverse order: the cases of the first go, too', async () => {
  const before = [await casosNow(test), await personsNow()]
  const rows = sheetRows(3)
  const first = await importRows(test, analista.token, rows)
  const between = [await casosNow(test), await personsNow()]
  // The clock stands still: the moment of a change is later than the one before all the same.
  const second = await importRows(
    test,
    analista.token,
    rows.map((row) => ({ ...row, evolucao: 'cura' })),
    { modo: 'atualizar' }
  )
  expect((await undone(second)).resultado).toMatchObject({ restaurados: 3 })
  expect([await casosNow(test), await personsNow()]).toEqual(between)
  expect((await undone(first)).resultado).toMatchObject({ removidos: 3, mantidos: 0 })
  expect([await casosNow(test), await personsNow()]).toEqual(before)
})

it('what somebody changed since stays and is named; what was deleted since is counted apart', async () => {
  const rows = sheetRows(4)
  await importRows(test, analista.token, rows)
  test.advance(1000)
  const cured = rows.map((row) => ({ ...row, evolucao: 'cura' }))
  const job = await importRows(test, analista.token, cured, { modo: 'atualizar' })
  const [changed, deleted, again] = await Promise.all(rows.slice(0, 3).map(caso))
  test.advance(1000)
  expect((await updateCaso(test, gestor.token, changed!.id, { bairro_residencia: 'Graças' })).status).toBe(200)
  expect((await deleteCaso(test, gestor.token, deleted!.id)).status).toBe(204)
  await importRows(test, gestor.token, [{ ...rows[2]!, evolucao: 'ignorado' }], { modo: 'atualizar' })
  const { resultado } = await undone(job)
  expect(resultado).toMatchObject({ removidos: 0, restaurados: 1, mantidos: 2, ja_excluidos: 1 })
  expect(resultado.casos_mantidos.map(({ id }: { id: number }) => id)).toEqual([changed!.id, again!.id])
  expect(await caso(rows[0]!)).toMatchObject({ evolucao: 'cura', bairro: 'Graças' })
  expect(await caso(rows[2]!)).toMatchObject({ evolucao: 'ignorado' })
  expect(await caso(rows[3]!)).toMatchObject({ evolucao: null })
  // Their former values are gone.
  expect(await test.db.$count(mudancas, sql`antes is not null and importacao_id = ${job.job_id.slice(4)}::uuid`)).toBe(
    0
  )
})

it('former values of a deleted case go with it for good, when its retention ends', async () => {
  const rows = sheetRows(2)
  await importRows(test, analista.token, rows)
  const cured = rows.map((row) => ({ ...row, evolucao: 'cura', paciente_nome: 'João Souza' }))
  const job = await importRows(test, analista.token, cured, { modo: 'espelhar' })
  const kept = () => test.db.$count(mudancas, eq(mudancas.importacaoId, job.job_id.slice(4)))
  expect((await deleteCaso(test, gestor.token, (await caso(rows[0]!)).id)).status).toBe(204)
  await removeDeletedCasos(test.services, test.clock.moment, 10)
  expect(await kept()).toBe(2)
  await removeDeletedCasos(test.services, new Date(test.clock.moment.getTime() + 1), 10)
  expect(await kept()).toBe(1)
  expect((await undone(job)).resultado).toMatchObject({ restaurados: 1, mantidos: 0 })
})

it('former values are kept for 30 days, and no longer than their case', async () => {
  const rows = sheetRows(2)
  await importRows(test, analista.token, rows)
  const cured = rows.map((row) => ({ ...row, evolucao: 'cura' }))
  const job = await importRows(test, analista.token, cured, { modo: 'atualizar' })
  const kept = () => test.db.$count(mudancas, eq(mudancas.importacaoId, job.job_id.slice(4)))
  await test.db.delete(casos).where(eq(casos.id, (await caso(rows[0]!)).id))
  expect(await kept()).toBe(1)
  test.advance(30 * 24 * 3600_000 - 1)
  const { token } = await account(test, 'admin')
  await forgetFormer(test.services)
  expect([await kept(), (await listed(job, token)).pode_desfazer]).toEqual([1, true])
  test.advance(1)
  await forgetFormer(test.services)
  expect([await kept(), (await listed(job, token)).pode_desfazer]).toEqual([0, false])
  expect(await undo(job, token)).toMatchObject(invalid(['job_id', 'NOTHING_TO_UNDO']))
})
