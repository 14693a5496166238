import { type SQL, sql } from 'drizzle-orm'
import { codeWithin, digitsOfUf, stateOf } from '../../../core/contas/territorio/codes.ts'
import type { Territorio } from '../../../engine/contract/handler.ts'
import type { Db } from '../../../platform/db/client.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import { kept } from '../../../platform/db/prepare.ts'
import { casos } from '../tables.ts'
import { foraDeCasos } from '../tables-kept.ts'
import type { CountFilter } from './filter.ts'
import { totalOf } from './totals.ts'

/*
 * Cases that lie within a territory only because they were notified there, as their patients live elsewhere. The other
 * counts go by where people live, so these are counted by themselves: by both places, the disease and one more field
 * from what triggers keep, and by anything else from the cases themselves, of which two indexes have only these.
 */

/** The cases of a list that lie within its territory only by their notification. */
export interface Beyond {
  territorio: Territorio
  /** The filter of the list in the form of the kept counts; null when they do not know it. */
  asked: CountFilter | null
  /** The condition for them, with that of the list. */
  where: SQL
}

/** Counts such cases. */
export async function countBeyond(db: Db, { territorio, asked, where }: Beyond): Promise<number> {
  const n = asked && totalOf(asked)
  if (!n) return await db.$count(casos, where)
  const { tipo, uf, municipio } = asked
  const conditions = [
    codeWithin(sql`notificacao`, territorio),
    sql`not ${codeWithin(sql`residencia`, territorio)}`,
    ...(tipo === undefined ? [] : [sql`tipo = ${tipo}`]),
    ...(uf === undefined ? [] : [sql`${stateOf(sql`residencia`)} = ${digitsOfUf(uf)}`]),
    ...(municipio === undefined ? [] : [oneOf(sql`residencia`, municipio)])
  ]
  const [found] = await db.execute<{ n: number | null }>(sql`${kept}
    select sum(${n})::float8 as n from ${foraDeCasos} where ${sql.join(conditions, sql` and `)}`)
  return found?.n ?? 0
}

/** How many such cases there are of each day or of each value of another column. */
export async function countBeyondBy(db: Db, { where }: Beyond, column: SQL): Promise<[unknown, number][]> {
  const [found] = await db.execute<{ groups: [unknown, number][] | null }>(sql`
    select json_agg(json_build_array(key, n)) as groups from (
      select ${column} as key, count(*) as n from ${casos} where ${where} group by 1
    ) by_key`)
  return found?.groups ?? []
}

/** Adds up numbers of the same keys. */
export function addedUp<Key>(one: readonly [Key, number][], other: readonly [Key, number][]): [Key, number][] {
  const sums = new Map(one)
  for (const [key, n] of other) sums.set(key, (sums.get(key) ?? 0) + n)
  return [...sums]
}
