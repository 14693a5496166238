import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/db/client.ts'
import type { CodedFilter } from '../fields/place.ts'
import { casosWhere } from '../list/filters.ts'
import type { Reach } from '../reach.ts'
import { casos } from '../tables.ts'
import { selection } from './columns.ts'
import type { Position } from './cursor.ts'
import { EARLIER_MS } from './settled.ts'

/** How many rows of an index one statement walks, whatever the filter leaves of them. */
export const WINDOW = 2000

/** The values of a row before those of the selection. */
export const LEAD = { gone: 0, at: 1, id: 2, caso: 3, width: 4 }

export type Values = readonly unknown[]

export interface Batch {
  rows: Values[]
  /** Where the next batch begins; null at the end. */
  next: Position | null
}

export interface Wanted {
  reach: Reach
  filter: CodedFilter | null
  /** Only what has changed since this moment, in milliseconds; null for all cases. */
  since: number | null
}

export type Read = (position: Position) => Promise<Batch>

/** Where an extract begins. */
export const beginning = (since: number | null): Position => ({ phase: since === null ? 'all' : 'log', at: 0, id: 0 })

const dialect = new PgDialect()

/**
 * Returns a function that reads one batch. Each batch is two short statements on a separate connection, and none is
 * open between two batches: a client that reads slowly holds no snapshot and no connection. The first statement finds
 * where the window ends by an index alone, so that a filter that matches little costs no more than any other.
 */
export function reader(database: Database, { reach, filter, since }: Wanted): Read {
  const where = casosWhere(reach, filter)
  async function run(statement: SQL): Promise<Values[]> {
    const { sql: text, params } = dialect.sqlToQuery(statement)
    return (await database.sql.unsafe(text, params as never[]).values()) as unknown as Values[]
  }

  async function all({ id }: Position): Promise<Batch> {
    const [end] = await run(
      sql`select id from casos where id > ${id}::int order by id offset ${WINDOW - 1}::int limit 1`
    )
    const rows = await run(sql`
      select false, 0, ${casos.id}, ${casos.id}, ${selection} from casos
      where ${casos.id} > ${id}::int ${end ? sql`and ${casos.id} <= ${end[0]}::int` : sql``} and ${where}
      order by ${casos.id}`)
    return { rows, next: end ? { phase: 'all', at: 0, id: Number(end[0]) } : null }
  }

  /** What each line of the log is about, as it is now: a case within reach, or one that has gone from there. */
  async function log({ at, id }: Position): Promise<Batch> {
    const rows = await run(sql`
      select c.caso is null and was.within, m.at, m.id, m.caso_id, c.*, was.within or c.caso is not null
      from (
        select (extract(epoch from em) * 1000)::bigint::float8 as at, * from casos_mudancas
        where em >= ${moment(since ?? 0)} and (em, id) > (${moment(at)}, ${id}::bigint) order by em, id limit ${WINDOW}::int
      ) m
      left join lateral (select ${casos.id} as caso, ${selection} from casos where ${casos.id} = m.caso_id and ${where}) c on true
      cross join lateral (select exists (
        select from (select m.caso_id as id, m.tipo, m.uf, m.municipio, m.municipio_notificacao, m.data_notificacao,
          null::timestamptz as excluido_em) casos where ${where}) as within) was
      order by m.em, m.id`)
    const last = rows.at(-1)
    const next: Position = last && rows.length === WINDOW ? positionOf('log', last) : { phase: 'changed', at: 0, id: 0 }
    const told = rows.filter((row) => row.at(-1) === true)
    // The row has the case's own id once more, where it is one that is still there.
    return { rows: told.map((row) => [...row.slice(0, LEAD.width), ...row.slice(LEAD.width + 1)]), next }
  }

  async function changed({ at, id }: Position): Promise<Batch> {
    const from = sql`excluido_em is null and atualizado_em >= ${moment((since ?? 0) - EARLIER_MS)}
      and (atualizado_em, id) > (${moment(at)}, ${id}::int)`
    const [end] = await run(sql`
      select (extract(epoch from atualizado_em) * 1000)::bigint::float8, id from casos
      where ${from} order by atualizado_em, id offset ${WINDOW - 1}::int limit 1`)
    const ate = end ? sql`and (atualizado_em, id) <= (${moment(Number(end[0]))}, ${end[1]}::int)` : sql``
    const rows = await run(sql`
      select false, (extract(epoch from ${casos.atualizado_em}) * 1000)::bigint::float8, ${casos.id}, ${casos.id}, ${selection}
      from casos where ${from} ${ate} and ${where} order by atualizado_em, id`)
    return { rows, next: end ? { phase: 'changed', at: Number(end[0]), id: Number(end[1]) } : null }
  }

  const by = { all, log, changed }
  return (position) => by[position.phase](position)
}

/** The position behind a row. */
export const positionOf = (phase: Position['phase'], row: Values): Position => ({
  phase,
  at: Number(row[LEAD.at]),
  id: Number(row[LEAD.id])
})

const moment = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`
