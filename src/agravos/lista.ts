import { and, gte, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AgravosHandlers } from '../../generated/handlers.ts'
import type { Filter, ListRequest, Operator, Order } from '../contract/list/filter.ts'
import type { Db } from '../db/client.ts'
import { conditionOf, type ListField, momentField, sortKeys, textField, valueField } from '../db/lists/fields.ts'
import { inOrder, readPage } from '../db/lists/page.ts'
import { leituraDe } from '../db/prepared.ts'
import { contarCasos, porDia } from './contagens.ts'
import type { Linha } from './formas.ts'
import { codigosPorNome, codigosPorOrdem } from './municipios.ts'
import { type Contavel, reduzir } from './reduzir.ts'
import { casos } from './tables.ts'

type Pedido = Parameters<AgravosHandlers['listarCasos']>[0]
export type Filtravel = Pedido['list'] extends ListRequest<infer F, string> ? F : never
type Datas = Pick<Pedido['query'], 'data_inicio' | 'data_fim' | 'data_notificacao_inicio' | 'data_notificacao_fim'>

/** Names are looked up in the table of municipalities: cases hold their codes. */
const municipio: ListField = {
  order: null,
  compare(op, value) {
    const codes = [value].flat().flatMap((each) => codigosPor(op, String(each)))
    const found = codes.length === 0 ? sql`false` : inArray(casos.municipio, codes)
    return op === 'ne' ? sql`not ${found}` : found
  }
}

function codigosPor(op: Operator, text: string): number[] {
  if (op === 'gt' || op === 'gte' || op === 'lt' || op === 'lte') return codigosPorOrdem(text, op)
  return codigosPorNome(text, op !== 'like')
}

const classificacao = textField(casos.classificacao_final)

const campos: Record<Filtravel, ListField> = {
  id: valueField(casos.id),
  tipo_agravo: valueField(casos.tipo),
  agravo_codigo: valueField(casos.tipo),
  numero_notificacao: textField(casos.numero_notificacao),
  status: valueField(casos.status),
  data_notificacao: valueField(casos.data_notificacao),
  data_inicio_sintomas: valueField(casos.data_inicio_sintomas),
  estado: textField(casos.uf),
  municipio,
  classificacao,
  classificacao_final: classificacao,
  criterio_confirmacao: textField(casos.criterio_confirmacao),
  evolucao: textField(casos.evolucao),
  hospitalizacao: valueField(casos.hospitalizacao),
  sexo: valueField(casos.sexo),
  gestante: valueField(casos.gestante),
  idade: valueField(casos.idade),
  raca: textField(casos.raca),
  zona: textField(casos.zona),
  bairro: textField(casos.bairro),
  criado_em: momentField(casos.criado_em),
  atualizado_em: momentField(casos.atualizado_em)
}

export const colunas = {
  id: casos.id,
  tipo: casos.tipo,
  numero: casos.numero_notificacao,
  dataNotificacao: casos.data_notificacao,
  dataSintomas: casos.data_inicio_sintomas,
  iniciais: casos.iniciais,
  idade: casos.idade,
  sexo: casos.sexo,
  gestante: casos.gestante,
  municipio: casos.municipio,
  uf: casos.uf,
  bairro: casos.bairro,
  zona: casos.zona,
  classificacaoFinal: casos.classificacao_final,
  criterio: casos.criterio_confirmacao,
  evolucao: casos.evolucao,
  hospitalizacao: casos.hospitalizacao,
  dadosEspecificos: casos.dados_especificos,
  unidadeNome: casos.unidade_nome,
  unidadeCnes: casos.unidade_cnes,
  criadoEm: casos.criado_em,
  atualizadoEm: casos.atualizado_em
}

/** From here on, finding the day on which a page begins is cheaper than walking there. */
const DEEP = 500

export const condicaoDeCasos = (filter: Filter<Filtravel> | null): SQL | undefined =>
  and(isNull(casos.excluido_em), filter ? conditionOf(campos, filter) : undefined)

export async function paginaDeCasos(
  db: Db,
  list: Pedido['list'],
  query: Datas
): Promise<{ total: number; rows: Linha[] }> {
  const filter = comDatas(list.filter, query)
  const { page, size, order, text } = list
  const offset = (page - 1) * size
  const where = and(condicaoDeCasos(filter), porTexto(text))
  const contavel = text === null ? reduzir(filter) : null
  const counted = contavel && (await contarCasos(db, contavel))
  if (contavel === null || counted === null) return await contando(db, where, order, size, offset)
  const byDay = order[0]?.field === 'data_notificacao'
  const rows =
    byDay && offset > DEEP
      ? await aPartirDoDia(db, contavel, where, order, size, offset)
      : await andar(db, where, order, size, offset, counted)
  return { total: counted, rows }
}

/** The other names of the specification for dates, as conditions like any other. */
function comDatas(filter: Filter<Filtravel> | null, query: Datas): Filter<Filtravel> | null {
  const more: Filter<Filtravel>[] = []
  const add = (field: Filtravel, op: 'eq' | 'gte' | 'lte', value: string | undefined) => {
    if (value !== undefined) more.push({ field, op, value })
  }
  add('data_notificacao', 'gte', query.data_inicio)
  add('data_notificacao', 'gte', query.data_notificacao_inicio)
  add('data_notificacao', 'lte', query.data_fim)
  add('data_notificacao', 'lte', query.data_notificacao_fim)
  if (more.length === 0) return filter
  return { and: filter ? [filter, ...more] : more }
}

function porTexto(text: string | null): SQL | undefined {
  if (text === null) return undefined
  const codes = codigosPorNome(text, false)
  return or(
    like(casos.numero_notificacao, `${text.replaceAll(/[\\%_]/g, '\\$&')}%`),
    codes.length > 0 ? inArray(casos.municipio, codes) : undefined
  )
}

const lerLinhas = leituraDe(colunas)

type Ordem = Order<'data_notificacao' | 'id'>[]

function ler(db: Db, where: SQL | undefined, order: Ordem, limit: number, offset: number, backwards = false) {
  const keys = sortKeys(campos, order, casos.id).map(
    ({ sql: key, direction }) => sql`${key} ${sql.raw((direction === 'desc') !== backwards ? 'desc' : 'asc')}`
  )
  const query = db
    .select(colunas)
    .from(casos)
    .where(where)
    .orderBy(...keys)
    .limit(limit)
    .offset(offset)
  return lerLinhas(db, query)
}

/** Walks the order from the nearer end. */
async function andar(db: Db, where: SQL | undefined, order: Ordem, size: number, offset: number, total: number) {
  if (offset <= total / 2) return await ler(db, where, order, size, offset)
  const take = Math.min(size, total - offset)
  if (take <= 0) return []
  return (await ler(db, where, order, take, total - offset - take, true)).reverse()
}

/** The kept counts tell on which day the page begins, so that only the rows of that day are passed over. */
async function aPartirDoDia(
  db: Db,
  contavel: Contavel,
  where: SQL | undefined,
  order: Ordem,
  size: number,
  offset: number
) {
  const direction = order[0]?.direction ?? 'desc'
  let before = 0
  for (const [dia, n] of (await porDia(db, contavel, direction)) ?? []) {
    if (before + n > offset) {
      const since = direction === 'desc' ? lte(casos.data_notificacao, dia) : gte(casos.data_notificacao, dia)
      return await ler(db, and(where, since), order, size, offset - before)
    }
    before += n
  }
  return []
}

/** Up to so many matches are gathered before they are sorted. */
const FEW = 10_000

/**
 * A condition that is not counted: the matches are, one by one. Many matches are met soon on a walk in the order of the list; few
 * might be met only at its end, and are better gathered by the plan that has just counted them.
 */
async function contando(db: Db, where: SQL | undefined, order: Ordem, size: number, offset: number) {
  const total = await db.$count(casos, where)
  if (total <= offset) return { total, rows: [] }
  if (total > FEW) return { total, rows: await ler(db, where, order, size, offset) }
  const keys = sortKeys(campos, order, casos.id)
  const { ids } = await readPage(db, { table: casos, id: sql`${casos.id}`, where, keys, limit: size, offset })
  const rows = await db.select(colunas).from(casos).where(inArray(casos.id, ids))
  return { total, rows: inOrder(ids, rows, (row) => row.id) }
}
