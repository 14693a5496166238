import { dayNumber } from '../../../platform/time/days.ts'

/** What the panel shows, as its address states it. Everyone who opens the address sees the same. */
export interface Address {
  visao: View
  agravo: Agravo | ''
  estado: string
  /** IBGE's code of seven digits. */
  municipio: string
  inicio: string
  fim: string
  canal: Canal
  /** How the map divides its places. */
  classes: Classes
  situacao: Situacao | ''
  /** Number of the notification that is looked for. */
  numero: string
  /** Pairs of cases: what was decided about them. */
  pares: Pares
  /** Page of the list that is shown. */
  pagina: number
  /** The case whose details are open. */
  caso: number | null
  /** The webhook whose deliveries are shown. */
  webhook: string
  /** The import whose outcome is shown. */
  tarefa: string
}

export const views = [
  'visao',
  'duplicidades',
  'publicacoes',
  'importacao',
  'tarefas',
  'webhooks',
  'servico',
  'inicio'
] as const
export type View = (typeof views)[number]
export const agravos = ['dengue', 'zika', 'chikungunya'] as const
export type Agravo = (typeof agravos)[number]
export const canais = ['quartis', 'media_dp'] as const
export type Canal = (typeof canais)[number]
export const divisions = ['quantis', 'ministerio'] as const
export type Classes = (typeof divisions)[number]
export const situacoes = ['confirmado', 'descartado', 'em_investigacao'] as const
export type Situacao = (typeof situacoes)[number]

export const decisions = ['pendente', 'mesmo_caso', 'distintas'] as const
export type Pares = (typeof decisions)[number]

/** Whether a text can be the number of a notification that an address may hold: never a name. */
export const isNumero = (text: string): boolean => /\d/.test(text) && /^[\w./-]{1,50}$/.test(text)

// biome-ignore format: a row for each region
export const ufs = [
  'AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO',
  'AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE',
  'DF', 'GO', 'MS', 'MT',
  'ES', 'MG', 'RJ', 'SP',
  'PR', 'RS', 'SC'
] as const
export type UF = (typeof ufs)[number]

type Known<T extends string> = readonly T[]
const oneOf = <T extends string, Else extends string>(known: Known<T>, value: string | null, otherwise: Else) =>
  known.find((each) => each === value) ?? otherwise

/** Whether a text is an existing day, within the centuries that the service counts. */
export const isDay = (text: string | null): text is string =>
  text !== null &&
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(dayNumber(text)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** Reads the query. Values that are not understood are ignored. */
export function readAddress(search: string, period: { inicio: string; fim: string }): Address {
  const query = new URLSearchParams(search)
  const estado: UF | '' = oneOf(ufs, query.get('estado'), '')
  const municipio = /^\d{7}$/.test(query.get('municipio') ?? '') ? String(query.get('municipio')) : ''
  return {
    visao: oneOf(views, query.get('visao'), 'visao'),
    agravo: oneOf(agravos, query.get('agravo'), ''),
    estado,
    municipio: estado ? municipio : '',
    ...periodOf(query, period),
    canal: oneOf(canais, query.get('canal'), 'quartis'),
    classes: oneOf(divisions, query.get('classes'), 'quantis'),
    situacao: oneOf(situacoes, query.get('situacao'), ''),
    numero: isNumero(query.get('numero') ?? '') ? String(query.get('numero')) : '',
    pares: oneOf(decisions, query.get('pares'), 'pendente'),
    pagina: numberOf(query.get('pagina')) ?? 1,
    caso: numberOf(query.get('caso')),
    webhook: /^wh_[0-9a-f]{32}$/.test(query.get('webhook') ?? '') ? String(query.get('webhook')) : '',
    tarefa: /^job_[0-9a-f-]{36}$/.test(query.get('tarefa') ?? '') ? String(query.get('tarefa')) : ''
  }
}

function periodOf(query: URLSearchParams, otherwise: { inicio: string; fim: string }) {
  const [inicio, fim] = [query.get('inicio'), query.get('fim')]
  return isDay(inicio) && isDay(fim) && inicio <= fim ? { inicio, fim } : otherwise
}

const numberOf = (text: string | null): number | null => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null)

/** Writes the query. Default values are left out, but never the days, because tomorrow's default would be different. */
export function writeAddress(address: Address, lang: string | null): string {
  const { visao, agravo, estado, municipio, inicio, fim, canal, classes, situacao } = address
  const { numero, pares, pagina, caso, webhook, tarefa } = address
  const entries: [string, string][] = [
    ['visao', visao === 'visao' ? '' : visao],
    ['agravo', agravo],
    ['estado', estado],
    ['municipio', municipio],
    ['inicio', inicio],
    ['fim', fim],
    ['canal', canal === 'quartis' ? '' : canal],
    ['classes', classes === 'quantis' ? '' : classes],
    ['situacao', situacao],
    ['numero', numero],
    ['pares', pares === 'pendente' ? '' : pares],
    ['pagina', pagina > 1 ? String(pagina) : ''],
    ['caso', caso ? String(caso) : ''],
    ['webhook', webhook],
    ['tarefa', tarefa],
    ['lang', lang ?? '']
  ]
  return `?${new URLSearchParams(entries.filter(([, value]) => value !== ''))}`
}
