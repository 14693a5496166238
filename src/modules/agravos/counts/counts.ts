import { type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { kept } from '../../../platform/db/prepare.ts'
import { codigosOfUf, municipioOf } from '../fields/municipios.ts'
import type { Place } from '../fields/place.ts'
import { contagemDeCasos as counts, perfilDeCasos } from '../tables-kept.ts'
import { columnsOfPessoas } from './profile.ts'

/** What the kept counts can be asked for. `null` stands for cases in which the field is empty. */
export interface CountFilter {
  tipo?: string
  uf?: string
  /** IBGE's codes of seven digits; any of them. */
  municipio?: number[]
  /** First and last day of notification. */
  de?: string
  ate?: string
  classificacao?: string | null
  evolucao?: string | null
  hospitalizacao?: boolean
  /** As the summary counts it. */
  situacao?: Situacao
  sexo?: string
}

type Situacao = 'confirmado' | 'descartado' | 'em_investigacao'

/** The contract allows no fourth. */
export const situacaoOf = (value: unknown): Situacao =>
  value === 'confirmado' || value === 'descartado' ? value : 'em_investigacao'

/** How many cases there are; null when the kept counts do not tell, and the cases themselves must be counted. */
export async function countCasos(db: Db, filter: CountFilter): Promise<number | null> {
  const where = countedWhere(filter)
  if (!where) return null
  const n = sum(countOf(filter)).mapWith(Number)
  // Kept prepared: every list asks for it, and there are few texts of it.
  const [found] = await db.select({ n }).from(sourceOf(filter)).where(where).prepare('count_casos').execute()
  return found?.n ?? 0
}

/** The days that have cases, in this order, with how many; null as above. */
export async function countByDay(
  db: Db,
  filter: CountFilter,
  order: 'asc' | 'desc'
): Promise<[string, number][] | null> {
  const where = countedWhere(filter)
  if (!where) return null
  const n = countOf(filter)
  const [found] = await db.execute<{ days: [string, number][] | null }>(sql`${kept}
    select json_agg(json_build_array(dia, n) order by dia ${sql.raw(order)}) as days from (
      select dia, sum(${n}) as n from ${sourceOf(filter)} where ${where} group by dia having sum(${n}) <> 0
    ) by_day`)
  return found?.days ?? []
}

/** What lists are grouped by; a key is null for cases in which the field is empty. */
export type GroupKey = 'uf' | 'municipio' | 'classificacao' | 'evolucao'

/** How many cases each value of a field has; null as above. */
export async function countBy(db: Db, filter: CountFilter, key: GroupKey): Promise<[unknown, number][] | null> {
  const ofUfs = key === 'uf' && filter.municipio === undefined
  const column = key === 'uf' && !ofUfs ? 'municipio' : key
  const where = countedWhere(filter, column)
  if (!where) return null
  const n = countOf(filter, column)
  const [found] = await db.execute<{ groups: [string | number, number][] | null }>(sql`
    select json_agg(json_build_array(key, n)) as groups from (
      select ${sql.raw(column)} as key, sum(${n}) as n from ${sourceOf(filter)} where ${where} group by 1 having sum(${n}) <> 0
    ) by_key`)
  const groups = found?.groups ?? []
  if (key === column) return groups.map(([value, count]) => [value === '' ? null : value, count])
  const byUf = new Map<unknown, number>()
  for (const [codigo, count] of groups) {
    const uf = municipioOf(Number(codigo))?.uf ?? null
    byUf.set(uf, (byUf.get(uf) ?? 0) + count)
  }
  return [...byUf]
}

const ofOutcome = ({ classificacao, evolucao, hospitalizacao }: CountFilter): boolean =>
  classificacao !== undefined || evolucao !== undefined || hospitalizacao !== undefined

/** Lists do not ask the counts by municipality, or by sex, for the classification or the outcome. */
export const isCounted = (filter: CountFilter): boolean =>
  (filter.municipio === undefined && filter.sexo === undefined) || (!ofOutcome(filter) && filter.situacao === undefined)

/** The persons of the cases are told apart in a view of their own, which is wider. */
const sourceOf = ({ sexo }: CountFilter) => (sexo === undefined ? counts : perfilDeCasos)

/** Whether the rows must be told apart by outcome. By day alone there are a hundred times fewer. */
const needsOutcome = (filter: CountFilter, by?: GroupKey): boolean =>
  ofOutcome(filter) || by === 'classificacao' || by === 'evolucao'

/** What of a row is counted: all of it, unless the rows by day hold other cases too. */
function countOf(filter: CountFilter, by?: GroupKey): SQL {
  if (filter.sexo !== undefined) return sumOf(columnsOfPessoas(({ sexo }) => sexo === filter.sexo))
  if (needsOutcome(filter, by) || filter.situacao === undefined) return sql`n`
  if (filter.situacao === 'confirmado') return sql`confirmados`
  return filter.situacao === 'descartado' ? sql`descartados` : sql`(n - confirmados - descartados)`
}

/** Of the columns of one row; they are empty instead of 0. */
export const sumOf = (columns: string[]): SQL =>
  sql.raw(`(${columns.map((name) => `coalesce(${name}, 0)`).join(' + ')})`)

/**
 * The rows of `contagem_de_casos` whose sum is the count. They are to be read in one statement, and so of one moment: a fold that happens
 * meanwhile is then seen as a whole or not at all.
 */
function countedWhere(filter: CountFilter, by?: GroupKey): SQL | null {
  const byMunicipio = filter.municipio !== undefined || by === 'municipio'
  const byOther = byMunicipio || filter.sexo !== undefined
  if (byOther && (needsOutcome(filter, by) || filter.situacao !== undefined)) return null
  const { uf, classificacao, evolucao, hospitalizacao, situacao } = filter
  if (byMunicipio) {
    const municipio = filter.municipio ?? (uf === undefined ? undefined : codigosOfUf(uf))
    const wanted = uf === undefined ? municipio : municipio?.filter((codigo) => municipioOf(codigo)?.uf === uf)
    return municipioWhere(filter, wanted)
  }
  const outcome = needsOutcome(filter, by)
  return sql.join(
    [
      outcome ? sql`recorte = 'desfecho'` : sql`recorte = 'dia'`,
      by === 'uf' && uf === undefined ? sql`uf <> ''` : ofUf(uf),
      ...ofTipoAndDay(filter),
      ...equal(sql`classificacao`, classificacao),
      ...equal(sql`evolucao`, evolucao),
      ...(hospitalizacao === undefined ? [] : [sql`hospitalizacao = ${hospitalizacao}`]),
      ...(outcome && situacao ? [situacaoIs(sql`classificacao`, situacao)] : [])
    ],
    sql` and `
  )
}

/** Cases as the statistics count them. The functions in the database are the one definition (migrations 0011 and 0017). */
export function situacaoIs(classificacao: SQL, situacao: Situacao): SQL {
  const confirmed = sql`caso_confirmado(${classificacao})`
  const discarded = sql`caso_descartado(${classificacao})`
  if (situacao === 'confirmado') return confirmed
  return situacao === 'descartado' ? discarded : sql`(${confirmed} or ${discarded}) is not true`
}

/** By day, of one place, with the sums of the summary. The same rows of `perfil_de_casos` have their parts. */
export const placeWhere = (place: Place, days: Pick<CountFilter, 'tipo' | 'de' | 'ate'>): SQL =>
  place.municipio === undefined
    ? sql.join([sql`recorte = 'dia'`, ofUf(place.uf), ...ofTipoAndDay(days)], sql` and `)
    : municipioWhere(days, [place.municipio])

/** By municipality; of all of them, or of these. */
export const municipioWhere = (filter: Pick<CountFilter, 'tipo' | 'de' | 'ate'>, codigos?: number[]): SQL =>
  sql.join(
    [
      sql`recorte = 'municipio'`,
      ...ofTipoAndDay(filter),
      ...(codigos ? [sql`municipio = any(${sql.param(codigos)}::int[])`] : [])
    ],
    sql` and `
  )

/** The rows with the empty state are the whole country's. */
const ofUf = (uf = ''): SQL => sql`uf = ${uf}`

const ofTipoAndDay = ({ tipo, de, ate }: CountFilter): SQL[] => [
  ...equal(sql`tipo`, tipo),
  ...(de === undefined ? [] : [sql`dia >= ${de}::date`]),
  ...(ate === undefined ? [] : [sql`dia <= ${ate}::date`])
]

/** An empty field is counted under the empty text. */
const equal = (column: SQL, value: string | null | undefined): SQL[] =>
  value === undefined ? [] : [sql`${column} = ${value ?? ''}`]
