import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/db/client.ts'
import type { CodedFilter } from '../fields/place.ts'
import { casosWhere } from '../list/filters.ts'
import type { Reach } from '../reach.ts'
import { casos } from '../tables.ts'
import { values } from './columns.ts'
import type { Position } from './cursor.ts'
import { built, joined, LEAD, type Packing, packed, type Rows, together, unpacked, WINDOW } from './packed.ts'
import { EARLIER_MS } from './settled.ts'

export interface Batch {
  rows: Rows
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

/** Reads rows packed, and once more where a text has a separator. */
async function rowsOf(read: (packing: Packing) => Promise<Buffer | null>): Promise<Rows> {
  const rows = unpacked(await read('quickly'), WIDTH) ?? unpacked(await read('safely'), WIDTH)
  if (rows === null) throw new Error('The rows of an extract do not come apart')
  return rows
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
  return async ({ id }) => {
    let next: Position | null = null
    const rows = await rowsOf(async (packing) => {
      const lines = sql`
        select ${lineById[packing]} as line, ${casos.id} as id from casos
        where ${casos.id} > ${id}::int and ${casos.id} <= (select coalesce(min(id), 2147483647) from ends) and ${where}`
      const [found] = await run(sql`
        with ends as materialized (select id from casos where id > ${id}::int order by id offset ${WINDOW - 1}::int limit 1)
        select (${together(lines, sql`id`)}), (select id from ends)`)
      const end = found?.[1] ?? null
      next = end === null ? null : { phase: 'all', at: 0, id: Number(end) }
      return found?.[0] ?? null
    })
    return { rows, next }
  }
}

/** Reads what each line of the log is about, as it is now: a case within reach, or one that has gone from there. */
function logOf(run: Run, where: SQL | undefined, since: number): Read {
  const line = (gone: string, packing: Packing, of: readonly SQL[]) =>
    packed({ gone: sql.raw(`'${gone}'`), at: sql`m.at`, id: sql`m.id`, caso: sql`m.caso_id` }, of, packing)
  const nothing = values.map(() => sql`null`)
  return async ({ at, id }) => {
    let next: Position = { phase: 'changed', at: 0, id: 0 }
    const rows = await rowsOf(async (packing) => {
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
      if (last && entries.length === WINDOW) next = { phase: 'log', at: Number(last[0]), id: Number(last[1]) }
      return joined(entries.map((entry) => entry[2] ?? null))
    })
    return { rows, next }
  }
}

function changedOf(run: Run, where: SQL | undefined, since: number): Read {
  return async ({ at, id }) => {
    const from = sql`excluido_em is null and atualizado_em >= ${moment(since - EARLIER_MS)}
      and (atualizado_em, id) > (${moment(at)}, ${id}::int)`
    const [end] = await run(sql`
      select (extract(epoch from atualizado_em) * 1000)::bigint::float8, id from casos
      where ${from} order by atualizado_em, id offset ${WINDOW - 1}::int limit 1`)
    const ate = end ? sql`and (atualizado_em, id) <= (${moment(Number(end[0]))}, ${Number(end[1])}::int)` : sql``
    const rows = await rowsOf(async (packing) => {
      const lines = sql`
        select ${lineByChange[packing]} as line, ${casos.atualizado_em} as at, ${casos.id} as id from casos
        where ${from} ${ate} and ${where} order by atualizado_em, id`
      const [found] = await run(together(lines, sql`at, id`))
      return found?.[0] ?? null
    })
    return { rows, next: end ? { phase: 'changed', at: Number(end[0]), id: Number(end[1]) } : null }
  }
}

const moment = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`
