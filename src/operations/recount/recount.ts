/**
 * Compares the kept counts with the rows themselves, and counts them again. Each room describes its counts as a
 * `CountedSet`, and the SQL here is built from these descriptions. Comparing reads one snapshot and blocks nobody.
 * Counting again locks the counted tables against writers, so that no change is lost or counted twice.
 */
import { type SQL, sql } from 'drizzle-orm'
import { compareKeptDays, markAllDays } from '../../modules/agravos/statistics/indicators/keep.ts'
import type { Db } from '../../platform/db/client.ts'
import type { CountedSet } from '../../platform/db/counts.ts'
import { countedSets } from './sets.ts'

export interface Difference {
  tabela: string
  chave: string
  guardado: number
  contado: number
}

const names = (list: string[]): SQL => sql.raw(list.join(', '))
const unique = (list: string[]): string[] => [...new Set(list)]
const countedRows = ({ counted }: Pick<CountedSet, 'counted'>): SQL => sql.join(counted, sql` union all `)

/** Compares every kept count with a count of the rows themselves, all at one moment. Writers go on meanwhile. */
export async function compareCounts(db: Db): Promise<Difference[]> {
  return await db.transaction(
    async (tx) => {
      const found: Difference[] = []
      for (const set of countedSets) found.push(...(await compare(tx, set)))
      const days = await compareKeptDays(tx)
      return [...found, ...days.map((each) => ({ tabela: 'casos_indicadores', ...each }))]
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' }
  )
}

/**
 * Compares all values of a set at once, because counting takes long. Of a row with several wrong values, the first is
 * reported, with its name if the set has others.
 */
async function compare(db: Db, { key, values, kept, ...set }: CountedSet): Promise<Difference[]> {
  const keys = names(key)
  const sums = values.map((value) => `sum(${value}) as ${value}`)
  const side = (from: string) => values.map((value) => `coalesce(${from}.${value}, 0)`).join(', ')
  const pairs = values.map((value, i) => `(${i}, '${value}', g.${value}::numeric, c.${value}::numeric)`)
  const rows = await db.execute<{ chave: string; nome: string; guardado: number; contado: number }>(sql`
    select concat_ws(' | ', ${keys}) as chave, nome, guardado, contado
    from (select ${keys}, ${names(sums)} from (${kept}) kept group by ${keys}) g
    full join (${countedRows(set)}) c using (${keys})
    cross join lateral (
      select nome, coalesce(guardado, 0)::float8 as guardado, coalesce(contado, 0)::float8 as contado
      from (values ${names(pairs)}) pairs (nth, nome, guardado, contado)
      where coalesce(guardado, 0) <> coalesce(contado, 0) order by nth limit 1
    ) first
    where (${sql.raw(side('g'))}) <> (${sql.raw(side('c'))})
    order by ${keys}`)
  return rows.map(({ chave, nome, ...row }) => ({
    tabela: set.table,
    chave: nome === values[0] ? chave : `${chave} | ${nome}`,
    ...row
  }))
}

/**
 * Counts everything again. Writers of what is counted wait until it is done; readers do not. The locks come first, and
 * each statement then sees what was committed before them. That is why this is not a repeatable read.
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
      // The service keeps marked days anew within minutes, and counts them from their cases until then.
      await markAllDays(tx)
    },
    { isolationLevel: 'read committed' }
  )
}

/** Removes the old rows after a recount, and lets the planner see the new ones. */
export async function vacuumCounts(db: Db): Promise<void> {
  await db.execute(sql`vacuum (analyze) ${names(emptied)}`)
}

/** The tables that are filled again, and the tables of changes that are then included in them. */
const emptied = unique(countedSets.flatMap(({ table, deltas = [] }) => [table, deltas].flat()))
