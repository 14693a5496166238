import { readFile } from 'node:fs/promises'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { invalid } from '../usuarios/support.ts'
import { seed } from './seed.ts'
import { CASOS, casoBody, createCaso, createdCaso, readCaso, updateCaso } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

type Sign = boolean | null | undefined
const SIGNS = ['febre', 'mialgia', 'cefaleia', 'exantema', 'nausea', 'dor_retro_orbital', 'artralgia']

/** Makes a body that says a sign in either place, or in neither. */
const said = (specific: Sign, clinical: Sign, sign = 'febre') => ({
  ...(specific === undefined ? {} : { dados_especificos: { [sign]: specific } }),
  ...(clinical === undefined ? {} : { dados_clinicos: { sinais_sintomas: { [sign]: clinical } } })
})
async function shownAs(id: number, sign = 'febre') {
  const { dados_especificos, dados_clinicos } = (await readCaso(test, gestor.token, id)).body
  return [dados_especificos[sign], dados_clinicos.sinais_sintomas[sign]]
}

describe('POST /api/v1/agravos/casos: a sign that is said in two places', () => {
  it.each<[Sign, Sign, boolean | null]>([
    [undefined, undefined, null],
    [true, undefined, true],
    [undefined, false, false],
    [true, true, true],
    [null, true, true],
    [false, null, false],
    [null, null, null]
  ])('201 for %s and %s: shown as %s in both', async (specific, clinical, wanted) => {
    const id = await createdCaso(test, gestor.token, casoBody(said(specific, clinical)))
    expect(await shownAs(id)).toEqual([wanted, wanted])
  })

  it('422 for two different values', async () => {
    expect(await createCaso(test, gestor.token, casoBody(said(true, false)))).toMatchObject(
      invalid(['dados_clinicos.sinais_sintomas.febre', 'CONTRADICTION'])
    )
  })

  it.each(SIGNS)('%s is stored once, and the list shows it too', async (sign) => {
    const id = await createdCaso(test, gestor.token, casoBody(said(undefined, true, sign)))
    expect(await shownAs(id, sign)).toEqual([true, true])
    const [row] = await test.db.select().from(casos).where(eq(casos.id, id))
    expect(row).toMatchObject({ dados_especificos: { [sign]: true } })
    expect(JSON.stringify(row!.detalhe)).not.toContain(sign)
    const { body } = await test.call('GET', CASOS, { token: gestor.token, query: { id: String(id) } })
    expect(body.tipos[0].dados_especificos).toMatchObject({ [sign]: true, petequias: null, prova_laco: null })
  })

  it('sinais_alarme means one thing in one place and another in the other', async () => {
    const body = { dados_especificos: { sinais_alarme: true }, dados_clinicos: { sinais_alarme: ['letargia'] } }
    const id = await createdCaso(test, gestor.token, casoBody(body))
    expect((await readCaso(test, gestor.token, id)).body).toMatchObject(body)
  })
})

describe('PUT /api/v1/agravos/casos/{id}: a sign that is said in two places', () => {
  const here = 'dados_especificos.febre'
  const there = 'dados_clinicos.sinais_sintomas.febre'

  it.each<[before: Sign, Sign, Sign, after: boolean | null, changed: string[]]>([
    [true, false, undefined, false, [here]],
    [true, undefined, false, false, [there]],
    [true, false, false, false, [there, here]],
    [true, true, false, false, [there]],
    [true, false, true, false, [here]],
    [true, true, true, true, []],
    [true, null, true, null, [here]],
    [undefined, true, null, true, [here]],
    [undefined, null, false, false, [there]],
    [false, undefined, null, null, [there]]
  ])('200 when it was %s, for %s and %s: %s', async (before, specific, clinical, after, changed) => {
    const id = await createdCaso(test, gestor.token, casoBody(said(before, undefined)))
    const { status, body } = await updateCaso(test, gestor.token, id, {
      ...said(specific, clinical),
      tipo_agravo: 'dengue'
    })
    expect([status, body.campos_alterados]).toEqual([200, changed])
    expect(await shownAs(id)).toEqual([after, after])
  })

  it.each<[before: Sign, Sign, Sign]>([
    [undefined, true, false],
    [true, false, null],
    [false, null, true]
  ])('422 when it was %s, for %s and %s: both are new', async (before, specific, clinical) => {
    const id = await createdCaso(test, gestor.token, casoBody(said(before, undefined)))
    expect(await updateCaso(test, gestor.token, id, said(specific, clinical))).toMatchObject(
      invalid([there, 'CONTRADICTION'])
    )
    expect(await shownAs(id)).toEqual([before ?? null, before ?? null])
  })
})

it('migration 0020: cases that had signs in two places keep one value', async () => {
  const oldRow = (specific: object, sinais_sintomas: object, more: object = {}) => ({
    dados_especificos: specific as Record<string, unknown>,
    detalhe: { dados_clinicos: { sinais_sintomas, hospitalizacao: true, ...more }, unidade: { telefone: '1' } }
  })
  const rows = [
    oldRow({ febre: false, prova_laco: 'negativa' }, { febre: true, letargia: false }, { uti: true }),
    oldRow({ mialgia: true, nausea: null }, { mialgia: false, nausea: false, exantema: null }),
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
