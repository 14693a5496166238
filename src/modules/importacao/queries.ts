import { and, asc, desc, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { coveredBy } from '../../core/contas/territorio/covered.ts'
import { idOf } from '../../core/jobs/queries.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import { notFound } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { importacoes, lotes, vistas } from './tables.ts'
import type { Preview, StoredProblem } from './write/figures.ts'

export type Importacao = typeof importacoes.$inferSelect

export async function findImportacao(db: Db, id: string): Promise<Importacao | undefined> {
  const [found] = await db.select().from(importacoes).where(eq(importacoes.id, id))
  return found
}

/**
 * Finds the import of a job; 404 when there is none, while its file is still being stored, and when it tells of cases
 * that the caller does not reach.
 */
export async function requireImportacao(
  db: Db,
  caller: Pick<Caller, 'territorio'>,
  jobId: string
): Promise<Importacao> {
  const [found] = await db
    .select()
    .from(importacoes)
    .where(and(eq(importacoes.id, idOf(jobId)), coveredBy(caller, importacoes.territorio)))
  if (!found || found.estado === 'recebendo') throw notFound()
  return found
}

/** Reads the errors and warnings that are kept in detail, in the order of the file. */
export async function readProblems(db: Db, id: string): Promise<StoredProblem[]> {
  const rows = await db
    .select({ problemas: lotes.problemas })
    .from(lotes)
    .where(and(eq(lotes.importacaoId, id), sql`${lotes.problemas} <> '[]'`))
    .orderBy(asc(lotes.n))
  return rows.flatMap(({ problemas }) => problemas)
}

/** Reads what a trial run has found that it would change, in the order of the file. */
export async function readPreviews(db: Db, id: string): Promise<Preview[]> {
  const rows = await db
    .select({ previstas: lotes.previstas })
    .from(lotes)
    .where(and(eq(lotes.importacaoId, id), sql`${lotes.previstas} <> '[]'`))
    .orderBy(asc(lotes.n))
  return rows.flatMap(({ previstas }) => previstas)
}

/** Finds imports that need attention, oldest first: those that have not ended, and those whose file is still stored. */
export async function findOpen(db: Db, receivedBefore: Date, most: number): Promise<Importacao[]> {
  return await db
    .select()
    .from(importacoes)
    .where(
      or(
        and(eq(importacoes.estado, 'recebendo'), lt(importacoes.criadoEm, receivedBefore)),
        sql`${importacoes.estado} in ('em_curso', 'desfazendo')`,
        sql`${importacoes.chave} is not null and ${importacoes.estado} <> 'recebendo'`
      )
    )
    .orderBy(asc(importacoes.criadoEm))
    .limit(most)
}

/** The most rows that one statement deletes; a statement has a time limit. */
const FORGOTTEN_AT_ONCE = 50_000

export async function forgetKeys(db: Db, id: string): Promise<void> {
  for (;;) {
    const { length } = await db.execute(sql`
      delete from ${vistas} where ctid = any(array(
        select ctid from ${vistas} where ${eq(vistas.importacaoId, id)} limit ${FORGOTTEN_AT_ONCE}::int)) returning 1`)
    if (length < FORGOTTEN_AT_ONCE) return
  }
}

/** When cases of a file were last written or taken back; null when there never was one. */
export async function lastImportAt(db: Db): Promise<Date | null> {
  const [found] = await db
    .select({ em: importacoes.concluidoEm })
    .from(importacoes)
    .where(and(isNotNull(importacoes.concluidoEm), ne(importacoes.modo, 'validar')))
    .orderBy(desc(importacoes.concluidoEm))
    .limit(1)
  return found?.em ?? null
}
