import { type SQL, sql } from 'drizzle-orm'
import { codeWithin } from '../../../core/contas/territorio/codes.ts'
import type { Db } from '../../../platform/db/client.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import { kept } from '../../../platform/db/prepare.ts'
import { totaisDeCasos } from '../tables-kept.ts'
import { columnNamed, columnOf, ofHospital, ofSituacao } from './columns.ts'
import { type CountFilter, municipiosOf, partsOf } from './filter.ts'
import { sexos } from './profile.ts'

/*
 * Counts of municipalities over all days. They know a disease and one more field, but no days.
 */

/** The expression that counts a row; null where the totals do not distinguish what is asked for. */
export function totalOf(filter: CountFilter): SQL | null {
  if (partsOf(filter) > 1 || filter.de !== undefined || filter.ate !== undefined) return null
  const { sexo, hospitalizacao, situacao } = filter
  const column = sexo === undefined ? columnOf(filter) : columnNamed(sexos, sexo)
  if (column !== undefined) return sql.raw(column)
  if (hospitalizacao !== undefined) return ofHospital(hospitalizacao)
  return situacao === undefined ? sql`n` : ofSituacao(situacao)
}

/** The rows to add up, and what to add up; null when a filter asks for what the totals do not know. */
function totalsOf(filter: CountFilter): { n: SQL; where: SQL } | null {
  const n = totalOf(filter)
  if (!n) return null
  const conditions = [...placesOf(filter), ...(filter.tipo === undefined ? [] : [sql`tipo = ${filter.tipo}`])]
  return { n, where: conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql`` }
}

/** The condition for the places. States are ranges of codes: 1,800 municipalities by their codes took 1.5 ms. */
function placesOf(filter: CountFilter): SQL[] {
  const { uf, municipio, lugares } = filter
  const places = lugares ?? (uf !== undefined && municipio === undefined ? { ufs: [uf], municipios: [] } : null)
  if (places) return [codeWithin(sql`municipio`, places)]
  const codigos = municipiosOf(filter)
  return codigos ? [oneOf(sql`municipio`, codigos)] : []
}

/** The sum that counts the cases of several places, as a statement; null when the totals cannot tell. */
export function sumInPlaces(filter: CountFilter): SQL | null {
  const totals = totalsOf(filter)
  return totals && sql`select coalesce(sum(${totals.n}), 0)::float8 as n from ${totaisDeCasos} ${totals.where}`
}

/** Counts the cases of several places. Returns null when the totals cannot tell. */
export async function countInPlaces(db: Db, filter: CountFilter): Promise<number | null> {
  const sum = sumInPlaces(filter)
  if (!sum) return null
  const [found] = await db.execute<{ n: number }>(sql`${kept} ${sum}`)
  return found?.n ?? 0
}

/** How many cases each municipality has. Returns null when the totals cannot tell. */
export async function countByMunicipio(db: Db, filter: CountFilter): Promise<[number, number][] | null> {
  const totals = totalsOf(filter)
  if (!totals) return null
  const [found] = await db.execute<{ groups: [number, number][] | null }>(sql`${kept}
    select json_agg(json_build_array(municipio, n)) as groups from (
      select municipio, sum(${totals.n}) as n from ${totaisDeCasos} ${totals.where} group by 1 having sum(${totals.n}) <> 0
    ) by_municipio`)
  return found?.groups ?? []
}
