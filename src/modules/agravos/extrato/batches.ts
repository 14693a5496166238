import { type SQL, sql } from 'drizzle-orm'
import { built, queryOf } from '../../../platform/db/built.ts'
import type { Database } from '../../../platform/db/client.ts'
import type { CodedFilter } from '../fields/place.ts'
import { casosWhere } from '../list/filters.ts'
import type { Reach } from '../reach.ts'
import { casos } from '../tables.ts'
import { values } from './columns.ts'
import type { Phase, Position } from './cursor.ts'
import { LEAD, type Packed, type Packing, packed, type Rows, rowsIn, together, WINDOW } from './packed.ts'
import { EARLIER_MS } from './settled.ts'

export interface Batch {
  /** Waits for the rows. The next batch can be asked for before they have come. */
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

const WIDTH = LEAD.width + values.length

/** The rows of a query as the bytes that come from the database. Nobody makes a text of them. */
type Run = (statement: SQL) => Promise<readonly (readonly (Buffer | null)[])[]>

/**
 * Returns a function that reads one batch. Each batch is two short statements on a separate connection. None is open
 * between two batches: a client that reads slowly holds no snapshot and no connection. A filter that matches little
 * costs no more than any other.
 */
export function reader(database: Database, { reach, filter, since }: Wanted): Read {
  const where = casosWhere(reach, filter)
  const run: Run = async (statement) => {
    const { sql: text, params } = queryOf(statement)
    return (await database.sql.unsafe(text, params as never[]).raw()) as unknown as Buffer[][]
  }
  const by = { all: allOf(run, where), log: logOf(run, where, since ?? 0), changed: changedOf(run, where, since ?? 0) }
  return (position) => by[position.phase](position)
}

/** What a phase of an extract walks along: an index, in windows of so many of its entries. */
interface Walk {
  phase: Phase
  table: SQL
  /** The moment of an entry, and the order of the entries behind a position. */
  at: SQL
  by: SQL
  behind(position: Position): SQL
  /** A position as it compares with `by`. */
  place(position: Position): SQL
  /** The rows of a window, packed as `line`, with what they are ordered by. */
  lines(of: SQL, packing: Packing): SQL
  /** Where the next phase begins; null at the end. */
  last: Position | null
}

/**
 * Finds the end of a window by the index alone, then reads what the filter leaves of it, and once more where a text has
 * signs that end values. What comes into the window meanwhile is told by the next call.
 */
function inWindows(run: Run, walk: Walk): Read {
  const { table, at, by, phase } = walk
  return async (position) => {
    const from = walk.behind(position)
    const [end] = await run(sql`
      select at, id, n from (
        select ${at} as at, id, row_number() over (order by ${by}) as n from ${table} where ${from} order by ${by} limit ${WINDOW}::int
      ) entries order by n desc limit 1`)
    if (end === undefined) return { next: walk.last, rows: async () => whole([null, 0]) }
    const last = { phase, at: Number(end[0]), id: Number(end[1]) }
    const of = sql`${from} and (${by}) <= (${walk.place(last)})`
    const quickly = packedRows(run, walk, of, 'quickly')
    // It is awaited only when its turn comes, which an error or the client may prevent.
    quickly.catch(() => {})
    return {
      next: Number(end[2]) === WINDOW ? last : walk.last,
      rows: async () => rowsIn(await quickly, WIDTH) ?? whole(await packedRows(run, walk, of, 'safely'))
    }
  }
}

async function packedRows(run: Run, { by, lines }: Walk, of: SQL, packing: Packing): Promise<Packed> {
  const [found] = await run(together(lines(of, packing), by))
  return [found?.[0] ?? null, Number(found?.[1])]
}

function whole(packed: Packed): Rows {
  const rows = rowsIn(packed, WIDTH)
  if (rows === null) throw new Error('The rows of an extract do not come apart')
  return rows
}

const ID = sql`${casos.id}`
const lineBoth = (at: SQL): Record<Packing, SQL> => {
  const lead = { gone: sql.raw(`'false'`), at, id: ID, caso: ID }
  return { quickly: built(packed(lead, values, 'quickly')), safely: built(packed(lead, values, 'safely')) }
}
const lineById = lineBoth(sql.raw(`'0'`))
const millisOf = (of: SQL): SQL => sql`(extract(epoch from ${of}) * 1000)::bigint`
const lineByChange = lineBoth(millisOf(sql`${casos.atualizado_em}`))

const allOf = (run: Run, where: SQL | undefined): Read =>
  inWindows(run, {
    phase: 'all',
    table: sql`casos`,
    at: sql`0`,
    by: sql`id`,
    behind: ({ id }) => sql`id > ${id}::int`,
    place: ({ id }) => sql`${id}::int`,
    lines: (of, packing) => sql`select ${lineById[packing]} as line, id from casos where ${of} and ${where}`,
    last: null
  })

/** Reads what each line of the log is about, as it is now: a case within reach, or one that has gone from there. */
function logOf(run: Run, where: SQL | undefined, since: number): Read {
  const line = (gone: string, packing: Packing, of: readonly SQL[]) =>
    packed({ gone: sql.raw(`'${gone}'`), at: millisOf(sql`m.em`), id: sql`m.id`, caso: sql`m.caso_id` }, of, packing)
  const nothing = values.map(() => sql`null`)
  return inWindows(run, {
    phase: 'log',
    table: sql`casos_mudancas`,
    at: millisOf(sql`em`),
    by: sql`em, id`,
    behind: ({ at, id }) => sql`em >= ${moment(since)} and (em, id) > (${moment(at)}, ${id}::bigint)`,
    place: ({ at, id }) => sql`${moment(at)}, ${id}::bigint`,
    lines: (of, packing) => sql`
      select coalesce(c.line, ${line('true', packing, nothing)}) as line, m.em, m.id
      from (select * from casos_mudancas where ${of}) m
      left join lateral (
        select ${line('false', packing, values)} as line from casos where ${casos.id} = m.caso_id and ${where}) c on true
      where c.line is not null or exists (
        select from (select m.caso_id as id, m.tipo, m.uf, m.municipio, m.municipio_notificacao, m.data_notificacao,
          null::timestamptz as excluido_em) casos where ${where})`,
    last: { phase: 'changed', at: 0, id: 0 }
  })
}

const changedOf = (run: Run, where: SQL | undefined, since: number): Read =>
  inWindows(run, {
    phase: 'changed',
    table: sql`casos`,
    at: millisOf(sql`atualizado_em`),
    by: sql`atualizado_em, id`,
    behind: ({ at, id }) => sql`excluido_em is null and atualizado_em >= ${moment(since - EARLIER_MS)}
      and (atualizado_em, id) > (${moment(at)}, ${id}::int)`,
    place: ({ at, id }) => sql`${moment(at)}, ${id}::int`,
    lines: (of, packing) => sql`
      select ${lineByChange[packing]} as line, atualizado_em, id from casos where ${of} and ${where}`,
    last: null
  })

const moment = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`
