import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { municipioOf } from '../../../src/modules/agravos/fields/municipios.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { geoJsonProblems } from './geojson.ts'
import { OLINDA, RECIFE, SALVADOR, seed, seedPerson } from './seed.ts'

const MAPA = '/api/v1/agravos/casos/mapa-calor'
const [recife, olinda, salvador] = [RECIFE, OLINDA, SALVADOR].map((codigo) => municipioOf(codigo)!) as [
  Place,
  Place,
  Place
]
type Place = NonNullable<ReturnType<typeof municipioOf>>
const centre = ({ longitude, latitude }: Place) => [longitude, latitude]
const inBahia = { municipio: SALVADOR, uf: 'BA' }

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.moment = new Date('2026-11-15T12:00:00.000Z')
  await test.db.delete(casos)
})

/** Asks for the map and checks every answer as GeoJSON. */
async function get(query: Record<string, string> = {}) {
  const answer = await test.call('GET', MAPA, { token: analista.token, query })
  if (answer.status === 200) expect(geoJsonProblems(answer.body)).toEqual([])
  return answer
}
type Feature = { geometry: { coordinates: number[] }; properties: Record<string, unknown> }
/** Returns [municipality, neighbourhood or CEP, cases, coordinates] of each point. */
const points = async (query: Record<string, string>) =>
  ((await get(query)).body.features as Feature[]).map(({ geometry, properties: { municipio, bairro, cep, casos } }) => [
    municipio,
    cep ?? bairro,
    casos,
    geometry.coordinates
  ])

it('the check for valid GeoJSON finds what is invalid', () => {
  const point = (coordinates: unknown, type = 'Point') => ({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry: { type, coordinates }, properties: {} }]
  })
  expect(geoJsonProblems(point([-34.9, -8.1]))).toEqual([])
  const wrong = [
    null,
    {},
    { type: 'FeatureCollection' },
    { ...point([-34.9, -8.1]), crs: {} },
    { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {} }] },
    point([-8.1, -34.9]),
    point(['-34.9', '-8.1']),
    point([-34.9]),
    point([-34.9, null]),
    point([[-34.9, -8.1]], 'MultiPoint')
  ]
  for (const value of wrong) expect(geoJsonProblems(value), JSON.stringify(value)).not.toEqual([])
})

describe(`GET ${MAPA}`, () => {
  it('200: the whole answer, by municipality, largest first', async () => {
    await seed(test.db, { municipio: OLINDA })
    await seed(test.db, {}, 5)
    await test.db.execute(sql`select dobrar_casos(2147483647)`)
    await seed(test.db, {}, 4)
    await seed(test.db, inBahia, 4)
    await seed(test.db, { excluido_em: new Date() }, 9)
    const point = (place: Place, casos: number, intensidade: number, radius: number) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: centre(place) },
      properties: { municipio: place.nome, bairro: null, casos, intensidade, radius }
    })
    const { status, body } = await get()
    expect(status).toBe(200)
    expect(body).toEqual({
      type: 'FeatureCollection',
      features: [point(recife, 9, 1, 30), point(salvador, 4, 0.4444, 21.7), point(olinda, 1, 0.1111, 13.3)],
      metadata: { total_pontos: 3, max_casos: 9, min_casos: 1, periodo: 30, truncado: false }
    })
  })

  it.each(['municipio', 'bairro', 'cep'])('200: nothing without cases, by %s', async (nivel) => {
    expect((await get({ nivel })).body).toEqual({
      type: 'FeatureCollection',
      features: [],
      metadata: { total_pontos: 0, max_casos: 0, min_casos: 0, periodo: 30, truncado: false }
    })
  })

  it('200: by neighbourhood, at the rounded mean of the known places', async () => {
    const bairro = 'Boa Viagem'
    await seedPerson(test.db, { bairro }, { latitude: -8.1201, longitude: -34.9001 })
    await seedPerson(test.db, { bairro: ' Boa Viagem ' }, { latitude: -8.1302, longitude: -34.9112 })
    await seedPerson(test.db, { bairro }, { latitude: -8.1253, longitude: -34.9055 })
    // Half of a pair of coordinates is not a place.
    await seedPerson(test.db, { bairro }, { latitude: 10 })
    await seed(test.db, { bairro })
    // These have a neighbourhood of the same name elsewhere, without a known place.
    await seed(test.db, { bairro, ...inBahia }, 2)
    // A place without a neighbourhood says nothing.
    await seedPerson(test.db, { bairro: null }, { latitude: -8.1, longitude: -34.9 })
    await seedPerson(test.db, { bairro: '  ' }, { latitude: -8.2, longitude: -34.8 })
    await seed(test.db, {})
    expect(await points({ nivel: 'bairro' })).toEqual([
      ['Recife', bairro, 5, [-34.906, -8.125]],
      ['Recife', null, 3, centre(recife)],
      ['Salvador', bairro, 2, centre(salvador)]
    ])
    const { body } = await get({ nivel: 'bairro' })
    expect(body.metadata).toEqual({ total_pontos: 3, max_casos: 5, min_casos: 2, periodo: 30, truncado: false })
    expect(body.features[0].properties).toEqual({
      municipio: 'Recife',
      bairro,
      casos: 5,
      intensidade: 1,
      radius: 30
    })
  })

  it('200: by the first five digits of the CEP, however it is written, and never by more', async () => {
    const place = { latitude: -8.125, longitude: -34.875 }
    await seedPerson(test.db, { bairro: 'Boa Viagem' }, { cep: '51020-987', ...place })
    await seedPerson(test.db, { bairro: 'Pina' }, { cep: '51020876', latitude: -8.124, longitude: -34.874 })
    await seedPerson(test.db, {}, { cep: '51020765', latitude: -8.126, longitude: -34.876 })
    await seedPerson(test.db, {}, { cep: '52010-654' })
    await seedPerson(test.db, {}, { cep: '5102' })
    await seedPerson(test.db, {}, place)
    const answer = await get({ nivel: 'cep' })
    expect(answer.body.features.map(({ properties }: Feature) => properties)).toEqual([
      { municipio: 'Recife', bairro: null, cep: '51020', casos: 3, intensidade: 1, radius: 30 },
      { municipio: 'Recife', bairro: null, casos: 2, intensidade: 0.6667, radius: 25.4 },
      { municipio: 'Recife', bairro: null, cep: '52010', casos: 1, intensidade: 0.3333, radius: 19.4 }
    ])
    expect(answer.body.features.map(({ geometry }: Feature) => geometry.coordinates)).toEqual([
      [-34.875, -8.125],
      centre(recife),
      centre(recife)
    ])
    expect(JSON.stringify(answer.body)).not.toMatch(/987|876|765|654|5102"/)
  })

  it.each(['municipio', 'bairro', 'cep'])('200: no exact coordinate of a patient, by %s', async (nivel) => {
    const latitude = -8.123456
    const longitude = -34.987654
    const canary = (i: number) => ({
      latitude: latitude + (i - 1) / 1000,
      longitude: longitude + (i - 1) / 1000,
      cep: '51110160',
      nome: 'Canário Amarelo'
    })
    const readPoints = async () => {
      const text = JSON.stringify((await get({ nivel })).body)
      expect(text).not.toMatch(/123456|987654|8\.1234|34\.9876|51110160|Canário/)
      return text
    }
    // Not even the rounded mean of fewer than three places is shown.
    for (const i of [0, 1]) await seedPerson(test.db, { bairro: 'Pina' }, canary(i))
    expect(await readPoints()).toContain(JSON.stringify(centre(recife)))
    await seedPerson(test.db, { bairro: 'Pina' }, canary(1))
    expect(await readPoints()).toContain(JSON.stringify(centre(recife)))
    await seedPerson(test.db, { bairro: 'Pina' }, canary(2))
    const text = await readPoints()
    // The point is there all the same.
    expect(text).toContain('"casos":4')
    if (nivel !== 'municipio') expect(text).toContain('[-34.988,-8.123]')
    // Narrowing the limits does not locate it either: they are compared with the rounded point.
    const around = (west: number, east: number) => get({ nivel, bounds: `${west},-8.2,${east},-8` })
    expect((await around(-34.98766, -34.98765)).body.features).toEqual([])
    if (nivel !== 'municipio') expect((await around(-34.988, -34.988)).body.features).toHaveLength(1)
  })

  describe.each(['municipio', 'bairro', 'cep'])('by %s', (nivel) => {
    it('200: the days up to today in Brasília, and no others', async () => {
      for (const [i, day] of ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'].entries())
        await seed(test.db, { data_notificacao: day }, 2 ** i)
      const countIn = async (periodo: string) => {
        const { body } = await get({ nivel, periodo })
        expect(body.metadata.periodo).toBe(Number(periodo))
        return body.metadata.max_casos
      }
      expect(await countIn('1')).toBe(4)
      expect(await countIn('2')).toBe(6)
      expect(await countIn('3')).toBe(7)
      expect(await countIn('3660')).toBe(7)
      test.clock.moment = new Date('2026-11-15T02:59:59.000Z')
      analista = await account(test, 'analista')
      expect(await countIn('1')).toBe(2)
      test.clock.moment = new Date('2026-11-16T03:00:00.000Z')
      analista = await account(test, 'analista')
      expect(await countIn('1')).toBe(8)
    })

    it('200: one disease', async () => {
      await seed(test.db, { tipo: 'zika' }, 2)
      await seed(test.db, { tipo: 'chikungunya' })
      expect((await get({ nivel, tipo_agravo: 'zika' })).body.metadata.max_casos).toBe(2)
      expect((await get({ nivel, tipo_agravo: 'dengue' })).body.metadata.total_pontos).toBe(0)
      expect((await get({ nivel })).body.metadata.max_casos).toBe(3)
    })

    it('200: only points within bounds, including the border, and the largest of them sets the scale', async () => {
      await seed(test.db, {}, 3)
      await seed(test.db, inBahia, 8)
      const { longitude: lon, latitude: lat } = recife
      const inside = async (...bounds: number[]) => {
        const { body } = await get({ nivel, bounds: bounds.map((n) => n.toFixed(6)).join(',') })
        return [body.metadata.total_pontos, body.metadata.max_casos, body.features[0]?.properties.intensidade]
      }
      const step = 0.00001
      expect(await inside(lon, lat, lon, lat)).toEqual([1, 3, 1])
      expect(await inside(lon, lat, lon + 1, lat + 1)).toEqual([1, 3, 1])
      expect(await inside(lon - 1, lat - 1, lon, lat)).toEqual([1, 3, 1])
      expect(await inside(lon + step, lat - 1, lon + 1, lat + 1)).toEqual([0, 0, undefined])
      expect(await inside(lon - 1, lat - 1, lon - step, lat + 1)).toEqual([0, 0, undefined])
      expect(await inside(lon - 1, lat + step, lon + 1, lat + 1)).toEqual([0, 0, undefined])
      expect(await inside(lon - 1, lat - 1, lon + 1, lat - step)).toEqual([0, 0, undefined])
      expect(await inside(-180, -90, 180, 90)).toEqual([2, 8, 1])
    })
  })

  it('200: bounds apply to the point that is shown, not to the municipality', async () => {
    for (const i of [-1, 0, 1])
      await seedPerson(test.db, { bairro: 'Longe' }, { latitude: -8.5 + i / 1000, longitude: -35.5 })
    const at = (lon: number, lat: number) => `${lon - 0.01},${lat - 0.01},${lon + 0.01},${lat + 0.01}`
    expect(await points({ nivel: 'bairro', bounds: at(-35.5, -8.5) })).toEqual([['Recife', 'Longe', 3, [-35.5, -8.5]]])
    expect(await points({ nivel: 'bairro', bounds: at(recife.longitude, recife.latitude) })).toEqual([])
  })

  it('200: at most 10,000 points, the largest ones, and a note whether there are more', async () => {
    await test.db.execute(sql`
      insert into casos (tipo, numero_notificacao, data_notificacao, data_inicio_sintomas, iniciais, municipio, uf, bairro,
        criado_em, atualizado_em)
      select 'dengue', 'm' || g || '-' || k, '2026-11-10', '2026-11-10', 'A. B.', ${RECIFE}::int, 'PE', 'b' || g, now(), now()
      from generate_series(1, 10001) g cross join generate_series(1, 2) k where k = 1 or g > 1`)
    const { body } = await get({ nivel: 'bairro' })
    expect(body.metadata).toEqual({ total_pontos: 10_000, max_casos: 2, min_casos: 2, periodo: 30, truncado: true })
    expect(body.features.some(({ properties }: Feature) => properties.bairro === 'b1')).toBe(false)
    await test.db.delete(casos).where(sql`bairro = 'b1'`)
    expect((await get({ nivel: 'bairro' })).body.metadata).toMatchObject({ total_pontos: 10_000, truncado: false })
  })
})
