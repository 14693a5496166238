import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/load.ts'
import type { Place } from '../../../platform/sheets/read/source.ts'
import { addFigures, type Details, type Figures, noFigures, type StoredProblem } from './figures.ts'
import { addToRanges, multirangeOf, type Range, rangesOf } from './ranges.ts'

/**
 * What an import notes in the database to go on after a kill, all of it in the transaction of a batch:
 * - a checkpoint for each batch (`importacoes_lotes`): where to read on, figures, refused lines, ids of new cases;
 * - the keys of written cases (`importacoes_vistas`), where ids alone do not show that a row repeats an earlier one;
 * - how far all rows were checked (`importacoes.conferido`), for an import of all rows or none.
 */

/** How far an import has come. It is handed from batch to batch, and a killed import goes on from it. */
export interface Checkpoint {
  /** The number of the next batch. */
  next: number
  place: Place | undefined
  figures: Figures
  details: Details
  /** The size of the report of refused rows. */
  report: number
  /** The ids of the cases that the import has created. */
  created: readonly Range[]
}

export async function readCheckpoint(db: Executor, importacaoId: string): Promise<Checkpoint> {
  const rows = await db.execute<{
    n: number
    lugar: Place
    figuras: Figures
    relatorio: string
    criados: string
    erros: number
    avisos: number
  }>(sql`
    select n, lugar, figuras, relatorio, criados::text as criados,
      jsonb_array_length(jsonb_path_query_array(problemas, '$[*] ? (@.tipo == "erro")')) as erros,
      jsonb_array_length(jsonb_path_query_array(problemas, '$[*] ? (@.tipo == "aviso")')) as avisos
    from importacoes_lotes where importacao_id = ${importacaoId}::uuid order by n`)
  const last = rows.at(-1)
  return {
    next: (last?.n ?? 0) + 1,
    place: last?.lugar,
    figures: rows.reduce((sum, { figuras }) => addFigures(sum, figuras), noFigures()),
    details: {
      erro: rows.reduce((sum, { erros }) => sum + erros, 0),
      aviso: rows.reduce((sum, { avisos }) => sum + avisos, 0)
    },
    report: Number(last?.relatorio ?? 0),
    created: rows.flatMap(({ criados }) => rangesOf(criados))
  }
}

/** What is kept of a batch. */
export interface CommittedBatch {
  n: number
  place: Place
  figures: Figures
  problems: StoredProblem[]
  /** The lines of refused rows. */
  refused: number[]
  /** The ids of new cases. */
  created: number[]
  /** The size of the report after this batch. */
  report: number
  em: Date
}

/** How far the import has come after one more batch. */
export function afterBatch(before: Checkpoint, batch: CommittedBatch): Checkpoint {
  const kept = (tipo: StoredProblem['tipo']) => batch.problems.filter((problem) => problem.tipo === tipo).length
  return {
    next: batch.n + 1,
    place: batch.place,
    figures: addFigures(before.figures, batch.figures),
    details: { erro: before.details.erro + kept('erro'), aviso: before.details.aviso + kept('aviso') },
    report: batch.report,
    created: addToRanges(before.created, batch.created)
  }
}

export async function writeCheckpoint(db: Executor, importacaoId: string, batch: CommittedBatch): Promise<void> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`
  await db.execute(sql`
    insert into importacoes_lotes (importacao_id, n, lugar, figuras, problemas, recusadas, relatorio, criados, em)
    values (${importacaoId}::uuid, ${batch.n}::int, ${json(batch.place)}, ${json(batch.figures)}, ${json(batch.problems)},
      ${multirangeOf(batch.refused)}::int4multirange, ${batch.report}::bigint, ${multirangeOf(batch.created)}::int4multirange,
      ${batch.em.toISOString()}::timestamptz)`)
}

/** Reads the lines of all rows that were refused so far. */
export async function readRefused(db: Executor, importacaoId: string): Promise<Range[]> {
  const rows = await db.execute<{ recusadas: string }>(sql`
    select recusadas::text as recusadas from importacoes_lotes where importacao_id = ${importacaoId}::uuid order by n`)
  return rows.flatMap(({ recusadas }) => rangesOf(recusadas))
}

/** For an import of all rows or none: what is known so far about whether all rows are right. */
export interface Checked {
  place?: Place
  result?: 'clean' | 'faulty'
  /** Lines of rows that were refused only when they were written. */
  lines?: number[]
}

export async function readChecked(db: Executor, importacaoId: string): Promise<Checked> {
  const [row] = await db.execute<{ conferido: Checked | null }>(
    sql`select conferido from importacoes where id = ${importacaoId}::uuid`
  )
  return row?.conferido ?? {}
}

export async function writeChecked(db: Executor, importacaoId: string, checked: Checked): Promise<void> {
  await db.execute(sql`
    update importacoes set conferido = ${JSON.stringify(checked)}::text::jsonb where id = ${importacaoId}::uuid`)
}

/**
 * Notes the keys of cases that this import writes, or would write. Tells for each, in the given order, whether it is
 * new: the import has not noted it before.
 */
export async function noteKeys(db: Executor, importacaoId: string, keys: string[]): Promise<boolean[]> {
  if (keys.length === 0) return []
  const digests = keys.map(digestOf)
  const fresh = await db.execute<{ chave: string }>(sql`
    insert into importacoes_vistas (importacao_id, chave)
    select ${importacaoId}::uuid, chave from unnest(${sql.param(digests)}::uuid[]) chave
    on conflict do nothing returning chave::text as chave`)
  const known = new Set(fresh.map(({ chave }) => chave))
  return digests.map((digest) => known.has(digest))
}

/** A digest in the form of a UUID, which PostgreSQL keeps in 16 bytes. */
function digestOf(key: string): string {
  const hex = createHash('md5').update(key).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Whether the notes of keys are still there: the database empties their table when it crashes. */
export async function hasKeys(db: Executor, importacaoId: string): Promise<boolean> {
  const [found] = await db.execute<{ there: boolean }>(
    sql`select exists (select from importacoes_vistas where importacao_id = ${importacaoId}::uuid) as there`
  )
  return found?.there ?? false
}

/** Forgets all batches, so that a run begins anew. Only for a run that has written no case. */
export async function forgetBatches(db: Executor, importacaoId: string): Promise<void> {
  await db.execute(sql`delete from importacoes_lotes where importacao_id = ${importacaoId}::uuid`)
  await db.execute(sql`delete from importacoes_vistas where importacao_id = ${importacaoId}::uuid`)
}
