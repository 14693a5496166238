import { Column, is, noopDecoder, Param, Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Row, Sql } from 'postgres'
import type { Db } from './client.ts'

/** What is read at every request: putting its text together anew, and finding out how to read each column, takes longer than sending it. */

type Selection = Record<string, Column | SQL>
type Value<F> = F extends Column
  ? F['_']['notNull'] extends true
    ? F['_']['data']
    : F['_']['data'] | null
  : F extends SQL<infer T>
    ? T
    : never
type Selected<S extends Selection> = { [K in keyof S]: Value<S[K]> }
/** By the names of the placeholders; `caso.tipo` is `tipo` of the value `caso`. */
type Values = Record<string, unknown>
interface Prepared {
  text: string
  params: ((values: Values) => unknown)[]
}

const dialect = new PgDialect()

/** A select of `selection`, with placeholders for its values. */
export function consulta<S extends Selection>(
  selection: S,
  build: (db: Db) => { toSQL(): { sql: string; params: unknown[] } }
): (db: Db, values: Values) => Promise<Selected<S>[]> {
  const read = leitor(selection)
  const built = new WeakMap<Db, Prepared>()
  return async (db, values) => {
    let prepared = built.get(db)
    if (!prepared) {
      prepared = prepare(build(db).toSQL())
      built.set(db, prepared)
    }
    return await read(send(db, prepared, values))
  }
}

/** Runs a select that is put together anew each time, and reads its rows as `consulta` does. */
export function leituraDe<S extends Selection>(
  selection: S
): (db: Db, query: { toSQL(): { sql: string; params: unknown[] } }) => Promise<Selected<S>[]> {
  const read = leitor(selection)
  // There is an end to how many texts are kept prepared; the pool sees to it.
  return (db, query) => read(send(db, prepare(query.toSQL()), {}, false))
}

function leitor<S extends Selection>(selection: S): (rows: ReturnType<typeof send>) => Promise<Selected<S>[]> {
  const names = Object.keys(selection)
  const readers = Object.values(selection).map(readerOf)
  return async (pending) => {
    const rows = (await pending.values()) as unknown[][]
    return rows.map((row) => {
      const found: Record<string, unknown> = {}
      for (let i = 0; i < names.length; i++) {
        const value = row[i]
        const read = readers[i]
        found[names[i] as string] = read && value !== null ? read(value) : value
      }
      return found as Selected<S>
    })
  }
}

/** Rows that `consultaPorIds` asks for at once. */
export const IDS = 8

/**
 * A select by ids: one statement for a single one, and one for up to eight. A list of any length would be planned anew each time, since
 * the server never finds the plan for lists in general good enough for this one.
 */
export function consultaPorIds<S extends Selection>(
  selection: S,
  build: (db: Db, ids: Placeholder[]) => { toSQL(): { sql: string; params: unknown[] } }
): (db: Db, ids: (number | string)[]) => Promise<Selected<S>[]> {
  const places = Array.from({ length: IDS }, (_, i) => sql.placeholder(`id${i}`))
  const one = consulta(selection, (db) => build(db, places.slice(0, 1)))
  const some = consulta(selection, (db) => build(db, places))
  return async (db, ids) => {
    const distinct = [...new Set(ids)]
    // The rest would be left out in silence.
    if (distinct.length > IDS) throw new RangeError(`at most ${IDS} ids at once`)
    if (distinct.length === 1) return one(db, { id0: distinct[0] })
    const last = distinct.at(-1)
    return some(db, Object.fromEntries(places.map(({ name }, i) => [name, distinct[i] ?? last])))
  }
}

/** The place of a value in such a statement. */
export const v = (name: string) => sql.placeholder(name)

/** A statement of our own wording, with placeholders for its values. */
export function comando<T extends Row>(text: SQL): (db: Db, values: Values) => Promise<T[]> {
  const prepared = prepare(dialect.sqlToQuery(text))
  return async (db, values) => (await send(db, prepared, values)) as unknown as T[]
}

function prepare({ sql: text, params }: { sql: string; params: unknown[] }): Prepared {
  return { text, params: params.map(sourceOf) }
}

/** Where a parameter's value comes from. */
function sourceOf(param: unknown): (values: Values) => unknown {
  if (is(param, Param)) {
    const source = sourceOf(param.value)
    return (values) => param.encoder.mapToDriverValue(source(values))
  }
  if (!is(param, Placeholder)) return () => param
  const [name = '', field] = param.name.split('.')
  return field === undefined ? (values) => values[name] : (values) => (values[name] as Values)[field]
}

function send(db: Db, { text, params }: Prepared, values: Values, keep = true) {
  const { client, logger } = (db as unknown as { session: Session }).session
  const filled = params.map((source) => source(values))
  logger.logQuery(text, filled)
  return client.unsafe(text, filled as never[], keep ? { prepare: true } : undefined)
}

/** Of a database and of a transaction alike. */
interface Session {
  client: Sql
  logger: { logQuery(text: string, params: unknown[]): void }
}

/** Null where the driver gives the value as it is wanted. */
function readerOf(field: Column | SQL): ((value: unknown) => unknown) | null {
  if (is(field, Column)) {
    return field.mapFromDriverValue === Column.prototype.mapFromDriverValue ? null : (v) => field.mapFromDriverValue(v)
  }
  const { decoder } = field as unknown as { decoder: typeof noopDecoder }
  return decoder === noopDecoder ? null : (v) => decoder.mapFromDriverValue(v)
}
