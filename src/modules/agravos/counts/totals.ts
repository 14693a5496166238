import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import { kept } from '../../../platform/db/prepare.ts'
import { codigosOfUf, municipioOf } from '../fields/municipios.ts'
import { totaisDeCasos } from '../tables-kept.ts'
import type { CountFilter } from './filter-type.ts'
import { classificacoes, EMPTY, evolucoes, sexos } from './profile.ts'

/*
 * Counts of municipalities over all days. They know a disease and one more field, but no days.
 */

type Counting = Omit<CountFilter, 'uf' | 'municipio' | 'lugares' | 'de' | 'ate'>

const columnFor = (parts: typeof sexos, value: string | null): SQL | null => {
  const found = parts.find(({ chave }) => chave === (value || EMPTY))
  return found ? sql.raw(found.column) : null
}

/** The expression that counts a row; null where the totals do not distinguish what is asked for. */
function countOf({ classificacao, evolucao, hospitalizacao, situacao, sexo }: Counting): SQL | null {
  const asked: (SQL | null)[] = []
  if (classificacao !== undefined) asked.push(columnFor(classificacoes, classificacao))
  if (evolucao !== undefined) asked.push(columnFor(evolucoes, evolucao))
  if (sexo !== undefined) asked.push(columnFor(sexos, sexo))
  if (hospitalizacao !== undefined) asked.push(hospitalizacao ? sql`hospitalizados` : sql`(n - hospitalizados)`)
  if (situacao === 'em_investigacao') asked.push(sql`(n - confirmados - descartados)`)
  else if (situacao !== undefined) asked.push(sql.raw(`${situacao}s`))
  const [only = sql`n`, second] = asked
  return second === undefined ? only : null
}

/** The municipalities of a filter, or null for all of them. */
export function municipiosOf({ uf, municipio, lugares }: CountFilter): readonly number[] | null {
  if (lugares) return [...lugares.ufs.flatMap(codigosOfUf), ...lugares.municipios]
  if (uf === undefined) return municipio ?? null
  return municipio ? municipio.filter((codigo) => municipioOf(codigo)?.uf === uf) : codigosOfUf(uf)
}

/** The rows to add up, and what to add up; null when a filter asks for what the totals do not know. */
function totalsOf(filter: CountFilter): { n: SQL; where: SQL } | null {
  const n = countOf(filter)
  if (!n || filter.de !== undefined || filter.ate !== undefined) return null
  const codigos = municipiosOf(filter)
  const conditions = [
    ...(codigos ? [oneOf(sql`municipio`, codigos)] : []),
    ...(filter.tipo === undefined ? [] : [sql`tipo = ${filter.tipo}`])
  ]
  return { n, where: conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql`` }
}

/** Counts the cases of several places. Returns null when the totals cannot tell. */
export async function countInPlaces(db: Db, filter: CountFilter): Promise<number | null> {
  const totals = totalsOf(filter)
  if (!totals) return null
  const [found] = await db.execute<{ n: number | null }>(sql`${kept}
    select sum(${totals.n})::float8 as n from ${totaisDeCasos} ${totals.where}`)
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
