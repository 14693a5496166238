import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createDeliverer } from '../../../src/modules/webhooks/delivery/deliverer.ts'
import { entregas } from '../../../src/modules/webhooks/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { type Answer, openApp, startApp, type TestApp } from '../../support/app.ts'
import { testVitals } from '../../support/vitals.ts'
import { casoBody, createCaso, createdCaso, deleteCaso, updateCaso } from '../agravos/support.ts'
import { createdWebhook, entregasOf } from './api-support.ts'
import { closeAll, type Receiver, receive, testSender } from './support.ts'

/**
 * Requests under way at once. With more of them, some would wait so long for a connection on a busy machine that they
 * would be refused.
 */
const LANES = 16
const EVERY = ['agravo.criado', 'agravo.atualizado', 'agravo.excluido']

interface Evento {
  id: string
  tipo: string
  dados: { id: number; numero_notificacao: string }
}

/** Two instances of the service on one database, each with connections of its own. */
let test: TestApp
let other: TestApp
let gestor: Account
let receiver: Receiver

beforeAll(async () => {
  const config = { webhookAllowPrivate: true }
  test = await startApp({ config })
  other = await openApp({ url: test.url, config: { ...config, jwtSecret: test.config.jwtSecret } })
  gestor = await account(test, 'gestor')
  receiver = await receive()
  // Records what became of each case, in order: the row is locked while this is written.
  await test.db.execute(sql`create table changes (place bigint generated always as identity, caso int, numero text)`)
  await test.db.execute(sql`grant insert on changes to public`)
  await test.db.execute(sql`create function note_change() returns trigger language plpgsql as $$ begin
    insert into changes (caso, numero) values (new.id, new.numero_notificacao); return null; end $$`)
  await test.db.execute(
    sql`create trigger note_change after update on casos for each row execute function note_change()`
  )
})
afterAll(async () => {
  await closeAll()
  await other?.close()
  await test?.close()
})
beforeEach(async () => {
  await test.db.execute(sql`truncate webhooks, webhook_entregas, changes`)
  receiver.requests.length = 0
})

const webhook = async (path: string, eventos = EVERY) =>
  (await createdWebhook(test, gestor.token, { url: `${receiver.url}${path}`, eventos })).id

const received = (path: string): Evento[] =>
  receiver.requests.filter((request) => request.path === path).map(({ body }) => JSON.parse(body))

/** Delivers while the work goes on, and afterwards until nothing is left to deliver. */
async function delivering(work: () => Promise<void>): Promise<void> {
  const deliverer = createDeliverer({
    db: test.db,
    now: test.services.now,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    // No attempt may fail because the machine is busy.
    sender: testSender({ maxSockets: 4, timeoutMs: 600_000 }),
    vitals: testVitals(),
    everyMs: 20
  })
  try {
    await work()
    while ((await test.db.$count(entregas, eq(entregas.estado, 'pendente'))) > 0) await pause(20)
  } finally {
    await deliverer.stop()
  }
}

/** Makes all calls, many at once, and returns their answers. */
async function atOnce(calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Answer[] = []
  const left = calls.entries()
  const lane = async () => {
    for (const [i, call] of left) answers[i] = await call()
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return answers
}

async function changesOf(caso: number): Promise<string[]> {
  const rows = await test.db.execute<{ numero: string }>(
    sql`select numero from changes where caso = ${caso} order by place`
  )
  return rows.map(({ numero }) => numero)
}

it('PUT and DELETE of cases by many at once, on two instances: the events of one case arrive in the order in which they happened', async () => {
  await webhook('/todos')
  const casos = await Promise.all([1, 2, 3, 4].map(() => createdCaso(test, gestor.token)))
  await delivering(async () => {
    // Each case is changed several times in turn, with cases of others in between, so that its events are sent among
    // many others.
    const calls = Array.from({ length: 12 }, (_, i) => [
      ...casos.map(
        (id) => () => updateCaso(i % 2 ? test : other, gestor.token, id, { numero_notificacao: `C${id}-${i}` })
      ),
      ...[test, other, test, other, test].map((app) => () => createCaso(app, gestor.token, casoBody()))
    ])
    const made = await atOnce(calls.flat())
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200, 201]))
    const removals = casos.flatMap((id) => [test, other, test].map((app) => () => deleteCaso(app, gestor.token, id)))
    const removed = await atOnce(removals)
    expect(removed.filter(({ status }) => status === 204)).toHaveLength(casos.length)
  })
  for (const id of casos) {
    const told = received('/todos').filter(({ dados }) => dados.id === id)
    expect(told.map(({ tipo }) => tipo)).toEqual([
      'agravo.criado',
      ...Array(12).fill('agravo.atualizado'),
      'agravo.excluido'
    ])
    expect(told.slice(1).map(({ dados }) => dados.numero_notificacao)).toEqual(await changesOf(id))
  }
})

it('POST /api/v1/agravos/casos by many at once, on two instances: each webhook gets one event for each case, in any order', async () => {
  const [all, onlyCreated] = [await webhook('/todos'), await webhook('/criado', ['agravo.criado'])]
  const prefix = randomUUID().slice(0, 8)
  const numeros = Array.from({ length: 60 }, (_, i) => `${prefix}-${i}`)
  let made: number[] = []
  const woken = test.woken.times + other.woken.times
  await delivering(async () => {
    // Each number comes twice: one of two equal ones is refused, and causes no event.
    const answers = await atOnce(
      numeros.flatMap((numero_notificacao) =>
        [test, other].map((app) => () => createCaso(app, gestor.token, casoBody({ numero_notificacao })))
      )
    )
    made = answers.filter(({ status }) => status === 201).map(({ body }) => body.id as number)
  })
  expect(made).toHaveLength(60)
  const inOrder = (ids: number[]) => ids.toSorted((a, b) => a - b)
  for (const path of ['/todos', '/criado']) {
    const told = received(path)
    expect(inOrder(told.map(({ dados }) => dados.id))).toEqual(inOrder(made))
    expect(new Set(told.map(({ id }) => id)).size).toBe(60)
  }
  // An event has one id for all webhooks.
  const eventoOf = (path: string) => new Map(received(path).map(({ id, dados }) => [dados.id, id]))
  expect(eventoOf('/criado')).toEqual(eventoOf('/todos'))
  expect([await entregasOf(test, all), await entregasOf(test, onlyCreated)].map(({ length }) => length)).toEqual([
    60, 60
  ])
  expect(test.woken.times + other.woken.times).toBeGreaterThan(woken)
})
