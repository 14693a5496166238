/*
 * Stores new cases of an import with COPY, which is many times faster than inserts. It is hard because COPY knows
 * neither conflicts nor rows to skip. Keys are looked up beforehand, a taken key surfaces as 23505, and a batch with
 * data that the database refuses is split in halves until the bad rows are alone. The lines are prepared while other
 * batches are being written, so they hold everything but what is known only at the time of writing.
 */

import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { sqlState } from '../../../platform/db/client.ts'
import { copyValue, type Executor, type LoadConnection } from '../../../platform/db/load.ts'
import { type CasoColumns, type Documento, derivedOf, type PessoaisColumns } from '../fields/document.ts'
import type { Path, Row } from '../fields/field-type.ts'
import { sealPessoais } from '../privacy/sealed.ts'
import { casoLine, earlyColumns, lateColumns, lineOf, pessoaisColumns, pessoaisIn } from './line.ts'

/** A case that a file brings, ready to be looked up, merged into a stored one, or copied. */
export interface BroughtCaso {
  /** What the unique index of cases holds. */
  tipo: string
  numero: string
  data: string
  /** The three above as one text. Cases are written in its order, so that two imports do not deadlock. */
  key: string
  documento: Documento
  municipio: number
  /** Whole years; a file may give them without a birth date. */
  idade: number | null
  /** The initials of a person whose name is hidden in the file. */
  iniciais: string | null
  /** The initials as lists show them; empty without a name. */
  shownInitials: string
  /** Fields about which the file says nothing although it has a text there. */
  semMudanca: readonly Path[]
  /** The line to copy, without the columns that are known only when it is written. */
  line: string
  /** Null where nothing points to a person, as in most files of the ministry; such a case has no row for it. */
  pessoais: PessoaisColumns | null
}

/** All that a row says about its case. Two rows that say the same are equal here. */
export const saidBy = ({ documento, municipio, idade, iniciais }: BroughtCaso) => ({
  documento,
  municipio,
  idade,
  iniciais
})

export interface CasoRows {
  caso: CasoColumns
  pessoais: PessoaisColumns
}

/**
 * Finds the stored case for each brought one, at the same place in the list. With `lock` they stay unchanged until the
 * transaction ends.
 */
export async function findStored(
  db: Executor,
  brought: readonly BroughtCaso[],
  lock: boolean
): Promise<(Row | undefined)[]> {
  const ids = await findByKeys(db, brought)
  const stored = await readStored(db, [...ids.values()], lock)
  return brought.map((_, i) => stored.get(ids.get(i) ?? 0))
}

/** The ids of the stored cases, by the place of the brought one; new ones are left out. */
async function findByKeys(db: Executor, brought: readonly BroughtCaso[]): Promise<Map<number, number>> {
  if (brought.length === 0) return new Map()
  const list = (values: string[]) => sql.param(values)
  // Disease and day are written in a form that no index matches. So the server uses the index of numbers, whatever the
  // planner knows about a table that is just being filled. Asked for all three, it took the index of disease and day
  // and read a thousand rows for each key: 600 µs instead of 5.
  const found = await db.execute<{ nth: number; id: number }>(sql`
    select (k.nth - 1)::int as nth, c.id
    from unnest(${list(brought.map(({ tipo }) => tipo))}::text[], ${list(brought.map(({ numero }) => numero))}::text[],
      ${list(brought.map(({ data }) => data))}::date[]) with ordinality as k (tipo, numero, data, nth)
    cross join lateral (
      select id from casos
      where numero_notificacao collate "C" = k.numero and tipo || '' = k.tipo and data_notificacao + 0 = k.data and excluido_em is null
      limit 1
    ) c`)
  return new Map(found.map(({ nth, id }) => [nth, id]))
}

/** The ids of cases by their keys. */
export async function keysOf(db: Executor, ids: readonly number[]): Promise<Map<string, number>> {
  const rows = await db.execute<{ id: number; tipo: string; numero: string; data: string }>(sql`
    select id, tipo, numero_notificacao as numero, data_notificacao::text as data from casos
    where id = any(${sql.param(ids)}::int[])`)
  return new Map(rows.map(({ id, tipo, numero, data }) => [keyOf(tipo, numero, data), id]))
}

const keyOf = (tipo: string, numero: string, data: string): string => `${tipo}\0${numero}\0${data}`

/** The places of the brought cases that were united with another one. Hardly any is, so that is asked first. */
export async function findUnited(db: Executor, brought: readonly BroughtCaso[]): Promise<Set<number>> {
  const [any] = await db.execute<{ there: boolean }>(sql`select exists (select from casos_unidos) as there`)
  if (!any?.there) return new Set()
  const list = (values: string[]) => sql.param(values)
  const found = await db.execute<{ nth: number }>(sql`
    select (k.nth - 1)::int as nth
    from unnest(${list(brought.map(({ tipo }) => tipo))}::text[], ${list(brought.map(({ numero }) => numero))}::text[],
      ${list(brought.map(({ data }) => data))}::date[]) with ordinality as k (tipo, numero, data, nth)
    join casos_unidos u on u.numero = k.numero and u.tipo = k.tipo and u.data = k.data`)
  return new Set(found.map(({ nth }) => nth))
}

/**
 * Reads stored cases by their ids, with the personal data still sealed. With `lock` they stay unchanged until the
 * transaction ends.
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

/** Prepares a case for copying. It needs no database, so that it is done while others are being written. */
export function broughtCaso(given: Omit<BroughtCaso, 'key' | 'line' | 'pessoais' | 'shownInitials'>): BroughtCaso {
  const { tipo, numero, data, documento, municipio, idade, iniciais, semMudanca } = given
  let known = documento
  if (semMudanca.length > 0) {
    known = { ...documento }
    for (const path of semMudanca) delete known[path]
  }
  const made = derivedOf(known, municipio)
  const derived = { ...made, idade: idade ?? made.idade, iniciais: made.iniciais || (iniciais ?? '') }
  return {
    tipo,
    numero,
    data,
    key: keyOf(tipo, numero.trim(), data),
    documento,
    municipio,
    idade,
    iniciais,
    shownInitials: derived.iniciais,
    semMudanca,
    line: casoLine(known, derived),
    pessoais: pessoaisIn(known, municipio)
  }
}

interface Recording {
  responsavelId: number | null
  em: Date
}

/** Takes ids for new cases, in ascending order. */
export async function takeCasoIds(db: Executor, count: number): Promise<number[]> {
  const [taken] = await db.execute<{ ids: number[] }>(sql`
    with numbering as materialized (select pg_get_serial_sequence('public.casos', 'id')::regclass as sequence)
    select array_agg(nextval(sequence)::int) as ids from numbering cross join generate_series(1, ${count}::int)`)
  return taken?.ids ?? []
}

/**
 * Copies new cases straight into their tables. Ids are taken only for cases that are copied. Rejects with 23505 when
 * somebody else has written one of them meanwhile.
 */
async function copyAll(load: LoadConnection, brought: readonly BroughtCaso[], { responsavelId, em }: Recording) {
  const ids = await takeCasoIds(load, brought.length)
  const sorted = [...brought].sort((x, y) => (x.key < y.key ? -1 : 1))
  const late = [responsavelId, em, em].map(copyValue).join('\t')
  const casoLines = sorted.map(({ line }, i) => `${ids[i]}\t${late}\t${line}\n`)
  const [people] = await Promise.all([
    sealedLines(sorted, ids),
    load.copy('casos', [...lateColumns, ...earlyColumns], Buffer.from(casoLines.join('')))
  ])
  if (people !== '') await load.copy('casos_pessoais', ['caso_id', ...pessoaisColumns], Buffer.from(people))
  return ids
}

/** Persons that are sealed between two pauses. */
const SLICE = 100

/**
 * Seals the personal data of cases whose ids are known by now. It pauses now and then, so that the server goes on with
 * the cases meanwhile.
 */
async function sealedLines(brought: readonly BroughtCaso[], ids: readonly number[]): Promise<string> {
  let lines = ''
  let sealed = 0
  for (const [i, { pessoais }] of brought.entries()) {
    const id = ids[i]
    if (pessoais === null || id === undefined) continue
    lines += `${id}\t${lineOf(pessoaisColumns, sealPessoais(id, pessoais))}\n`
    if (++sealed % SLICE === 0) await breathe()
  }
  return lines
}

/** Copies new cases, except those whose data the database refuses: these are returned. */
export async function copyCasos(
  load: LoadConnection,
  brought: readonly BroughtCaso[],
  recording: Recording
): Promise<{ ids: number[]; refused: readonly BroughtCaso[] }> {
  if (brought.length === 0) return { ids: [], refused: [] }
  try {
    return { ids: await load.savepoint(() => copyAll(load, brought, recording)), refused: [] }
  } catch (error) {
    if (!isRefusalOfData(sqlState(error))) throw error
    if (brought.length === 1) return { ids: [], refused: brought }
  }
  const half = Math.ceil(brought.length / 2)
  const first = await copyCasos(load, brought.slice(0, half), recording)
  const second = await copyCasos(load, brought.slice(half), recording)
  return { ids: [...first.ids, ...second.ids], refused: [...first.refused, ...second.refused] }
}

/**
 * Whether the database refused the data themselves. A taken key is something else: it is found by looking the keys up
 * again.
 */
const isRefusalOfData = (state = ''): boolean => /^(22|23|54)/.test(state) && state !== '23505'
