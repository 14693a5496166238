/**
 * Seals stored values again, after a key was introduced or changed. The service goes on reading and writing meanwhile,
 * so the work is done in short transactions, in the order of the keys, and can be interrupted at any point. A digest
 * must stay unique even while other instances still write in the old way.
 */
import { type SQL, sql } from 'drizzle-orm'
import { type Db, sqlState } from '../db/client.ts'
import { digestOf } from './digest.ts'
import { keyring } from './keys.ts'
import { open, SEALED, seal, sealedWith } from './seal.ts'

/** Selects the stored texts to be sealed again, as a condition on their column. */
export type Stale = (column: SQL) => SQL

/** Selects texts from before there was a key. The indexes that find them have exactly this condition. */
export const isPlain: Stale = (column) => sql`${column} <> '' and not starts_with(${column}, ${sql.raw(`'${SEALED}'`)})`

/** Selects plain texts and all that another key has sealed. */
export const isNotOfCurrentKey: Stale = (column) =>
  sql`${column} <> '' and not starts_with(${column}, ${sql.raw(`'${sealedWith(keyring().current.id)}'`)})`

/** A table with sealed values. The room that owns the table exports this. */
export interface SealedPlace {
  name: string
  /**
   * Seals the next rows after a key again, in the order of the keys. Returns the last key, or null when no rows are
   * left.
   */
  reseal(tx: Db, isStale: Stale, after: string | null, most: number): Promise<string | null>
}

interface SealedColumns {
  table: string
  key: string
  keyType: 'int' | 'text'
  columns: readonly string[]
  /** The columns that are older than the seals, and the only ones in which plain texts are looked for; all if unset. */
  oncePlain?: readonly string[]
  contextOf(column: string, key: string): string
  /** The digest by which the values of one of the columns are found. */
  digest?: { column: string; of: string; context: string }
}

type Line = Record<string, string | null> & { key: string }

/** Describes the usual place: text columns in a table with a key of one column. */
export function sealedColumns(place: SealedColumns): SealedPlace {
  const { table, key, keyType, columns, oncePlain = columns, contextOf, digest } = place
  const [name, keyColumn, type] = [sql.identifier(table), sql.identifier(key), sql.raw(keyType)]
  const each = (form: (column: SQL) => SQL, between: SQL, names = columns) =>
    sql.join(
      names.map((column) => form(sql`${sql.identifier(column)}`)),
      between
    )

  function sealLine(row: Line): Line {
    const line: Line = { key: row.key }
    for (const column of columns) {
      const context = contextOf(column, row.key)
      const stored = row[column]
      const plain = stored === null || stored === undefined ? null : open(stored, context)
      line[column] = plain === null ? null : seal(plain, context)
      if (digest?.of === column) line.digest = plain === null ? null : digestOf(plain, digest.context).toString('hex')
    }
    return line
  }

  return {
    name: table,
    async reseal(tx, isStale, after, most) {
      const rows = await tx.execute<Line>(sql`
        select ${keyColumn}::text as key, ${each((column) => column, sql`, `)} from ${name}
        where (${each((column) => sql`(${isStale(column)})`, sql` or `, isStale === isPlain ? oncePlain : columns)})
          ${after === null ? sql`` : sql`and ${keyColumn} > ${after}::${type}`}
        order by ${keyColumn} limit ${most}::int for no key update`)
      const last = rows.at(-1)
      if (!last) return null
      await tx.execute(sql`
        update ${name} set ${each((column) => sql`${column} = line.${column}`, sql`, `)}${digest ? digestSet(name, digest.column) : sql``}
        from jsonb_to_recordset(${JSON.stringify(rows.map(sealLine))}::text::jsonb) as line
          (key ${type}, ${each((column) => sql`${column} text`, sql`, `)}${digest ? sql`, digest text` : sql``})
        where ${name}.${keyColumn} = line.key`)
      return last.key
    }
  }
}

/**
 * Sets the digest only if it stays unique. Another row may have got the same value meanwhile, through an instance that
 * did not seal yet. The value is then kept, but not found by its digest.
 */
const digestSet = (table: SQL | ReturnType<typeof sql.identifier>, column: string): SQL => sql`,
  ${sql.identifier(column)} = case
    when not exists (select from ${table} other where other.${sql.identifier(column)} = decode(line.digest, 'hex'))
      or ${table}.${sql.identifier(column)} = decode(line.digest, 'hex')
    then decode(line.digest, 'hex') end`

const AT_ONCE = 500
const TRIES = 10
/** Deadlock and serialisation failure: trying again may succeed. */
const passing = new Set(['40P01', '40001'])

/**
 * Seals everything stale again, in bounded transactions. It can be interrupted and started again, because what is
 * sealed by then is no longer stale. Other sessions may read and write meanwhile.
 */
export async function resealAll(
  db: Db,
  places: readonly SealedPlace[],
  isStale: Stale,
  atOnce: number = AT_ONCE
): Promise<{ batches: number }> {
  let batches = 0
  for (const place of places) {
    let after = await nextBatch(db, place, isStale, null, atOnce)
    while (after !== null) {
      batches++
      after = await nextBatch(db, place, isStale, after, atOnce)
    }
  }
  return { batches }
}

async function nextBatch(db: Db, place: SealedPlace, isStale: Stale, after: string | null, atOnce: number) {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction((tx) => place.reseal(tx, isStale, after, atOnce))
    } catch (error) {
      if (tries === TRIES || !passing.has(sqlState(error) ?? '')) throw error
    }
  }
}
