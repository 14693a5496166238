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
  /** Which day of a case decides on its week. */
  base: Base
  /** What the curve counts. */
  medida: Medida
  /** Years that the channel leaves out, with commas between them. */
  sem: string
  /** How the map divides its places. */
  classes: Classes
  situacao: Situacao | ''
  /** What the cases of the list wait for. */
  pendencia: Pendencia | ''
  /** Number of the notification that is looked for. */
  numero: string
  /** Pairs of cases: what was decided about them. */
  pares: Pares
  /** The lowest level of alert that is listed. 0 is every place. */
  nivel: Nivel
  /** The places whose alerts are listed while no state is chosen. */
  lista: Lista
  /** What the names of municipalities have in common. */
  lugar: string
  /** Page of the list that is shown. */
  pagina: number
  /** The case whose details are open. */
  caso: number | null
  /** The webhook whose deliveries are shown. */
  webhook: string
  /** The import whose outcome is shown. */
  tarefa: string
  /** Name or address of the accounts that are looked for. */
  quem: string
  ativos: Ativos
  /** The account whose details are open. */
  pessoa: number | null
  /** The group whose details are open, or whose members are listed. */
  grupo: number | null
  /** The news that are edited: their id, or `nova`. */
  noticia: string
  /** What is looked for in the audit trail: an action, or the beginning of several with its dot. */
  acao: string
  /** The account that did it. */
  ator: number | null
  /** The kind of record that it happened to, and which one. */
  alvo: string
  registro: number | null
  /** The days between which it happened; empty where they do not matter. */
  desde: string
  ate: string
}

export const views = [
  'trabalho',
  'visao',
  'alertas',
  'ficha',
  'duplicidades',
  'publicacoes',
  'noticias',
  'agendamentos',
  'importacao',
  'tarefas',
  'pessoas',
  'grupos',
  'conta',
  'webhooks',
  'auditoria',
  'servico',
  'inicio'
] as const
export type View = (typeof views)[number]
export const agravos = ['dengue', 'zika', 'chikungunya'] as const
export type Agravo = (typeof agravos)[number]
export const canais = ['ministerio', 'quartis', 'media_dp'] as const
export type Canal = (typeof canais)[number]
export const bases = ['sintomas', 'notificacao'] as const
export type Base = (typeof bases)[number]
export const medidas = ['provaveis', 'total', 'incidencia'] as const
export type Medida = (typeof medidas)[number]
export const divisions = ['quantis', 'ministerio'] as const
export type Classes = (typeof divisions)[number]
export const situacoes = ['confirmado', 'descartado', 'em_investigacao'] as const
export type Situacao = (typeof situacoes)[number]

export const pendencias = ['aberto', 'sem-resultado'] as const
export type Pendencia = (typeof pendencias)[number]

export const niveis = ['0', '2', '3', '4'] as const
export const listas = ['uf', 'municipio'] as const
export type Lista = (typeof listas)[number]
export type Nivel = (typeof niveis)[number]

export const decisions = ['pendente', 'mesmo_caso', 'distintas'] as const
export type Pares = (typeof decisions)[number]

export const activities = ['', 'sim', 'nao'] as const
export type Ativos = (typeof activities)[number]

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

/** Whether the reader is told of the chosen place by the day of symptoms, and its probable cases by week. */
export const isWhollyTold = ({ municipio }: Address, may: (permission: string) => boolean): boolean =>
  municipio === '' || may('agravos.listar')

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
    canal: oneOf(canais, query.get('canal'), 'ministerio'),
    base: oneOf(bases, query.get('base'), 'sintomas'),
    medida: oneOf(medidas, query.get('medida'), 'provaveis'),
    sem: /^(19|20|21)\d\d(,(19|20|21)\d\d){0,9}$/.test(query.get('sem') ?? '') ? String(query.get('sem')) : '',
    classes: oneOf(divisions, query.get('classes'), 'quantis'),
    situacao: oneOf(situacoes, query.get('situacao'), ''),
    pendencia: oneOf(pendencias, query.get('pendencia'), ''),
    numero: isNumero(query.get('numero') ?? '') ? String(query.get('numero')) : '',
    pares: oneOf(decisions, query.get('pares'), 'pendente'),
    nivel: oneOf(niveis, query.get('nivel'), '0'),
    lista: oneOf(listas, query.get('lista'), 'uf'),
    lugar: (query.get('lugar') ?? '').slice(0, 60),
    pagina: numberOf(query.get('pagina')) ?? 1,
    caso: numberOf(query.get('caso')),
    webhook: /^wh_[0-9a-f]{32}$/.test(query.get('webhook') ?? '') ? String(query.get('webhook')) : '',
    tarefa: /^job_[0-9a-f-]{36}$/.test(query.get('tarefa') ?? '') ? String(query.get('tarefa')) : '',
    quem: (query.get('quem') ?? '').slice(0, 100),
    ativos: oneOf(activities, query.get('ativos'), ''),
    pessoa: numberOf(query.get('pessoa')),
    grupo: numberOf(query.get('grupo')),
    noticia: /^(nova|[1-9]\d{0,8})$/.test(query.get('noticia') ?? '') ? String(query.get('noticia')) : '',
    acao: wordOf(query.get('acao')),
    ator: numberOf(query.get('ator')),
    alvo: wordOf(query.get('alvo')),
    registro: numberOf(query.get('registro')),
    desde: dayOf(query.get('desde')),
    ate: dayOf(query.get('ate'))
  }
}

const wordOf = (text: string | null): string => (/^[a-z_.]{1,60}$/.test(text ?? '') ? String(text) : '')
const dayOf = (text: string | null): string => (isDay(text) ? text : '')

function periodOf(query: URLSearchParams, otherwise: { inicio: string; fim: string }) {
  const [inicio, fim] = [query.get('inicio'), query.get('fim')]
  return isDay(inicio) && isDay(fim) && inicio <= fim ? { inicio, fim } : otherwise
}

const numberOf = (text: string | null): number | null => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null)

/** Writes the query. Default values are left out, but never the days, because tomorrow's default would be different. */
export function writeAddress(address: Address, lang: string | null): string {
  const { visao, agravo, estado, municipio, inicio, fim, canal, base, medida, sem } = address
  const { classes, situacao } = address
  const { pendencia, numero, pares, pagina, caso, webhook, tarefa, quem, ativos, pessoa, grupo, noticia } = address
  const { nivel, lista, lugar, acao, ator, alvo, registro, desde, ate } = address
  const entries: [string, string][] = [
    ['visao', visao === 'visao' ? '' : visao],
    ['agravo', agravo],
    ['estado', estado],
    ['municipio', municipio],
    ['inicio', inicio],
    ['fim', fim],
    ['canal', canal === 'ministerio' ? '' : canal],
    ['base', base === 'sintomas' ? '' : base],
    ['medida', medida === 'provaveis' ? '' : medida],
    ['sem', sem],
    ['classes', classes === 'quantis' ? '' : classes],
    ['situacao', situacao],
    ['pendencia', pendencia],
    ['numero', numero],
    ['pares', pares === 'pendente' ? '' : pares],
    ['nivel', nivel === '0' ? '' : nivel],
    ['lista', lista === 'uf' ? '' : lista],
    ['lugar', lugar],
    ['pagina', pagina > 1 ? String(pagina) : ''],
    ['caso', caso ? String(caso) : ''],
    ['webhook', webhook],
    ['tarefa', tarefa],
    ['quem', quem],
    ['ativos', ativos],
    ['pessoa', pessoa ? String(pessoa) : ''],
    ['grupo', grupo ? String(grupo) : ''],
    ['noticia', noticia],
    ['acao', acao],
    ['ator', ator ? String(ator) : ''],
    ['alvo', alvo],
    ['registro', registro ? String(registro) : ''],
    ['desde', desde],
    ['ate', ate],
    ['lang', lang ?? '']
  ]
  return `?${new URLSearchParams(entries.filter(([, value]) => value !== ''))}`
}
