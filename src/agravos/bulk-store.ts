import { getTableColumns, sql } from 'drizzle-orm'
import { sqlState } from '../db/client.ts'
import { copyValue, type Executor, type LoadConnection } from '../db/load.ts'
import { type CasoColumns, type Documento, type PessoaisColumns, rowsOf } from './document.ts'
import type { Path, Row } from './field-type.ts'
import { casos, casosPessoais } from './tables.ts'

/** A case that a file brings. */
export interface BroughtCaso {
  documento: Documento
  municipio: number
  /** Whole years; a file may tell it without a birth date. */
  idade: number | null
  /** Fields of which the file says nothing though it has a text there. */
  semMudanca: readonly Path[]
}

export interface CasoRows {
  caso: CasoColumns
  pessoais: PessoaisColumns
}

/** A brought case as a new one is stored. */
export function newRowsOf({ documento, municipio, idade, semMudanca }: BroughtCaso): CasoRows {
  const known = { ...documento }
  for (const path of semMudanca) delete known[path]
  const { caso, pessoais } = rowsOf(known, municipio)
  return { caso: { ...caso, idade: idade ?? caso.idade }, pessoais }
}

/** What the unique index of cases holds. */
export interface CasoKey {
  tipo: string
  numero: string
  data: string
}

/** The ids of the cases that have these keys, by the place of the key; others are left out. */
export async function findByKeys(db: Executor, keys: CasoKey[]): Promise<Map<number, number>> {
  if (keys.length === 0) return new Map()
  const list = (values: string[]) => sql.param(values)
  // Looked up one by one, whatever the planner knows of a table that is just being filled.
  const found = await db.execute<{ nth: number; id: number }>(sql`
    select (k.nth - 1)::int as nth, c.id
    from unnest(${list(keys.map(({ tipo }) => tipo))}::text[], ${list(keys.map(({ numero }) => numero))}::text[],
      ${list(keys.map(({ data }) => data))}::date[]) with ordinality as k (tipo, numero, data, nth)
    cross join lateral (
      select id from casos where tipo = k.tipo and numero_notificacao = k.numero and data_notificacao = k.data
        and excluido_em is null limit 1
    ) c`)
  return new Map(found.map(({ nth, id }) => [nth, id]))
}

/** Stored cases with what points to the person, by their ids. Locked ones nobody else changes until the transaction ends. */
export async function readStored(db: Executor, ids: number[], lock: boolean): Promise<Map<number, Row>> {
  if (ids.length === 0) return new Map()
  const wanted = sql`${sql.param(ids)}::int[]`
  if (lock) await db.execute(sql`select id from casos where id = any(${wanted}) order by id for no key update`)
  const rows = await db.execute<Row>(sql`
    select p.*, c.* from casos c left join casos_pessoais p on p.caso_id = c.id
    where c.id = any(${wanted}) and c.excluido_em is null`)
  return new Map(rows.map((row) => [Number(row.id), row]))
}

const casoColumns = Object.values(getTableColumns(casos)).map(({ name }) => name)
const pessoaisColumns = Object.values(getTableColumns(casosPessoais)).map(({ name }) => name)

interface Recording {
  responsavelId: number | null
  em: Date
}

/** So that two who write the same cases wait for each other in the same order. */
const byKey = (one: CasoRows, other: CasoRows): number => {
  const [x, y] = [one, other].map(
    ({ caso }) => `${caso.tipo}\0${caso.numero_notificacao}\0${caso.data_notificacao}`
  ) as [string, string]
  return x < y ? -1 : 1
}

/**
 * Copies new cases straight into their tables. An id is taken only for what is copied. Rejects with 23505 when somebody else has written one of them
 * meanwhile.
 */
async function copyAll(load: LoadConnection, fresh: CasoRows[], { responsavelId, em }: Recording): Promise<number[]> {
  const ids = await load.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('public.casos', 'id'))::int as id from generate_series(1, ${fresh.length}::int)`)
  const known = { responsavel_id: responsavelId, criado_em: em, atualizado_em: em, excluido_em: null }
  const sorted = [...fresh].sort(byKey).map((rows, i) => ({ id: ids[i]!.id, ...rows }))
  const lines = sorted.map(({ id, caso }) => lineOf(casoColumns, { ...caso, ...known, id }))
  await load.copy('casos', casoColumns, Buffer.from(lines.join('')))
  const people = sorted.filter(({ pessoais }) => isKnown(pessoais))
  const personal = people.map(({ id, pessoais }) => lineOf(pessoaisColumns, { ...pessoais, caso_id: id }))
  if (personal.length > 0) await load.copy('casos_pessoais', pessoaisColumns, Buffer.from(personal.join('')))
  return ids.map(({ id }) => id)
}

const lineOf = (columns: string[], row: Row): string => `${columns.map((name) => copyValue(row[name])).join('\t')}\n`

/** Most files of the ministry have nothing that points to a person; those cases have no row for it. */
const isKnown = (pessoais: PessoaisColumns): boolean =>
  Object.values(pessoais).some((value) => value !== null && value !== undefined && value !== '')

/** The same; a case whose data the database refuses is left out, and told. */
export async function copyCasos<Fresh extends CasoRows>(
  load: LoadConnection,
  fresh: Fresh[],
  recording: Recording
): Promise<{ ids: number[]; refused: Fresh[] }> {
  if (fresh.length === 0) return { ids: [], refused: [] }
  try {
    return { ids: await load.savepoint(() => copyAll(load, fresh, recording)), refused: [] }
  } catch (error) {
    if (!isRefusalOfData(sqlState(error))) throw error
    if (fresh.length === 1) return { ids: [], refused: fresh }
  }
  const half = Math.ceil(fresh.length / 2)
  const first = await copyCasos(load, fresh.slice(0, half), recording)
  const second = await copyCasos(load, fresh.slice(half), recording)
  return { ids: [...first.ids, ...second.ids], refused: [...first.refused, ...second.refused] }
}

/** Not a key that is taken: that is found out by looking again. */
const isRefusalOfData = (state = ''): boolean => /^(22|23|54)/.test(state) && state !== '23505'
