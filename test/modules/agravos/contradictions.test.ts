import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '../../../src/modules/agravos/fields/document.ts'
import { brokenRules, caseRules } from '../../../src/modules/agravos/record/rule-table.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { invalid } from '../usuarios/support.ts'
import { casoRow, seed } from './seed.ts'
import { casoBody, createCaso, createdCaso, readCaso, updateCaso } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

type Fields = Record<string, unknown>
const DAY = '2026-11-09'
const ofDengue = [
  ...['dengue_sem_sinais_alarme', 'dengue_com_sinais_alarme', 'dengue_grave', 'dengue_classico'],
  ...['dengue_com_complicacoes', 'febre_hemorragica_dengue', 'sindrome_choque_dengue']
]
const ofEvery = ['confirmado', 'descartado', 'inconclusivo', 'em_investigacao', null]

describe('POST /api/v1/agravos/casos: contradictions', () => {
  it.each(['zika', 'chikungunya'])('%s accepts no classification of dengue', async (tipo_agravo) => {
    for (const classificacao_final of ofDengue)
      expect(await createCaso(test, gestor.token, casoBody({ tipo_agravo, classificacao_final }))).toMatchObject(
        invalid(['classificacao_final', 'CONTRADICTION'])
      )
    for (const classificacao_final of ofEvery)
      expect((await createCaso(test, gestor.token, casoBody({ tipo_agravo, classificacao_final }))).status).toBe(201)
  })

  it('dengue accepts all of them', async () => {
    for (const classificacao_final of [...ofDengue, ...ofEvery])
      expect((await createCaso(test, gestor.token, casoBody({ classificacao_final }))).status).toBe(201)
  })

  it.each<[fields: Fields, code: string | null]>([
    [{ evolucao: 'obito' }, 'REQUIRED'],
    [{ evolucao: 'obito', data_obito: null }, 'REQUIRED'],
    [{ evolucao: 'obito', data_obito: DAY }, null],
    [{ evolucao: 'obito_outras_causas' }, null],
    [{ evolucao: 'obito_outras_causas', data_obito: DAY }, null],
    [{ evolucao: 'obito_em_investigacao', data_obito: DAY }, null],
    [{ evolucao: 'cura' }, null],
    [{ evolucao: 'cura', data_obito: DAY }, 'CONTRADICTION'],
    [{ evolucao: 'ignorado', data_obito: DAY }, 'CONTRADICTION'],
    [{ data_obito: DAY }, null]
  ])('%j: refused at data_obito with %s', async (fields, code) => {
    const answer = await createCaso(test, gestor.token, casoBody(fields))
    if (code) expect(answer).toMatchObject(invalid(['data_obito', code]))
    else expect(answer.status).toBe(201)
  })

  it('in the requested language', async () => {
    const messages = await Promise.all(
      ['pt-BR', 'en-US', 'es-ES'].map(async (language) => {
        const body = casoBody({ tipo_agravo: 'zika', classificacao_final: 'dengue_grave' })
        const headers = { 'accept-language': language }
        const answer = await test.call('POST', '/api/v1/agravos/casos', { token: gestor.token, body, headers })
        return answer.body.error.details[0].message
      })
    )
    expect(new Set(messages).size).toBe(3)
    for (const message of messages) expect(message).toContain('zika')
  })
})

describe('PUT /api/v1/agravos/casos/{id}: judged by the rules of the fields that change', () => {
  /** Inserts a case notified on the 1st of November, with all contradictions that an old file may hold. */
  const seedContradictory = async () =>
    (
      await seed(test.db, {
        tipo: 'zika',
        classificacao_final: 'dengue_grave',
        evolucao: 'cura',
        data_obito: '2026-10-01',
        data_encerramento: '2026-10-02',
        sexo: 'M',
        gestante: true,
        municipio: 9_999_999,
        detalhe: { dados_clinicos: { data_internacao: '2030-01-01' } }
      })
    )[0]!

  it('200 for a field without a rule, and for one that mends a contradiction', async () => {
    const id = await seedContradictory()
    for (const fields of [
      { bairro_residencia: 'Pina' },
      { dados_laboratoriais: { ns1: 'positivo' } },
      { classificacao_final: 'confirmado' },
      { data_obito: null },
      { paciente_gestante: false },
      { hospitalizacao: true, dados_clinicos: { data_internacao: '2026-11-01' } },
      { data_encerramento: '2026-11-02' },
      { municipio_residencia: 'Olinda' }
    ])
      expect([fields, (await updateCaso(test, gestor.token, id, fields)).status]).toEqual([fields, 200])
    expect((await readCaso(test, gestor.token, id)).body).toMatchObject({
      classificacao_final: 'confirmado',
      data_obito: null,
      endereco: { municipio_residencia: 'Olinda', bairro: 'Pina' }
    })
  })

  it('200 for the whole detail sent back, whatever is wrong with it', async () => {
    const id = await seedContradictory()
    const { body: detail } = await readCaso(test, gestor.token, id)
    const { status, body } = await updateCaso(test, gestor.token, id, { ...detail, paciente: { ocupacao: 'Pescador' } })
    expect([status, body.campos_alterados]).toEqual([200, ['paciente.ocupacao']])
    expect((await readCaso(test, gestor.token, id)).body.endereco.municipio_residencia).toBe('9999999')
  })

  it.each<[fields: Fields, field: string, code: string]>([
    [{ tipo_agravo: 'chikungunya' }, 'classificacao_final', 'CONTRADICTION'],
    [{ classificacao_final: 'dengue_classico' }, 'classificacao_final', 'CONTRADICTION'],
    [{ evolucao: 'ignorado' }, 'data_obito', 'CONTRADICTION'],
    [{ evolucao: 'obito', data_obito: null }, 'data_obito', 'REQUIRED'],
    [{ data_encerramento: '2026-10-31' }, 'data_encerramento', 'INVALID_DATE'],
    [{ dados_laboratoriais: { data_coleta_ns1: '2026-10-31' } }, 'dados_laboratoriais.data_coleta_ns1', 'INVALID_DATE'],
    [{ dados_clinicos: { data_internacao: '2026-10-31' } }, 'dados_clinicos.data_internacao', 'INVALID_DATE'],
    [{ dados_clinicos: { data_internacao: '2030-01-02' } }, 'dados_clinicos.data_internacao', 'DATE_IN_FUTURE'],
    [{ dados_clinicos: { data_internacao: '2026-11-02' } }, 'dados_clinicos.data_internacao', 'CONTRADICTION'],
    [{ paciente_sexo: null }, 'paciente.gestante', 'INVALID_VALUE'],
    [{ estado_residencia: 'BA' }, 'endereco.municipio_residencia', 'NOT_FOUND']
  ])('422 for %j at %s', async (fields, field, code) => {
    expect(await updateCaso(test, gestor.token, await seedContradictory(), fields)).toMatchObject(
      invalid([field, code])
    )
  })

  it.each<[fields: Fields, field: string, code: string]>([
    [{ evolucao: 'obito' }, 'data_obito', 'REQUIRED'],
    [{ data_obito: DAY, evolucao: 'cura' }, 'data_obito', 'CONTRADICTION'],
    [{ data_inicio_sintomas: '2026-11-10', data_encerramento: DAY }, 'data_encerramento', 'INVALID_DATE']
  ])('422 for %j of a case that was right', async (fields, field, code) => {
    expect(await updateCaso(test, gestor.token, await createdCaso(test, gestor.token), fields)).toMatchObject(
      invalid([field, code])
    )
  })
})

describe('the table of rules, for cases that come in by another way', () => {
  it('says which rule is broken, where, and whether it is only a warning', () => {
    const document = documentOf(
      casoRow({ tipo: 'zika', classificacao_final: 'dengue_grave', data_notificacao: '2030-01-01' })
    )
    expect(brokenRules(document, '2026-11-15').map(({ at, code, imported }) => [at, code, imported])).toEqual([
      ['data_notificacao', 'DATE_IN_FUTURE', 'refused'],
      ['data_inicio_sintomas', 'DATE_IN_FUTURE', 'refused'],
      ['classificacao_final', 'CONTRADICTION', 'warned']
    ])
    expect(brokenRules(documentOf(casoRow()), '2026-11-15')).toEqual([])
  })

  it('a rule is judged by at least the field that it refuses', () => {
    for (const { at, fields } of caseRules) expect(fields).toContain(at)
  })
})
