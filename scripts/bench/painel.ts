import { sql } from 'drizzle-orm'
import { connect } from '../../src/platform/db/client.ts'
import { addDays, todayAt } from '../../src/platform/time/days.ts'
import { inserirCasos } from './casos-dados.ts'
import type { Finding } from './finding.ts'
import { compareSizes, get, median, type Question, time } from './questions.ts'
import { either } from './size.ts'
import { type Sized, withSizes } from './sizes.ts'

const SMALL = 10_000
const LARGE = Number(process.env.ROWS ?? either(100_000, 1_000_000))
const MOST = 2
const ROUNDS = 60
const WARM_UP = 10

const ESTATISTICAS = '/api/v1/agravos/casos/estatisticas'
const hoje = todayAt(new Date())
/** The panel begins with 52 weeks, starting on a Sunday. */
const sunday = addDays(hoje, -new Date(`${hoje}T00:00:00Z`).getUTCDay())
const inicio = addDays(sunday, -51 * 7)
const days = `data_inicio=${inicio}&data_fim=${hoje}`

/**
 * What the panel asks for (src/painel/page/overview/asked.ts): all figures of its view, for the country or for a state.
 */
const view = (place: string, por: string): [resumo: string, series: string] => [
  `${ESTATISTICAS}/resumo?${days}${place}&agregacao=semana&metricas=total&comparar=anterior,ano_anterior&anos_anteriores=2&canal=ministerio&medida=provaveis&data_base=sintomas`,
  `${ESTATISTICAS}/series?${days}${place}&por=${por},piramide,classificacao,evolucao&data_base=sintomas`
]
const country = view('', 'uf')
const state = view('&estado=PE', 'municipio')

const asked = (name: string, path: string): Question => ({ name, ask: get(path) })
const questions = [
  asked('the first view, cards and curve', country[0]),
  asked('the first view, map, pyramid and parts', country[1]),
  asked('a state, cards and curve', state[0]),
  asked('the list below, first page', `/api/v1/agravos/casos?${days}&size=20`)
]

/** Read day by day for each municipality that has cases. So it grows until all have some each day, and then no more. */
const municipalities = [asked('a state, map, pyramid and parts', state[1])]
const MOST_OF_MUNICIPALITIES = 4

/**
 * Measures what the views of the panel cost with ten or a hundred times as many cases, and whether its figures match
 * the rows.
 */
export async function benchPainel(): Promise<Finding[]> {
  return await withSizes([SMALL, LARGE], measure, { what: 'cases', insert: inserirCasos })
}

async function measure(services: Sized[]): Promise<Finding[]> {
  const whole = await firstView(services as [Sized, Sized])
  return [
    whole,
    ...(await compareSizes(services, questions, 'cases', MOST)),
    ...(await compareSizes(services, municipalities, 'cases', MOST_OF_MUNICIPALITIES)),
    ...(await exact(services.at(-1) as Sized))
  ]
}

/** Sends both requests of the first view together, like the page, and measures until the later answer has come. */
async function firstView(services: [Sized, Sized]): Promise<Finding> {
  const times: [number[], number[]] = [[], []]
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [i, service] of services.entries()) {
      const took = await Promise.all(questions.slice(0, 2).map((question) => time(service, question)))
      if (round >= 0) times[i as 0 | 1].push(Math.max(...took))
    }
  }
  const [few, many] = times.map(median) as [number, number]
  const [small, large] = services
  return {
    name: `the first view, both requests together: ${large.size} / ${small.size} cases`,
    measured: `${many.toFixed(2)} ms / ${few.toFixed(2)} ms`,
    ratio: many / few,
    wanted: `<= ${MOST}`,
    ok: many / few <= MOST
  }
}

interface Serie {
  por: string
  chave: string
  casos: number
}

/** SQL that counts, row by row, what each figure shows. */
const counted: Record<string, string> = {
  uf: 'uf',
  piramide: `coalesce(sexo, 'nao_informado') || '/' || case when idade is null then 'nao_informado' when idade >= 80 then '80+'
    else (idade / 5 * 5)::text || '-' || (idade / 5 * 5 + 4)::text end`,
  classificacao: "coalesce(classificacao_final, 'nao_informado')",
  evolucao: "coalesce(evolucao, 'nao_informado')",
  semana: `greatest(date_trunc('week', data_inicio_sintomas + 1)::date - 1, date '${inicio}')::text`
}

async function exact({ url, client, token, size }: Sized): Promise<Finding[]> {
  const read = async (path: string) => JSON.parse((await client.request('GET', path, undefined, token)).body)
  const [resumo, { series }] = [await read(country[0]), await read(country[1])]
  const shown = (by: string): [string, number][] =>
    by === 'semana'
      ? resumo.serie.map(({ inicio, total }: { inicio: string; total: number }) => [inicio, total])
      : series.filter(({ por }: Serie) => por === by).map(({ chave, casos }: Serie) => [chave, casos])
  const { db, close } = connect(url, { max: 1, statementTimeout: 0 })
  const within = sql`from casos where excluido_em is null and data_inicio_sintomas between ${inicio}::date and ${hoje}::date`
  try {
    const [cards] = await db.execute<{ n: number[] }>(sql`
      select array[count(*), count(*) filter (where classificacao_final not in ('descartado', 'inconclusivo', 'em_investigacao')),
        count(*) filter (where hospitalizacao), count(*) filter (where evolucao = 'obito')]::int[] as n ${within}`)
    const { total, por_classificacao, hospitalizados, obitos } = resumo
    const findings = [
      equal('cards', [total, por_classificacao.confirmado, hospitalizados, obitos], cards?.n ?? [], size)
    ]
    for (const [by, key] of Object.entries(counted)) {
      const rows = await db.execute<{ key: string; n: number }>(
        sql`select ${sql.raw(key)} as key, count(*)::int as n ${within} group by 1`
      )
      const found = new Map(rows.map(({ key, n }) => [key, n]))
      const ours = shown(by)
      // Without these, cases of a key that is not shown would be missed.
      const others = [...found].filter(([key]) => !ours.some(([each]) => each === key))
      const wanted = [...ours.map(([key]) => found.get(key) ?? 0), ...others.map(([, n]) => n)]
      findings.push(equal(`by ${by}`, [...ours.map(([, n]) => n), ...others.map(() => 0)], wanted, size))
    }
    return findings
  } finally {
    await close()
  }
}

/** Compares figures of the panel with those of SQL. */
function equal(name: string, ours: number[], theirs: number[], size: number): Finding {
  const right = ours.filter((n, i) => n === theirs[i]).length
  const sum = (all: number[]) => all.reduce((total, n) => total + n, 0)
  return {
    name: `figures of ${size} cases, ${name}: those that are what SQL counts / all`,
    measured: `${right} (sum ${sum(ours)}) / ${theirs.length} (sum ${sum(theirs)})`,
    ratio: right / theirs.length,
    wanted: '= 1',
    ok: right === theirs.length && ours.length === theirs.length
  }
}
