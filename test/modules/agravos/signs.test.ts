import { readFile } from 'node:fs/promises'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { invalido } from '../usuarios/support.ts'
import { seed } from './seed.ts'
import { CASOS, corpo, criado, criar, editar, ler } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

type Sinal = boolean | null | undefined
const SINAIS = ['febre', 'mialgia', 'cefaleia', 'exantema', 'nausea', 'dor_retro_orbital', 'artralgia']

/** A body that says a sign in either place, or in none. */
const dito = (especificos: Sinal, clinicos: Sinal, sinal = 'febre') => ({
  ...(especificos === undefined ? {} : { dados_especificos: { [sinal]: especificos } }),
  ...(clinicos === undefined ? {} : { dados_clinicos: { sinais_sintomas: { [sinal]: clinicos } } })
})
async function mostrado(id: number, sinal = 'febre') {
  const { dados_especificos, dados_clinicos } = (await ler(test, gestor.token, id)).body
  return [dados_especificos[sinal], dados_clinicos.sinais_sintomas[sinal]]
}

describe('POST /api/v1/agravos/casos: a sign that is said in two places', () => {
  it.each<[Sinal, Sinal, boolean | null]>([
    [undefined, undefined, null],
    [true, undefined, true],
    [undefined, false, false],
    [true, true, true],
    [null, true, true],
    [false, null, false],
    [null, null, null]
  ])('201 for %s and %s: shown as %s in both', async (especificos, clinicos, wanted) => {
    const id = await criado(test, gestor.token, corpo(dito(especificos, clinicos)))
    expect(await mostrado(id)).toEqual([wanted, wanted])
  })

  it('422 for two values that are both said', async () => {
    expect(await criar(test, gestor.token, corpo(dito(true, false)))).toMatchObject(
      invalido(['dados_clinicos.sinais_sintomas.febre', 'CONTRADICTION'])
    )
  })

  it.each(SINAIS)('%s is stored once, and the list has it too', async (sinal) => {
    const id = await criado(test, gestor.token, corpo(dito(undefined, true, sinal)))
    expect(await mostrado(id, sinal)).toEqual([true, true])
    const [row] = await test.db.select().from(casos).where(eq(casos.id, id))
    expect(row).toMatchObject({ dados_especificos: { [sinal]: true } })
    expect(JSON.stringify(row!.detalhe)).not.toContain(sinal)
    const { body } = await test.call('GET', CASOS, { token: gestor.token, query: { id: String(id) } })
    expect(body.tipos[0].dados_especificos).toMatchObject({ [sinal]: true, petequias: null, prova_laco: null })
  })

  it('sinais_alarme is one thing here and another there', async () => {
    const body = { dados_especificos: { sinais_alarme: true }, dados_clinicos: { sinais_alarme: ['letargia'] } }
    const id = await criado(test, gestor.token, corpo(body))
    expect((await ler(test, gestor.token, id)).body).toMatchObject(body)
  })
})

describe('PUT /api/v1/agravos/casos/{id}: a sign that is said in two places', () => {
  const aqui = 'dados_especificos.febre'
  const ali = 'dados_clinicos.sinais_sintomas.febre'

  it.each<[antes: Sinal, Sinal, Sinal, depois: boolean | null, alterados: string[]]>([
    [true, false, undefined, false, [aqui]],
    [true, undefined, false, false, [ali]],
    [true, false, false, false, [ali, aqui]],
    [true, true, false, false, [ali]],
    [true, false, true, false, [aqui]],
    [true, true, true, true, []],
    [true, null, true, null, [aqui]],
    [undefined, true, null, true, [aqui]],
    [undefined, null, false, false, [ali]],
    [false, undefined, null, null, [ali]]
  ])('200 when it was %s, for %s and %s: %s', async (antes, especificos, clinicos, depois, alterados) => {
    const id = await criado(test, gestor.token, corpo(dito(antes, undefined)))
    const { status, body } = await editar(test, gestor.token, id, {
      ...dito(especificos, clinicos),
      tipo_agravo: 'dengue'
    })
    expect([status, body.campos_alterados]).toEqual([200, alterados])
    expect(await mostrado(id)).toEqual([depois, depois])
  })

  it.each<[antes: Sinal, Sinal, Sinal]>([
    [undefined, true, false],
    [true, false, null],
    [false, null, true]
  ])('422 when it was %s, for %s and %s: both are new', async (antes, especificos, clinicos) => {
    const id = await criado(test, gestor.token, corpo(dito(antes, undefined)))
    expect(await editar(test, gestor.token, id, dito(especificos, clinicos))).toMatchObject(
      invalido([ali, 'CONTRADICTION'])
    )
    expect(await mostrado(id)).toEqual([antes ?? null, antes ?? null])
  })
})

it('migration 0020: of cases that said signs in two places one truth is left', async () => {
  const antigo = (especificos: object, sinais_sintomas: object, mais: object = {}) => ({
    dados_especificos: especificos as Record<string, unknown>,
    detalhe: { dados_clinicos: { sinais_sintomas, hospitalizacao: true, ...mais }, unidade: { telefone: '1' } }
  })
  const rows = [
    antigo({ febre: false, prova_laco: 'negativa' }, { febre: true, letargia: false }, { uti: true }),
    antigo({ mialgia: true, nausea: null }, { mialgia: false, nausea: false, exantema: null }),
    { dados_especificos: { febre: true }, detalhe: { dados_clinicos: { uti: false } } }
  ]
  const ids: number[] = []
  for (const row of rows) ids.push(...(await seed(test.db, row)))
  await test.db.execute(sql.raw(await readFile('drizzle/0020_sinais_uma_vez.sql', 'utf8')))
  const after = await test.db
    .select({ dados_especificos: casos.dados_especificos, detalhe: casos.detalhe })
    .from(casos)
    .where(inArray(casos.id, ids))
    .orderBy(casos.id)
  const unidade = { telefone: '1' }
  expect(after).toEqual([
    {
      dados_especificos: { febre: true, prova_laco: 'negativa' },
      detalhe: { dados_clinicos: { sinais_sintomas: { letargia: false }, uti: true }, unidade }
    },
    {
      dados_especificos: { mialgia: true, nausea: false },
      detalhe: { dados_clinicos: { sinais_sintomas: {} }, unidade }
    },
    rows[2]
  ])
})
