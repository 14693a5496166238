import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertCasos, type NewCaso } from '../../../src/modules/agravos/record/insert.ts'
import { entregas, webhooks } from '../../../src/modules/webhooks/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { casoNovo } from './insert-support.ts'

let test: TestApp
let gestor: Account
const novo = (caso?: Partial<NewCaso['caso']>) => casoNovo(test, gestor, caso)
const eventos = ['agravo.criado']
const url = 'https://recebe.example.org'
const gancho = (id: string, campos: Partial<typeof webhooks.$inferInsert> = {}) => {
  const em = test.clock.moment
  return { id, donoId: gestor.id, url, eventos, segredo: 's', criadoEm: em, atualizadoEm: em, ...campos }
}
beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  const outros = ['agravo.atualizado', 'webhook.teste']
  await test.db
    .insert(webhooks)
    .values([
      gancho('wh_a'),
      gancho('wh_b', { eventos: [...eventos, ...outros] }),
      gancho('wh_c', { eventos: outros }),
      gancho('wh_d', { ativo: false })
    ])
})
afterAll(() => test.close())

it('insertCasos: leaves a delivery for each active subscriber and each case that was recorded, in their order', async () => {
  const numero = 'REPETIDO-3'
  const novos = [novo({ numero_notificacao: numero }), novo({ numero_notificacao: numero }), novo()]
  const inseridos = await insertCasos(test.db, novos)
  const tells = { id: expect.any(Number), tells: true }
  expect(inseridos).toEqual([tells, null, tells])
  const left = await test.db.select().from(entregas).orderBy(asc(entregas.id))
  const dados = [inseridos[0]!, inseridos[2]!].map(({ id }, i) => ({
    id,
    tipo_agravo: 'zika',
    numero_notificacao: novos[i * 2]!.caso.numero_notificacao
  }))
  expect(left.map((row) => [row.webhookId, row.dados])).toEqual([
    ['wh_a', dados[0]],
    ['wh_b', dados[0]],
    ['wh_a', dados[1]],
    ['wh_b', dados[1]]
  ])
  const em = test.clock.moment
  const pending = { tipo: 'agravo.criado', estado: 'pendente', tentativa: 0, em, proximaEm: em, concluidaEm: null }
  expect(left).toMatchObject(left.map(() => ({ ...pending, eventoId: expect.stringMatching(/^evt_[0-9a-f]{32}$/) })))
  const [a, b, c, d] = left.map(({ eventoId }) => eventoId)
  expect([a === b, c === d, a === c]).toEqual([true, true, false])
})

it('insertCasos: leaves none for a case that was not recorded', async () => {
  const before = await test.db.$count(entregas)
  await expect(insertCasos(test.db, [novo(), novo({ idade: 40_000 })])).rejects.toThrow()
  expect(await test.db.$count(entregas)).toBe(before)
})
