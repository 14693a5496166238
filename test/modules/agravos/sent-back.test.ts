import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { invalid } from '../usuarios/support.ts'
import { filePart, PDF, uploadAnexo } from './anexos-support.ts'
import { seed, seedPerson, storedPessoais } from './seed.ts'
import { casoBody, createdCaso, fullCasoBody, readCaso, updateCaso } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

type Fields = Record<string, unknown>
const hidden = (local: string, periodo?: string) => ({ local, endereco: '***', ...(periodo ? { periodo } : {}) })
const detailOf = async (id: number) => (await readCaso(test, gestor.token, id, { include: 'anexos' })).body
const rowsOf = async (id: number) => ({
  caso: (await test.db.select().from(casos).where(eq(casos.id, id)))[0]!,
  person: await storedPessoais(test.db, id)
})

/** Creates a case with every field filled, so that nothing is equal only for being empty. */
const createFull = () => createdCaso(test, gestor.token, fullCasoBody({ evolucao: 'obito', data_obito: '2026-11-12' }))

async function expectUnchanged(id: number, body: unknown) {
  const before = await rowsOf(id)
  test.advance(1000)
  const answer = await updateCaso(test, gestor.token, id, body)
  expect([answer.status, answer.body.campos_alterados]).toEqual([200, []])
  expect(await rowsOf(id)).toEqual(before)
}

describe('PUT /api/v1/agravos/casos/{id}: the detail sent back', () => {
  it('200 for the whole detail, and no row changes', async () => {
    const id = await createFull()
    await uploadAnexo(test, gestor.token, id, [filePart(PDF)])
    const detail = await detailOf(id)
    expect(detail.anexos).toHaveLength(1)
    const { anexos, historico, ...fields } = detail
    const empty = Object.entries({ ...fields, ...fields.paciente, ...fields.endereco }).filter(([, v]) => v === null)
    expect(empty).toEqual([])
    await expectUnchanged(id, detail)
  })

  it('200 for the whole detail of a case with only the required fields, of one without a name, and of one with old initials', async () => {
    const nameless = await seed(test.db, { iniciais: '' })
    const old = await seedPerson(test.db, { iniciais: 'M. (. ".' }, { nome: 'Maria (Mariazinha) "Zinha"' })
    for (const id of [await createdCaso(test, gestor.token, casoBody()), nameless[0]!, old])
      await expectUnchanged(id, await detailOf(id))
  })

  it('200 for the whole detail with one field changed: only that one changes', async () => {
    const id = await createFull()
    const before = await rowsOf(id)
    const detail = await detailOf(id)
    test.advance(1000)
    detail.endereco.bairro = 'Pina'
    expect((await updateCaso(test, gestor.token, id, detail)).body.campos_alterados).toEqual(['endereco.bairro'])
    const { caso, person } = await rowsOf(id)
    expect(person).toEqual(before.person)
    expect(caso).toEqual({ ...before.caso, bairro: 'Pina', atualizado_em: test.clock.moment })
  })

  it('200 although history, attachments and the moment of the last change have moved on', async () => {
    const id = await createFull()
    const detail = await detailOf(id)
    test.advance(1000)
    await updateCaso(test, gestor.token, id, { paciente_raca: 'preta' })
    await uploadAnexo(test, gestor.token, id, [filePart(PDF)])
    const { body } = await updateCaso(test, gestor.token, id, { ...detail, evolucao: 'cura', data_obito: null })
    // The other account's changes are set back, as by any form.
    expect(body.campos_alterados).toEqual(['data_obito', 'evolucao', 'paciente.raca'])
  })

  it.each<[hidden: string, sent: Fields]>([
    ['initials', { paciente: { nome: 'M. S. S.' } }],
    ['initials, flat', { paciente_nome: ' M. S. S. ' }],
    ['street and number', { endereco: { logradouro: '***', numero: '***' } }],
    ['CEP', { endereco: { cep: '51021-***' } }],
    ['coordinates', { endereco: { latitude: -8.12, longitude: -34.9 } }],
    ['midnight of Brasília', { data_notificacao: '2026-11-10T00:00:00-03:00' }],
    ['the same moment in UTC', { data_notificacao: '2026-11-10T03:00:00.000Z' }],
    ['the last moment of that day', { data_notificacao: '2026-11-11T02:59:59Z' }],
    ['the date alone', { data_notificacao: '2026-11-10' }],
    [
      'the address of a place',
      { investigacao: { locais_frequentados: [hidden('Escola', 'manhã'), { local: 'Mercado' }] } }
    ],
    ['the same moment, written otherwise', { criado_em: '2026-11-15T12:00:00+00:00' }]
  ])('200 and nothing changes for a value as it is shown: %s', async (_, sent) => {
    test.clock.moment = new Date('2026-11-15T12:00:00.000Z')
    await expectUnchanged(await createFull(), sent)
  })

  it('coordinates are rounded as the detail rounds them: halves away from zero', async () => {
    const place = { latitude: -8.0005, longitude: -34.0015 }
    const id = await seedPerson(test.db, {}, place)
    await expectUnchanged(id, { endereco: { latitude: -8.001, longitude: -34.002 } })
  })

  it('200 and a change for another value than the one shown', async () => {
    const id = await createFull()
    const sent = {
      data_notificacao: '2026-11-11T03:00:00Z',
      paciente: { nome: 'M. S. T.' },
      endereco: { cep: '51021-011', latitude: -8.121, longitude: -34.9 }
    }
    expect((await updateCaso(test, gestor.token, id, sent)).body.campos_alterados).toEqual([
      'data_notificacao',
      'endereco.cep',
      'endereco.latitude',
      'paciente.nome'
    ])
    const { caso, person } = await rowsOf(id)
    expect(caso.data_notificacao).toBe('2026-11-11')
    expect(person).toMatchObject({ nome: 'M. S. T.', cep: '51021011', latitude: -8.121, longitude: -34.900_44 })
  })
})

describe('PUT /api/v1/agravos/casos/{id}: what only looks like the detail', () => {
  const expectRefusal = async (id: number, sent: unknown, ...wrong: [field: string, code: string][]) => {
    const before = await rowsOf(id)
    expect(await updateCaso(test, gestor.token, id, sent)).toMatchObject(invalid(...wrong))
    expect(await rowsOf(id)).toEqual(before)
  }

  it('422 at hidden forms that stand for no stored value', async () => {
    const endereco = { logradouro: '***', numero: '***', cep: '51021-***' }
    const wrong = ['logradouro', 'numero', 'cep'].map((field): [string, string] => [
      `endereco.${field}`,
      'HIDDEN_VALUE'
    ])
    await expectRefusal(await createdCaso(test, gestor.token, casoBody()), { endereco }, ...wrong)
    await expectRefusal((await seed(test.db))[0]!, { endereco }, ...wrong)
    await expectRefusal(await createFull(), { endereco: { ...endereco, cep: '51020-***' } }, wrong[2]!)
  })

  it.each<[sent: Fields, field: string]>([
    [{ id: 2_147_483_647 }, 'id'],
    [{ status: 'em_investigacao' }, 'status'],
    [{ criado_em: '2026-11-15T12:00:00.001Z' }, 'criado_em'],
    [{ paciente: { idade: 36 } }, 'paciente.idade'],
    [{ paciente: { idade: null, raca: 'preta' } }, 'paciente.idade']
  ])('422 for %j, which can only be read', async (sent, field) => {
    test.clock.moment = new Date('2026-11-15T12:00:00.000Z')
    await expectRefusal(await createFull(), sent, [field, 'IMMUTABLE_FIELD'])
  })

  it.each(['2026-11-10T00:00:00', '2026-11-10T24:00:00Z', '2026-02-30', '10/11/2026'])(
    '422 at data_notificacao for %s',
    async (data_notificacao) => {
      await expectRefusal(await createFull(), { data_notificacao }, ['data_notificacao', 'INVALID_DATE'])
    }
  )

  it.each<[sent: Fields, field: string]>([
    [{ paciente_nome: '***' }, 'paciente_nome'],
    [{ paciente: { nome: '\u200b (?)' } }, 'paciente.nome'],
    [{ paciente: { nome: '' } }, 'paciente.nome']
  ])('422 for %j, a name without initials to show', async (sent, field) => {
    await expectRefusal(await createFull(), sent, [field, 'INVALID_VALUE'])
  })

  it('422 names everything that is wrong at once, in the requested language', async () => {
    const id = await createdCaso(test, gestor.token, casoBody())
    const body = { id: id + 1, paciente_nome: '?', endereco: { numero: '***' }, data_obito: '2026-11-01' }
    const answer = await test.call('PUT', `/api/v1/agravos/casos/${id}`, {
      token: gestor.token,
      body,
      headers: { 'accept-language': 'en-US' }
    })
    expect(answer.body.error.details).toEqual([
      { field: 'id', code: 'IMMUTABLE_FIELD', message: 'Read-only field: send its present value, or none.' },
      { field: 'paciente_nome', code: 'INVALID_VALUE', message: 'The name needs a letter or a digit at least.' },
      {
        field: 'endereco.numero',
        code: 'HIDDEN_VALUE',
        message: 'There is no stored value that this hidden form stands for; send the value itself.'
      },
      { field: 'data_obito', code: 'INVALID_DATE', message: expect.any(String) }
    ])
  })
})
