import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
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

const NOON = '2026-11-15T12:00:00.000Z'
beforeEach(() => {
  test.clock.moment = new Date(NOON)
})

type Fields = Record<string, unknown>
const send = (fields: Fields = {}) => createCaso(test, gestor.token, casoBody(fields))

describe('POST /api/v1/agravos/casos: required fields', () => {
  it.each(Object.keys(casoBody()))('422 at %s when it is missing, or null', async (field) => {
    const { [field]: _, ...rest } = casoBody() as Fields
    expect(await createCaso(test, gestor.token, rest)).toMatchObject(invalid([field, 'REQUIRED']))
    expect((await send({ [field]: null })).body.error.details).toMatchObject([{ field: field }])
  })

  it('422 naming all of them for an empty body, and nothing is stored', async () => {
    const before = await test.db.$count(casos)
    const { status, body } = await createCaso(test, gestor.token, {})
    expect(status).toBe(422)
    expect(body.error.details.map(({ field }: { field: string }) => field).sort()).toEqual(
      Object.keys(casoBody()).sort()
    )
    expect(await test.db.$count(casos)).toBe(before)
  })

  it.each([
    [{ paciente_nome: '  ' }, 'paciente_nome'],
    [{ numero_notificacao: ' ' }, 'numero_notificacao'],
    [{ numero_notificacao: 'x'.repeat(51) }, 'numero_notificacao'],
    [{ paciente_nome: 'x'.repeat(201) }, 'paciente_nome'],
    [{ cpf: '52998224725' }, 'cpf'],
    [{ paciente: { cpf: '52998224725' } }, 'paciente.cpf'],
    [{ dados_especificos: { tosse: true } }, 'dados_especificos.tosse'],
    [{ dados_especificos: null }, 'dados_especificos'],
    [{ dados_especificos: { febre: 'sim' } }, 'dados_especificos.febre'],
    [{ dados_clinicos: { sinais_sintomas: { febre: 1 } } }, 'dados_clinicos.sinais_sintomas.febre'],
    [{ dados_laboratoriais: { plaquetas: -1 } }, 'dados_laboratoriais.plaquetas'],
    [{ dados_laboratoriais: { plaquetas: 1.5 } }, 'dados_laboratoriais.plaquetas'],
    [{ dados_laboratoriais: { hematocrito: 100.1 } }, 'dados_laboratoriais.hematocrito'],
    [{ investigacao: { locais_frequentados: [{ endereco: 'x' }] } }, 'investigacao.locais_frequentados.0.local'],
    [{ unidade_notificante: { cnes: '12345678' } }, 'unidade_notificante.cnes'],
    [{ endereco: { cep: '5102101' } }, 'endereco.cep'],
    [{ endereco: { latitude: 90.01 } }, 'endereco.latitude'],
    [{ endereco: { longitude: -180.01 } }, 'endereco.longitude'],
    [{ hospitalizacao: null }, 'hospitalizacao'],
    [{ bairro_residencia: 'a\u0000b' }, 'bairro_residencia']
  ])('422 for %j at %s', async (fields, field) => {
    const { status, body } = await send(fields)
    expect(status).toBe(422)
    expect(body.error.details).toMatchObject([{ field }])
  })
})

const enums: [field: string, put: (value: unknown) => Fields, values: string[]][] = [
  ['tipo_agravo', (v) => ({ tipo_agravo: v }), ['dengue', 'zika', 'chikungunya']],
  ['paciente_sexo', (v) => ({ paciente_sexo: v }), ['M', 'F', 'I']],
  ['paciente.sexo', (v) => ({ paciente: { sexo: v } }), ['M', 'F', 'I']],
  ['paciente_raca', (v) => ({ paciente_raca: v }), ['branca', 'preta', 'amarela', 'parda', 'indigena', 'ignorado']],
  [
    'paciente_escolaridade',
    (v) => ({ paciente_escolaridade: v }),
    [
      ...['analfabeto', 'fundamental_1a_4a_incompleto', 'fundamental_4a_completa', 'fundamental_5a_8a_incompleto'],
      ...['fundamental_completo', 'medio_incompleto', 'medio_completo', 'superior_incompleto', 'superior_completo'],
      ...['ignorado', 'nao_se_aplica']
    ]
  ],
  ['zona_residencia', (v) => ({ zona_residencia: v }), ['urbana', 'rural', 'periurbana', 'ignorado']],
  [
    'classificacao_final',
    (v) => ({ classificacao_final: v }),
    [
      ...['dengue_sem_sinais_alarme', 'dengue_com_sinais_alarme', 'dengue_grave', 'confirmado', 'descartado'],
      ...['inconclusivo', 'em_investigacao', 'dengue_classico', 'dengue_com_complicacoes'],
      ...['febre_hemorragica_dengue', 'sindrome_choque_dengue']
    ]
  ],
  [
    'criterio_confirmacao',
    (v) => ({ criterio_confirmacao: v }),
    ['laboratorial', 'clinico_epidemiologico', 'em_investigacao']
  ],
  [
    'evolucao',
    (v) => ({ evolucao: v, data_obito: v === 'obito' ? '2026-11-09' : null }),
    ['cura', 'obito', 'obito_outras_causas', 'obito_em_investigacao', 'ignorado']
  ],
  [
    'dados_especificos.prova_laco',
    (v) => ({ dados_especificos: { prova_laco: v } }),
    ['positiva', 'negativa', 'nao_realizada']
  ],
  [
    'dados_especificos.trimestre_gestacional',
    (v) => ({ dados_especificos: { trimestre_gestacional: v } }),
    ['primeiro_trimestre', 'segundo_trimestre', 'terceiro_trimestre', 'idade_gestacional_ignorada']
  ],
  ...['ns1', 'igm', 'pcr', 'isolamento_viral'].map((field): (typeof enums)[number] => [
    `dados_laboratoriais.${field}`,
    (v) => ({ dados_laboratoriais: { [field]: v } }),
    ['positivo', 'negativo', 'inconclusivo', 'nao_realizado']
  ])
]

describe('POST /api/v1/agravos/casos: enumerations', () => {
  it.each(enums)('201 for every value of %s, 422 there for another', async (field, put, values) => {
    for (const value of values) expect([value, (await send(put(value))).status]).toEqual([value, 201])
    for (const value of ['outra', values[0]!.toUpperCase() + values[0], ''])
      expect(await send(put(value))).toMatchObject(invalid([field, 'INVALID_VALUE']))
  })

  it('201 for free labels of classificacao_inicial; 422 when one is empty or too long', async () => {
    expect((await send({ classificacao_inicial: 'suspeita' })).status).toBe(201)
    expect(await send({ classificacao_inicial: '' })).toMatchObject(invalid(['classificacao_inicial', 'TOO_SHORT']))
    expect(await send({ classificacao_inicial: 'x'.repeat(51) })).toMatchObject(
      invalid(['classificacao_inicial', 'TOO_LONG'])
    )
  })
})

describe('POST /api/v1/agravos/casos: pregnancy', () => {
  it.each<[sexo: unknown, gestante: unknown, status: number]>([
    ['F', true, 201],
    ['I', true, 201],
    ['M', true, 422],
    [null, true, 422],
    ['M', false, 201],
    ['M', null, 201],
    ['F', false, 201]
  ])('sexo %s, gestante %s: %i', async (sexo, gestante, status) => {
    const answer = await send({ paciente_sexo: sexo, paciente_gestante: gestante })
    expect(answer.status).toBe(status)
    if (status === 422) expect(answer).toMatchObject(invalid(['paciente_gestante', 'INVALID_VALUE']))
  })
})

describe('POST /api/v1/agravos/casos: the municipality belongs to the state', () => {
  it.each([
    ['Recife', 'PE', 'Recife'],
    ['RECIFE', 'PE', 'Recife'],
    ['  recife ', 'PE', 'Recife'],
    ['2611606', 'PE', 'Recife'],
    ['261160', 'PE', 'Recife'],
    ['sao paulo', 'SP', 'São Paulo'],
    ['São Paulo'.normalize('NFD'), 'SP', 'São Paulo'],
    ['Santana do Livramento', 'RS', null],
    ['sant ana do livramento', 'RS', "Sant'Ana do Livramento"],
    ['Bom Jesus', 'PI', 'Bom Jesus'],
    ['Bom Jesus', 'PE', null],
    ['Recife', 'BA', null],
    ['2611606', 'BA', null],
    ['261160', 'SP', null],
    ['2611607', 'PE', null],
    ['Atlântida', 'PE', null],
    ['Reci', 'PE', null],
    ['-', 'PE', null]
  ])('%s in %s: %s', async (municipio_residencia, estado_residencia, nome) => {
    const answer = await send({ municipio_residencia, estado_residencia })
    if (nome === null) return expect(answer).toMatchObject(invalid(['municipio_residencia', 'NOT_FOUND']))
    const { body } = await readCaso(test, gestor.token, answer.body.id)
    expect(body.endereco).toMatchObject({ municipio_residencia: nome, estado_residencia })
  })

  it('201 in the capital of every state', async () => {
    const capitals = {
      ...{
        AC: 'Rio Branco',
        AL: 'Maceió',
        AM: 'Manaus',
        AP: 'Macapá',
        BA: 'Salvador',
        CE: 'Fortaleza',
        DF: 'Brasília'
      },
      ...{ ES: 'Vitória', GO: 'Goiânia', MA: 'São Luís', MG: 'Belo Horizonte', MS: 'Campo Grande', MT: 'Cuiabá' },
      ...{ PA: 'Belém', PB: 'João Pessoa', PE: 'Recife', PI: 'Teresina', PR: 'Curitiba', RJ: 'Rio de Janeiro' },
      ...{ RN: 'Natal', RO: 'Porto Velho', RR: 'Boa Vista', RS: 'Porto Alegre', SC: 'Florianópolis', SE: 'Aracaju' },
      ...{ SP: 'São Paulo', TO: 'Palmas' }
    }
    for (const [estado_residencia, municipio_residencia] of Object.entries(capitals))
      expect([municipio_residencia, (await send({ estado_residencia, municipio_residencia })).status]).toEqual([
        municipio_residencia,
        201
      ])
  })

  it.each(['xx', 'XX', 'Pernambuco', ''])('422 at estado_residencia for "%s"', async (estado_residencia) => {
    expect(await send({ estado_residencia })).toMatchObject(invalid(['estado_residencia', 'INVALID_VALUE']))
  })
})
