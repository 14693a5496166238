import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/db/client.ts'
import type { CodedFilter } from '../fields/place.ts'
import { casosWhere } from '../list/filters.ts'
import type { Reach } from '../reach.ts'
import { casos } from '../tables.ts'
import { values } from './columns.ts'
import type { Position } from './cursor.ts'
import {
  built,
  joined,
  LEAD,
  type Packed,
  type Packing,
  packed,
  type Rows,
  rowsIn,
  together,
  WINDOW
} from './packed.ts'
import { EARLIER_MS } from './settled.ts'

export interface Batch {
  count: number
  /** Checks that the rows come apart, which is work for the processor: the next batch can be asked for before. */
  rows(): Promise<Rows>
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
const WIDTH = LEAD.width + values.length

/** The rows of a query as the bytes that come from the database. Nobody makes a text of them. */
type Run = (statement: SQL) => Promise<readonly (readonly (Buffer | null)[])[]>

/**
 * Returns a function that reads one batch. Each batch is one or two short statements on a separate connection. None is
 * open between two batches: a client that reads slowly holds no snapshot and no connection. The end of a window is
 * found by an index alone, so that a filter that matches little costs no more than any other.
 */
export function reader(database: Database, { reach, filter, since }: Wanted): Read {
  const where = casosWhere(reach, filter)
  const run: Run = async (statement) => {
    const { sql: text, params } = dialect.sqlToQuery(statement)
    return (await database.sql.unsafe(text, params as never[]).raw()) as unknown as Buffer[][]
  }
  const by = { all: allOf(run, where), log: logOf(run, where, since ?? 0), changed: changedOf(run, where, since ?? 0) }
  return (position) => by[position.phase](position)
}

interface Found {
  packed: Packed
  next: Position | null
}

/** Reads rows from a position on, up to `until` where that is known. */
type Reading = (position: Position, packing: Packing, until?: Position | null) => Promise<Found>

/** Reads rows packed, and the same once more where a text has signs that end values. */
const inBatches = (read: Reading): Read => {
  return async (position) => {
    const { packed, next } = await read(position, 'quickly')
    return { count: packed[1], next, rows: async () => rowsIn(packed, WIDTH) ?? (await again(position, next)) }
  }
  async function again(position: Position, next: Position | null): Promise<Rows> {
    const { packed } = await read(position, 'safely', next)
    const rows = rowsIn(packed, WIDTH)
    if (rows === null) throw new Error('The rows of an extract do not come apart')
    return rows
  }
}

const ID = sql`${casos.id}`
const lineBoth = (at: SQL): Record<Packing, SQL> => {
  const lead = { gone: sql.raw(`'false'`), at, id: ID, caso: ID }
  return { quickly: built(packed(lead, values, 'quickly')), safely: built(packed(lead, values, 'safely')) }
}
const lineById = lineBoth(sql.raw(`'0'`))
const CHANGED = sql`(extract(epoch from ${casos.atualizado_em}) * 1000)::bigint`
const lineByChange = lineBoth(CHANGED)

function allOf(run: Run, where: SQL | undefined): Read {
  return inBatches(async ({ id }, packing, until) => {
    const lines = sql`
      select ${lineById[packing]} as line, ${casos.id} as id from casos
      where ${casos.id} > ${id}::int and ${casos.id} <= (select coalesce(min(id), 2147483647) from ends) and ${where}`
    const ends =
      until === undefined
        ? sql`select id from casos where id > ${id}::int order by id offset ${WINDOW - 1}::int limit 1`
        : sql`select ${until?.id ?? null}::int as id`
    const [found] = await run(sql`
      with ends as materialized (${ends})
      select lines, count, (select id from ends) from (${together(lines, sql`id`)}) rows`)
    const end = found?.[2] ?? null
    return {
      packed: [found?.[0] ?? null, Number(found?.[1])],
      next: end === null ? null : { phase: 'all', at: 0, id: Number(end) }
    }
  })
}

/** Reads what each line of the log is about, as it is now: a case within reach, or one that has gone from there. */
function logOf(run: Run, where: SQL | undefined, since: number): Read {
  const line = (gone: string, packing: Packing, of: readonly SQL[]) =>
    packed({ gone: sql.raw(`'${gone}'`), at: sql`m.at`, id: sql`m.id`, caso: sql`m.caso_id` }, of, packing)
  const nothing = values.map(() => sql`null`)
  return inBatches(async ({ at, id }, packing) => {
    const entries = await run(sql`
      select m.at, m.id, case when was.within or c.line is not null then coalesce(c.line, ${line('true', packing, nothing)}) end
      from (
        select (extract(epoch from em) * 1000)::bigint as at, * from casos_mudancas
        where em >= ${moment(since)} and (em, id) > (${moment(at)}, ${id}::bigint) order by em, id limit ${WINDOW}::int
      ) m
      left join lateral (
        select ${line('false', packing, values)} as line from casos where ${casos.id} = m.caso_id and ${where}) c on true
      cross join lateral (select exists (
        select from (select m.caso_id as id, m.tipo, m.uf, m.municipio, m.municipio_notificacao, m.data_notificacao,
          null::timestamptz as excluido_em) casos where ${where}) as within) was
      order by m.em, m.id`)
    const last = entries.at(-1)
    return {
      packed: joined(entries.map((entry) => entry[2] ?? null)),
      next:
        last && entries.length === WINDOW
          ? { phase: 'log', at: Number(last[0]), id: Number(last[1]) }
          : { phase: 'changed', at: 0, id: 0 }
    }
  })
}

function changedOf(run: Run, where: SQL | undefined, since: number): Read {
  return inBatches(async ({ at, id }, packing, until) => {
    const from = sql`excluido_em is null and atualizado_em >= ${moment(since - EARLIER_MS)}
      and (atualizado_em, id) > (${moment(at)}, ${id}::int)`
    const next = until === undefined ? await endOf(from) : until
    const ate = next ? sql`and (atualizado_em, id) <= (${moment(next.at)}, ${next.id}::int)` : sql``
    const lines = sql`
      select ${lineByChange[packing]} as line, ${casos.atualizado_em} as at, ${casos.id} as id from casos
      where ${from} ${ate} and ${where} order by atualizado_em, id`
    const [found] = await run(together(lines, sql`at, id`))
    return { packed: [found?.[0] ?? null, Number(found?.[1])], next }
  })
  async function endOf(from: SQL): Promise<Position | null> {
    const [end] = await run(sql`
      select (extract(epoch from atualizado_em) * 1000)::bigint::float8, id from casos
      where ${from} order by atualizado_em, id offset ${WINDOW - 1}::int limit 1`)
    return end ? { phase: 'changed', at: Number(end[0]), id: Number(end[1]) } : null
  }
}

const moment = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`
