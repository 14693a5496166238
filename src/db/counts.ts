import { and, eq, gte, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from './client.ts'
import { contagens } from './tables.ts'

/** One count that the triggers keep (migration `contagens`). */
export async function keptCount(db: Db, conjunto: string, chave = ''): Promise<number> {
  const [found] = await db
    .select({ n: sum(contagens.n).mapWith(Number) })
    .from(contagens)
    .where(and(eq(contagens.conjunto, conjunto), eq(contagens.chave, chave)))
  return found?.n ?? 0
}

/** The sum of the counts of a set whose key is not before this one, such as a day. */
export async function keptCountSince(db: Db, conjunto: string, chave: string): Promise<number> {
  const [found] = await db
    .select({ n: sum(contagens.n).mapWith(Number) })
    .from(contagens)
    .where(and(eq(contagens.conjunto, conjunto), gte(contagens.chave, chave)))
  return found?.n ?? 0
}

/** All counts of a set, by key; keys whose count is zero are left out. */
export async function keptCounts(db: Db, conjunto: string): Promise<Map<string, number>> {
  const n = sum(contagens.n).mapWith(Number)
  const rows = await db
    .select({ chave: contagens.chave, n })
    .from(contagens)
    .where(eq(contagens.conjunto, conjunto))
    .groupBy(contagens.chave)
    .having(sql`sum(${contagens.n}) <> 0`)
  return new Map(rows.map(({ chave, n }) => [chave, n]))
}

/** The members of a group, for a query that reads `grupos`. */
export const membrosDoGrupo: SQL<number> = sql<number>`(
  select coalesce(sum(c.n), 0)::int from contagens c
  where c.conjunto = 'grupos.usuarios' and c.chave = "grupos"."id"::text
)`
