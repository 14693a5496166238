import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldCounts } from '../../../src/modules/agravos/counts/fold.ts'
import { CLASSIFICACOES, EVOLUCOES } from '../../../src/modules/agravos/counts/profile.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { random, seed as seedOf } from '../../support/sample.ts'
import { statistician } from './few-support.ts'
import { casoRow, OLINDA, RECIFE, SALVADOR } from './seed.ts'

const BASE = '/api/v1/agravos/casos'
const RESUMO = `${BASE}/estatisticas/resumo`
const SERIES = `${BASE}/estatisticas/series`
const MAPA = `${BASE}/mapa-calor`
const YEAR = { data_inicio: '2026-01-01', data_fim: '2026-12-31' }
let test: TestApp
let analista: Account
let viewer: Account

beforeAll(async () => {
  test = await startApp()
  test.clock.moment = new Date('2026-11-15T12:00:00.000Z')
  analista = await account(test, 'analista', { plano: 'enterprise' })
  viewer = await statistician(test)
  const below = random(seedOf)
  const day = (n: number) => new Date(Date.UTC(2025, 11, 1 + n)).toISOString().slice(0, 10)
  const rows = Array.from({ length: 400 }, () => {
    const notified = below(340)
    const municipio = [RECIFE, OLINDA, SALVADOR][below(3)] as number
    return casoRow({
      municipio,
      uf: municipio === SALVADOR ? 'BA' : 'PE',
      data_notificacao: day(notified),
      data_inicio_sintomas: day(notified - below(20)),
      sexo: (['F', 'M', null] as const)[below(3)],
      classificacao_final: [...CLASSIFICACOES, null][below(12)],
      evolucao: [...EVOLUCOES, null][below(6)],
      hospitalizacao: below(4) === 0
    })
  })
  await test.db.insert(casos).values(rows)
})
afterAll(() => test.close())

const get = async (path: string, query: Record<string, string>, who = analista) => {
  const { status, body } = await test.call('GET', path, { token: who.token, query })
  expect(status).toBe(200)
  return body
}

/** The figures of the year by the day of symptoms, from the rows. */
async function rowsOf(place: ReturnType<typeof sql>) {
  const [found] = await test.db.execute<Record<string, number>>(sql`
    select count(*)::int as total, count(*) filter (where caso_confirmado(classificacao_final))::int as confirmados,
      count(*) filter (where classificacao_final = 'descartado')::int as descartados,
      count(*) filter (where hospitalizacao)::int as hospitalizados, count(*) filter (where evolucao = 'obito')::int as obitos,
      count(*) filter (where sexo = 'F')::int as women
    from casos where excluido_em is null and extract(year from data_inicio_sintomas) = 2026 and ${place}`)
  return found as Record<string, number>
}

const places: [string, Record<string, string>, ReturnType<typeof sql>][] = [
  ['the country', {}, sql`true`],
  ['a state', { estado: 'PE' }, sql`uf = 'PE'`],
  ['a municipality', { municipio: String(OLINDA) }, sql`municipio = ${OLINDA}`]
]

describe.each(['not folded yet', 'folded'])('by the day of the first symptoms, %s', (when) => {
  beforeAll(async () => {
    if (when === 'folded') await foldCounts(test.db)
  })

  it.each(places)('summary and series of %s agree with SQL', async (_, query, place) => {
    const asked = { ...YEAR, ...query, data_base: 'sintomas' }
    const { total, confirmados, descartados, hospitalizados, obitos, women } = await rowsOf(place)
    expect(await get(RESUMO, asked)).toMatchObject({
      total,
      por_classificacao: { confirmado: confirmados, descartado: descartados },
      hospitalizados,
      obitos
    })
    const { series, ...body } = await get(SERIES, { ...asked, por: 'total,sexo', agregacao: 'semana' })
    expect(body.total).toBe(total)
    expect(series[1]).toMatchObject({ chave: 'F', casos: women })
    const weeks = await test.db.execute<{ inicio: string; casos: number }>(sql`
      select greatest(data_inicio_sintomas - extract(dow from data_inicio_sintomas)::int, date '2026-01-01')::text as inicio,
        count(*)::int as casos, count(*) filter (where classificacao_final is distinct from 'descartado')::int as provaveis,
        count(*) filter (where evolucao = 'obito')::int as obitos
      from casos where extract(year from data_inicio_sintomas) = 2026 and ${place} group by 1 order by 1`)
    expect(series[0].pontos.filter((each: { casos: number }) => each.casos > 0)).toEqual([...weeks])
    const byNotification = await get(RESUMO, { ...YEAR, ...query })
    expect(byNotification).not.toEqual(await get(RESUMO, asked))
  })

  it('the map agrees with SQL, by municipality and by neighbourhood', async () => {
    const [found] = await test.db.execute<{ n: number }>(sql`
      select count(*)::int as n from casos where data_inicio_sintomas between '2026-09-17' and '2026-11-15'`)
    for (const nivel of ['municipio', 'bairro']) {
      const { features } = await get(MAPA, { nivel, periodo: '60', data_base: 'sintomas' })
      const sum = features.reduce(
        (all: number, each: { properties: { casos: number } }) => all + each.properties.casos,
        0
      )
      expect(sum).toBe(found?.n)
    }
  })
})

describe.each(['notificacao', 'sintomas'])('indicators of series by %s', (data_base) => {
  const day = sql.raw(data_base === 'sintomas' ? 'data_inicio_sintomas' : 'data_notificacao')

  it('of country, states and municipalities agree with SQL; other parts have none', async () => {
    const rows = await test.db.execute<{ chave: string; provaveis: number; obitos: number }>(sql`
      select chave, count(*) filter (where classificacao_final is distinct from 'descartado')::int as provaveis,
        count(*) filter (where evolucao = 'obito')::int as obitos
      from casos cross join lateral (values ('total'), (uf), (municipio::text)) keys (chave)
      where excluido_em is null and extract(year from ${day}) = 2026 group by 1`)
    const wanted = new Map(rows.map(({ chave, ...sums }) => [chave, sums]))
    const country = await get(SERIES, { ...YEAR, data_base, por: 'total,uf,sexo' })
    const state = await get(SERIES, { ...YEAR, data_base, estado: 'PE', por: 'uf,municipio', agregacao: 'mes' })
    const one = await get(RESUMO, { ...YEAR, data_base, municipio: String(RECIFE) })
    for (const { por, chave, provaveis, obitos, letalidade, pontos } of [...country.series, ...state.series]) {
      const sums = wanted.get(chave) ?? { provaveis: 0, obitos: 0 }
      if (por === 'sexo') expect([provaveis, obitos, letalidade]).toEqual([null, null, null])
      else expect({ provaveis, obitos }).toEqual(sums)
      if (pontos.length === 0 || por === 'sexo') continue
      const added = (name: string) => pontos.reduce((all: number, each: Record<string, number>) => all + each[name]!, 0)
      expect({ provaveis: added('provaveis'), obitos: added('obitos') }).toEqual(sums)
    }
    const recife = state.series.find((each: { chave: string }) => each.chave === String(RECIFE))
    const { provaveis, incidencia_provaveis, obitos, letalidade } = one
    expect(recife).toMatchObject({ provaveis, incidencia_provaveis, obitos, letalidade })
    expect(country).toMatchObject(wanted.get('total') as object)
  })
})

it('a changed day of symptoms moves the case, and a removed case leaves', async () => {
  const before = await get(RESUMO, { ...YEAR, data_base: 'sintomas' })
  await test.db.insert(casos).values(casoRow({ data_notificacao: '2026-05-05', data_inicio_sintomas: '2026-05-01' }))
  const [{ id } = { id: 0 }] = await test.db.execute<{ id: number }>(sql`select max(id) as id from casos`)
  const total = async () => (await get(RESUMO, { ...YEAR, data_base: 'sintomas' })).total - before.total
  expect(await total()).toBe(1)
  await foldCounts(test.db)
  await test.db.execute(sql`update casos set data_inicio_sintomas = '2025-12-31' where id = ${id}`)
  expect(await total()).toBe(0)
  await foldCounts(test.db)
  expect(await total()).toBe(0)
  await test.db.execute(sql`update casos set data_inicio_sintomas = '2026-05-02' where id = ${id}`)
  await test.db.execute(sql`delete from casos where id = ${id}`)
  expect(await total()).toBe(0)
})

it('below a state, who may not list cases is told nothing by symptoms, and everything of a state', async () => {
  const asked = { ...YEAR, data_base: 'sintomas' }
  expect(await get(RESUMO, { ...asked, municipio: String(RECIFE) }, viewer)).toMatchObject({
    total: null,
    hospitalizados: null,
    provaveis: null,
    suprimido: true
  })
  expect((await get(RESUMO, { ...asked, municipio: String(RECIFE) })).total).toBeGreaterThan(0)
  expect(await get(RESUMO, { ...asked, estado: 'PE' }, viewer)).toEqual(await get(RESUMO, { ...asked, estado: 'PE' }))
  const { series } = await get(SERIES, { ...asked, estado: 'PE', por: 'municipio' }, viewer)
  expect(series.every((each: { casos: number | null }) => each.casos === null)).toBe(true)
  const { features } = await get(MAPA, { periodo: '60', data_base: 'sintomas' }, viewer)
  const told = features.filter((each: { properties: { casos: number | null } }) => each.properties.casos !== null)
  expect(told).toEqual([])
})

it('another kind of day is refused', async () => {
  const { status } = await test.call('GET', RESUMO, { token: analista.token, query: { data_base: 'digitacao' } })
  expect(status).toBe(422)
})
