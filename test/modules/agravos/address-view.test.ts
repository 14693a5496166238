import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { giveDirect, invalid } from '../usuarios/support.ts'
import { seedPerson } from './seed.ts'
import { casoBody, createdCaso, fullCasoBody, readCaso, updateCaso } from './support.ts'

let test: TestApp
let gestor: Account
let reader: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  reader = await account(test, 'visualizador')
})
afterAll(() => test.close())

const enderecoOf = async (who: Account, id: number) => (await readCaso(test, who.token, id)).body.endereco
const locaisOf = async (who: Account, id: number) =>
  (await readCaso(test, who.token, id)).body.investigacao.locais_frequentados

const whole = {
  logradouro: 'Rua dos Navegantes',
  numero: '123',
  cep: '51021010',
  latitude: -8.119_87,
  longitude: -34.900_44
}
const hidden = { logradouro: '***', numero: '***', cep: '51021-***', latitude: -8.12, longitude: -34.9 }

describe('GET /api/v1/agravos/casos/{id}: the address', () => {
  it('as stored for holders of agravos.editar, hidden from others; the name is initials for everyone', async () => {
    const id = await createdCaso(test, gestor.token, fullCasoBody())
    const direct = await account(test, 'visualizador')
    expect(await enderecoOf(direct, id)).toMatchObject(hidden)
    await giveDirect(test, direct.id, 'agravos.editar')
    for (const who of [gestor, direct, await account(test, 'analista'), await account(test, 'admin')])
      expect(await enderecoOf(who, id)).toMatchObject(whole)
    for (const who of [reader, await account(test, 'usuario')]) expect(await enderecoOf(who, id)).toMatchObject(hidden)
    for (const who of [gestor, reader])
      expect((await readCaso(test, who.token, id)).body.paciente.nome).toBe('M. S. S.')
  })

  it('each reader gets the right form when many read at once', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => createdCaso(test, gestor.token, fullCasoBody())))
    const read = await Promise.all(
      ids.flatMap((id) => [gestor, reader].map(async (who) => [who, await enderecoOf(who, id)] as const))
    )
    for (const [who, endereco] of read) expect(endereco).toMatchObject(who === gestor ? whole : hidden)
  })

  it.each([
    [-8.119_499, -34.9004, -8.119, -34.9],
    [-8.1195, 34.900_51, -8.12, 34.901],
    [0, 0, 0, 0],
    [90, -180, 90, -180]
  ])('coordinates %d, %d are shown to others as %d, %d', async (latitude, longitude, lat, lon) => {
    const id = await seedPerson(test.db, {}, { latitude, longitude })
    expect(await enderecoOf(reader, id)).toMatchObject({ latitude: lat, longitude: lon })
    expect(await enderecoOf(gestor, id)).toMatchObject({ latitude, longitude })
  })

  it('each known part of the street is shown as hidden', async () => {
    const id = await seedPerson(test.db, {}, { logradouro: 'Rua A' })
    expect(await enderecoOf(reader, id)).toMatchObject({ logradouro: '***', numero: null, cep: null })
    expect(await enderecoOf(gestor, id)).toMatchObject({ logradouro: 'Rua A', numero: null, cep: null })
  })
})

const school = { local: 'Escola', endereco: 'Rua da Aurora, 10', periodo: 'manhã' }
const evening = { local: 'Escola', endereco: 'Rua do Sol, 20', periodo: 'noite' }
const market = { local: 'Mercado', endereco: null, periodo: null }

describe('investigacao.locais_frequentados', () => {
  const createWith = (...locais_frequentados: object[]) =>
    createdCaso(test, gestor.token, casoBody({ investigacao: { locais_frequentados, viagem_recente: true } }))

  it('in their order, with addresses as stored or hidden; the rest of the details stays', async () => {
    const id = await createWith(school, { local: 'Mercado' }, evening)
    expect(await locaisOf(gestor, id)).toEqual([school, market, evening])
    expect(await locaisOf(reader, id)).toEqual([
      { ...school, endereco: '***' },
      market,
      { ...evening, endereco: '***' }
    ])
    expect((await readCaso(test, reader.token, id)).body.investigacao.viagem_recente).toBe(true)
    expect(await locaisOf(reader, await createWith())).toEqual([])
    expect(await locaisOf(reader, await createWith({ local: 'Praia' }))).toEqual([{ ...market, local: 'Praia' }])
  })

  it('PUT: a hidden address stands for the one of the same place and time', async () => {
    const id = await createWith(school, { local: 'Mercado' }, evening)
    const sent = [
      { ...evening, endereco: '***' },
      { ...school, endereco: '***' }
    ]
    const { body } = await updateCaso(test, gestor.token, id, { investigacao: { locais_frequentados: sent } })
    expect(body.campos_alterados).toEqual(['investigacao.locais_frequentados'])
    expect(await locaisOf(gestor, id)).toEqual([evening, school])
    const masked = [{ local: 'Escola', endereco: '***' }]
    await updateCaso(test, gestor.token, id, { investigacao: { locais_frequentados: masked } })
    expect(await locaisOf(gestor, id)).toEqual([{ ...evening, periodo: null }])
  })

  it('PUT: 422 at a hidden address that stands for no stored one, and nothing changes', async () => {
    const id = await createWith(school, { local: 'Mercado' })
    const casoRow = async () => (await test.db.select().from(casos).where(eq(casos.id, id)))[0]
    const before = await casoRow()
    for (const local of ['Mercado', 'Praia']) {
      const locais_frequentados = [school, { local, endereco: '***' }]
      expect(await updateCaso(test, gestor.token, id, { investigacao: { locais_frequentados } })).toMatchObject(
        invalid(['investigacao.locais_frequentados.1.endereco', 'HIDDEN_VALUE'])
      )
    }
    expect(await casoRow()).toEqual(before)
  })
})
