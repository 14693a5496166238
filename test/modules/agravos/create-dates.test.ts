import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { invalid } from '../usuarios/support.ts'
import { casoBody, createCaso, readCaso } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())
beforeEach(() => {
  test.clock.moment = new Date('2026-11-15T12:00:00.000Z')
})

type Fields = Record<string, unknown>
const send = (fields: Fields = {}) => createCaso(test, gestor.token, casoBody(fields))

/** Every date that a body may hold, with the name under which it is refused. */
const dates: [field: string, put: (day: string) => Fields][] = [
  ['data_notificacao', (day) => ({ data_notificacao: day })],
  ['data_inicio_sintomas', (day) => ({ data_inicio_sintomas: day, data_notificacao: '2026-11-15' })],
  ['paciente_data_nascimento', (day) => ({ paciente_data_nascimento: day })],
  ['paciente.data_nascimento', (day) => ({ paciente: { data_nascimento: day } })],
  ['data_encerramento', (day) => ({ data_encerramento: day })],
  ['data_obito', (day) => ({ data_obito: day })],
  ['data_investigacao', (day) => ({ data_investigacao: day })],
  ['data_digitacao', (day) => ({ data_digitacao: day })],
  ['dados_laboratoriais.data_coleta_ns1', (day) => ({ dados_laboratoriais: { data_coleta_ns1: day } })],
  ['dados_laboratoriais.data_coleta_igm', (day) => ({ dados_laboratoriais: { data_coleta_igm: day } })],
  ['dados_laboratoriais.data_coleta_pcr', (day) => ({ dados_laboratoriais: { data_coleta_pcr: day } })],
  [
    'dados_laboratoriais.data_coleta_isolamento_viral',
    (day) => ({ dados_laboratoriais: { data_coleta_isolamento_viral: day } })
  ],
  ['dados_clinicos.data_internacao', (day) => ({ dados_clinicos: { data_internacao: day } })]
]

describe('POST /api/v1/agravos/casos: no date lies in the future', () => {
  it.each(dates)('422 at %s for tomorrow and for far away', async (field, put) => {
    expect(await send(put('2026-11-16'))).toMatchObject(invalid([field, 'DATE_IN_FUTURE']))
    expect(await send(put('9999-12-31'))).toMatchObject(invalid([field, 'DATE_IN_FUTURE']))
  })

  it.each(dates.filter(([field]) => !field.endsWith('nascimento')))('201 with %s of today', async (_, put) => {
    expect((await send(put('2026-11-15'))).status).toBe(201)
  })

  it.each(dates)('422 at %s for invalid days, and for moments except at the notification', async (field, put) => {
    const moment = field === 'data_notificacao' ? '2024-02-01T00:00:00' : '2024-02-01T00:00:00Z'
    for (const day of ['2024-02-30', '2023-02-29', '2024-13-01', '2024-1-1', '01/02/2024', moment, ''])
      expect([day, await send(put(day))]).toMatchObject([day, invalid([field, 'INVALID_DATE'])])
  })

  it('the day is Brasília’s: tomorrow begins at 03:00Z', async () => {
    const tomorrow = { data_notificacao: '2026-11-16' }
    test.clock.moment = new Date('2026-11-16T02:59:59.999Z')
    const { token } = await account(test, 'gestor')
    expect(await createCaso(test, token, casoBody(tomorrow))).toMatchObject(
      invalid(['data_notificacao', 'DATE_IN_FUTURE'])
    )
    test.clock.moment = new Date('2026-11-16T03:00:00.000Z')
    expect((await createCaso(test, token, casoBody(tomorrow))).status).toBe(201)
  })

  it('422 for a day before 1900, 201 on the first', async () => {
    expect(await send({ paciente_data_nascimento: '1899-12-31' })).toMatchObject(
      invalid(['paciente_data_nascimento', 'INVALID_DATE'])
    )
    expect((await send({ paciente_data_nascimento: '1900-01-01' })).status).toBe(201)
  })
})

describe('POST /api/v1/agravos/casos: the order of the dates', () => {
  it.each<[fields: Fields, field: string | null]>([
    [{ data_inicio_sintomas: '2026-11-10', data_notificacao: '2026-11-10' }, null],
    [{ data_inicio_sintomas: '2026-11-11', data_notificacao: '2026-11-10' }, 'data_inicio_sintomas'],
    [{ data_obito: '2026-11-07' }, null],
    [{ data_obito: '2026-11-06' }, 'data_obito'],
    [{ data_encerramento: '2026-11-07' }, null],
    [{ data_encerramento: '2026-11-06' }, 'data_encerramento'],
    [{ dados_clinicos: { data_internacao: '2026-11-07' } }, null],
    [{ hospitalizacao: true, dados_clinicos: { data_internacao: '2026-11-07' } }, null],
    [{ dados_clinicos: { data_internacao: '2026-11-06' } }, 'dados_clinicos.data_internacao'],
    [{ data_investigacao: '2026-11-07' }, null],
    [{ data_investigacao: '2026-11-06' }, 'data_investigacao'],
    [{ data_digitacao: '2026-11-07' }, null],
    [{ data_digitacao: '2026-11-06' }, 'data_digitacao'],
    [{ dados_laboratoriais: { data_coleta_pcr: '2026-11-07' } }, null],
    [{ dados_laboratoriais: { data_coleta_pcr: '2026-11-06' } }, 'dados_laboratoriais.data_coleta_pcr'],
    [{ paciente_data_nascimento: '2026-11-07' }, null],
    [{ paciente_data_nascimento: '2026-11-08' }, 'paciente_data_nascimento'],
    [{ paciente: { data_nascimento: '2026-11-08' } }, 'paciente.data_nascimento'],
    [{ data_inicio_sintomas: '2024-02-29' }, null]
  ])('%j: refused at %s', async (fields, field) => {
    const answer = await send(fields)
    if (field) expect(answer).toMatchObject(invalid([field, 'INVALID_DATE']))
    else expect(answer.status).toBe(201)
  })
})

describe('POST /api/v1/agravos/casos: age in whole years at the first symptoms', () => {
  it.each([
    ['1990-11-07', 36],
    ['1990-11-06', 36],
    ['1990-11-08', 35],
    ['2026-11-07', 0],
    ['2025-11-08', 0],
    ['1900-01-01', 126]
  ])('born on %s: %i', async (paciente_data_nascimento, idade) => {
    const { body } = await send({ paciente_data_nascimento, data_inicio_sintomas: '2026-11-07' })
    expect((await readCaso(test, gestor.token, body.id)).body.paciente.idade).toBe(idade)
  })

  it('born on the 29th of February: a year older on the 1st of March', async () => {
    const ageOn = async (data_inicio_sintomas: string) => {
      const { body } = await send({ paciente_data_nascimento: '2004-02-29', data_inicio_sintomas })
      return (await readCaso(test, gestor.token, body.id)).body.paciente.idade
    }
    expect(await ageOn('2025-02-28')).toBe(20)
    expect(await ageOn('2025-03-01')).toBe(21)
  })
})

describe('POST /api/v1/agravos/casos: everything that is wrong is named at once', () => {
  const refusedFields = async (fields: Fields) => {
    const { status, body } = await send(fields)
    expect([status, body.error.code]).toEqual([422, 'VALIDATION_ERROR'])
    for (const { message } of body.error.details) expect(message).toMatch(/\S/)
    return body.error.details.map(({ field }: { field: string }) => field).sort()
  }

  it('values of the wrong kind, flat and nested', async () => {
    expect(
      await refusedFields({
        tipo_agravo: 'gripe',
        paciente_sexo: 'X',
        data_inicio_sintomas: '2024-02-30',
        estranho: 1,
        dados_especificos: { prova_laco: 'talvez', febre: 'sim' },
        dados_laboratoriais: { ns1: 'sim' },
        endereco: { cep: '1' }
      })
    ).toEqual([
      'dados_especificos.febre',
      'dados_especificos.prova_laco',
      'dados_laboratoriais.ns1',
      'data_inicio_sintomas',
      'endereco.cep',
      'estranho',
      'paciente_sexo',
      'tipo_agravo'
    ])
  })

  it('rules, by their flat names', async () => {
    expect(
      await refusedFields({
        data_notificacao: '2026-11-16',
        data_inicio_sintomas: '2026-11-17',
        data_obito: '2026-11-18',
        paciente_data_nascimento: '2027-01-01',
        paciente_gestante: true,
        municipio_residencia: 'Atlântida'
      })
    ).toEqual([
      'data_inicio_sintomas',
      'data_notificacao',
      'data_obito',
      'municipio_residencia',
      'paciente_data_nascimento',
      'paciente_gestante'
    ])
  })

  it('rules, by their nested names where they were sent nested', async () => {
    expect(
      await refusedFields({
        paciente: { data_nascimento: '2027-01-01', gestante: true, sexo: 'M' },
        endereco: { municipio_residencia: 'Atlântida' },
        dados_clinicos: { data_internacao: '2027-01-01' }
      })
    ).toEqual([
      'dados_clinicos.data_internacao',
      'endereco.municipio_residencia',
      'paciente.data_nascimento',
      'paciente.gestante'
    ])
  })

  it('values of the wrong kind and broken rules together', async () => {
    expect(
      await refusedFields({
        paciente_data_nascimento: '2027-01-01',
        municipio_residencia: 'Atlântida',
        dados_especificos: { prova_laco: 'talvez' }
      })
    ).toEqual(['dados_especificos.prova_laco', 'municipio_residencia', 'paciente_data_nascimento'])
  })
})
