import { type SQL, sql } from 'drizzle-orm'
import { codeWithin, codeWithinHashed, digitsOfUf, stateOf } from '../../../core/contas/territorio/codes.ts'
import type { Territorio } from '../../../engine/contract/handler.ts'
import { byKeys, type Db } from '../../../platform/db/client.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import { kept } from '../../../platform/db/prepare.ts'
import { casos } from '../tables.ts'
import { foraDeCasos } from '../tables-kept.ts'
import { countCasos } from './counts.ts'
import type { CountFilter } from './filter.ts'
import { sumInPlaces, totalOf } from './totals.ts'

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

/**
 * Counts the cases within a territory: those of people who live there, and such cases. Where the totals know both, it
 * is one statement. Returns null when the kept counts do not know the first.
 */
export async function countWithin(db: Db, known: CountFilter, beyond: Beyond): Promise<number | null> {
  const [living, notified] = [sumInPlaces(known), sumBeyond(beyond)]
  if (living && notified) {
    const [found] = await byKeys(db).execute<{ n: number }>(sql`${kept} select (${living}) + (${notified}) as n`)
    return found?.n ?? 0
  }
  const [there, elsewhere] = await Promise.all([countCasos(db, known), db.$count(casos, beyond.where)])
  return there === null ? null : there + elsewhere
}

/** The sum that counts such cases, as a statement; null when the triggers keep no such count. */
function sumBeyond({ territorio, asked }: Beyond): SQL | null {
  const n = asked && totalOf(asked)
  if (!n) return null
  const { tipo, uf, municipio } = asked
  const conditions = [
    codeWithin(sql`notificacao`, territorio),
    sql`not ${codeWithinHashed(sql`residencia`, territorio)}`,
    ...(tipo === undefined ? [] : [sql`tipo = ${tipo}`]),
    ...(uf === undefined ? [] : [sql`${stateOf(sql`residencia`)} = ${digitsOfUf(uf)}`]),
    ...(municipio === undefined ? [] : [oneOf(sql`residencia`, municipio)])
  ]
  return sql`select coalesce(sum(${n}), 0)::float8 from ${foraDeCasos} where ${sql.join(conditions, sql` and `)}`
}

/** How many such cases there are of each day or of each value of another column. */
export async function countBeyondBy(db: Db, { where }: Beyond, column: SQL): Promise<[unknown, number][]> {
  const [found] = await db.execute<{ groups: [unknown, number][] | null }>(sql`
    select json_agg(json_build_array(key, n)) as groups from (
      select ${column} as key, count(*) as n from ${casos} where ${where} group by 1
    ) by_key`)
  return found?.groups ?? []
}
