import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { foldPlaces } from '../../../src/modules/agravos/counts/fold.ts'
import { municipioOf } from '../../../src/modules/agravos/fields/municipios.ts'
import { casos, casosPessoais } from '../../../src/modules/agravos/tables.ts'
import { compareCounts } from '../../../src/operations/recount/recount.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { whole } from '../../support/sample.ts'
import { giveDirect } from '../usuarios/support.ts'
import { OLINDA, RECIFE, seed, seedPerson } from './seed.ts'
import { casoBody, createdCaso, deleteCaso, updateCaso } from './support.ts'

const MAPA = '/api/v1/agravos/casos/mapa-calor'
const { latitude: LAT, longitude: LON } = municipioOf(RECIFE)!
const centre = [LON, LAT]

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
})
afterAll(() => test.close())
beforeEach(() => test.db.delete(casos))

type Feature = { geometry: { coordinates: number[] }; properties: Record<string, unknown> }
/** Returns [neighbourhood or CEP, cases, coordinates] of each point. */
async function points(nivel: string, bounds?: number[]) {
  const query = { nivel, ...(bounds ? { bounds: bounds.join() } : {}) }
  const { status, body } = await test.call('GET', MAPA, { token: analista.token, query })
  expect(status).toBe(200)
  return (body.features as Feature[]).map(({ geometry, properties: { bairro, cep, casos } }) => [
    cep ?? bairro,
    casos,
    geometry.coordinates
  ])
}
/** Inserts cases of one area at these places. */
async function seedPlaces(places: [latitude: number, longitude: number][], bairro = 'Pina') {
  for (const [latitude, longitude] of places)
    await seedPerson(test.db, { bairro }, { latitude, longitude, cep: '51011-000' })
}

describe(`GET ${MAPA}?nivel=bairro: spellings`, () => {
  it('200: one point however it is spelt, the alphabetically first of equally frequent spellings', async () => {
    for (const bairro of ['Zona Teste', 'zona teste', 'ZONA  TESTE ', 'Zôna Teste', '\tZo\u0302na\u00a0Teste'])
      await seed(test.db, { bairro })
    await seed(test.db, { bairro: 'Zona Teste 2' })
    await seed(test.db, { bairro: 'ZonaTeste' })
    expect(await points('bairro')).toEqual([
      ['ZONA TESTE', 5, centre],
      ['Zona Teste 2', 1, centre],
      ['ZonaTeste', 1, centre]
    ])
  })

  it('200: the most frequent spelling, whose spaces do not matter', async () => {
    await seed(test.db, { bairro: 'SAO JOSE' }, 3)
    await seed(test.db, { bairro: 'São José' }, 2)
    await seed(test.db, { bairro: ' São  José ' }, 2)
    expect(await points('bairro')).toEqual([['São José', 7, centre]])
  })

  it('200: not across municipalities', async () => {
    await seed(test.db, { bairro: 'Centro' }, 2)
    await seed(test.db, { bairro: 'CENTRO', municipio: OLINDA })
    expect((await points('bairro')).map(([bairro, n]) => [bairro, n])).toEqual([
      ['Centro', 2],
      ['CENTRO', 1]
    ])
  })

  it('200: places of all spellings count together, and equal ones once', async () => {
    await seedPlaces([[-8.09, -34.88]], 'Pina')
    await seedPlaces([[-8.091, -34.881]], 'PINA')
    await seedPlaces([[-8.09, -34.88]], 'pina')
    expect(await points('bairro')).toEqual([['PINA', 3, centre]])
    await seedPlaces([[-8.094, -34.884]], 'Pína')
    expect(await points('bairro')).toEqual([['PINA', 4, [-34.881, -8.091]]])
  })
})

describe.each(['bairro', 'cep'])(`GET ${MAPA}?nivel=%s: the mean`, (nivel) => {
  const point = async () => (await points(nivel))[0]?.[2]

  it('200: needs three places that differ at three decimals', async () => {
    await seedPlaces([
      [-8.0901, -34.8801],
      [-8.0901001, -34.8801001],
      [-8.0902, -34.8802],
      [-8.0903, -34.8803]
    ])
    expect(await point()).toEqual(centre)
    await seedPlaces([[-8.0921, -34.8801]])
    expect(await point()).toEqual(centre)
    await seedPlaces([[-8.0921, -34.8821]])
    expect(await point()).toEqual([-34.88, -8.091])
  })

  it.each([
    [
      'one latitude',
      [
        [-8.1, -34.91],
        [-8.1, -34.9],
        [-8.1, -34.92]
      ],
      [-34.91, -8.1]
    ],
    [
      'one longitude',
      [
        [-8.11, -34.9],
        [-8.1, -34.9],
        [-8.12, -34.9]
      ],
      [-34.9, -8.11]
    ],
    [
      'a corner',
      [
        [-8.1, -34.9],
        [-8.103, -34.9],
        [-8.1, -34.903]
      ],
      [-34.901, -8.101]
    ],
    [
      'two places',
      [
        [-8.1, -34.9],
        [-8.2, -34.8],
        [-8.1, -34.9],
        [-8.2, -34.8]
      ],
      centre
    ]
  ] as [string, [number, number][], number[]][])('200: %s', async (_, places, wanted) => {
    await seedPlaces(places)
    expect(await point()).toEqual(wanted)
  })

  it('200: leaves out places further than two degrees from the centre, but counts their cases', async () => {
    const exact: [number, number][] = [
      [-8.1, -34.9],
      [-8.11, -34.91],
      [-8.12, -34.92]
    ]
    await seedPlaces(exact)
    // Coordinates that are swapped, lack a sign, lie at the origin, or are just too far away in each direction.
    await seedPlaces([
      [-34.9, -8.1],
      [8.1, -34.9],
      [-8.1, 34.9],
      [0, 0],
      [LAT + 2.001, LON],
      [LAT - 2.001, LON],
      [LAT, LON + 2.001],
      [LAT, LON - 2.001]
    ])
    expect((await points(nivel))[0]?.slice(1)).toEqual([11, [-34.91, -8.11]])
    await seedPlaces([[LAT - 1.999, LON - 1.999]])
    expect(await point()).toEqual([
      expect.closeTo((-34.91 * 3 + LON - 1.999) / 4, 2),
      expect.closeTo((-8.11 * 3 + LAT - 1.999) / 4, 2)
    ])
  })

  it('200: very many cases in one area', async () => {
    // Takes statistics of empty tables, as the server does now and then.
    await test.db.execute(sql`analyze casos, casos_pessoais`)
    await test.db.execute(sql`
      with novos as (
        insert into casos (tipo, numero_notificacao, data_notificacao, data_inicio_sintomas, iniciais, municipio, uf, bairro,
          criado_em, atualizado_em)
        select 'dengue', 'm' || g, '2026-11-10', '2026-11-10', 'A. B.', ${RECIFE}::int, 'PE', 'Pina', now(), now()
        from generate_series(1, ${whole ? 36_000 : 6_000}::int) g returning id
      )
      insert into casos_pessoais (caso_id, nome, cep, latitude, longitude)
      select id, 'Pessoa Inventada', '51011000', -8.193 - id % 3 * 0.001, -34.9 from novos`)
    // With the statistics from above, which call the tables empty, they would be joined row by row.
    await test.db.execute(sql`analyze casos, casos_pessoais`)
    expect(await point()).toEqual([-34.9, -8.194])
  })

  it('200: a place that is left out does not count as the third one either', async () => {
    await seedPlaces([
      [-8.1, -34.9],
      [-8.11, -34.91],
      [-34.9, -8.1],
      [90, 180]
    ])
    expect(await point()).toEqual(centre)
  })

  it('200: bounds find a mean at the edge, and no centre that is not shown', async () => {
    const [lat, lon] = [LAT - 1.995, LON - 1.995]
    await seedPlaces([
      [lat, lon],
      [lat + 0.002, lon + 0.002],
      [lat - 0.002, lon - 0.002]
    ])
    expect(await points(nivel, [lon - 0.1, lat - 0.1, lon + 0.1, lat + 0.1])).toHaveLength(1)
    expect(await points(nivel, [LON - 0.1, LAT - 0.1, LON + 0.1, LAT + 0.1])).toEqual([])
  })
})

describe(`GET ${MAPA}: one place for an area`, () => {
  const places: [latitude: number, longitude: number][] = [
    [-8.1, -34.9],
    [-8.11, -34.91],
    [-8.12, -34.92]
  ]
  const seedOne = async (fields: object, [latitude, longitude]: [number, number], cep = '51011-000') =>
    await seedPerson(test.db, { bairro: 'Pina', ...fields }, { latitude, longitude, cep })
  const onMap = async (query: Record<string, string>, token = analista.token) => {
    const { body } = await test.call('GET', MAPA, { token, query })
    return (body.features as Feature[]).map(({ geometry }) => geometry.coordinates)
  }

  it.each(['bairro', 'cep'])(
    '200 by %s: the same whatever the filter, so that no filter locates a single case',
    async (nivel) => {
      for (const place of places) await seedOne({ data_notificacao: '2020-01-01' }, place)
      // One patient, the only one of this disease and of these days.
      await seedOne({ tipo: 'zika', data_notificacao: '2026-11-14' }, [-8.19, -34.99])
      await seedOne({ tipo: 'dengue', data_notificacao: '2026-11-01' }, [-8.1, -34.9])
      const place = [[-34.924, -8.124]]
      const box = `${LON - 1},${LAT - 1},${LON + 1},${LAT + 1}`
      const filters: Record<string, string>[] = [
        { periodo: '3660' },
        { periodo: '2' },
        { periodo: '30', tipo_agravo: 'dengue' },
        { periodo: '30', tipo_agravo: 'zika' },
        { periodo: '30', tipo_agravo: 'zika', bounds: box }
      ]
      for (const query of filters) expect(await onMap({ nivel, ...query })).toEqual(place)
      await foldPlaces(test.db)
      for (const periodo of ['2', '3660']) expect(await onMap({ nivel, periodo })).toEqual(place)
    }
  )

  it('200: follows cases that are changed, moved, deleted and removed, folded or not; the kept sums stay right', async () => {
    const token = (await account(test, 'gestor')).token
    const ids: number[] = []
    for (const [latitude, longitude] of places)
      ids.push(
        await createdCaso(
          test,
          token,
          casoBody({ bairro_residencia: 'PINA', endereco: { latitude, longitude, cep: '51011000' } })
        )
      )
    const check = async (coordinates: number[]) => {
      for (const nivel of ['bairro', 'cep']) expect((await onMap({ nivel }))[0]).toEqual(coordinates)
      expect(await compareCounts(test.db)).toEqual([])
    }
    await check([-34.91, -8.11])
    await foldPlaces(test.db)
    await check([-34.91, -8.11])
    await updateCaso(test, token, ids[0]!, { endereco: { latitude: -8.13, longitude: -34.93 } })
    await check([-34.92, -8.12])
    await updateCaso(test, token, ids[0]!, {
      bairro_residencia: 'Boa Viagem',
      endereco: { latitude: -8.2, cep: '51020000' }
    })
    await check(centre)
    await foldPlaces(test.db)
    await updateCaso(test, token, ids[0]!, { endereco: { bairro: ' pína ', latitude: -8.13, cep: '51011-999' } })
    await check([-34.92, -8.12])
    expect((await deleteCaso(test, token, ids[1]!)).status).toBe(204)
    await check(centre)
    await test.db.delete(casos).where(eq(casos.id, ids[2]!))
    await check(centre)
    await test.db.delete(casosPessoais)
    expect(await compareCounts(test.db)).toEqual([])
    await foldPlaces(test.db)
    expect(await test.db.execute(sql`select 1 from lugares_de_casos where n <> 0 or p4 <> 0`)).toEqual([])
  })

  it('200: areas only for callers who may list cases', async () => {
    const statistician = await account(test, null)
    await giveDirect(test, statistician.id, 'agravos.estatisticas')
    for (const [bairro, howMany] of [
      ['Pina', 4],
      ['Torre', 3],
      ['Derby', 5]
    ] as const)
      for (let n = 0; n < howMany; n++) await seedOne({ bairro }, places[n % 3]!)
    await seed(test.db, { bairro: null }, 2)
    const { body } = await test.call('GET', MAPA, { token: statistician.token, query: { nivel: 'bairro' } })
    expect((body.features as Feature[]).map(({ geometry, properties }) => [properties, geometry.coordinates])).toEqual([
      [expect.objectContaining({ municipio: 'Recife', bairro: null, casos: 14 }), centre]
    ])
    expect((await points('bairro')).map(([bairro, n]) => [bairro, n])).toEqual([
      ['Derby', 5],
      ['Pina', 4],
      ['Torre', 3],
      [null, 2]
    ])
    await giveDirect(test, statistician.id, 'agravos.listar')
    expect(await onMap({ nivel: 'bairro' }, statistician.token)).toHaveLength(4)
  })
})
