import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/load.ts'
import type { Place } from '../../../platform/sheets/read/source.ts'
import { addFigures, type Figures, noFigures, type StoredProblem } from './figures.ts'
import { rangesOf } from './ranges.ts'

/** How far an import has come. */
export interface Checkpoint {
  /** The number of the next batch. */
  next: number
  place: Place | undefined
  figures: Figures
  /** How many errors and warnings are kept in detail. */
  details: Record<StoredProblem['tipo'], number>
  report: number
  created: [number, number][]
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

/** A batch that is being committed. */
export interface CommittedBatch {
  importacaoId: string
  n: number
  place: Place
  figures: Figures
  problems: StoredProblem[]
  /** Multiranges: lines that were refused, ids of new cases. */
  refused: string
  created: string
  report: number
  em: Date
}

export async function writeCheckpoint(db: Executor, batch: CommittedBatch): Promise<void> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`
  await db.execute(sql`
    insert into importacoes_lotes (importacao_id, n, lugar, figuras, problemas, recusadas, relatorio, criados, em)
    values (${batch.importacaoId}::uuid, ${batch.n}::int, ${json(batch.place)}, ${json(batch.figures)}, ${json(batch.problems)},
      ${batch.refused}::int4multirange, ${batch.report}::bigint, ${batch.created}::int4multirange,
      ${batch.em.toISOString()}::timestamptz)`)
}

/** The lines of all rows that were refused so far. */
export async function readRefused(db: Executor, importacaoId: string): Promise<[number, number][]> {
  const rows = await db.execute<{ recusadas: string }>(sql`
    select recusadas::text as recusadas from importacoes_lotes where importacao_id = ${importacaoId}::uuid order by n`)
  return rows.flatMap(({ recusadas }) => rangesOf(recusadas))
}

/** Whether all rows are right, as far as that was found out; of an import of all rows or none. */
export interface Checked {
  place?: Place
  result?: 'clean' | 'faulty'
  /** Lines that only the database, or the case that is there, was found to refuse. */
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
 * The keys of cases, as digests, that this import has not written, or would not have written, before; from now on it has. In the order of
 * the given keys, whether each is new.
 */
export async function noteKeys(db: Executor, importacaoId: string, digests: string[]): Promise<boolean[]> {
  if (digests.length === 0) return []
  const fresh = await db.execute<{ chave: string }>(sql`
    insert into importacoes_vistas (importacao_id, chave)
    select ${importacaoId}::uuid, chave from unnest(${sql.param(digests)}::uuid[]) chave
    on conflict do nothing returning chave::text as chave`)
  const known = new Set(fresh.map(({ chave }) => chave))
  return digests.map((digest) => known.has(digest))
}

/** Whether the keys are still there: the database empties that table when it crashes. */
export async function hasKeys(db: Executor, importacaoId: string): Promise<boolean> {
  const [found] = await db.execute<{ there: boolean }>(
    sql`select exists (select from importacoes_vistas where importacao_id = ${importacaoId}::uuid) as there`
  )
  return found?.there ?? false
}

/** Forgets how far it has come, for a run that begins anew. Nothing may have been written. */
export async function forgetBatches(db: Executor, importacaoId: string): Promise<void> {
  await db.execute(sql`delete from importacoes_lotes where importacao_id = ${importacaoId}::uuid`)
  await db.execute(sql`delete from importacoes_vistas where importacao_id = ${importacaoId}::uuid`)
}
