import { addDays, todayAt } from '../../src/platform/time/days.ts'
import { corpo } from '../bench/casos-escrever.ts'
import type { Sized } from '../bench/sizes.ts'

export interface Asked {
  method: string
  path: string
  body?: unknown
}

export interface Growing {
  name: string
  ask(service: Sized, nth: number): Asked
}

const CASOS = '/api/v1/agravos/casos'
const AUDITORIA = '/api/v1/auditoria'
const hoje = todayAt(new Date())
const sixtyDays = 'data_inicio=2024-03-01&data_fim=2024-04-29'
const ano = `data_inicio=${addDays(hoje, -364)}&data_fim=${hoje}`
const epidemia = 'data_inicio=2024-01-01&data_fim=2024-12-31'
/** What the panel asks for first, for the country or a state. */
const resumo =
  'agregacao=semana&metricas=total&comparar=anterior,ano_anterior&anos_anteriores=2&canal=ministerio&medida=provaveis&data_base=sintomas'

const get = (name: string, path: string | ((size: number) => string)): Growing => ({
  name,
  ask: ({ size }) => ({ method: 'GET', path: typeof path === 'string' ? path : path(size) })
})
/** A random id, so that neither the same case nor its neighbour is asked for again. */
const someId = (size: number): number => 1 + Math.floor(Math.random() * size)

/** What people ask for, through the service with its production settings. */
export const reading: Growing[] = [
  get('cases, first page', `${CASOS}?size=50`),
  get('cases, page in the middle', (size) => `${CASOS}?size=50&page=${Math.floor(size / 100)}`),
  get('cases, state, disease and 60 days', `${CASOS}?size=50&estado=PE&tipo_agravo=dengue&${sixtyDays}`),
  get('cases, state, disease and year, page 200', `${CASOS}?size=50&estado=SP&tipo_agravo=dengue&${epidemia}&page=200`),
  get('cases, a municipality by its name', `${CASOS}?size=50&search=caruaru`),
  get('cases, a number by its beginning', (size) => `${CASOS}?size=50&search=${String(someId(size)).padStart(9, '0')}`),
  get('cases, numero_notificacao', (size) => `${CASOS}?numero_notificacao=${String(someId(size)).padStart(9, '0')}`),
  get(
    'cases, by criado_em, page in the middle',
    (size) => `${CASOS}?size=50&sort=criado_em&page=${Math.floor(size / 100)}`
  ),
  get('cases, by estado, page in the middle', (size) => `${CASOS}?size=50&sort=estado&page=${Math.floor(size / 100)}`),
  get('cases, women of 20 in a state and 60 days', `${CASOS}?size=50&estado=PE&sexo=F&idade=20&${sixtyDays}`),
  get('cases, women of a state', `${CASOS}?size=50&estado=PE&sexo=F`),
  get('case by id', (size) => `${CASOS}/${someId(size)}`),
  get('summary, a year, the country', `${CASOS}/estatisticas/resumo?${ano}`),
  get(
    'summary, twelve years, the country',
    `${CASOS}/estatisticas/resumo?data_inicio=2015-01-01&data_fim=${hoje}&agregacao=mes`
  ),
  get('panel, cards and curve', `${CASOS}/estatisticas/resumo?${ano}&${resumo}`),
  get(
    'panel, map, pyramid and parts',
    `${CASOS}/estatisticas/series?${epidemia}&por=uf,piramide,classificacao,evolucao`
  ),
  get(
    'panel, a state by municipality',
    `${CASOS}/estatisticas/series?${epidemia}&estado=MG&por=municipio,piramide,classificacao,evolucao`
  ),
  get('map, three years, the country', `${CASOS}/mapa-calor?periodo=1095`),
  get('map, 30 days, Pernambuco', `${CASOS}/mapa-calor?bounds=-41.3,-9.5,-34.8,-7.3`),
  get('trail, first page', `${AUDITORIA}?size=50`),
  get('trail, page 1000', `${AUDITORIA}?size=50&page=1000`),
  get('trail of a case', (size) => `${AUDITORIA}?size=50&alvo_tipo=caso&alvo_id=${someId(size)}`),
  get('trail of an account', `${AUDITORIA}?size=50&ator_id=77`),
  get('trail, all readings of cases', `${AUDITORIA}?size=50&acao=caso.lido`),
  get('trail, a day', `${AUDITORIA}?size=50&desde=2024-04-10T00:00:00Z&ate=2024-04-11T00:00:00Z`),
  get(
    'trail, a month and an action',
    `${AUDITORIA}?size=50&acao=caso.criado&desde=2024-04-01T00:00:00Z&ate=2024-05-01T00:00:00Z`
  )
]

const run = process.pid % 100_000

export const writing: Growing[] = [
  {
    name: 'record a case, with its entry in the trail',
    ask: (_, nth) => ({ method: 'POST', path: CASOS, body: corpo(nth + 100, `G${run}-${nth}`) })
  },
  {
    name: 'change a case',
    ask: ({ size }, nth) => ({
      method: 'PUT',
      path: `${CASOS}/${Math.floor(size * 0.97) + nth}`,
      body: { unidade_notificante: { nome: `Unidade ${run} ${nth}` } }
    })
  },
  {
    name: 'delete a case',
    ask: ({ size }, nth) => ({
      method: 'DELETE',
      path: `${CASOS}/${Math.floor(size * 0.3) + (run % 1000) + nth * Math.floor(size / 200)}?motivo=duplicado&force=true`
    })
  }
]
