import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { CountedSet } from '../db/counts.ts'
import { countedSets } from './sets.ts'

export interface Difference {
  tabela: string
  chave: string
  guardado: number
  contado: number
}

const names = (list: string[]): SQL => sql.raw(list.join(', '))
const unique = (list: string[]): string[] => [...new Set(list)]
const countedRows = ({ counted }: CountedSet): SQL => sql.join(counted, sql` union all `)

/** Compares every kept count with a count of the rows themselves, all at one moment; writers go on meanwhile. */
export async function compareCounts(db: Db): Promise<Difference[]> {
  return await db.transaction(
    async (tx) => {
      const found: Difference[] = []
      for (const set of countedSets) for (const value of set.values) found.push(...(await compare(tx, set, value)))
      return found
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' }
  )
}

async function compare(db: Db, set: CountedSet, value: string): Promise<Difference[]> {
  const key = names(set.key)
  const rows = await db.execute<{ chave: string; guardado: number; contado: number }>(sql`
    select concat_ws(' | ', ${key}) as chave, coalesce(g.n, 0)::float8 as guardado, coalesce(c.n, 0)::float8 as contado
    from (select ${key}, sum(${sql.raw(value)}) as n from (${set.kept}) kept group by ${key}) g
    full join (select ${key}, ${sql.raw(value)} as n from (${countedRows(set)}) counted) c using (${key})
    where coalesce(g.n, 0) <> coalesce(c.n, 0)
    order by ${key}`)
  return rows.map((row) => ({ tabela: set.table, ...row }))
}

/**
 * Counts everything anew. Whoever writes what is counted waits until it is done; readers do not. The locks come first and each statement
 * then sees what was committed before them, which is why this is not a repeatable read.
 */
export async function rebuildCounts(db: Db): Promise<void> {
  await db.transaction(
    async (tx) => {
      const locked = unique(countedSets.flatMap(({ tables }) => tables))
      await tx.execute(sql`lock table ${names(locked)} in share row exclusive mode`)
      for (const name of unique(countedSets.map(({ fold }) => fold)))
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
      for (const name of emptied) await tx.execute(sql`delete from ${sql.identifier(name)}`)
      for (const set of countedSets) {
        const columns = names([...set.key, ...set.values])
        await tx.execute(sql`
          insert into ${sql.identifier(set.table)} (${columns}) select ${columns} from (${countedRows(set)}) counted`)
      }
    },
    { isolationLevel: 'read committed' }
  )
}

/** After counting anew: the old rows are still in the way, and the planner does not know the new ones. */
export async function vacuumCounts(db: Db): Promise<void> {
  await db.execute(sql`vacuum (analyze) ${names(emptied)}`)
}

/** The tables that are filled anew, and those whose changes are in them then. */
const emptied = unique(countedSets.flatMap(({ table, deltas = [] }) => [table, deltas].flat()))
