/*
 * Answers how many cases match a filter from the counts that triggers keep, instead of counting cases. It is hard
 * because the counts exist in several breakdowns: by day, by outcome, by municipality and by person. Each question must
 * be answered from the smallest breakdown that distinguishes what it asks for. Where none does, the functions return
 * null and the caller counts the cases themselves. See `tables-kept.ts` for the tables.
 */

import { type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import { kept } from '../../../platform/db/prepare.ts'
import { municipioOf } from '../fields/municipios.ts'
import type { Place } from '../fields/place.ts'
import { contagemDeCasos as counts, perfilDeCasos } from '../views-kept.ts'
import { columnOf, ofHospital, ofSituacao } from './columns.ts'
import { type CountFilter, isByMunicipio, municipiosOf, partsOf, type Situacao } from './filter.ts'
import { columnsOfPessoas } from './profile.ts'
import { addedUpByDay, type Days } from './sums.ts'
import { countByMunicipio, countInPlaces } from './totals.ts'

/** Maps anything but the first two to the third, since the contract allows no fourth. */
export const situacaoOf = (value: unknown): Situacao =>
  value === 'confirmado' || value === 'descartado' ? value : 'em_investigacao'

/** Counts cases. Returns null when the kept counts cannot tell, so that the cases themselves must be counted. */
export async function countCasos(db: Db, filter: CountFilter): Promise<number | null> {
  const total = filter.lugares || filter.municipio ? await countInPlaces(db, filter) : null
  if (total !== null) return total
  const halves = halvesOf(filter)
  if (halves) {
    const [ofUfs, ofMunicipios] = [await countCasos(db, halves[0]), await countCasos(db, halves[1])]
    return ofUfs === null || ofMunicipios === null ? null : ofUfs + ofMunicipios
  }
  const where = countedWhere(filter)
  if (!where) return null
  const n = sum(countOf(filter)).mapWith(Number)
  // Prepared, since every list asks for it and the text has few variants.
  const [found] = await db.select({ n }).from(sourceOf(filter)).where(where).prepare('count_casos').execute()
  return found?.n ?? 0
}

/**
 * The states and the municipalities of a filter that names both. Asked for both at once, the server reads all rows by
 * municipality. No case is in both halves.
 */
function halvesOf(filter: CountFilter): [CountFilter, CountFilter] | null {
  const { lugares, ...rest } = filter
  if (!lugares || !isByMunicipio(filter)) return null
  return [
    { ...rest, lugares: { ...lugares, municipios: [] } },
    { ...rest, municipio: [...lugares.municipios] }
  ]
}

/**
 * The days that have cases, in the given order, each with its number. Returns null when the kept counts cannot tell.
 */
export async function countByDay(db: Db, filter: CountFilter, order: 'asc' | 'desc'): Promise<Days | null> {
  const halves = halvesOf(filter)
  if (halves) {
    const [ofUfs, ofMunicipios] = [await countByDay(db, halves[0], order), await countByDay(db, halves[1], order)]
    return ofUfs && ofMunicipios && addedUpByDay(ofUfs, ofMunicipios, order)
  }
  const where = countedWhere(filter)
  if (!where) return null
  const n = countOf(filter)
  const [found] = await db.execute<{ days: Days | null }>(sql`${kept}
    select json_agg(json_build_array(dia, n) order by dia ${sql.raw(order)}) as days from (
      select dia, sum(${n}) as n from ${sourceOf(filter)} where ${where} group by dia having sum(${n}) <> 0
    ) by_day`)
  return found?.days ?? []
}

/** The fields by which lists are grouped. A key is null for cases in which the field is empty. */
export type GroupKey = 'uf' | 'municipio' | 'classificacao' | 'evolucao'

/** How many cases each value of a field has. Returns null when the kept counts cannot tell. */
export async function countBy(db: Db, filter: CountFilter, key: GroupKey): Promise<[unknown, number][] | null> {
  const ofUfs = key === 'uf' && !isByMunicipio(filter)
  const column = key === 'uf' && !ofUfs ? 'municipio' : key
  const totals = column === 'municipio' ? await countByMunicipio(db, filter) : null
  if (totals) return key === column ? totals : byUf(totals)
  const where = countedWhere(filter, column)
  if (!where) return null
  const n = countOf(filter, column)
  const [found] = await db.execute<{ groups: [string | number, number][] | null }>(sql`
    select json_agg(json_build_array(key, n)) as groups from (
      select ${sql.raw(column)} as key, sum(${n}) as n from ${sourceOf(filter)} where ${where} group by 1 having sum(${n}) <> 0
    ) by_key`)
  const groups = found?.groups ?? []
  return key === column ? groups.map(([value, count]) => [value === '' ? null : value, count]) : byUf(groups)
}

function byUf(groups: [codigo: string | number, n: number][]): [unknown, number][] {
  const found = new Map<unknown, number>()
  for (const [codigo, n] of groups) {
    const uf = municipioOf(Number(codigo))?.uf ?? null
    found.set(uf, (found.get(uf) ?? 0) + n)
  }
  return [...found]
}

const ofOutcome = ({ classificacao, evolucao, hospitalizacao }: CountFilter): boolean =>
  classificacao !== undefined || evolucao !== undefined || hospitalizacao !== undefined

/** Whether the kept counts can answer. Those by municipality or by sex know no two of these fields together. */
export const isCounted = (filter: CountFilter): boolean =>
  (!isByMunicipio(filter) && filter.sexo === undefined) || partsOf(filter) <= 1

/** Parts are distinguished in a view of their own, which is wider. */
const sourceOf = (filter: CountFilter) =>
  filter.sexo !== undefined || (isByMunicipio(filter) && columnOf(filter) !== undefined) ? perfilDeCasos : counts

/** Whether the rows by outcome are needed. There are a hundred times fewer rows by day alone. */
const needsOutcome = (filter: CountFilter, by?: GroupKey): boolean =>
  (ofOutcome(filter) && !isByMunicipio(filter)) || by === 'classificacao' || by === 'evolucao'

/** The expression that counts a row: all of it, unless a row by day holds other cases too. */
function countOf(filter: CountFilter, by?: GroupKey): SQL {
  if (filter.sexo !== undefined) return sumOf(columnsOfPessoas(({ sexo }) => sexo === filter.sexo))
  if (isByMunicipio(filter)) {
    const column = columnOf(filter)
    if (column !== undefined) return sumOf([column])
    if (filter.hospitalizacao !== undefined) return ofHospital(filter.hospitalizacao)
  }
  return needsOutcome(filter, by) || filter.situacao === undefined ? sql`n` : ofSituacao(filter.situacao)
}

/** Sums columns of one row. They are empty instead of 0. */
export const sumOf = (columns: string[]): SQL =>
  sql.raw(`(${columns.map((name) => `coalesce(${name}, 0)`).join(' + ')})`)

/**
 * The condition for the rows of `contagem_de_casos` whose sum is the count, or null. The rows must be read in one
 * statement, and so in one snapshot: a fold that happens meanwhile is then seen completely or not at all.
 */
function countedWhere(filter: CountFilter, by?: GroupKey): SQL | null {
  const byMunicipio = filter.municipio !== undefined || by === 'municipio'
  if (!isCounted(filter) || (byMunicipio && !isByMunicipio(filter) && partsOf(filter) > 0)) return null
  if ((isByMunicipio(filter) || filter.sexo !== undefined) && needsOutcome(filter, by)) return null
  const { uf, lugares, classificacao, evolucao, hospitalizacao, situacao } = filter
  if (byMunicipio) return municipioWhere(filter, municipiosOf(filter))
  const outcome = needsOutcome(filter, by)
  return sql.join(
    [
      outcome ? sql`recorte = 'desfecho'` : sql`recorte = 'dia'`,
      lugares ? oneOf(sql`uf`, lugares.ufs) : by === 'uf' && uf === undefined ? sql`uf <> ''` : ofUf(uf),
      ...ofTipoAndDay(filter),
      ...equal(sql`classificacao`, classificacao),
      ...equal(sql`evolucao`, evolucao),
      ...(hospitalizacao === undefined ? [] : [sql`hospitalizacao = ${hospitalizacao}`]),
      ...(outcome && situacao ? [situacaoIs(sql`classificacao`, situacao)] : [])
    ],
    sql` and `
  )
}

/** The condition for a situation. The functions in the database are its only definition (migrations 0011 and 0017). */
export function situacaoIs(classificacao: SQL, situacao: Situacao): SQL {
  const confirmed = sql`caso_confirmado(${classificacao})`
  const discarded = sql`caso_descartado(${classificacao})`
  if (situacao === 'confirmado') return confirmed
  return situacao === 'descartado' ? discarded : sql`(${confirmed} or ${discarded}) is not true`
}

/**
 * The condition for the rows of one place by day, which hold the sums of the summary. In `perfil_de_casos` these rows
 * hold their parts.
 */
export const placeWhere = (place: Place, days: Pick<CountFilter, 'tipo' | 'de' | 'ate'>): SQL =>
  place.municipio === undefined
    ? sql.join([sql`recorte = 'dia'`, ofUf(place.uf), ...ofTipoAndDay(days)], sql` and `)
    : municipioWhere(days, [place.municipio])

/** The condition for the rows of all states by day. */
export const ufsWhere = (days: Pick<CountFilter, 'tipo' | 'de' | 'ate'>): SQL =>
  sql.join([sql`recorte = 'dia'`, sql`uf <> ''`, ...ofTipoAndDay(days)], sql` and `)

/** The condition for the rows by municipality, of all municipalities or of the given ones. */
export const municipioWhere = (filter: Pick<CountFilter, 'tipo' | 'de' | 'ate'>, codigos?: readonly number[]): SQL =>
  sql.join(
    [sql`recorte = 'municipio'`, ...ofTipoAndDay(filter), ...(codigos ? [oneOf(sql`municipio`, codigos)] : [])],
    sql` and `
  )

/** Rows with an empty state count the whole country. */
const ofUf = (uf = ''): SQL => sql`uf = ${uf}`

const ofTipoAndDay = ({ tipo, de, ate }: CountFilter): SQL[] => [
  ...equal(sql`tipo`, tipo),
  ...(de === undefined ? [] : [sql`dia >= ${de}::date`]),
  ...(ate === undefined ? [] : [sql`dia <= ${ate}::date`])
]

/** Compares a column with a value. An empty field is counted under the empty text. */
const equal = (column: SQL, value: string | null | undefined): SQL[] =>
  value === undefined ? [] : [sql`${column} = ${value ?? ''}`]
