/*
 * Stores new cases of an import with COPY, which is many times faster than inserts. It is hard because COPY knows
 * neither conflicts nor rows to skip. Keys are looked up beforehand, a taken key surfaces as 23505, and a batch with
 * data that the database refuses is split in halves until the bad rows are alone. The lines are prepared while other
 * batches are being written, so they hold everything but what is known only at the time of writing.
 */

import { getTableColumns, sql } from 'drizzle-orm'
import { sqlState } from '../../../platform/db/client.ts'
import { copyValue, type Executor, type LoadConnection } from '../../../platform/db/load.ts'
import { type CasoColumns, type Documento, type PessoaisColumns, rowsOf } from '../fields/document.ts'
import type { Path, Row } from '../fields/field-type.ts'
import { sealPessoais } from '../privacy/sealed.ts'
import { casos, casosPessoais } from '../tables.ts'

/** A case that a file brings. */
export interface BroughtCaso {
  documento: Documento
  municipio: number
  /** In whole years. A file may give the age without a birth date. */
  idade: number | null
  /** The initials of a person whose name is hidden in the file. */
  iniciais: string | null
  /** Fields that the file leaves unchanged although it has a text for them. */
  semMudanca: readonly Path[]
}

export interface CasoRows {
  caso: CasoColumns
  pessoais: PessoaisColumns
}

/** The key of the unique index of cases. */
export interface CasoKey {
  tipo: string
  numero: string
  data: string
}

/**
 * Finds the cases that have these keys. Returns their ids by the index of the key; keys without a case are left out.
 */
export async function findByKeys(db: Executor, keys: CasoKey[]): Promise<Map<number, number>> {
  if (keys.length === 0) return new Map()
  const list = (values: string[]) => sql.param(values)
  // Disease and day are written in a form that no index matches. So the server uses the index of numbers, whatever the
  // planner knows about a table that is just being filled. Asked for all three, it took the index of disease and day
  // and read a thousand rows for each key: 600 µs instead of 5.
  const found = await db.execute<{ nth: number; id: number }>(sql`
    select (k.nth - 1)::int as nth, c.id
    from unnest(${list(keys.map(({ tipo }) => tipo))}::text[], ${list(keys.map(({ numero }) => numero))}::text[],
      ${list(keys.map(({ data }) => data))}::date[]) with ordinality as k (tipo, numero, data, nth)
    cross join lateral (
      select id from casos
      where numero_notificacao collate "C" = k.numero and tipo || '' = k.tipo and data_notificacao + 0 = k.data and excluido_em is null
      limit 1
    ) c`)
  return new Map(found.map(({ nth, id }) => [nth, id]))
}

/**
 * Stored cases by their ids, with the personal data still sealed. With `lock` they stay unchanged until the transaction
 * ends.
 */
export async function readStored(db: Executor, ids: number[], lock: boolean): Promise<Map<number, Row>> {
  if (ids.length === 0) return new Map()
  const wanted = sql`${sql.param(ids)}::int[]`
  if (lock) await db.execute(sql`select id from casos where id = any(${wanted}) order by id for no key update`)
  const rows = await db.execute<Row>(sql`
    select p.*, c.* from casos c left join casos_pessoais p on p.caso_id = c.id
    where c.id = any(${wanted}) and c.excluido_em is null`)
  return new Map(rows.map((row) => [Number(row.id), row]))
}

/** The columns of a new case that are known only when it is written. Its line begins with them. */
const lateColumns = ['id', 'responsavel_id', 'criado_em', 'atualizado_em']
const earlyColumns = Object.values(getTableColumns(casos))
  .map(({ name }) => name)
  .filter((name) => !lateColumns.includes(name) && name !== 'excluido_em')
const pessoaisColumns = Object.values(getTableColumns(casosPessoais))
  .map(({ name }) => name)
  .filter((name) => name !== 'caso_id')

/**
 * The lines of a new case for COPY, without the columns that are known later. They are made while other cases are being
 * written.
 */
export interface CasoLines {
  /** Cases are written in this order, so that two writers of the same cases do not deadlock. */
  order: string
  caso: string
  /**
   * Null when there are no personal data, as in most files of the ministry. Such a case has no row in `casos_pessoais`.
   */
  pessoais: string | null
}

export function linesOf({ documento, municipio, idade, iniciais, semMudanca }: BroughtCaso): CasoLines {
  let known = documento
  if (semMudanca.length > 0) {
    known = { ...documento }
    for (const path of semMudanca) delete known[path]
  }
  const { caso, pessoais } = rowsOf(known, municipio)
  caso.idade = idade ?? caso.idade
  caso.iniciais ||= iniciais ?? ''
  return {
    order: `${caso.tipo}\0${caso.numero_notificacao}\0${caso.data_notificacao}`,
    caso: lineOf(earlyColumns, caso),
    pessoais: isKnown(pessoais) ? lineOf(pessoaisColumns, sealPessoais(pessoais)) : null
  }
}

function lineOf(columns: string[], row: Row): string {
  let line = ''
  for (const name of columns) line += `\t${copyValue(row[name])}`
  return line
}

const isKnown = (pessoais: PessoaisColumns): boolean =>
  Object.values(pessoais).some((value) => value !== null && value !== undefined && value !== '')

interface Recording {
  responsavelId: number | null
  em: Date
}

/**
 * Copies new cases straight into their tables. Ids are taken only for cases that are copied. Rejects with 23505 when
 * somebody else has written one of them meanwhile.
 */
async function copyAll(load: LoadConnection, fresh: { lines: CasoLines }[], { responsavelId, em }: Recording) {
  const [taken] = await load.execute<{ ids: number[] }>(sql`
    with numbering as materialized (select pg_get_serial_sequence('public.casos', 'id')::regclass as sequence)
    select array_agg(nextval(sequence)::int) as ids from numbering cross join generate_series(1, ${fresh.length}::int)`)
  const ids = taken?.ids ?? []
  const sorted = fresh.map(({ lines }) => lines).sort((x, y) => (x.order < y.order ? -1 : 1))
  const late = [responsavelId, em, em].map(copyValue).join('\t')
  const casoLines = sorted.map(({ caso }, i) => `${ids[i]}\t${late}${caso}\n`)
  await load.copy('casos', [...lateColumns, ...earlyColumns], Buffer.from(casoLines.join('')))
  const people = sorted.flatMap(({ pessoais }, i) => (pessoais === null ? [] : [`${ids[i]}${pessoais}\n`]))
  if (people.length > 0)
    await load.copy('casos_pessoais', ['caso_id', ...pessoaisColumns], Buffer.from(people.join('')))
  return ids
}

/** Like `copyAll`, but leaves out and reports cases whose data the database refuses. */
export async function copyCasos<Fresh extends { lines: CasoLines }>(
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

/**
 * Whether the database refused the data themselves. A taken key is something else: it is found by looking the keys up
 * again.
 */
const isRefusalOfData = (state = ''): boolean => /^(22|23|54)/.test(state) && state !== '23505'
