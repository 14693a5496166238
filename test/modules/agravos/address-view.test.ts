import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { darDiretas, invalido } from '../usuarios/support.ts'
import { seedPessoa } from './seed.ts'
import { completo, corpo, criado, editar, ler } from './support.ts'

let test: TestApp
let gestor: Account
let leitora: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  leitora = await account(test, 'visualizador')
})
afterAll(() => test.close())

const enderecoDe = async (who: Account, id: number) => (await ler(test, who.token, id)).body.endereco
const locaisDe = async (who: Account, id: number) =>
  (await ler(test, who.token, id)).body.investigacao.locais_frequentados

const inteiro = {
  logradouro: 'Rua dos Navegantes',
  numero: '123',
  cep: '51021010',
  latitude: -8.119_87,
  longitude: -34.900_44
}
const oculto = { logradouro: '***', numero: '***', cep: '51021-***', latitude: -8.12, longitude: -34.9 }

describe('GET /api/v1/agravos/casos/{id}: the address', () => {
  it('as stored to who holds agravos.editar, hidden to others; the name is initials for all', async () => {
    const id = await criado(test, gestor.token, completo())
    const direta = await account(test, 'visualizador')
    expect(await enderecoDe(direta, id)).toMatchObject(oculto)
    await darDiretas(test, direta.id, 'agravos.editar')
    for (const who of [gestor, direta, await account(test, 'analista'), await account(test, 'admin')])
      expect(await enderecoDe(who, id)).toMatchObject(inteiro)
    for (const who of [leitora, await account(test, 'usuario')]) expect(await enderecoDe(who, id)).toMatchObject(oculto)
    for (const who of [gestor, leitora]) expect((await ler(test, who.token, id)).body.paciente.nome).toBe('M. S. S.')
  })

  it('to each what is theirs when many read at once', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => criado(test, gestor.token, completo())))
    const read = await Promise.all(
      ids.flatMap((id) => [gestor, leitora].map(async (who) => [who, await enderecoDe(who, id)] as const))
    )
    for (const [who, endereco] of read) expect(endereco).toMatchObject(who === gestor ? inteiro : oculto)
  })

  it.each([
    [-8.119_499, -34.9004, -8.119, -34.9],
    [-8.1195, 34.900_51, -8.12, 34.901],
    [0, 0, 0, 0],
    [90, -180, 90, -180]
  ])('coordinates %d, %d are shown as %d, %d to others', async (latitude, longitude, lat, lon) => {
    const id = await seedPessoa(test.db, {}, { latitude, longitude })
    expect(await enderecoDe(leitora, id)).toMatchObject({ latitude: lat, longitude: lon })
    expect(await enderecoDe(gestor, id)).toMatchObject({ latitude, longitude })
  })

  it('what is known of the street is shown as hidden, one by one', async () => {
    const id = await seedPessoa(test.db, {}, { logradouro: 'Rua A' })
    expect(await enderecoDe(leitora, id)).toMatchObject({ logradouro: '***', numero: null, cep: null })
    expect(await enderecoDe(gestor, id)).toMatchObject({ logradouro: 'Rua A', numero: null, cep: null })
  })
})

const escola = { local: 'Escola', endereco: 'Rua da Aurora, 10', periodo: 'manhã' }
const noturna = { local: 'Escola', endereco: 'Rua do Sol, 20', periodo: 'noite' }
const mercado = { local: 'Mercado', endereco: null, periodo: null }

describe('investigacao.locais_frequentados', () => {
  const comLocais = (...locais_frequentados: object[]) =>
    criado(test, gestor.token, corpo({ investigacao: { locais_frequentados, viagem_recente: true } }))

  it('in their order, with addresses as stored or hidden; the rest of the details stays', async () => {
    const id = await comLocais(escola, { local: 'Mercado' }, noturna)
    expect(await locaisDe(gestor, id)).toEqual([escola, mercado, noturna])
    expect(await locaisDe(leitora, id)).toEqual([
      { ...escola, endereco: '***' },
      mercado,
      { ...noturna, endereco: '***' }
    ])
    expect((await ler(test, leitora.token, id)).body.investigacao.viagem_recente).toBe(true)
    expect(await locaisDe(leitora, await comLocais())).toEqual([])
    expect(await locaisDe(leitora, await comLocais({ local: 'Praia' }))).toEqual([{ ...mercado, local: 'Praia' }])
  })

  it('PUT: a hidden address stands for the one of the same place and time', async () => {
    const id = await comLocais(escola, { local: 'Mercado' }, noturna)
    const sent = [
      { ...noturna, endereco: '***' },
      { ...escola, endereco: '***' }
    ]
    const { body } = await editar(test, gestor.token, id, { investigacao: { locais_frequentados: sent } })
    expect(body.campos_alterados).toEqual(['investigacao.locais_frequentados'])
    expect(await locaisDe(gestor, id)).toEqual([noturna, escola])
    const outra = [{ local: 'Escola', endereco: '***' }]
    await editar(test, gestor.token, id, { investigacao: { locais_frequentados: outra } })
    expect(await locaisDe(gestor, id)).toEqual([{ ...noturna, periodo: null }])
  })

  it('PUT: 422 at a hidden address that stands for none, and nothing changes', async () => {
    const id = await comLocais(escola, { local: 'Mercado' })
    const linha = async () => (await test.db.select().from(casos).where(eq(casos.id, id)))[0]
    const antes = await linha()
    for (const local of ['Mercado', 'Praia']) {
      const locais_frequentados = [escola, { local, endereco: '***' }]
      expect(await editar(test, gestor.token, id, { investigacao: { locais_frequentados } })).toMatchObject(
        invalido(['investigacao.locais_frequentados.1.endereco', 'HIDDEN_VALUE'])
      )
    }
    expect(await linha()).toEqual(antes)
  })
})
