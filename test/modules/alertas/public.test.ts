import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { computeTipo } from '../../../src/modules/alertas/work.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { OLINDA, RECIFE } from '../agravos/seed.ts'
import { type Epidemic, SATURDAY, sickOf, store } from './epidemic.ts'

const CAMPINAS = 3509502

const steady = (municipio: number, uf: string, casesAt: Epidemic['casesAt']): Epidemic => ({
  municipio,
  uf,
  casesAt,
  weeks: 6 * 53
})

let test: TestApp
beforeAll(async () => {
  test = await startApp({ config: { publicAlerts: true } })
  test.clock.moment = new Date(`${SATURDAY}T15:00:00.000Z`)
  const epidemics = [
    steady(RECIFE, 'PE', (ago) => (ago < 8 ? 60 - 6 * ago : 10)),
    steady(OLINDA, 'PE', (ago) => (ago < 8 ? 1 : 0)),
    steady(CAMPINAS, 'SP', () => 12)
  ]
  await store(test.db, epidemics.flatMap(sickOf), '2000-01-01', SATURDAY, test.clock.moment)
  await computeTipo(test.services, 'dengue')
})
afterAll(() => test?.close())

const textOf = <T extends { body: unknown }>(answer: T) => ({ ...answer, body: String(answer.body) })
const page = async (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  textOf(await test.call('GET', '/alertas', { query, headers }))

describe('GET /alertas', () => {
  it('is nothing, and nothing leads to it, unless the operator wants it', async () => {
    const usual = await startApp()
    expect((await usual.call('GET', '/alertas')).status).toBe(404)
    expect(textOf(await usual.call('GET', '/')).body).not.toContain('/alertas')
    await usual.close()
    expect(textOf(await test.call('GET', '/')).body).toContain('href="/alertas"')
  })

  it.each([
    ['pt-BR', 'Pernambuco', 'Vermelho', 'Semana epidemiológica 45/2026'],
    ['en-US', 'Pernambuco', 'Red', 'Epidemiological week 45/2026'],
    ['es-ES', 'Pernambuco', 'Rojo', 'Semana epidemiológica 45/2026']
  ])('in %s: the states with their level, and the way to their municipalities', async (lang, state, red, week) => {
    const { status, headers, body } = await page({ lang })
    expect([status, headers['content-type'], headers['content-language']]).toEqual([
      200,
      'text/html; charset=utf-8',
      lang
    ])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toMatch(
      new RegExp(`estado=PE&amp;lang=${lang}">${state}</a></th><td><span class="level level-4">.*${red}`)
    )
    expect(body).toContain(week)
    const own = await page({ estado: 'PE', lang })
    expect(own.body).toContain('<th scope="row">Recife</th>')
  })

  it('tells no figure, and nothing of a place with few cases: not even that it had one', async () => {
    const { body } = await page({ estado: 'PE' })
    expect(body).not.toContain('Olinda')
    const rows = [...body.matchAll(/<tr><th scope="row">(.*)<\/th><td>(.*)<\/td><\/tr>/g)]
    expect(rows.map(([, name, level]) => [name, level.replaceAll(/<[^>]*>/g, '')])).toEqual([
      ['Recife', '■ 4 Vermelho']
    ])
    expect((await page({ agravo: 'zika' })).body).toContain('Nenhum lugar tem nível por enquanto.')
  })

  it('may be kept for minutes, and says when it has not changed', async () => {
    const { headers } = await page()
    expect(headers['cache-control']).toBe('public, max-age=300')
    expect((await page({}, { 'if-none-match': String(headers.etag) })).status).toBe(304)
    expect((await page({ estado: 'SP' })).headers.etag).not.toBe(headers.etag)
  })

  it.each<Record<string, string>>([{ agravo: 'gripe' }, { estado: 'XX' }, { estado: 'pe' }])(
    'is not found for %o',
    async (query) => {
      expect((await page(query)).status).toBe(404)
    }
  )

  it('counts against the limit of callers without a token', async () => {
    const limited = await startApp({ config: { publicAlerts: true, rateLimit: true } })
    const { headers } = await limited.call('GET', '/alertas')
    expect(Number(headers['x-ratelimit-limit'])).toBeGreaterThan(0)
    await limited.close()
  })
})
