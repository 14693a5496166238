import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { invalid } from '../usuarios/support.ts'
import { trailOf } from './anexos-support.ts'
import { createdCaso, fullCasoBody, readCaso, updateCaso } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

type Fields = Record<string, unknown>

/** Each of these would change a case of a pregnant woman of Recife, with symptoms on the 7th, notified on the 10th. */
describe('PUT /api/v1/agravos/casos/{id}: the rules hold for the case as it will be', () => {
  it.each<[fields: Fields, ...wrong: [field: string, code: string][]]>([
    [{ data_notificacao: '2026-11-06' }, ['data_inicio_sintomas', 'INVALID_DATE']],
    [{ data_inicio_sintomas: '2026-11-11' }, ['data_inicio_sintomas', 'INVALID_DATE']],
    [{ data_obito: '2026-11-06' }, ['data_obito', 'INVALID_DATE']],
    [{ data_encerramento: '2026-11-16' }, ['data_encerramento', 'DATE_IN_FUTURE']],
    [{ paciente_sexo: 'M' }, ['paciente.gestante', 'INVALID_VALUE']],
    [{ paciente: { sexo: null } }, ['paciente.gestante', 'INVALID_VALUE']],
    [{ estado_residencia: 'SP' }, ['endereco.municipio_residencia', 'NOT_FOUND']],
    [{ municipio_residencia: 'Salvador' }, ['municipio_residencia', 'NOT_FOUND']],
    [{ endereco: { municipio_residencia: 'Salvador' } }, ['endereco.municipio_residencia', 'NOT_FOUND']],
    [{ paciente_data_nascimento: '2026-11-08' }, ['paciente_data_nascimento', 'INVALID_DATE']],
    [{ paciente: { data_nascimento: '2026-11-16' } }, ['paciente.data_nascimento', 'DATE_IN_FUTURE']],
    [{ dados_clinicos: { data_internacao: '2026-11-16' } }, ['dados_clinicos.data_internacao', 'DATE_IN_FUTURE']],
    [
      { data_obito: '2026-11-06', paciente_sexo: 'M', paciente_gestante: true, municipio_residencia: 'Salvador' },
      ['data_obito', 'INVALID_DATE'],
      ['paciente_gestante', 'INVALID_VALUE'],
      ['municipio_residencia', 'NOT_FOUND']
    ],
    [{ tipo_agravo: null }, ['tipo_agravo', 'INVALID_TYPE']],
    [{ paciente_nome: '' }, ['paciente_nome', 'TOO_SHORT']],
    [{ responsavel_id: 9 }, ['responsavel_id', 'UNKNOWN_FIELD']],
    [{ dados_especificos: { prova_laco: 'talvez' } }, ['dados_especificos.prova_laco', 'INVALID_VALUE']]
  ])('422 for %j at %j, and nothing changes', async (fields, ...wrong) => {
    const id = await createdCaso(test, gestor.token, fullCasoBody())
    const { body: before } = await readCaso(test, gestor.token, id)
    const answer = await updateCaso(test, gestor.token, id, fields)
    expect(answer).toMatchObject(invalid(...wrong))
    expect((await readCaso(test, gestor.token, id)).body).toEqual(before)
    expect((await trailOf(test, id)).filter(({ acao }) => acao === 'caso.alterado')).toEqual([])
  })

  it.each<[fields: Fields]>([
    [{ data_notificacao: '2026-11-07' }],
    [{ data_inicio_sintomas: '2026-11-10' }],
    [{ data_obito: '2026-11-07', evolucao: 'obito' }],
    [{ paciente_sexo: 'I' }],
    [{ paciente_sexo: 'M', paciente_gestante: false }],
    [{ estado_residencia: 'BA', municipio_residencia: 'Salvador' }],
    [
      {
        data_notificacao: '2026-11-15',
        data_inicio_sintomas: '2026-11-15',
        data_encerramento: null,
        dados_clinicos: { data_internacao: null }
      }
    ]
  ])('200 for %j', async (fields) => {
    const id = await createdCaso(test, gestor.token, fullCasoBody())
    expect((await updateCaso(test, gestor.token, id, fields)).status).toBe(200)
  })

  it('422 for an empty body', async () => {
    const id = await createdCaso(test, gestor.token, fullCasoBody())
    expect((await updateCaso(test, gestor.token, id, {})).status).toBe(422)
  })

  it('two changes of different fields at once are both kept', async () => {
    const id = await createdCaso(test, gestor.token, fullCasoBody())
    const answers = await Promise.all([
      updateCaso(test, gestor.token, id, { dados_laboratoriais: { ns1: 'inconclusivo' } }),
      updateCaso(test, gestor.token, id, { dados_laboratoriais: { igm: 'inconclusivo' } }),
      updateCaso(test, gestor.token, id, { bairro_residencia: 'Pina' }),
      updateCaso(test, gestor.token, id, { endereco: { zona: 'rural' } })
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await readCaso(test, gestor.token, id)).body).toMatchObject({
      dados_laboratoriais: { ns1: 'inconclusivo', igm: 'inconclusivo' },
      endereco: { bairro: 'Pina', zona: 'rural' }
    })
  })
})
