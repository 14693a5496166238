/**
 * Seals stored values again, after a key was introduced or changed, or the form of seals was. The service goes on
 * reading and writing meanwhile, so the work is done in short transactions, in the order of the keys, and can be
 * interrupted at any point. A digest must stay unique even while other instances still write in the old way.
 */
import { type SQL, sql } from 'drizzle-orm'
import { type Db, sqlState } from '../db/client.ts'
import { digestOf } from './digest.ts'
import { keyring } from './keys.ts'
import { BOUND, FORMER, isSealed, NotOpened, open, type Place, seal, sealedWith, writesBoundSeals } from './seal.ts'

/** Which stored texts are sealed again, and what is done with those that cannot be. */
export interface Stale {
  /** A condition on a column. */
  where(column: SQL): SQL
  /** Whether a text that is not sealed is taken as it is. Otherwise it counts as one that does not open. */
  takesPlain?: true
  /** Whether a row with a value that does not open is left as it is. Otherwise the work ends there. */
  leavesUnopened?: true
}

const literal = (text: string): SQL => sql.raw(`'${text}'`)

/** Texts from before there was a key. The indexes that find them have exactly this condition. */
export const plainTexts: Stale = {
  where: (column) =>
    sql`${column} <> '' and not starts_with(${column}, ${literal(FORMER)}) and not starts_with(${column}, ${literal(BOUND)})`,
  takesPlain: true
}

/** Texts in the form that was written before. The indexes that find them have exactly this condition. */
export const formerSeals: Stale = {
  where: (column) => sql`starts_with(${column}, ${literal(FORMER)})`,
  leavesUnopened: true
}

/** All that another key has sealed, the former form where it is no longer written, and plain texts. */
export const notOfCurrentKey: Stale = {
  where: (column) => {
    const { id } = keyring().current
    const isCurrent = (version: string) => sql`starts_with(${column}, ${literal(sealedWith(id, version))})`
    const former = writesBoundSeals() ? sql`` : sql` or ${isCurrent(FORMER)}`
    return sql`${column} <> '' and not (${isCurrent(BOUND)}${former})`
  }
}

/** What was done with some rows. */
export interface Resealed {
  /** The key of the last row, sealed or left. */
  last: string
  sealed: number
  unopened: number
}

/** A table with sealed values. The room that owns the table exports this. */
export interface SealedPlace {
  name: string
  /** Seals the next stale rows after a key again, in the order of the keys. Returns null when no rows are left. */
  reseal(tx: Db, stale: Stale, after: string | null, most: number): Promise<Resealed | null>
}

/** Seals rows again by `change`. Rows that do not open are left out where that is allowed. */
export function resealRows<Row>(rows: readonly Row[], stale: Stale, change: (row: Row) => Row): Row[] {
  return rows.flatMap((row) => {
    try {
      return [change(row)]
    } catch (error) {
      if (stale.leavesUnopened && error instanceof NotOpened) return []
      throw error
    }
  })
}

/** Opens a stored text that is to be sealed again. */
export const openStored = (stored: string, place: Place, { takesPlain }: Pick<Stale, 'takesPlain'>): string =>
  takesPlain && !isSealed(stored) ? stored : open(stored, place)

/** Opens a stored text and seals it for the same place. */
export const resealText = (stored: string, place: Place, stale: Pick<Stale, 'takesPlain'>): string =>
  seal(openStored(stored, place, stale), place)

interface SealedColumns {
  table: string
  key: string
  keyType: 'int' | 'text'
  columns: readonly string[]
  /** The columns that are older than the seals, and the only ones in which plain texts are looked for; all if unset. */
  oncePlain?: readonly string[]
  placeOf(column: string, key: string): Place
  /** The digest by which the values of one of the columns are found. */
  digest?: { column: string; of: string; context: string }
  /** Further columns that are made of the opened values and of others. */
  also?: {
    reads: readonly string[]
    writes: readonly string[]
    type: string
    of(open: Record<string, string | null>): Record<string, string | null>
  }
}

type Line = Record<string, string | null> & { key: string }

/** Describes the usual place: text columns in a table with a key of one column. */
export function sealedColumns(place: SealedColumns): SealedPlace {
  const { table, key, keyType, columns, oncePlain = columns, placeOf, digest, also } = place
  const [name, keyColumn, type] = [sql.identifier(table), sql.identifier(key), sql.raw(keyType)]
  const each = (form: (column: SQL) => SQL, between: SQL, names = columns) =>
    sql.join(
      names.map((column) => form(sql`${sql.identifier(column)}`)),
      between
    )
  const listed = (names: readonly string[] = [], form: (column: SQL) => SQL): SQL =>
    sql.join(names.map((column) => sql`, ${form(sql`${sql.identifier(column)}`)}`))

  function sealLine(row: Line, stale: Stale): Line {
    const line: Line = { key: row.key }
    const opened: Record<string, string | null> = { ...row }
    for (const column of columns) {
      const place = placeOf(column, row.key)
      const stored = row[column] ?? null
      const plain = stored === null ? null : openStored(stored, place, stale)
      opened[column] = plain
      line[column] = plain === null ? null : seal(plain, place)
      if (digest?.of === column) line.digest = plain === null ? null : digestOf(plain, digest.context).toString('hex')
    }
    return { ...line, ...also?.of(opened) }
  }

  return {
    name: table,
    async reseal(tx, stale, after, most) {
      const rows = await tx.execute<Line>(sql`
        select ${keyColumn}::text as key, ${each((column) => column, sql`, `)}
          ${listed(also?.reads, (column) => sql`${column}::text as ${column}`)} from ${name}
        where (${each((column) => sql`(${stale.where(column)})`, sql` or `, stale.takesPlain ? oncePlain : columns)})
          ${after === null ? sql`` : sql`and ${keyColumn} > ${after}::${type}`}
        order by ${keyColumn} limit ${most}::int for no key update`)
      const last = rows.at(-1)
      if (!last) return null
      const lines = resealRows(rows, stale, (row) => sealLine(row, stale))
      if (lines.length > 0)
        await tx.execute(sql`
          update ${name} set ${each((column) => sql`${column} = line.${column}`, sql`, `)}${digest ? digestSet(name, digest.column) : sql``}
            ${listed(also?.writes, (column) => sql`${column} = line.${column}`)}
          from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as line
            (key ${type}, ${each((column) => sql`${column} text`, sql`, `)}${digest ? sql`, digest text` : sql``}
            ${listed(also?.writes, (column) => sql`${column} ${sql.raw(also?.type ?? '')}`)})
          where ${name}.${keyColumn} = line.key`)
      return { last: last.key, sealed: lines.length, unopened: rows.length - lines.length }
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
  stale: Stale,
  { atOnce = AT_ONCE, goesOn = () => true }: { atOnce?: number; goesOn?: () => boolean } = {}
): Promise<{ sealed: number; unopened: number }> {
  const all = { sealed: 0, unopened: 0 }
  for (const place of places) {
    let after: string | null = null
    while (goesOn()) {
      const done: Resealed | null = await nextBatch(db, place, stale, after, atOnce)
      if (!done) break
      all.sealed += done.sealed
      all.unopened += done.unopened
      after = done.last
    }
  }
  return all
}

async function nextBatch(db: Db, place: SealedPlace, stale: Stale, after: string | null, atOnce: number) {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction((tx) => place.reseal(tx, stale, after, atOnce))
    } catch (error) {
      if (tries === TRIES || !passing.has(sqlState(error) ?? '')) throw error
    }
  }
}
