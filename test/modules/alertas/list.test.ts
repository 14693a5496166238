import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KeptWeek } from '../../../src/modules/alertas/compute/place.ts'
import { alertas, rodadas } from '../../../src/modules/alertas/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { OLINDA, RECIFE, SALVADOR } from '../agravos/seed.ts'
import { giveDirect } from '../usuarios/support.ts'

const ALERTAS = '/api/v1/agravos/alertas'
const MEUS = '/api/v1/usuarios/me/alertas'
const JABOATAO = 2607901

let test: TestApp
let gestor: Account
let reader: Account
beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  // May read statistics, and not list cases.
  reader = await account(test, null)
  await giveDirect(test, reader.id, 'agravos.estatisticas')
  await kept(202644, [[RECIFE, 2, 30]])
  await kept(202645, [
    [0, 3, 900],
    [26, 4, 300],
    [RECIFE, 4, 40],
    [OLINDA, 3, 2],
    [JABOATAO, 1, 20],
    [SALVADOR, 2, 50]
  ])
})
afterAll(() => test.close())

const weeks = (newest: number, cases: number): KeptWeek[] =>
  Array.from({ length: 12 }, (_, i) => ({ s: newest - 11 + i, c: cases, e: cases * 2, a: cases, b: cases * 3, n: 2 }))

async function kept(semana: number, places: [lugar: number, nivel: number, cases: number][]): Promise<void> {
  const common = { tipo: 'dengue', dia: '2026-11-15', em: test.clock.moment, dadosAte: '2026-11-14' }
  const [rodada] = await test.db
    .insert(rodadas)
    .values({ ...common, semana, casos: 999, anos: [2025], versao: 1, marca: '' })
    .returning()
  const rows = places.map(([lugar, nivel, cases]) => ({
    rodadaId: rodada!.id,
    lugar,
    nivel,
    atraso: 0,
    semanas: weeks(semana, cases)
  }))
  await test.db.insert(alertas).values(rows)
}

const listed = async (query: Record<string, string>, { token } = gestor) =>
  (await test.call('GET', ALERTAS, { token, query: { tipo_agravo: 'dengue', ...query } })).body.alertas
const names = async (query: Record<string, string>) => (await listed(query)).map(({ nome }: { nome: string }) => nome)

describe('GET /api/v1/agravos/alertas', () => {
  it('lists municipalities, the highest level first, and filters them', async () => {
    expect(await names({})).toEqual(['Recife', 'Olinda', 'Salvador', 'Jaboatão dos Guararapes'])
    expect(await names({ nivel_minimo: '3' })).toEqual(['Recife', 'Olinda'])
    expect(await names({ estado: 'BA' })).toEqual(['Salvador'])
    expect(await names({ municipio: 'Olinda', estado: 'PE' })).toEqual(['Olinda'])
    expect(await names({ abrangencia: 'uf' })).toEqual(['Pernambuco'])
    expect(await names({ abrangencia: 'pais' })).toEqual(['Brasil'])
    expect(await names({ semana: '202644' })).toEqual(['Recife'])
    expect(await names({ semana: '202601' })).toEqual([])
  })

  it('answers what the levels stand on, and nothing where nothing was computed', async () => {
    const { token } = gestor
    const found = await test.call('GET', ALERTAS, { token, query: { tipo_agravo: 'dengue' } })
    expect(found.body.rodada).toMatchObject({ dados_ate: '2026-11-14', semana: 202645, casos: 999, versao: 1 })
    const none = await test.call('GET', ALERTAS, { token, query: { tipo_agravo: 'zika' } })
    expect(none).toMatchObject({ status: 200, body: { rodada: null, alertas: [] } })
  })

  it('refuses who may not read statistics, and what is no week or level', async () => {
    const stranger = await account(test, null)
    const query = { tipo_agravo: 'dengue' }
    expect((await test.call('GET', ALERTAS, { token: stranger.token, query })).status).toBe(403)
    expect((await test.call('GET', ALERTAS, { token: gestor.token })).status).toBe(422)
    const wrong = { ...query, nivel_minimo: '5', semana: '20' }
    expect((await test.call('GET', ALERTAS, { token: gestor.token, query: wrong })).status).toBe(422)
  })

  it('tells everybody the level, and figures of a municipality only who may list its cases', async () => {
    const [, olinda] = await listed({ estado: 'PE' })
    expect(olinda).toMatchObject({ nome: 'Olinda', casos: 2, estimativa: 4 })
    expect(olinda.suprimido).toBeUndefined()
    const nothing = { casos: null, estimativa: null, estimativa_minima: null, estimativa_maxima: null, curva: [] }
    const hidden = { ...nothing, rt: null, prob_rt_acima_de_1: null, canal_media: null, canal_limite: null }
    expect(await listed({ estado: 'PE' }, reader)).toMatchObject([
      // In the order of levels, and of codes among equals.
      { nome: 'Recife', nivel: 4, ...hidden, suprimido: true },
      { nome: 'Olinda', nivel: 3, ...hidden, suprimido: true },
      { nome: 'Jaboatão dos Guararapes', nivel: 1, ...hidden, suprimido: true }
    ])
    const [state] = await listed({ abrangencia: 'uf' }, reader)
    expect(state).toMatchObject({ nome: 'Pernambuco', casos: 300, estimativa: 600 })
    expect(state.suprimido).toBeUndefined()
  })

  it('tells who may list in a territory the figures there, and no others', async () => {
    const local = await account(test, null, { territorios: [{ tipo: 'municipio', codigo: String(RECIFE) }] })
    for (const permissao of ['agravos.estatisticas', 'agravos.listar']) await giveDirect(test, local.id, permissao)
    const found = await listed({}, local)
    const told = found.filter(({ suprimido }: { suprimido?: boolean }) => !suprimido)
    expect(told).toMatchObject([{ nome: 'Recife', casos: 40 }])
    expect(found).toHaveLength(4)
  })
})

it('GET /api/v1/agravos/alertas/historico: weeks with the level that was shown, hidden like the list', async () => {
  const asked = (municipio: string, { token } = gestor) =>
    test.call('GET', `${ALERTAS}/historico`, { token, query: { tipo_agravo: 'dengue', municipio } })
  const { body } = await asked('Recife')
  expect(body).toMatchObject({ abrangencia: 'municipio', codigo: String(RECIFE), uf: 'PE' })
  expect(body.semanas.slice(-2)).toMatchObject([
    { semana: 202644, inicio: '2026-11-01', casos: 40, nivel_mostrado: 2 },
    { semana: 202645, inicio: '2026-11-08', casos: 40, nivel_mostrado: 4 }
  ])
  expect(body.suprimido).toBeUndefined()
  const hidden = (await asked('Recife', reader)).body
  expect(hidden.suprimido).toBe(true)
  expect(hidden.semanas).toHaveLength(13)
  expect(hidden.semanas.at(-1)).toMatchObject({ nivel: 2, nivel_mostrado: 4, casos: null, estimativa: null })
  expect((await asked('Atlântida')).status).toBe(422)
})

it('PUT /api/v1/usuarios/me/alertas: keeps places that exist, for who may read statistics', async () => {
  const { token } = reader
  expect((await test.call('GET', MEUS, { token })).body).toEqual({ territorios: [], nivel_minimo: 3 })
  const body = { territorios: [{ tipo: 'uf', codigo: 'PE' }], nivel_minimo: 4 }
  expect(await test.call('PUT', MEUS, { token, body })).toMatchObject({ status: 200, body })
  expect((await test.call('GET', MEUS, { token })).body).toEqual(body)
  const unknown = { ...body, territorios: [{ tipo: 'uf', codigo: 'XX' }] }
  expect((await test.call('PUT', MEUS, { token, body: unknown })).status).toBe(422)
  const stranger = await account(test, null)
  expect((await test.call('PUT', MEUS, { token: stranger.token, body })).status).toBe(403)
})
