import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeDeletedCasos } from '../../../src/modules/agravos/record/retention.ts'
import { casos, casosUnidos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { casoBody, createdCaso } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const LIMIT = new Date('2026-01-01T00:00:00Z')

it('each batch removes the cases that were deleted first, up to its limit; cases that are not due or not deleted stay', async () => {
  const deleted = ['2025-03-01', '2025-01-01', '2025-02-01', '2026-01-01', null]
  const ids: number[] = []
  for (const [i, day] of deleted.entries()) {
    const id = await createdCaso(test, gestor.token, casoBody({ numero_notificacao: `RET-${i}` }))
    if (day) await test.db.execute(sql`update casos set excluido_em = ${day}::timestamptz where id = ${id}`)
    ids.push(id)
  }
  const left = async () => {
    const rows = await test.db.select({ id: casos.id }).from(casos).where(inArray(casos.id, ids)).orderBy(casos.id)
    return rows.map(({ id }) => ids.indexOf(id))
  }
  const remove = () => removeDeletedCasos(test.services, LIMIT, 2)
  expect(await remove()).toBe(2)
  expect(await left()).toEqual([0, 3, 4])
  expect(await remove()).toBe(1)
  expect(await remove()).toBe(0)
  expect(await left()).toEqual([3, 4])
})

it('a case that was taken for another stays for the 30 days in which that can be taken back, however short the retention is', async () => {
  const [kept, united, deleted] = [
    await createdCaso(test, gestor.token, casoBody({ numero_notificacao: 'UNI-1' })),
    await createdCaso(test, gestor.token, casoBody({ numero_notificacao: 'UNI-2' })),
    await createdCaso(test, gestor.token, casoBody({ numero_notificacao: 'UNI-3' }))
  ]
  const key = { tipo: 'dengue', numero: 'UNI-2', data: '2026-11-10' }
  await test.db.insert(casosUnidos).values({ id: united, mantidoId: kept, ...key })
  await test.db
    .update(casos)
    .set({ excluido_em: test.clock.moment })
    .where(inArray(casos.id, [united, deleted]))
  const since = test.clock.moment.getTime()
  const there = async () => {
    const ids = [kept, united, deleted]
    const rows = await test.db.select({ id: casos.id }).from(casos).where(inArray(casos.id, ids)).orderBy(casos.id)
    return rows.map(({ id }) => ids.indexOf(id))
  }
  const DAY_MS = 24 * 3600_000
  const after = async (ms: number, days: number) => {
    const now = new Date(since + ms)
    await removeDeletedCasos({ ...test.services, now: () => now }, new Date(now.getTime() - days * DAY_MS), 2)
    return await there()
  }
  expect(await after(DAY_MS, 1)).toEqual([0, 1, 2])
  expect(await after(DAY_MS + 1, 1)).toEqual([0, 1])
  expect(await after(30 * DAY_MS - 1, 1)).toEqual([0, 1])
  expect(await after(30 * DAY_MS, 1)).toEqual([0])
})
