import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { computingOfAlerts } from '../../../src/modules/alertas/work.ts'
import { entregas } from '../../../src/modules/webhooks/tables.ts'
import { addDays } from '../../../src/platform/time/days.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { RECIFE } from '../agravos/seed.ts'
import { csv, runImport, sheetRows, uploadFile } from '../importacao/api-support.ts'
import { createdWebhook } from '../webhooks/api-support.ts'
import { SATURDAY, sickOf, store } from './epidemic.ts'

const ALERTAS = '/api/v1/agravos/alertas'
const MEUS = '/api/v1/usuarios/me/alertas'
const WEEKS = 9
/** The Saturday before the first file. */
const BEFORE = addDays(SATURDAY, -7 * WEEKS)

/**
 * About twenty cases a week in former years and up to the first file, but 150 in the same weeks of two years ago; then
 * half as many again from week to week.
 */
const casesAt = (ago: number): number => {
  const rising = WEEKS - 1 - ago
  if (ago >= 100 && ago < 125) return 150
  return rising < 0 ? 8 + ((ago * 7) % 25) : Math.round(12 * 1.5 ** rising)
}

let test: TestApp
let gestor: Account
beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor', { emailVerificado: true })
})
afterAll(() => test.close())

const at = (day: string) => {
  test.clock.moment = new Date(`${day}T15:00:00.000Z`)
}

const events = async () => {
  const rows = await test.db.select().from(entregas).where(eq(entregas.tipo, 'alerta.nivel_subiu'))
  return rows.map(({ dados }) => dados as { codigo: string; nivel: number; nivel_anterior: number | null })
}

/** The levels that mails have told of a municipality, mail by mail. */
async function mails(): Promise<number[][]> {
  const rows = await test.db.execute<{ linhas: { lugar: string; nivel: number }[] }>(sql`
    select payload -> 'dados' -> 'linhas' as linhas from graphile_worker._private_jobs
    where payload ->> 'tipo' = 'niveis-de-alerta' order by id`)
  return rows.map(({ linhas }) => linhas.flatMap(({ lugar, nivel }) => (lugar === 'Recife (PE)' ? nivel : [])))
}

it('tells of each rise of an epidemic once, as it is imported week by week', async () => {
  const { token } = gestor
  const sick = sickOf({ municipio: RECIFE, uf: 'PE', casesAt, weeks: 5 * 53 + WEEKS })
  at(BEFORE)
  await store(test.db, sick, '2000-01-01', BEFORE, test.clock.moment)
  await computingOfAlerts.run(test.services)
  await createdWebhook(test, token, { eventos: ['importacao.concluida'], alertas: true })
  await createdWebhook(test, token, { eventos: ['importacao.concluida'] })
  const choice = { territorios: [{ tipo: 'municipio', codigo: String(RECIFE) }], nivel_minimo: 3 }
  expect(await test.call('GET', MEUS, { token })).toMatchObject({ status: 200, body: { territorios: [] } })
  expect(await test.call('PUT', MEUS, { token, body: choice })).toMatchObject({ status: 200, body: choice })

  const levels: (number | null)[] = []
  for (let week = 1; week <= WEEKS; week++) {
    const [from, to] = [addDays(BEFORE, 7 * (week - 1)), addDays(BEFORE, 7 * week)]
    at(to)
    const known = sick.filter(({ data_notificacao: day }) => day > from && day <= to)
    const rows = known.map(({ data_inicio_sintomas, data_notificacao }) => ({ data_inicio_sintomas, data_notificacao }))
    const file = csv(rows.map((fields) => sheetRows(1, fields)[0] ?? {}))
    await runImport(test, await uploadFile(test, token, file))
    // Several instances, and turns without news, tell of nothing twice.
    await Promise.all([computingOfAlerts.run(test.services), computingOfAlerts.run(test.services)])
    await computingOfAlerts.run(test.services)
    const query = { tipo_agravo: 'dengue', municipio: String(RECIFE) }
    const { body } = await test.call('GET', ALERTAS, { token, query })
    levels.push(body.alertas[0].nivel)
  }
  const rises = levels.flatMap((nivel, i) => ((nivel ?? 0) > (levels[i - 1] ?? 1) ? [nivel] : []))
  expect(levels).toEqual([1, 1, 1, 1, 2, 3, 3, 4, 4])
  const told = (await events()).filter(({ codigo }) => codigo === String(RECIFE))
  expect(told.map(({ nivel }) => nivel)).toEqual(rises)
  expect(await mails()).toEqual(rises.filter((nivel) => (nivel ?? 0) >= 3).map((nivel) => [nivel]))

  const history = await test.call('GET', `${ALERTAS}/historico`, {
    token,
    query: { tipo_agravo: 'dengue', municipio: 'Recife' }
  })
  const shown = history.body.semanas.slice(-WEEKS).map((each: { nivel_mostrado: number }) => each.nivel_mostrado)
  expect(shown).toEqual(levels)
})
