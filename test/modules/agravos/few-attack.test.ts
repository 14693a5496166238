import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CLASSIFICACOES, EVOLUCOES } from '../../../src/modules/agravos/counts/profile.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { computePast, computeTipo } from '../../../src/modules/alertas/work.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { random, seed } from '../../support/sample.ts'
import { otherAttacks, type Query, TODAY, type Tools } from './few-attack-others.ts'
import { statistician } from './few-support.ts'
import { casoRow } from './seed.ts'

const RESUMO = '/api/v1/agravos/casos/estatisticas/resumo'
const SERIES = '/api/v1/agravos/casos/estatisticas/series'
const TRIES = 620
const PLACES: Record<string, number[]> = {
  PE: [2611606, 2609600, 2607901, 2604106, 2611101, 2606002, 2600054, 2600104],
  AL: [2704302, 2700300],
  SE: [2800308],
  RR: [1400100, 1400472, 1400050]
}
const PARTS = ['sexo', 'faixa_etaria', 'evolucao', 'classificacao'] as const

/** Weeks of symptoms are computed of these: each has enough cases, and few that are not yet notified when it ends. */
const COMPUTED = [
  { nome: 'Salvador', municipio: 2927408 },
  { nome: 'Feira de Santana', municipio: 2910800 }
]
const WEEKS = 30
/** The Saturday on which the newest of them ends. */
const SATURDAY = '2026-11-14'

let test: TestApp
let viewer: Account
let analista: Account
let next: () => number

const below = (n: number) => Math.floor(next() * n)
const one = <T>(list: readonly T[]): T => list[below(list.length)] as T
const dayAt = (n: number) => new Date(Date.UTC(2025, 5, 1 + n)).toISOString().slice(0, 10)
const LAST = 520
const LATER = '2026-11-01'
const daysOf = (n: number) => ({ data_notificacao: dayAt(n), data_inicio_sintomas: dayAt(n - below(12)) })

beforeAll(async () => {
  test = await startApp()
  test.clock.moment = new Date(`${TODAY}T12:00:00.000Z`)
  viewer = await statistician(test)
  analista = await account(test, 'analista', { plano: 'enterprise' })
  const draw = random(seed)
  next = () => draw(2 ** 30) / 2 ** 30
  const rows = Object.entries(PLACES).flatMap(([uf, municipios]) =>
    municipios.flatMap((municipio, rank) =>
      (['dengue', 'zika', 'chikungunya'] as const).flatMap((tipo, disease) => {
        // Dense and sparse ones, down to a single case.
        const many = Math.floor((900 / (1 + rank * rank)) * 0.25 ** disease * (0.5 + next())) || below(7)
        return Array.from({ length: many }, () =>
          casoRow({
            uf,
            municipio,
            tipo,
            ...daysOf(Math.floor(LAST * next() ** 2)),
            bairro: one(['Centro', 'Boa Vista', 'Alto do Moura', null]),
            sexo: one(['F', 'F', 'M', 'I', null] as const),
            idade: one([null, 3, 22, 24, 31, 47, 85]),
            classificacao_final: one([...CLASSIFICACOES.slice(0, 6), null]),
            evolucao: one([...EVOLUCOES, 'cura', null]),
            hospitalizacao: next() < 0.1,
            data_encerramento: one([null, LATER]),
            detalhe: {
              dados_laboratoriais: { sorotipo: one(['DENV1', 'DENV2', null]), pcr: one(['positivo', 'negativo']) }
            }
          })
        )
      })
    )
  )
  rows.push(...COMPUTED.flatMap(({ municipio }) => sickIn(municipio)))
  for (let i = 0; i < rows.length; i += 500) await test.db.insert(casos).values(rows.slice(i, i + 500))
  await test.db.execute(sql`
    insert into casos_pessoais (caso_id, nome, cep)
    select id, 'Pessoa Inventada', (array['51011000', '50030000', '52020000', null])[1 + id % 4] from casos`)
  const moments = [24, 16, 8].map((weeks) => new Date(Date.parse(TODAY) - weeks * 7 * 86_400_000))
  await computePast(test.db, 'dengue', moments)
  await computeTipo(test.services, 'dengue')
})

/** About ten cases in each week of symptoms, of which one in five is notified after it. */
const sickIn = (municipio: number) =>
  Array.from({ length: WEEKS }, (_, ago) =>
    Array.from({ length: 8 + below(5) }, () => {
      const ill = iso(new Date(SATURDAY), -7 * ago - below(7))
      return casoRow({ uf: 'BA', municipio, data_inicio_sintomas: ill, data_notificacao: iso(new Date(ill), below(4)) })
    })
  )
    .flat()
    .filter(({ data_notificacao: day }) => day <= SATURDAY)

afterAll(() => test.close())

type Ask = (path: string, query: Query) => Promise<Body>
interface Body {
  total: number | null
  por_classificacao: { confirmado: number | null; descartado: number | null }
  hospitalizados: number | null
  obitos: number | null
  provaveis: number | null
  letalidade: number | null
  letalidade_graves: number | null
  series: Serie[]
  indicadores?: object | null
}
interface Serie {
  por: string
  chave: string
  casos: number | null
  provaveis: number | null
  obitos: number | null
  pontos: { inicio: string; casos: number | null; provaveis?: number | null; obitos?: number | null }[]
}

const isSmall = (n: number | null | undefined) => typeof n === 'number' && n >= 1 && n <= 4

const places = () => {
  const uf = one(Object.keys(PLACES))
  return { estado: uf, municipio: String(one(PLACES[uf] as number[])) }
}
const disease = (): Query => (next() < 0.3 ? {} : { tipo_agravo: one(['dengue', 'zika', 'chikungunya']) })

/** A period as callers choose them: a day, a week, a month, a year, or any days. */
function period(): Query {
  const kind = below(7)
  const day = dayAt(below(LAST))
  if (kind === 0) return { data_inicio: day, data_fim: day }
  if (kind === 1) {
    const sunday = new Date(Date.parse(day) - new Date(day).getUTCDay() * 86_400_000)
    return { data_inicio: iso(sunday, 0), data_fim: iso(sunday, 6) }
  }
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  if (kind === 2) return { data_inicio: `${day.slice(0, 7)}-01`, data_fim: iso(new Date(Date.UTC(year, month, 0)), 0) }
  if (kind <= 5) return { data_inicio: `${year}-01-01`, data_fim: `${year}-12-31` }
  return { data_inicio: day, data_fim: dayAt(LAST + below(30)) }
}
const iso = (day: Date, more: number) => new Date(day.getTime() + more * 86_400_000).toISOString().slice(0, 10)

/** Each kind of attack returns the numbers below the level of a state that it has found out. */
const attacks: Record<string, (ask: Ask) => Promise<(number | null)[]>> = {
  'two periods': async (ask) => {
    const query = { ...places(), ...disease() }
    const wide = period()
    const moved = (day: string, by: number) => iso(new Date(day), by)
    // Asks for these days without the first or the last few of them, or without all but these.
    const by = below(4)
    const shared: Query =
      next() < 0.5
        ? { ...wide, data_inicio: moved(wide.data_inicio!, by) }
        : { ...wide, data_fim: moved(wide.data_inicio!, by) }
    if (shared.data_inicio! > shared.data_fim!) return []
    const [first, second] = [await ask(RESUMO, { ...query, ...wide }), await ask(RESUMO, { ...query, ...shared })]
    return [first.total, second.total, difference(first.total, second.total)]
  },
  'a period and its steps': async (ask) => {
    const query = { ...places(), ...disease(), data_inicio: '2025-12-01', data_fim: dayAt(LAST) }
    const [fine, coarse] = next() < 0.5 ? (['dia', 'semana'] as const) : (['semana', 'mes'] as const)
    const [days, weeks] = [
      await ask(SERIES, { ...query, agregacao: fine }),
      await ask(SERIES, { ...query, agregacao: coarse })
    ]
    const points = days.series[0]!.pontos
    const steps = weeks.series[0]!.pontos
    return steps.flatMap(({ inicio, casos: all }, i) => {
      const to = steps[i + 1]?.inicio ?? '9999'
      // Steps of weeks that reach into the next month cannot be compared with it.
      const inside = points.filter((point) => point.inicio >= inicio && point.inicio < to)
      const told = inside.reduce((sum, point) => sum + (point.casos ?? 0), 0)
      const isWhole = fine === 'dia'
      return [all, ...inside.map((point) => point.casos), isWhole ? difference(all, told) : null]
    })
  },
  'parts and the total': async (ask) => {
    const query = { ...places(), ...disease(), ...period() }
    const por = one(PARTS)
    const [parts, whole] = [await ask(SERIES, { ...query, por }), await ask(RESUMO, query)]
    const hidden = parts.series.filter((serie) => serie.casos === null)
    const told = parts.series.reduce((sum, serie) => sum + (serie.casos ?? 0), 0)
    const { confirmado, descartado } = whole.por_classificacao
    const { provaveis, obitos, letalidade, letalidade_graves: ofGraves } = whole
    const shown = [whole.total, confirmado, descartado, whole.hospitalizados, obitos, provaveis]
    // A rate and one of its two numbers give the other.
    const deaths = letalidade === null || provaveis === null ? null : Math.round((letalidade * provaveis) / 100)
    const graves = !ofGraves || obitos === null ? null : Math.round((obitos * 100) / ofGraves)
    const confirmed = parts.series.filter((serie) => /^dengue_|^confirmado/.test(serie.chave))
    const inside = confirmed.filter((serie) => serie.casos === null)
    return [
      ...shown,
      ...parts.series.map((serie) => serie.casos),
      difference(whole.total, whole.hospitalizados),
      difference(whole.total, descartado),
      difference(whole.total, confirmado),
      difference(provaveis, confirmado),
      deaths,
      graves,
      hidden.length === 1 ? difference(whole.total, told) : null,
      por === 'classificacao' && inside.length === 1
        ? difference(
            confirmado,
            confirmed.reduce((sum, serie) => sum + (serie.casos ?? 0), 0)
          )
        : null
    ]
  },
  'two periods of a part': async (ask) => {
    const query = { ...places(), ...disease(), por: one(PARTS) }
    const [year, years] = [
      { data_inicio: '2026-01-01', data_fim: next() < 0.5 ? '2026-12-31' : dayAt(below(LAST - 220) + 220) },
      { data_inicio: '2025-01-01', data_fim: '2026-12-31' }
    ]
    const [first, second] = [await ask(SERIES, { ...query, ...year }), await ask(SERIES, { ...query, ...years })]
    return first.series.flatMap(({ casos: n }, i) => {
      const all = second.series[i]?.casos ?? null
      return [n, all, difference(all, n)]
    })
  },
  'municipalities and their state': async (ask) => {
    const { estado, municipio } = places()
    const query = { ...disease(), ...period() }
    const agregacao: Query = next() < 0.4 ? { agregacao: 'mes' } : {}
    const state = await ask(SERIES, { ...query, ...agregacao, estado, por: 'municipio,uf' })
    const single = await ask(SERIES, { ...query, ...agregacao, estado, municipio })
    const uf = state.series.find(({ por }) => por === 'uf')!
    const cities: Serie[] = state.series
      .filter(({ por }) => por === 'municipio')
      .map((serie) => (serie.chave === municipio ? { ...serie, casos: serie.casos ?? single.total } : serie))
    const columns = [
      { all: uf.casos, cells: cities.map((serie) => serie.casos) },
      ...uf.pontos.map(({ casos: all }, i) => ({
        all,
        cells: cities.map((serie) => serie.pontos[i]?.casos ?? null)
      }))
    ]
    return columns.flatMap(({ all, cells }) => {
      const hidden = cells.filter((n) => n === null)
      const told = cells.reduce<number>((sum, n) => sum + (n ?? 0), 0)
      const indicators = cities.flatMap(({ provaveis, obitos, pontos }) =>
        [{ provaveis, obitos }, ...pontos].flatMap((each) => [each.provaveis ?? null, each.obitos ?? null])
      )
      return [...cells, ...indicators, hidden.length === 1 ? difference(all, told) : null]
    })
  },
  'symptoms and notification': async (ask) => {
    const query = { ...places(), ...disease(), ...period() }
    const path = next() < 0.5 ? RESUMO : SERIES
    const steps: Query = path === SERIES ? { agregacao: 'semana' } : {}
    const [notified, ill] = [
      await ask(path, { ...query, ...steps }),
      await ask(path, { ...query, ...steps, data_base: 'sintomas' })
    ]
    // Who fell ill before a day and was notified later is in one of the two.
    const [first, second] = [notified.series?.[0]?.pontos ?? [], ill.series?.[0]?.pontos ?? []]
    const differences = first.map(({ casos: n }, i) => difference(second[i]?.casos ?? null, n)).map(size)
    return [
      ill.total,
      size(difference(ill.total, notified.total)),
      ...second.map((point) => point.casos),
      ...differences
    ]
  },
  indicators: async (ask) => {
    const query = { ...places(), ...disease(), indicadores: 'true' }
    const wide = period()
    const less: Query = { ...wide, data_fim: iso(new Date(wide.data_fim!), -1 - below(3)) }
    if (less.data_inicio! > less.data_fim!) return []
    const [first, second] = [await ask(RESUMO, { ...query, ...wide }), await ask(RESUMO, { ...query, ...less })]
    const [all, part] = [numbersOf(first.indicadores), numbersOf(second.indicadores)]
    return [...all, ...part, ...all.map((n, i) => size(difference(n, part[i] ?? null)))]
  },
  'a disease and all of them': async (ask) => {
    const query = { ...places(), ...period() }
    const first = await ask(RESUMO, query)
    const second = await ask(RESUMO, { ...query, tipo_agravo: one(['dengue', 'zika', 'chikungunya']) })
    return [first.total, second.total, difference(first.total, second.total)]
  }
}

/** Every number of cases in an answer, in its order. */
const numbersOf = (value: unknown, key = ''): (number | null)[] => {
  if (typeof value === 'number') return /mediana|percentual/.test(key) ? [] : [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) => numbersOf(each, name))
}

const size = (n: number | null) => (n === null ? null : Math.abs(n))

const difference = (all: number | null, part: number | null) => (all === null || part === null ? null : all - part)

async function attack(ask: Ask, tries: number): Promise<string[]> {
  const found: string[] = []
  const computed = () => {
    const { municipio, nome } = one(COMPUTED)
    return { place: { estado: 'BA', municipio: String(municipio) }, nome }
  }
  const tools: Tools = { ask, below, one, disease, computed }
  const all = { ...attacks, ...otherAttacks }
  const names = Object.keys(all)
  for (let i = 0; i < tries; i++) {
    const name = names[i % names.length] as string
    const numbers = (await (attacks[name]?.(ask) ?? otherAttacks[name]?.(tools))) ?? []
    if (numbers.some(isSmall)) found.push(name)
  }
  return found
}

const asking =
  (who: () => Account): Ask =>
  async (path, query) => {
    const { status, body } = await test.call('GET', path, { token: who().token, query })
    expect(status).toBe(200)
    return body
  }

/** What would be answered if only the small numbers themselves were hidden. States are told as they are. */
const withoutSeconds: Ask = async (path, query) => {
  const hide = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((each) => hide(each))
    if (typeof value === 'number') return key !== 'populacao' && isSmall(value) ? null : value
    if (value === null || typeof value !== 'object' || (value as Serie).por === 'uf') return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, hide(each, name)]))
  }
  return hide(await asking(() => analista)(path, query)) as Body
}

it(`${TRIES} pairs of readings by who may not list cases tell no number from 1 to 4 below a state`, async () => {
  expect(
    await attack(
      asking(() => viewer),
      TRIES
    )
  ).toEqual([])
})

it('the same attack finds numbers of several kinds where no second cell is hidden', async () => {
  const found = new Set(await attack(withoutSeconds, 240))
  expect(found.size).toBeGreaterThanOrEqual(5)
  for (const name of Object.keys(otherAttacks)) expect(found).toContain(name)
})
