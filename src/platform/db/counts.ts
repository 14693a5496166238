import { and, eq, gte, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from './client.ts'
import { contagens } from './tables.ts'

/** Returns one count that the triggers keep (migration `contagens`). */
export async function keptCount(db: Db, conjunto: string, chave = ''): Promise<number> {
  const [found] = await db
    .select({ n: sum(contagens.n).mapWith(Number) })
    .from(contagens)
    .where(and(eq(contagens.conjunto, conjunto), eq(contagens.chave, chave)))
  return found?.n ?? 0
}

/** Returns the sum of a set's counts from this key on. The key may be a day, for example. */
export async function keptCountSince(db: Db, conjunto: string, chave: string): Promise<number> {
  const [found] = await db
    .select({ n: sum(contagens.n).mapWith(Number) })
    .from(contagens)
    .where(and(eq(contagens.conjunto, conjunto), gte(contagens.chave, chave)))
  return found?.n ?? 0
}

/** Returns all counts of a set by key, without keys whose count is zero. */
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

/** Builds a kept count as a value inside a statement of another room. `chave` gives the key. */
export const keptCountOf = (conjunto: string, chave: SQL): SQL<number> => sql<number>`(
  select coalesce(sum(c.n), 0)::int from contagens c where c.conjunto = ${sql.raw(`'${conjunto}'`)} and c.chave = ${chave}
)`

/** Adds up the rows of each key into one. Writers only append differences. */
export async function foldKeptCounts(db: Db): Promise<void> {
  await db.execute(sql`select dobrar_contagens()`)
}

/**
 * Kept counts that can be checked and counted again. The room that keeps them exports the set; `recount` visits all
 * sets.
 */
export interface CountedSet {
  /** The table that holds the counts. */
  table: string
  key: string[]
  values: string[]
  /** Selects the kept counts: rows with the columns of `key` and `values`. Several rows of one key are added up. */
  kept: SQL
  /** Select the true counts from the rows themselves, one row for each key. */
  counted: SQL[]
  /** The tables whose writers have to wait during a recount. */
  tables: string[]
  /** The name of the advisory lock that folding takes, so that nothing is folded during a recount. */
  fold: string
  /** A table of changes that are not folded in yet. A recount empties it. */
  deltas?: string
}

/**
 * A part of the counts in `contagens`, counted by the room that owns the rows. Its columns are conjunto, chave and n.
 */
export interface CountedRows {
  table: string
  counted: SQL
}

/** The set of all counts kept in `contagens`. */
export const countedContagens = (parts: CountedRows[]): CountedSet => ({
  table: 'contagens',
  key: ['conjunto', 'chave'],
  values: ['n'],
  kept: sql`select conjunto, chave, n from contagens`,
  counted: parts.map(({ counted }) => counted),
  tables: parts.map(({ table }) => table),
  fold: 'contagens'
})
