import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/load.ts'
import { digestOf as keyedDigest } from '../../../platform/sealing/digest.ts'
import type { Place } from '../../../platform/sheets/read/source.ts'
import { type BroughtCaso, saidBy } from '../../agravos/bulk/store.ts'
import { addFigures, type Details, type Figures, noFigures, type Preview, type StoredProblem } from './figures.ts'
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
  /** How many previews of changes are kept. */
  previews: number
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
    previstas: number
  }>(sql`
    select n, lugar, figuras, relatorio, criados::text as criados,
      jsonb_array_length(jsonb_path_query_array(problemas, '$[*] ? (@.tipo == "erro")')) as erros,
      jsonb_array_length(jsonb_path_query_array(problemas, '$[*] ? (@.tipo == "aviso")')) as avisos,
      jsonb_array_length(previstas) as previstas
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
    previews: rows.reduce((sum, { previstas }) => sum + previstas, 0),
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
  previews: Preview[]
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
    previews: before.previews + batch.previews.length,
    report: batch.report,
    created: addToRanges(before.created, batch.created)
  }
}

export async function writeCheckpoint(db: Executor, importacaoId: string, batch: CommittedBatch): Promise<void> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`
  await db.execute(sql`
    insert into importacoes_lotes (importacao_id, n, lugar, figuras, problemas, previstas, recusadas, relatorio, criados, em)
    values (${importacaoId}::uuid, ${batch.n}::int, ${json(batch.place)}, ${json(batch.figures)}, ${json(batch.problems)},
      ${json(batch.previews)}, ${multirangeOf(batch.refused)}::int4multirange, ${batch.report}::bigint, ${multirangeOf(batch.created)}::int4multirange,
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

/** Whether a case came earlier in the same file, and whether that row said the same. */
export type Seen = 'new' | 'same' | 'other'

/**
 * Notes the cases that this import writes, or would write, and what it says about them. Tells for each, in the given
 * order, whether it was noted before.
 */
export async function noteKeys(db: Executor, importacaoId: string, casos: readonly BroughtCaso[]): Promise<Seen[]> {
  if (casos.length === 0) return []
  const keys = casos.map(({ key }) => digestOf(key))
  const contents = casos.map((caso) => contentOf(caso, importacaoId))
  const fresh = await db.execute<{ chave: string }>(sql`
    insert into importacoes_vistas (importacao_id, chave, conteudo)
    select ${importacaoId}::uuid, chave, conteudo
    from unnest(${sql.param(keys)}::uuid[], ${sql.param(contents)}::uuid[]) as line (chave, conteudo)
    on conflict do nothing returning chave::text as chave`)
  const isNew = new Set(fresh.map(({ chave }) => chave))
  const others = keys.filter((key) => !isNew.has(key))
  const known = others.length === 0 ? [] : await readContents(db, importacaoId, others)
  const before = new Map(known.map(({ chave, conteudo }) => [chave, conteudo]))
  return keys.map((key, i) => (isNew.has(key) ? 'new' : before.get(key) === contents[i] ? 'same' : 'other'))
}

const readContents = (db: Executor, importacaoId: string, keys: string[]) =>
  db.execute<{ chave: string; conteudo: string | null }>(sql`
    select chave::text as chave, conteudo::text as conteudo from importacoes_vistas
    where importacao_id = ${importacaoId}::uuid and chave = any(${sql.param(keys)}::uuid[])`)

/** A digest of all that a row says. It is keyed, because the row may say whom the case is about. */
const contentOf = (caso: BroughtCaso, importacaoId: string): string =>
  uuidOf(keyedDigest(JSON.stringify(saidBy(caso)), `importacoes_vistas:${importacaoId}`).toString('hex'))

export const digestOf = (key: string): string => uuidOf(createHash('md5').update(key).digest('hex'))

/** The beginning of a digest in the form of a UUID, which PostgreSQL keeps in 16 bytes. */
const uuidOf = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`

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
