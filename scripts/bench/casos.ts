import { addDays, todayAt } from '../../src/platform/time/days.ts'
import { inserirCasos, limitesDe } from './casos-dados.ts'
import { escrever } from './casos-escrever.ts'
import { ler } from './casos-ler.ts'
import { ordens } from './casos-ordens.ts'
import { territorios } from './casos-territorios.ts'
import type { Finding } from './finding.ts'
import { compareSizes, get, type Question } from './questions.ts'
import { either } from './size.ts'
import { type Sized, withSizes } from './sizes.ts'

const SIZES = either([10_000, 100_000], [10_000, 100_000, 1_000_000])
const MOST = 2

const CASOS = '/api/v1/agravos/casos'
const hoje = todayAt(new Date())
const ano = `data_inicio=${addDays(hoje, -364)}&data_fim=${hoje}`
const estacao = `data_inicio=${addDays(hoje, -259)}&data_fim=${addDays(hoje, -200)}`

export const questions: Question[] = [
  { name: 'GET /casos, first page', ask: get(`${CASOS}?size=50`) },
  { name: 'GET /casos, last page', ask: get((cases) => `${CASOS}?size=50&page=${cases / 50}`) },
  {
    name: 'GET /casos, state, disease and 60 days',
    ask: get(`${CASOS}?estado=PE&tipo_agravo=dengue&${estacao}`)
  },
  { name: 'GET /casos/{id}', ask: get((cases) => `${CASOS}/${1 + Math.floor(Math.random() * cases)}`) },
  { name: 'GET /estatisticas/resumo, a year, a state', ask: get(`${CASOS}/estatisticas/resumo?${ano}&estado=PE`) },
  { name: 'GET /estatisticas/resumo, a year, all states', ask: get(`${CASOS}/estatisticas/resumo?${ano}`) },
  { name: 'GET /mapa-calor, 30 days, a state', ask: get(`${CASOS}/mapa-calor?bounds=${limitesDe('PE')}`) },
  { name: 'GET /mapa-calor, 30 days', ask: get(`${CASOS}/mapa-calor`), grows: true },
  { name: 'GET /casos, page in the middle', ask: get((cases) => `${CASOS}?size=50&page=${cases / 100}`) }
]

/** Measures what ten or a hundred times as many cases cost, and how much the service adds to its statements. */
export async function benchCasos(): Promise<Finding[]> {
  return await withSizes(SIZES, measure, { what: 'cases', insert: inserirCasos })
}

export async function measure(services: Sized[]): Promise<Finding[]> {
  const large = services.at(-1) as Sized
  return [
    ...(await compareSizes(services, questions, 'cases', MOST)),
    ...(await ordens(large)),
    ...(await territorios(large)),
    ...(await ler(large)),
    ...(await escrever(large))
  ]
}
