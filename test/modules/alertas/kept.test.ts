import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { alertasCleanup, DAILY_DAYS } from '../../../src/modules/alertas/cleanup.ts'
import { alertas, rodadas } from '../../../src/modules/alertas/tables.ts'
import { cleanUp } from '../../../src/platform/time/cleanup.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'

let test: TestApp
let gestor: Account
beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

/** Computations of a Tuesday, a Thursday (two), and a Friday of one week, and of the Tuesday after it. */
const computed = [
  { dia: '2026-03-10', hora: 3, semana: 202609 },
  { dia: '2026-03-12', hora: 3, semana: 202609 },
  { dia: '2026-03-12', hora: 20, semana: 202609 },
  { dia: '2026-03-13', hora: 3, semana: 202609 },
  { dia: '2026-03-17', hora: 3, semana: 202610 }
]

beforeEach(async () => {
  await test.db.delete(rodadas)
  for (const [i, { dia, hora, semana }] of computed.entries())
    for (const tipo of ['dengue', 'zika']) {
      const em = new Date(`${dia}T${String(hora).padStart(2, '0')}:00:00.000Z`)
      const values = { tipo, dia, em, semana, dadosAte: dia, casos: i, anos: [2025], versao: 1, marca: '' }
      const [rodada] = await test.db.insert(rodadas).values(values).returning()
      await test.db.insert(alertas).values({ rodadaId: rodada!.id, lugar: 0, nivel: 1, semanas: [] })
    }
})

/** Which computations of dengue are left after a clean-up so many days after the last. */
async function leftAfter(days: number): Promise<string[]> {
  await cleanUp(test.db, new Date(Date.parse('2026-03-17T12:00:00.000Z') + days * 86_400_000), [alertasCleanup])
  const rows = await test.db.select().from(rodadas).orderBy(asc(rodadas.id))
  const of = (wanted: string) =>
    rows.filter(({ tipo }) => tipo === wanted).map(({ dia, casos }) => `${dia.slice(8)}-${casos}`)
  expect(of('zika')).toEqual(of('dengue'))
  expect(await test.db.$count(alertas)).toBe(rows.length)
  return of('dengue')
}

describe('computations that others have superseded', () => {
  it('the last of each day stays, and after two months the last of each week', async () => {
    expect(await leftAfter(-5)).toEqual(['10-0', '12-1', '12-2', '13-3', '17-4'])
    expect(await leftAfter(0)).toEqual(['10-0', '12-2', '13-3', '17-4'])
    expect(await leftAfter(DAILY_DAYS - 8)).toEqual(['10-0', '12-2', '13-3', '17-4'])
    expect(await leftAfter(DAILY_DAYS)).toEqual(['13-3', '17-4'])
    expect(await leftAfter(1_000)).toEqual(['13-3', '17-4'])
  })
})

describe('GET /api/v1/agravos/alertas: the levels of a day', () => {
  const read = (query: Record<string, string>) =>
    test.call('GET', '/api/v1/agravos/alertas', {
      token: gestor.token,
      query: { tipo_agravo: 'dengue', abrangencia: 'pais', ...query }
    })
  const casosOn = async (dia: string, more = {}) => (await read({ dia, ...more })).body.rodada?.casos ?? null

  it('are those of the last computation up to it, whatever came later', async () => {
    expect(await casosOn('2026-03-09')).toBeNull()
    expect(await casosOn('2026-03-11')).toBe(0)
    expect(await casosOn('2026-03-12')).toBe(2)
    expect(await casosOn('2026-03-16')).toBe(3)
    expect(await casosOn('2026-03-16', { semana: '202610' })).toBeNull()
    const before = (await read({ dia: '2026-03-12' })).body
    await leftAfter(10)
    expect((await read({ dia: '2026-03-12' })).body).toEqual(before)
  })

  it('422 for what is no day', async () => {
    const { status, body } = await read({ dia: '2026-02-30' })
    expect([status, body.error.details[0].field]).toEqual([422, 'dia'])
  })
})
