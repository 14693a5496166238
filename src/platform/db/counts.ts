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

/** A kept count as a value within a statement of another room; `chave` gives the key. */
export const keptCountOf = (conjunto: string, chave: SQL): SQL<number> => sql<number>`(
  select coalesce(sum(c.n), 0)::int from contagens c where c.conjunto = ${sql.raw(`'${conjunto}'`)} and c.chave = ${chave}
)`

/** Writers append differences; this makes one row of those of each key. */
export async function foldKeptCounts(db: Db): Promise<void> {
  await db.execute(sql`select dobrar_contagens()`)
}

/** Kept counts that can be checked and counted anew. The room that keeps them exports it; `recount` goes through all of them. */
export interface CountedSet {
  /** Where they are kept. */
  table: string
  key: string[]
  values: string[]
  /** What is kept: rows with the columns of `key` and `values`, several for one key where they are to be added up. */
  kept: SQL
  /** The same counted from the rows themselves, one row for each key. */
  counted: SQL[]
  /** The tables whose writers have to wait while it is counted anew. */
  tables: string[]
  /** The name of the advisory lock of those who fold, so that none does meanwhile. */
  fold: string
  /** A table of changes that are not folded in yet; it is emptied. */
  deltas?: string
}

/** A part of the counts in `contagens`, as the room that owns the rows counts them: with the columns conjunto, chave, n. */
export interface CountedRows {
  table: string
  counted: SQL
}

/** All counts that are kept in `contagens`. */
export const countedContagens = (parts: CountedRows[]): CountedSet => ({
  table: 'contagens',
  key: ['conjunto', 'chave'],
  values: ['n'],
  kept: sql`select conjunto, chave, n from contagens`,
  counted: parts.map(({ counted }) => counted),
  tables: parts.map(({ table }) => table),
  fold: 'contagens'
})
