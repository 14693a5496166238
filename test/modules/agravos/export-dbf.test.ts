import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { parsedDbf } from '../../platform/sheets/parsed-dbf.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { PERSON } from '../importacao/dbf-cases.ts'
import { exportedDbf } from '../importacao/dbf-support.ts'
import { invalid } from '../usuarios/support.ts'
import { CASOS, casoBody, createdCaso, fullCasoBody } from './support.ts'

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
})
beforeEach(() => test.db.delete(casos))
afterAll(() => test.close())

const exported = () => exportedDbf(test, analista.token)

it('nothing in the file points to a person', async () => {
  await createdCaso(test, analista.token, fullCasoBody(PERSON))
  const { bytes } = await exported()
  const text = bytes.toString('latin1')
  expect(text).toContain('Boa Viagem')
  for (const part of [...PERSON.paciente_nome.split(' '), 'Gumercinda', '98877', '6655', '700000000000005', '19901108'])
    expect(text).not.toContain(part)
  for (const part of [
    'Navegantes',
    '51021',
    '34.9',
    '8.119',
    'Z. Q.',
    'Imbiribeira',
    '3333-4444',
    'Dra. Lia',
    'Aurora'
  ])
    expect(text).not.toContain(part)
  const names = parsedDbf(bytes).columns.map(({ name }) => name)
  expect(names.filter((name) => /^NM_(?!BAIRRO)|NASC|CNS|CEP|TEL|LOGRADO|NUMERO|CPF/.test(name))).toEqual([])
})

it('names, codes and forms of SINAN, as another reader finds them', async () => {
  await createdCaso(
    test,
    analista.token,
    fullCasoBody({ numero_notificacao: '2024.17', bairro_residencia: 'Água Fria' })
  )
  const { version, page, day, columns, rows } = parsedDbf((await exported()).bytes)
  expect([version, page, day]).toEqual([3, 3, [126, 11, 15]])
  expect(columns.filter(({ name }) => name.length > 10)).toEqual([])
  expect(columns.filter(({ type, name }) => (type === 'D') !== name.startsWith('DT_'))).toEqual([])
  expect(rows[0]).toEqual({
    NU_NOTIFIC: '"2024.17"',
    TP_NOT: '2',
    ID_AGRAVO: 'A90',
    DT_NOTIFIC: '20261110',
    SEM_NOT: '202645',
    NU_ANO: '2026',
    SG_UF_NOT: '26',
    ID_MUNICIP: '261160',
    ID_UNIDADE: '0000477',
    DT_SIN_PRI: '20261107',
    SEM_PRI: '202644',
    NU_IDADE_N: '4035',
    CS_SEXO: 'F',
    CS_GESTANT: '2',
    CS_RACA: '4',
    CS_ESCOL_N: '06',
    SG_UF: '26',
    ID_MN_RESI: '261160',
    NM_BAIRRO: 'Água Fria',
    CS_ZONA: '1',
    ID_PAIS: '1',
    DT_INVEST: '20261115',
    ID_OCUPA_N: 'Enfermeira',
    FEBRE: '1',
    MIALGIA: '1',
    CEFALEIA: '2',
    EXANTEMA: '2',
    NAUSEA: '1',
    ARTRALGIA: '1',
    PETEQUIA_N: '2',
    LACO: '2',
    DOR_RETRO: '2',
    DIABETES: '1',
    HEMATOLOG: '',
    HEPATOPAT: '',
    RENAL: '',
    HIPERTENSA: '',
    ACIDO_PEPT: '',
    AUTO_IMUNE: '',
    DT_CHIK_S1: '',
    RES_CHIKS1: '',
    DT_SORO: '20261115',
    RESUL_SORO: '2',
    DT_NS1: '20261115',
    RESUL_NS1: '1',
    DT_VIRAL: '20261115',
    RESUL_VI_N: '4',
    DT_PCR: '20261115',
    RESUL_PCR_: '3',
    SOROTIPO: '2',
    HOSPITALIZ: '1',
    DT_INTERNA: '20261111',
    COUFINF: '26',
    COPAISINF: '1',
    COMUNINF: '260960',
    CLASSI_FIN: '11',
    CRITERIO: '1',
    EVOLUCAO: '1',
    DT_OBITO: '',
    DT_ENCERRA: '20261114',
    ALRM_HIPOT: '',
    ALRM_PLAQ: '',
    ALRM_VOM: '2',
    ALRM_SANG: '2',
    ALRM_HEMAT: '',
    ALRM_ABDOM: '1',
    ALRM_LETAR: '1',
    ALRM_HEPAT: '2',
    ALRM_LIQ: '2',
    PLAQ_MENOR: '90000',
    DT_DIGITA: '20261115'
  })
})

it('a number that does not fit is left out and counted; an empty file is a table without records', async () => {
  expect(parsedDbf((await exported()).bytes).rows).toEqual([])
  await createdCaso(test, analista.token, casoBody({ numero_notificacao: `1${'日'.repeat(49)}` }))
  await createdCaso(test, analista.token, casoBody({ numero_notificacao: '7' }))
  const { job, bytes } = await exported()
  expect(job.result).toMatchObject({ total_processados: 2, sucesso: 1, erros: 1 })
  expect(parsedDbf(bytes).rows.map(({ NU_NOTIFIC }) => NU_NOTIFIC)).toEqual(['7'])
})

it.each([
  ['campos', { campos: ['id'] }],
  ['separador', { separador: ';' }]
])('POST /api/v1/agravos/casos/exportar: 422 for a dbf with %s', async (field, more) => {
  const body = { formato: 'dbf', ...more }
  const answer = await test.call('POST', `${CASOS}/exportar`, { token: analista.token, body })
  expect(answer).toMatchObject(invalid([field, 'INVALID_VALUE']))
})

it('POST /api/v1/usuarios/exportar: 422 for a dbf, which only cases have', async () => {
  const { token } = await account(test, 'admin')
  const answer = await test.call('POST', '/api/v1/usuarios/exportar', { token, body: { formato: 'dbf' } })
  expect(answer).toMatchObject(invalid(['formato', 'INVALID_VALUE']))
})
