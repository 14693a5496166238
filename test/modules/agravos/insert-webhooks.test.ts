import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertCasos, type NewCaso } from '../../../src/modules/agravos/record/insert.ts'
import { entregas, webhooks } from '../../../src/modules/webhooks/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { newCaso } from './insert-support.ts'

let test: TestApp
let gestor: Account
const newOne = (caso?: Partial<NewCaso['caso']>) => newCaso(test, gestor, caso)
const eventos = ['agravo.criado']
const url = 'https://recebe.example.org'
const webhook = (id: string, fields: Partial<typeof webhooks.$inferInsert> = {}) => {
  const em = test.clock.moment
  return { id, donoId: gestor.id, url, eventos, segredo: 's', criadoEm: em, atualizadoEm: em, ...fields }
}
beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  const others = ['agravo.atualizado', 'webhook.teste']
  await test.db
    .insert(webhooks)
    .values([
      webhook('wh_a'),
      webhook('wh_b', { eventos: [...eventos, ...others] }),
      webhook('wh_c', { eventos: others }),
      webhook('wh_d', { ativo: false })
    ])
})
afterAll(() => test.close())

it('insertCasos: leaves a delivery for each active subscriber and each recorded case, in order', async () => {
  const numero = 'REPETIDO-3'
  const given = [newOne({ numero_notificacao: numero }), newOne({ numero_notificacao: numero }), newOne()]
  const inserted = await insertCasos(test.db, given)
  const tells = { id: expect.any(Number), tells: true }
  expect(inserted).toEqual([tells, null, tells])
  const left = await test.db.select().from(entregas).orderBy(asc(entregas.id))
  const told = [inserted[0]!, inserted[2]!].map(({ id }, i) => ({
    id,
    tipo_agravo: 'zika',
    numero_notificacao: given[i * 2]!.caso.numero_notificacao
  }))
  expect(left.map((row) => [row.webhookId, row.dados])).toEqual([
    ['wh_a', told[0]],
    ['wh_b', told[0]],
    ['wh_a', told[1]],
    ['wh_b', told[1]]
  ])
  const em = test.clock.moment
  const pending = { tipo: 'agravo.criado', estado: 'pendente', tentativa: 0, em, proximaEm: em, concluidaEm: null }
  expect(left).toMatchObject(left.map(() => ({ ...pending, eventoId: expect.stringMatching(/^evt_[0-9a-f]{32}$/) })))
  const [a, b, c, d] = left.map(({ eventoId }) => eventoId)
  expect([a === b, c === d, a === c]).toEqual([true, true, false])
})

it('insertCasos: leaves none for a case that was not recorded', async () => {
  const before = await test.db.$count(entregas)
  await expect(insertCasos(test.db, [newOne(), newOne({ idade: 40_000 })])).rejects.toThrow()
  expect(await test.db.$count(entregas)).toBe(before)
})
