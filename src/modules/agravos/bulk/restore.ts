/*
 * Writes merged cases, and puts them back when an import is undone. The tables are written in two statements for the
 * sake of the triggers.
 */

import { isDeepStrictEqual } from 'node:util'
import { getTableColumns, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/load.ts'
import type { Row } from '../fields/field-type.ts'
import { isoMoment } from '../fields/field-values.ts'
import { isSoundColumn, type SoundColumns } from '../pessoas/digests.ts'
import { openPessoais, personColumns, resealPessoais, sealPart, sealPessoais, soundsIn } from '../privacy/sealed.ts'
import { type Reach, within } from '../reach.ts'
import { casos, casosPessoais } from '../tables.ts'
import type { Merged } from './merge.ts'

const ofNoMerge = ['id', 'responsavel_id', 'criado_em', 'excluido_em']
const casoColumns = Object.values(getTableColumns(casos))
  .map(({ name }) => name)
  .filter((name) => !ofNoMerge.includes(name))
const pessoaisColumns = Object.values(getTableColumns(casosPessoais))
  .map(({ name }) => name)
  .filter((name) => name !== 'caso_id')
/** Digests are never kept as former values: they are made anew, under the key of that day. */
const keptColumns = pessoaisColumns.filter((name) => !isSoundColumn(name))

const columns = (names: readonly string[], prefix = '') => sql.raw(names.map((name) => `${prefix}${name}`).join(', '))
const replaced = (names: string[]) => sql.raw(names.map((name) => `${name} = excluded.${name}`).join(', '))

/**
 * The moment of a change by a file. It is always later than the change before, so that it tells whether somebody has
 * changed the case since.
 */
export const changedAt = ({ before }: Pick<Merged, 'before'>, em: Date): Date =>
  new Date(Math.max(em.getTime(), Date.parse(isoMoment(before.atualizado_em)) + 1))

/** The values that a merge changes, as they were before, under the names of their columns and not sealed. */
export interface Former {
  caso: Row
  /** Null where the case had no personal data at all. */
  pessoais: Row | null
}

export function formerOf({ before, caso, pessoais }: Merged): Former {
  const changedIn = (names: string[], after: Row): Row =>
    Object.fromEntries(
      names
        .filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))
        .map((name) => [name, before[name] ?? null])
    )
  return {
    // The moment of the last change is not part of a merged case, so it is always among them.
    caso: changedIn(casoColumns, { ...caso }),
    pessoais: before.caso_id === null ? null : changedIn(keptColumns, { ...pessoais })
  }
}

/** Writes merged cases in their new form. */
export async function writeMerged(
  db: Executor,
  merged: Pick<Merged, 'id' | 'before' | 'caso' | 'pessoais'>[],
  em: Date
) {
  if (merged.length === 0) return
  await writeRows(
    db,
    merged.map((each) => ({
      id: each.id,
      caso: { ...each.caso, atualizado_em: changedAt(each, em) },
      pessoais: sealPessoais(each.id, each.pessoais),
      at: null
    }))
  )
}

interface WrittenRow {
  id: number
  caso: Row
  /** The personal data, sealed. */
  pessoais: Row
  /** When set, the row is written only if the case was last changed at this moment. */
  at: string | null
}

/**
 * Writes both tables, in two statements: the triggers that note the places of cases must not find both changed by one.
 */
async function writeRows(db: Executor, rows: WrittenRow[]): Promise<number[]> {
  const written = await db.execute<{ id: number }>(sql`
    with line as materialized (
      select (given ->> 'id')::int as caso_id, (given ->> 'at')::timestamptz as em, c.*
      from jsonb_array_elements(${JSON.stringify(rows.map(({ id, caso, at }) => ({ id, caso, at })))}::text::jsonb) given
      cross join lateral jsonb_populate_record(null::casos, given -> 'caso') c
    )
    update casos set (${columns(casoColumns)}) = row (${columns(casoColumns, 'line.')})
    from line where casos.id = line.caso_id and (line.em is null or (casos.atualizado_em = line.em and casos.excluido_em is null))
    returning casos.id`)
  const changed = new Set(written.map(({ id }) => id))
  const people = rows.filter(({ id }) => changed.has(id)).map(({ id, pessoais }) => ({ id, pessoais }))
  await db.execute(sql`
    insert into casos_pessoais (caso_id, ${columns(pessoaisColumns)})
    select (given ->> 'id')::int, ${columns(pessoaisColumns, 'p.')}
    from jsonb_array_elements(${JSON.stringify(people)}::text::jsonb) given
    cross join lateral jsonb_populate_record(null::casos_pessoais, given -> 'pessoais') p
    where jsonb_strip_nulls(given -> 'pessoais') - 'nome' <> '{}' or given -> 'pessoais' ->> 'nome' <> ''
      or exists (select from casos_pessoais there where there.caso_id = (given ->> 'id')::int)
    on conflict (caso_id) do update set ${replaced(pessoaisColumns)}`)
  return [...changed]
}

/**
 * Restores former values of cases, except of those that were changed again since or are beyond reach. Returns the ids
 * of the restored ones.
 */
export async function restoreCasos(
  db: Executor,
  reach: Reach,
  rows: { id: number; em: string; former: Former }[]
): Promise<number[]> {
  const lines = rows.map(({ id, em, former }) => ({ id, em, caso: former.caso }))
  const restored = await db.execute<{ id: number }>(sql`
    with line as materialized (
      select (given ->> 'id')::int as line_id, (given ->> 'em')::timestamptz as line_em, given -> 'caso' as former
      from jsonb_array_elements(${JSON.stringify(lines)}::text::jsonb) given
    )
    update casos set (${columns(casoColumns)}) =
      (select ${columns(casoColumns, 'was.')} from jsonb_populate_record(casos, line.former) was)
    from line where casos.id = line_id and casos.atualizado_em = line_em and casos.excluido_em is null
      and ${within(reach) ?? sql`true`}
    returning casos.id`)
  const ids = new Set(restored.map(({ id }) => id))
  await restorePessoais(
    db,
    rows.filter(({ id }) => ids.has(id))
  )
  return [...ids]
}

/** Those of these cases that are not deleted. */
export async function notDeleted(db: Executor, ids: readonly number[]): Promise<number[]> {
  const found = await db.execute<{ id: number }>(
    sql`select id from casos where id = any(${sql.param(ids)}::int[]) and excluido_em is null order by id`
  )
  return found.map(({ id }) => id)
}

async function restorePessoais(db: Executor, rows: { id: number; former: Former }[]): Promise<void> {
  const unknown = rows.filter(({ former }) => former.pessoais === null).map(({ id }) => id)
  if (unknown.length > 0)
    await db.execute(sql`delete from casos_pessoais where caso_id = any(${sql.param(unknown)}::int[])`)
  const changed = rows.flatMap(({ id, former: { pessoais } }) =>
    pessoais !== null && Object.keys(pessoais).length > 0 ? [{ id, pessoais }] : []
  )
  if (changed.length === 0) return
  const sounds = await soundsAfter(db, changed)
  const known = changed.map(({ id, pessoais }) => ({ id, pessoais: { ...sealPart(id, pessoais), ...sounds.get(id) } }))
  await db.execute(sql`
    update casos_pessoais set (${columns(pessoaisColumns)}) =
      (select ${columns(pessoaisColumns, 'was.')} from jsonb_populate_record(casos_pessoais, given -> 'pessoais') was)
    from jsonb_array_elements(${JSON.stringify(known)}::text::jsonb) given where caso_id = (given ->> 'id')::int`)
}

/** The digests of those persons of whom something comes back by which they are found. The cases are locked by now. */
async function soundsAfter(db: Executor, rows: { id: number; pessoais: Row }[]): Promise<Map<number, SoundColumns>> {
  const formerById = new Map(
    rows
      .filter(({ pessoais }) => personColumns.some((name) => name in pessoais))
      .map(({ id, pessoais }) => [id, pessoais])
  )
  if (formerById.size === 0) return new Map()
  const stored = await db.execute<Row & { caso_id: number }>(sql`
    select caso_id, ${columns(personColumns)} from casos_pessoais where caso_id = any(${sql.param([...formerById.keys()])}::int[])`)
  return new Map(
    stored.map((row) => [row.caso_id, soundsIn({ ...openPessoais(row.caso_id, row), ...formerById.get(row.caso_id) })])
  )
}

/**
 * Restores cases that were kept as a whole, except those that were changed again since. Returns the ids of the restored
 * ones.
 */
export async function restoreWholeCasos(db: Executor, before: { em: string; antes: Row }[]): Promise<number[]> {
  if (before.length === 0) return []
  const pick = (names: string[], row: Row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
  return await writeRows(
    db,
    before.map(({ em, antes }) => ({
      id: Number(antes.id),
      caso: pick(casoColumns, antes),
      pessoais: resealPessoais(Number(antes.id), { ...pick(pessoaisColumns, antes), nome: antes.nome ?? '' }),
      at: em
    }))
  )
}
