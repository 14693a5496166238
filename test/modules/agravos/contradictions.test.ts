import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '../../../src/modules/agravos/fields/document.ts'
import { brokenRules, caseRules } from '../../../src/modules/agravos/record/rule-table.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { invalido } from '../usuarios/support.ts'
import { linha, seed } from './seed.ts'
import { corpo, criado, criar, editar, ler } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

type Campos = Record<string, unknown>
const DIA = '2026-11-09'
const deDengue = [
  ...['dengue_sem_sinais_alarme', 'dengue_com_sinais_alarme', 'dengue_grave', 'dengue_classico'],
  ...['dengue_com_complicacoes', 'febre_hemorragica_dengue', 'sindrome_choque_dengue']
]
const deTodas = ['confirmado', 'descartado', 'inconclusivo', 'em_investigacao', null]

describe('POST /api/v1/agravos/casos: contradictions', () => {
  it.each(['zika', 'chikungunya'])('%s takes no classification of dengue', async (tipo_agravo) => {
    for (const classificacao_final of deDengue)
      expect(await criar(test, gestor.token, corpo({ tipo_agravo, classificacao_final }))).toMatchObject(
        invalido(['classificacao_final', 'CONTRADICTION'])
      )
    for (const classificacao_final of deTodas)
      expect((await criar(test, gestor.token, corpo({ tipo_agravo, classificacao_final }))).status).toBe(201)
  })

  it('dengue takes all of them', async () => {
    for (const classificacao_final of [...deDengue, ...deTodas])
      expect((await criar(test, gestor.token, corpo({ classificacao_final }))).status).toBe(201)
  })

  it.each<[campos: Campos, code: string | null]>([
    [{ evolucao: 'obito' }, 'REQUIRED'],
    [{ evolucao: 'obito', data_obito: null }, 'REQUIRED'],
    [{ evolucao: 'obito', data_obito: DIA }, null],
    [{ evolucao: 'obito_outras_causas' }, null],
    [{ evolucao: 'obito_outras_causas', data_obito: DIA }, null],
    [{ evolucao: 'obito_em_investigacao', data_obito: DIA }, null],
    [{ evolucao: 'cura' }, null],
    [{ evolucao: 'cura', data_obito: DIA }, 'CONTRADICTION'],
    [{ evolucao: 'ignorado', data_obito: DIA }, 'CONTRADICTION'],
    [{ data_obito: DIA }, null]
  ])('%j: refused at data_obito with %s', async (campos, code) => {
    const answer = await criar(test, gestor.token, corpo(campos))
    if (code) expect(answer).toMatchObject(invalido(['data_obito', code]))
    else expect(answer.status).toBe(201)
  })

  it('in the language that is asked for', async () => {
    const messages = await Promise.all(
      ['pt-BR', 'en-US', 'es-ES'].map(async (language) => {
        const body = corpo({ tipo_agravo: 'zika', classificacao_final: 'dengue_grave' })
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
  /** Notified on the 1st of November, with all contradictions that an old file may hold. */
  const contraditorio = async () =>
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

  it('200 for what no rule speaks of, and for what mends one of them', async () => {
    const id = await contraditorio()
    for (const campos of [
      { bairro_residencia: 'Pina' },
      { dados_laboratoriais: { ns1: 'positivo' } },
      { classificacao_final: 'confirmado' },
      { data_obito: null },
      { paciente_gestante: false },
      { dados_clinicos: { data_internacao: '2026-11-01' } },
      { data_encerramento: '2026-11-02' },
      { municipio_residencia: 'Olinda' }
    ])
      expect([campos, (await editar(test, gestor.token, id, campos)).status]).toEqual([campos, 200])
    expect((await ler(test, gestor.token, id)).body).toMatchObject({
      classificacao_final: 'confirmado',
      data_obito: null,
      endereco: { municipio_residencia: 'Olinda', bairro: 'Pina' }
    })
  })

  it('200 for the whole detail sent back, whatever is wrong with it', async () => {
    const id = await contraditorio()
    const { body: detalhe } = await ler(test, gestor.token, id)
    const { status, body } = await editar(test, gestor.token, id, { ...detalhe, paciente: { ocupacao: 'Pescador' } })
    expect([status, body.campos_alterados]).toEqual([200, ['paciente.ocupacao']])
    expect((await ler(test, gestor.token, id)).body.endereco.municipio_residencia).toBe('9999999')
  })

  it.each<[campos: Campos, field: string, code: string]>([
    [{ tipo_agravo: 'chikungunya' }, 'classificacao_final', 'CONTRADICTION'],
    [{ classificacao_final: 'dengue_classico' }, 'classificacao_final', 'CONTRADICTION'],
    [{ evolucao: 'ignorado' }, 'data_obito', 'CONTRADICTION'],
    [{ evolucao: 'obito', data_obito: null }, 'data_obito', 'REQUIRED'],
    [{ data_encerramento: '2026-10-31' }, 'data_encerramento', 'INVALID_DATE'],
    [{ dados_clinicos: { data_internacao: '2026-10-31' } }, 'dados_clinicos.data_internacao', 'INVALID_DATE'],
    [{ dados_clinicos: { data_internacao: '2030-01-02' } }, 'dados_clinicos.data_internacao', 'DATE_IN_FUTURE'],
    [{ paciente_sexo: null }, 'paciente.gestante', 'INVALID_VALUE'],
    [{ estado_residencia: 'BA' }, 'endereco.municipio_residencia', 'NOT_FOUND']
  ])('422 for %j at %s', async (campos, field, code) => {
    expect(await editar(test, gestor.token, await contraditorio(), campos)).toMatchObject(invalido([field, code]))
  })

  it.each<[campos: Campos, field: string, code: string]>([
    [{ evolucao: 'obito' }, 'data_obito', 'REQUIRED'],
    [{ data_obito: DIA, evolucao: 'cura' }, 'data_obito', 'CONTRADICTION'],
    [{ data_inicio_sintomas: '2026-11-10', data_encerramento: DIA }, 'data_encerramento', 'INVALID_DATE']
  ])('422 for %j of a case that was right', async (campos, field, code) => {
    expect(await editar(test, gestor.token, await criado(test, gestor.token), campos)).toMatchObject(
      invalido([field, code])
    )
  })
})

describe('the table of rules, for whoever brings cases in by another way', () => {
  it('tells what is broken, where, and whether it is only warned of', () => {
    const documento = documentOf(
      linha({ tipo: 'zika', classificacao_final: 'dengue_grave', data_notificacao: '2030-01-01' })
    )
    expect(brokenRules(documento, '2026-11-15').map(({ at, code, imported }) => [at, code, imported])).toEqual([
      ['data_notificacao', 'DATE_IN_FUTURE', 'refused'],
      ['data_inicio_sintomas', 'DATE_IN_FUTURE', 'refused'],
      ['classificacao_final', 'CONTRADICTION', 'warned']
    ])
    expect(brokenRules(documentOf(linha()), '2026-11-15')).toEqual([])
  })

  it('a rule is judged by at least the field that it refuses', () => {
    for (const { at, fields } of caseRules) expect(fields).toContain(at)
  })
})
