import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { municipioOf } from '../../src/agravos/municipios.ts'
import { casos } from '../../src/agravos/tables.ts'
import { type Account, account } from '../support/accounts.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { whole } from '../support/sample.ts'
import { OLINDA, RECIFE, seed, seedPessoa } from './seed.ts'

const MAPA = '/api/v1/agravos/casos/mapa-calor'
const { latitude: LAT, longitude: LON } = municipioOf(RECIFE)!
const centro = [LON, LAT]

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
})
afterAll(() => test.close())
beforeEach(() => test.db.delete(casos))

type Feature = { geometry: { coordinates: number[] }; properties: Record<string, unknown> }
/** [neighbourhood or CEP, cases, coordinates] of each point. */
async function pontos(nivel: string, bounds?: number[]) {
  const query = { nivel, ...(bounds ? { bounds: bounds.join() } : {}) }
  const { status, body } = await test.call('GET', MAPA, { token: analista.token, query })
  expect(status).toBe(200)
  return (body.features as Feature[]).map(({ geometry, properties: { bairro, cep, casos } }) => [
    cep ?? bairro,
    casos,
    geometry.coordinates
  ])
}
/** Cases of one area at these places. */
async function semearLugares(lugares: [latitude: number, longitude: number][], bairro = 'Pina') {
  for (const [latitude, longitude] of lugares)
    await seedPessoa(test.db, { bairro }, { latitude, longitude, cep: '51011-000' })
}

describe(`GET ${MAPA}?nivel=bairro: spellings`, () => {
  it('200: one point however it is spelt, the alphabetically first of equally frequent spellings', async () => {
    for (const bairro of ['Zona Teste', 'zona teste', 'ZONA  TESTE ', 'Zôna Teste', '\tZo\u0302na\u00a0Teste'])
      await seed(test.db, { bairro })
    await seed(test.db, { bairro: 'Zona Teste 2' })
    await seed(test.db, { bairro: 'ZonaTeste' })
    expect(await pontos('bairro')).toEqual([
      ['ZONA TESTE', 5, centro],
      ['Zona Teste 2', 1, centro],
      ['ZonaTeste', 1, centro]
    ])
  })

  it('200: the most frequent spelling, whose spaces do not matter', async () => {
    await seed(test.db, { bairro: 'SAO JOSE' }, 3)
    await seed(test.db, { bairro: 'São José' }, 2)
    await seed(test.db, { bairro: ' São  José ' }, 2)
    expect(await pontos('bairro')).toEqual([['São José', 7, centro]])
  })

  it('200: not across municipalities', async () => {
    await seed(test.db, { bairro: 'Centro' }, 2)
    await seed(test.db, { bairro: 'CENTRO', municipio: OLINDA })
    expect((await pontos('bairro')).map(([bairro, n]) => [bairro, n])).toEqual([
      ['Centro', 2],
      ['CENTRO', 1]
    ])
  })

  it('200: places of all spellings count together, and those that are the same once', async () => {
    await semearLugares([[-8.09, -34.88]], 'Pina')
    await semearLugares([[-8.091, -34.881]], 'PINA')
    await semearLugares([[-8.09, -34.88]], 'pina')
    expect(await pontos('bairro')).toEqual([['PINA', 3, centro]])
    await semearLugares([[-8.094, -34.884]], 'Pína')
    expect(await pontos('bairro')).toEqual([['PINA', 4, [-34.881, -8.091]]])
  })
})

describe.each(['bairro', 'cep'])(`GET ${MAPA}?nivel=%s: the mean`, (nivel) => {
  const ponto = async () => (await pontos(nivel))[0]?.[2]

  it('200: needs three places that differ at three decimals', async () => {
    await semearLugares([
      [-8.0901, -34.8801],
      [-8.0901001, -34.8801001],
      [-8.0902, -34.8802],
      [-8.0903, -34.8803]
    ])
    expect(await ponto()).toEqual(centro)
    await semearLugares([[-8.0921, -34.8801]])
    expect(await ponto()).toEqual(centro)
    await semearLugares([[-8.0921, -34.8821]])
    expect(await ponto()).toEqual([-34.88, -8.091])
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
      centro
    ]
  ] as [string, [number, number][], number[]][])('200: %s', async (_, lugares, esperado) => {
    await semearLugares(lugares)
    expect(await ponto()).toEqual(esperado)
  })

  it('200: leaves out what lies further than two degrees from the centre, but counts its cases', async () => {
    const certos: [number, number][] = [
      [-8.1, -34.9],
      [-8.11, -34.91],
      [-8.12, -34.92]
    ]
    await semearLugares(certos)
    // Swapped, without a sign, at the origin, and just too far away in each direction.
    await semearLugares([
      [-34.9, -8.1],
      [8.1, -34.9],
      [-8.1, 34.9],
      [0, 0],
      [LAT + 2.001, LON],
      [LAT - 2.001, LON],
      [LAT, LON + 2.001],
      [LAT, LON - 2.001]
    ])
    expect((await pontos(nivel))[0]?.slice(1)).toEqual([11, [-34.91, -8.11]])
    await semearLugares([[LAT - 1.999, LON - 1.999]])
    expect(await ponto()).toEqual([
      expect.closeTo((-34.91 * 3 + LON - 1.999) / 4, 2),
      expect.closeTo((-8.11 * 3 + LAT - 1.999) / 4, 2)
    ])
  })

  it('200: of very many cases in one area', { timeout: 60_000 }, async () => {
    await test.db.execute(sql`
      with novos as (
        insert into casos (tipo, numero_notificacao, data_notificacao, data_inicio_sintomas, iniciais, municipio, uf, bairro,
          criado_em, atualizado_em)
        select 'dengue', 'm' || g, '2026-11-10', '2026-11-10', 'A. B.', ${RECIFE}::int, 'PE', 'Pina', now(), now()
        from generate_series(1, ${whole ? 36_000 : 6_000}::int) g returning id
      )
      insert into casos_pessoais (caso_id, nome, cep, latitude, longitude)
      select id, 'Pessoa Inventada', '51011000', -8.193 - id % 3 * 0.001, -34.9 from novos`)
    // Taken for empty, as they were just now, the tables would be joined row by row.
    await test.db.execute(sql`analyze casos, casos_pessoais`)
    expect(await ponto()).toEqual([-34.9, -8.194])
  })

  it('200: what is left out is no third place either', async () => {
    await semearLugares([
      [-8.1, -34.9],
      [-8.11, -34.91],
      [-34.9, -8.1],
      [90, 180]
    ])
    expect(await ponto()).toEqual(centro)
  })

  it('200: bounds find a mean at the edge of what counts, and no centre that is not shown', async () => {
    const [lat, lon] = [LAT - 1.995, LON - 1.995]
    await semearLugares([
      [lat, lon],
      [lat + 0.002, lon + 0.002],
      [lat - 0.002, lon - 0.002]
    ])
    expect(await pontos(nivel, [lon - 0.1, lat - 0.1, lon + 0.1, lat + 0.1])).toHaveLength(1)
    expect(await pontos(nivel, [LON - 0.1, LAT - 0.1, LON + 0.1, LAT + 0.1])).toEqual([])
  })
})
