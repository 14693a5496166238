import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { invalid } from '../usuarios/support.ts'
import { casoBody, createCaso, createdCaso, readCaso, updateCaso } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

type Fields = Record<string, unknown>
const contradictions: [flat: string, nested: string, fields: Fields][] = [
  ['paciente_nome', 'paciente.nome', { paciente_nome: 'Ana Reis', paciente: { nome: 'Zilda Alves' } }],
  ['paciente_sexo', 'paciente.sexo', { paciente_sexo: 'M', paciente: { sexo: 'F' } }],
  ['paciente_sexo', 'paciente.sexo', { paciente: { sexo: null }, paciente_sexo: 'M' }],
  ['paciente_gestante', 'paciente.gestante', { paciente_gestante: null, paciente: { gestante: false } }],
  ['bairro_residencia', 'endereco.bairro', { bairro_residencia: 'Pina', endereco: { bairro: 'Torre' } }],
  [
    'estado_residencia',
    'endereco.estado_residencia',
    { estado_residencia: 'PE', endereco: { estado_residencia: 'SP' } }
  ],
  [
    'hospitalizacao',
    'dados_clinicos.hospitalizacao',
    { hospitalizacao: false, dados_clinicos: { hospitalizacao: true } }
  ],
  [
    'hospitalizacao',
    'dados_clinicos.hospitalizacao',
    { hospitalizacao: true, dados_clinicos: { hospitalizacao: null } }
  ]
]
const agreements: [fields: Fields, shown: Fields][] = [
  [{ paciente_nome: 'Ana Reis', paciente: { nome: 'Ana Reis' } }, { paciente: { nome: 'A. R.' } }],
  [{ paciente_sexo: 'M', paciente: { sexo: 'M', raca: 'parda' } }, { paciente: { sexo: 'M', raca: 'parda' } }],
  [{ bairro_residencia: 'Pina', endereco: { bairro: 'Pina' } }, { endereco: { bairro: 'Pina' } }],
  [{ hospitalizacao: true, dados_clinicos: { hospitalizacao: true } }, { hospitalizacao: true }],
  [{ hospitalizacao: false, dados_clinicos: { hospitalizacao: null } }, { hospitalizacao: false }],
  [{ hospitalizacao: true, dados_clinicos: { uti: true } }, { dados_clinicos: { hospitalizacao: true, uti: true } }]
]
/** The expected refusal. Others may follow from the same two fields: another state has no Recife, for example. */
const contradiction = (flat: string, nested: string) => ({
  field: nested,
  code: 'CONTRADICTION',
  message: `Contradiz ${flat}; envie um só, ou o mesmo valor.`
})

describe('POST /api/v1/agravos/casos: a field that is given flat and nested', () => {
  it.each(contradictions)('422 when %s contradicts %s', async (flat, nested, fields) => {
    const answer = await createCaso(test, gestor.token, casoBody(fields))
    expect(answer.status).toBe(422)
    expect(answer.body.error.details).toContainEqual(contradiction(flat, nested))
  })

  it.each(agreements)('201 for %j, which is said twice', async (fields, shown) => {
    const id = await createdCaso(test, gestor.token, casoBody(fields))
    expect((await readCaso(test, gestor.token, id)).body).toMatchObject(shown)
  })

  it('422 together with what the contract refuses', async () => {
    const answer = await createCaso(test, gestor.token, casoBody({ ...contradictions[1]![2], evolucao: 'x' }))
    expect(answer).toMatchObject(invalid(['evolucao', 'INVALID_VALUE'], ['paciente.sexo', 'CONTRADICTION']))
  })

  it.each<[fields: Fields, field: string, code: string]>([
    [{ paciente_nome: '\u200b(?)' }, 'paciente_nome', 'INVALID_VALUE'],
    [{ endereco: { logradouro: '***' } }, 'endereco.logradouro', 'HIDDEN_VALUE'],
    [{ endereco: { numero: ' *** ' } }, 'endereco.numero', 'HIDDEN_VALUE'],
    [{ endereco: { cep: '51021-***' } }, 'endereco.cep', 'INVALID_FORMAT'],
    [{ id: 1 }, 'id', 'UNKNOWN_FIELD'],
    [{ paciente: { idade: 3 } }, 'paciente.idade', 'UNKNOWN_FIELD'],
    [
      { investigacao: { locais_frequentados: [{ local: 'A' }, { local: 'B', endereco: ' *** ' }] } },
      'investigacao.locais_frequentados.1.endereco',
      'HIDDEN_VALUE'
    ]
  ])('422 for %j: a new case has nothing that was shown', async (fields, field, code) => {
    expect(await createCaso(test, gestor.token, casoBody(fields))).toMatchObject(invalid([field, code]))
  })
})

describe('PUT /api/v1/agravos/casos/{id}: a field that is given flat and nested', () => {
  it.each(contradictions.filter(([flat]) => flat !== 'hospitalizacao'))(
    '422 when %s contradicts %s, and nothing changes',
    async (flat, nested, fields) => {
      const id = await createdCaso(test, gestor.token, casoBody())
      const { body: before } = await readCaso(test, gestor.token, id)
      const answer = await updateCaso(test, gestor.token, id, fields)
      expect(answer.status).toBe(422)
      expect(answer.body.error.details).toContainEqual(contradiction(flat, nested))
      expect((await readCaso(test, gestor.token, id)).body).toEqual(before)
    }
  )

  it.each(agreements)('200 for %j, which is said twice', async (fields, shown) => {
    const id = await createdCaso(test, gestor.token, casoBody())
    expect((await updateCaso(test, gestor.token, id, fields)).status).toBe(200)
    expect((await readCaso(test, gestor.token, id)).body).toMatchObject(shown)
  })

  it.each([
    [false, { hospitalizacao: true, dados_clinicos: { hospitalizacao: false } }],
    [false, { hospitalizacao: false, dados_clinicos: { hospitalizacao: true } }],
    [true, { hospitalizacao: false, dados_clinicos: { hospitalizacao: true } }],
    [true, { hospitalizacao: true, dados_clinicos: { hospitalizacao: false } }]
  ])('200 when hospitalizacao was %s: of %j the new value counts', async (hospitalizacao, fields) => {
    const id = await createdCaso(test, gestor.token, casoBody({ hospitalizacao }))
    expect((await updateCaso(test, gestor.token, id, fields)).status).toBe(200)
    const after = { hospitalizacao: !hospitalizacao, dados_clinicos: { hospitalizacao: !hospitalizacao } }
    expect((await readCaso(test, gestor.token, id)).body).toMatchObject(after)
  })

  it('422 although one of the two is the stored value', async () => {
    const id = await createdCaso(test, gestor.token, casoBody({ paciente_sexo: 'M' }))
    const answer = await updateCaso(test, gestor.token, id, { paciente_sexo: 'F', paciente: { sexo: 'M' } })
    expect(answer).toMatchObject(invalid(['paciente.sexo', 'CONTRADICTION']))
  })
})
