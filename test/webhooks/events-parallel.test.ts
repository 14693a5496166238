import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { entregas } from '../../src/webhooks/tables.ts'
import { corpo, criado, criar, editar, excluir } from '../agravos/support.ts'
import { type Account, account } from '../support/accounts.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { entregasDe, criado as webhookCriado } from './api-support.ts'

const TODOS = ['agravo.criado', 'agravo.atualizado', 'agravo.excluido']

let test: TestApp
let gestor: Account
let todos: string
let soCriado: string

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  todos = (await webhookCriado(test, gestor.token, { eventos: TODOS })).id
  soCriado = (await webhookCriado(test, gestor.token)).id
})
afterAll(() => test.close())
beforeEach(() => {
  test.acordado.vezes = 0
})

describe('many at once', () => {
  it('POST /api/v1/agravos/casos: exactly one event for each case and webhook, in the order of the cases', async () => {
    const numeros = Array.from({ length: 60 }, (_, i) => `P-${i}`)
    // Each number twice: of two equal ones one is refused, and tells nothing.
    const answers = await Promise.all(
      [...numeros, ...numeros].map((numero_notificacao) => criar(test, gestor.token, corpo({ numero_notificacao })))
    )
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.id as number)
    expect(made).toHaveLength(60)
    const [first, second] = [await entregasDe(test, todos), await entregasDe(test, soCriado)]
    for (const rows of [first, second])
      expect(rows.map(({ dados }) => dados.id)).toEqual(made.toSorted((a, b) => a - b))
    // One id for each event, whoever is told of it.
    expect(new Set(first.map(({ eventoId }) => eventoId)).size).toBe(60)
    expect(second.map(({ eventoId }) => eventoId)).toEqual(first.map(({ eventoId }) => eventoId))
    expect(await test.db.$count(entregas)).toBe(120)
    expect(test.acordado.vezes).toBeGreaterThan(0)
  })

  it('PUT and DELETE of the same case: as many events as changes, and one deletion, the last', async () => {
    const id = await criado(test, gestor.token)
    test.acordado.vezes = 0
    const changes = Array.from({ length: 10 }, (_, i) => editar(test, gestor.token, id, { bairro_residencia: `B${i}` }))
    const removals = Array.from({ length: 3 }, () => excluir(test, gestor.token, id))
    const changed = (await Promise.all(changes)).filter(({ status }) => status === 200).length
    expect((await Promise.all(removals)).filter(({ status }) => status === 204)).toHaveLength(1)
    const rows = await test.db.select().from(entregas).orderBy(asc(entregas.id))
    const told = rows.filter(({ webhookId, dados }) => webhookId === todos && dados.id === id).map(({ tipo }) => tipo)
    expect(told).toEqual(['agravo.criado', ...Array(changed).fill('agravo.atualizado'), 'agravo.excluido'])
    expect(test.acordado.vezes).toBe(changed + 1)
  })
})
