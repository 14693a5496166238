import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { extratoCleanup } from '../../../../src/modules/agravos/extrato/cleanup.ts'
import { removeDeletedCasos } from '../../../../src/modules/agravos/record/retention.ts'
import { casos } from '../../../../src/modules/agravos/tables.ts'
import { cleanUp } from '../../../../src/platform/time/cleanup.ts'
import { type Account, account } from '../../../support/accounts.ts'
import { startApp, type TestApp } from '../../../support/app.ts'
import { DUPLICIDADES, listed, recorded } from '../duplicidades/support.ts'
import { RECIFE, SALVADOR, seed } from '../seed.ts'
import { casoBody, createdCaso, deleteCaso, updateCaso } from '../support.ts'
import { extracted, settle } from './support.ts'

let test: TestApp
let gestor: Account
let ofBahia: Account
beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  ofBahia = await account(test, 'gestor', { territorios: [{ tipo: 'uf', codigo: 'BA' }] })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.execute(sql`delete from casos`)
  await test.db.execute(sql`delete from casos_mudancas`)
})

/** What the next call tells: ids of cases that are there, and that are gone. Of one case, the last line counts. */
async function told(since: string, { token } = gestor, query = {}) {
  const { lines } = await extracted(test, token, { atualizado_desde: since, ...query })
  const last = new Map(lines.map((line) => [line.id, line]))
  const ids = (removido: boolean) => [...last.values()].filter((line) => line.removido === removido).map(({ id }) => id)
  for (const line of last.values()) if (line.removido) expect(Object.keys(line)).toEqual(['id', 'removido', 'cursor'])
  return { there: ids(false).sort((a, b) => a - b), gone: ids(true).sort((a, b) => a - b) }
}
const next = async ({ token } = gestor) => (await extracted(test, token)).next

it('a new and a changed case are told, and no other', async () => {
  const [, changed] = await seed(test.db, {}, 3)
  await settle(test)
  const since = await next()
  expect(await told(since)).toEqual({ there: [], gone: [] })
  await updateCaso(test, gestor.token, changed!, { evolucao: 'cura' })
  const fresh = await createdCaso(test, gestor.token)
  expect(await told(since)).toEqual({ there: [changed, fresh], gone: [] })
})

it('a deleted case is a line with its id, for as long as the log is kept and when it was removed for good', async () => {
  const [, id] = await seed(test.db, {}, 2)
  await settle(test)
  const since = await next()
  await deleteCaso(test, gestor.token, id!)
  expect(await told(since)).toEqual({ there: [], gone: [id] })
  const later = new Date(test.clock.moment.getTime() + 1)
  expect(await removeDeletedCasos({ ...test.services, db: test.db }, later, 10)).toBe(1)
  expect(await told(since)).toEqual({ there: [], gone: [id] })
  expect(await cleanUp(test.services.db, new Date(Date.now() + 360 * 86400_000), [extratoCleanup])).toBe(0)
  expect(await cleanUp(test.services.db, new Date(Date.now() + 367 * 86400_000), [extratoCleanup])).toBeGreaterThan(0)
  expect(await told(since)).toEqual({ there: [], gone: [] })
})

it('cases that were removed by a statement alone, as undoing an import does, are told as gone', async () => {
  const [id] = await seed(test.db)
  await settle(test)
  const since = await next()
  await test.db.delete(casos).where(eq(casos.id, id!))
  expect(await told(since)).toEqual({ there: [], gone: [id] })
})

it('of two cases that were one, the other is gone; and is back with its former moment when that is undone', async () => {
  const kept = (await recorded(test, gestor)).id
  const other = (await recorded(test, gestor, { paciente_raca: 'parda' })).id
  await settle(test)
  const since = await next()
  const [pair] = (await listed(test, gestor)).data
  const body = { decisao: 'mesmo_caso', manter: kept }
  const done = await test.call('POST', `${DUPLICIDADES}/${pair.id}/resolver`, { token: gestor.token, body })
  expect(done.status).toBe(200)
  expect(await told(since)).toEqual({ there: [kept], gone: [other] })
  const undone = await test.call('POST', `${DUPLICIDADES}/${pair.id}/desfazer`, { token: gestor.token })
  expect(undone.status).toBe(200)
  expect(await told(since)).toEqual({ there: [kept, other], gone: [] })
})

it('a change that sets an earlier moment is told', async () => {
  const [id] = await seed(test.db)
  await settle(test)
  const since = await next()
  await test.db
    .update(casos)
    .set({ evolucao: 'cura', atualizado_em: new Date('2020-01-01') })
    .where(eq(casos.id, id!))
  expect(await told(since)).toEqual({ there: [id], gone: [] })
})

it('a transaction that was under way at the first call is told by the second, however late it commits', async () => {
  await seed(test.db)
  await settle(test)
  const { until, release } = gate()
  let id = 0
  const late = test.db.transaction(async (tx) => {
    id = (await seed(tx, { atualizado_em: new Date() }))[0] ?? 0
    await until
  })
  while (id === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  const { lines, next: since } = await extracted(test, gestor.token)
  expect(lines.map((line) => line.id)).not.toContain(id)
  // Many others commit meanwhile.
  await seed(test.db, { atualizado_em: new Date() }, 5)
  release()
  await late
  expect((await told(since)).there).toContain(id)
})

it('the moment for the next call lies before every transaction under way', async () => {
  const { until, release } = gate()
  const begun = await test.db.transaction(async (tx) => {
    const [row] = await tx.execute<{ at: string }>(sql`select (now() - interval '59 seconds')::text as at`)
    const since = await next()
    release()
    await until
    return { at: new Date(row!.at), since: new Date(since) }
  })
  expect(begun.since.getTime()).toBeLessThan(begun.at.getTime())
})

describe('filters and territories', () => {
  it('a case that no longer meets the filter is gone for who filters, and there for who does not', async () => {
    const [id] = await seed(test.db, { data_notificacao: '2026-01-05' })
    const [never] = await seed(test.db, { tipo: 'zika' })
    await settle(test)
    const since = await next()
    await updateCaso(test, gestor.token, id!, { tipo_agravo: 'chikungunya' })
    await updateCaso(test, gestor.token, never!, { evolucao: 'cura' })
    expect(await told(since, gestor, { tipo_agravo: 'dengue' })).toEqual({ there: [], gone: [id] })
    expect(await told(since)).toEqual({ there: [id, never], gone: [] })
  })

  it('a case that leaves a territory is gone there, one that enters is there, and of others nothing is told', async () => {
    const [leaves] = await seed(test.db, { uf: 'BA', municipio: SALVADOR })
    const [enters, stays, removed] = await seed(test.db, {}, 3)
    await settle(test)
    const { lines, next: since } = await extracted(test, ofBahia.token)
    expect(lines.map(({ id }) => id)).toEqual([leaves])
    const move = (id: number, uf: 'BA' | 'PE', municipio: number) =>
      test.db.update(casos).set({ uf, municipio, atualizado_em: new Date() }).where(eq(casos.id, id))
    await move(leaves!, 'PE', RECIFE)
    await move(enters!, 'BA', SALVADOR)
    await updateCaso(test, gestor.token, stays!, { evolucao: 'cura' })
    await deleteCaso(test, gestor.token, removed!)
    expect(await told(since, ofBahia)).toEqual({ there: [enters], gone: [leaves] })
  })

  it('a case that was notified within is there, and an account without a place gets nothing', async () => {
    const [id] = await seed(test.db, { municipio_notificacao: SALVADOR })
    expect((await extracted(test, ofBahia.token)).lines.map((line) => line.id)).toEqual([id])
    const nowhere = await account(test, 'gestor', { territorios: [{ tipo: 'municipio', codigo: '9999999' }] })
    expect((await extracted(test, nowhere.token)).lines).toEqual([])
  })
})

it('a case that is changed again and again is told in the order of what happened', async () => {
  const id = await createdCaso(test, gestor.token, casoBody())
  await settle(test)
  const since = await next()
  await test.db.update(casos).set({ excluido_em: new Date() }).where(eq(casos.id, id))
  await test.db.update(casos).set({ excluido_em: null }).where(eq(casos.id, id))
  expect(await told(since)).toEqual({ there: [id], gone: [] })
  await test.db.update(casos).set({ excluido_em: new Date() }).where(eq(casos.id, id))
  expect(await told(since)).toEqual({ there: [], gone: [id] })
})

function gate() {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  return { until, release }
}
