import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Caller, Territorio } from '../../../engine/contract/handler.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import { reachOf, type TerritorioItem, ufOfMunicipio } from './territorio.ts'

/*
 * A territory as a list of texts, for rows that remember which cases they tell of: `BR` for the country, `PE` for a
 * state, `PE2611606` for a municipality. So a statement can tell whether somebody reaches all of it.
 */

export function codesOf(territorio: Territorio | null): string[] {
  if (territorio === null) return ['BR']
  const { ufs, municipios } = territorio
  return [...ufs, ...municipios.map((codigo) => `${ufOfMunicipio(codigo)}${codigo}`)]
}

/** The inverse of `codesOf`. */
export const reachOfCodes = (codes: readonly string[] | null): Territorio | null =>
  reachOf((codes ?? ['BR']).map(itemOf))

function itemOf(code: string): TerritorioItem {
  if (code === 'BR') return { tipo: 'pais', codigo: code }
  return code.length === 2 ? { tipo: 'uf', codigo: code } : { tipo: 'municipio', codigo: code.slice(2) }
}

/** The condition that the caller reaches every place of a column of such lists; undefined where nothing limits it. */
export function coveredBy({ territorio }: Pick<Caller, 'territorio'>, column: PgColumn | SQL): SQL | undefined {
  if (territorio === null) return undefined
  const isReached = sql`(${oneOf(sql`left(code, 2)`, territorio.ufs)} or ${oneOf(sql`code`, codesOf(territorio))})`
  return sql`(${column} is not null and not exists (select from unnest(${column}) code where not ${isReached}))`
}
