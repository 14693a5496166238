import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  casosNow,
  expectConsistent,
  figures,
  IMPORTACOES,
  importRows,
  runImport,
  type SheetRow,
  showJob
} from './api-support.ts'

/** A national file, which has no numbers, and a municipal one, which has, bring the same cases. */

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
})
afterEach(async () => {
  await expectConsistent(test)
  await test.db.delete(casos)
})
afterAll(() => test.close())

const national: SheetRow = {
  ID_AGRAVO: 'A90',
  DT_NOTIFIC: '2026-11-10',
  DT_SIN_PRI: '2026-11-07',
  ID_MN_RESI: '261160',
  CS_SEXO: 'F',
  NU_IDADE_N: '4030',
  FEBRE: '1',
  CLASSI_FIN: '10'
}
const municipal: SheetRow = { ...national, NU_NOTIFIC: '4200001', NM_PACIENT: 'ANA LIMA', NM_BAIRRO: 'PINA' }

const send = async (rows: SheetRow[], modo = 'importar', lote?: number) =>
  await importRows(test, analista.token, rows, { modo }, lote)
const numbers = async () => (await casosNow(test)).map(({ numero_notificacao }) => numero_notificacao)
const made = expect.stringMatching(/^sinan-/)

it.each(['importar', 'atualizar', 'espelhar'])(
  'a national row meets a case with a number, in modo=%s',
  async (modo) => {
    await send([municipal])
    const { resultado } = await send([national], modo)
    expect(resultado).toMatchObject(figures({ total_linhas: 1, inalterados: 1 }))
    expect(await casosNow(test)).toMatchObject([{ numero_notificacao: '4200001', bairro: 'PINA', iniciais: 'A. L.' }])
  }
)

it('what the national row says anew is merged, and the number stays', async () => {
  await send([municipal])
  const cured = { ...national, EVOLUCAO: '1' }
  const kept = await send([cured])
  expect(kept.resultado).toMatchObject({
    ...figures({ total_linhas: 1, duplicados: 1, avisos: 1 }),
    avisos_detalhados: [{ linha: 2, aviso: expect.stringContaining('4200001'), codigo: 'OTHER_NUMBER' }]
  })
  expect((await send([cured], 'atualizar')).resultado).toMatchObject(figures({ total_linhas: 1, atualizados: 1 }))
  expect(await casosNow(test)).toMatchObject([{ numero_notificacao: '4200001', evolucao: 'cura', bairro: 'PINA' }])
})

it('a municipal row meets a case without number: left alone by importar, updated with its number otherwise, and back', async () => {
  await send([national])
  const before = await casosNow(test)
  expect((await send([municipal])).resultado).toMatchObject(figures({ total_linhas: 1, duplicados: 1, avisos: 1 }))
  expect(await casosNow(test)).toEqual(before)
  const trial = await importRows(test, analista.token, [municipal], { modo: 'validar', como: 'espelhar' })
  expect(trial.resultado).toMatchObject({
    ...figures({ total_linhas: 1, atualizados: 1 }),
    mudancas_previstas: [{ campos: expect.arrayContaining(['numero_notificacao']) }]
  })
  const job = await send([municipal, municipal], 'espelhar')
  expect(job.resultado).toMatchObject(figures({ total_linhas: 2, atualizados: 1, inalterados: 1 }))
  expect(await casosNow(test)).toMatchObject([{ numero_notificacao: '4200001', bairro: 'PINA', iniciais: 'A. L.' }])
  expect((await send([national])).resultado).toMatchObject(figures({ total_linhas: 1, inalterados: 1 }))
  const undoing = await test.call('DELETE', `${IMPORTACOES}/${job.job_id}`, { token: analista.token })
  await runImport(test, undoing)
  expect((await showJob(test, analista.token, undoing)).resultado).toMatchObject({ restaurados: 1, mantidos: 0 })
  expect(await casosNow(test)).toEqual(before)
})

it.each([1, 2, 100])(
  'one stored case is that of one row: a second person is a case of its own, in batches of %i',
  async (lote) => {
    await send([municipal])
    const other = { ...national, EVOLUCAO: '1' }
    const rows = [national, national, other]
    for (const modo of ['importar', 'atualizar']) {
      const expected =
        modo === 'importar'
          ? figures({ total_linhas: 3, inalterados: 1, importados: 2 })
          : figures({ total_linhas: 3, inalterados: 3 })
      const trial = await importRows(test, analista.token, rows, { modo: 'validar', como: modo }, lote)
      expect([modo, trial.resultado]).toMatchObject([modo, expected])
      expect([modo, (await send(rows, modo, lote)).resultado]).toMatchObject([modo, expected])
    }
    expect(await numbers()).toEqual(['4200001', made, made])
  }
)

it.each([1, 100])('two municipal rows and one case without number, in batches of %i: two cases', async (lote) => {
  await send([national])
  const rows = [municipal, { ...municipal, NU_NOTIFIC: '4200002', NM_PACIENT: 'RITA SÁ' }]
  const { resultado } = await send(rows, 'atualizar', lote)
  expect(resultado).toMatchObject(figures({ total_linhas: 2, importados: 1, atualizados: 1 }))
  expect(await numbers()).toEqual(['4200001', '4200002'])
})

it.each([
  ['pt-BR', 'Esta linha pode ser qualquer um de 2 casos'],
  ['en-US', 'This row may be any of 2 cases'],
  ['es-ES', 'Esta fila puede ser cualquiera de 2 casos']
])('several cases that it may be: told and not guessed, in %s', async (language, sentence) => {
  await send([municipal, { ...municipal, NU_NOTIFIC: '4200002', NM_PACIENT: 'RITA SÁ' }])
  const before = await casosNow(test)
  const accepted = await send([{ ...national, EVOLUCAO: '1' }], 'espelhar')
  const { body } = await test.call('GET', accepted.status_url ?? `/api/v1/jobs/${accepted.job_id}`, {
    token: analista.token,
    headers: { 'accept-language': language }
  })
  expect(body.resultado).toMatchObject({
    ...figures({ total_linhas: 1, duplicados: 1, avisos: 1 }),
    avisos_detalhados: [{ linha: 2, aviso: expect.stringContaining(sentence), codigo: 'AMBIGUOUS_CASE' }]
  })
  expect(await casosNow(test)).toEqual(before)
})

it.each([
  ['disease', { ID_AGRAVO: 'A92.0', CLASSI_FIN: '13' }],
  ['municipality', { ID_MN_RESI: '260960' }],
  ['day of notification', { DT_NOTIFIC: '2026-11-11' }],
  ['day of first symptoms', { DT_SIN_PRI: '2026-11-06' }],
  ['sex', { CS_SEXO: 'M' }],
  ['age', { NU_IDADE_N: '4031' }],
  ['unknown age', { NU_IDADE_N: '' }],
  ['initials', { NM_PACIENT: 'RITA SÁ' }]
])('another %s is another case', async (_, fields: SheetRow) => {
  await send([municipal])
  expect((await send([{ ...national, ...fields }])).resultado).toMatchObject(
    figures({ total_linhas: 1, importados: 1 })
  )
  expect(await numbers()).toEqual(['4200001', made])
})

it('cases outside the territory of the importer are neither met nor told', async () => {
  const salvador = { ID_MN_RESI: '292740' }
  await send([1, 2].map((n) => ({ ...municipal, ...salvador, NU_NOTIFIC: `420000${n}` })))
  const local = await account(test, 'analista', { territorios: [{ tipo: 'uf', codigo: 'PE' }] })
  const row = { ...national, ...salvador, ID_MUNICIP: '261160' }
  const { resultado } = await importRows(test, local.token, [row], { modo: 'atualizar' })
  expect(resultado).toMatchObject(figures({ total_linhas: 1, importados: 1 }))
  expect(await numbers()).toEqual(['4200001', '4200002', made])
})

it('cases of one kind of file never meet each other', async () => {
  await send([municipal])
  const { resultado } = await send([{ ...municipal, NU_NOTIFIC: '4200009' }])
  expect(resultado).toMatchObject(figures({ total_linhas: 1, importados: 1 }))
  const [row] = await test.db.select().from(casos).where(eq(casos.numero_notificacao, '4200009'))
  expect(row).toBeDefined()
})
