import { and, desc, eq, getTableColumns, ne, or, type SQL, sql } from 'drizzle-orm'
import { nomeAsOf } from '../../core/contas/names.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import { holds } from '../../engine/contract/request/authorise.ts'
import type { Language } from '../../engine/messages/messages.ts'
import { notFound } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { isCurrent, rendered } from './rendered.ts'
import { isPublished } from './state.ts'
import { noticias } from './tables.ts'

const { busca: _, corpo, corpoHtml, corpoHtmlDe, ...columns } = getTableColumns(noticias)

/** The columns that lists show: without the body, which may be long, and with the author's name at the time. */
export const itemColumns = {
  ...columns,
  autorNome: nomeAsOf(sql`${noticias.autorId}`, sql`${noticias.criadoEm}`)
}
const allColumns = { ...itemColumns, corpo, corpoHtml, corpoHtmlDe }

type Body = 'corpo' | 'corpoHtml' | 'corpoHtmlDe'
export type NoticiaItemRow = Omit<typeof noticias.$inferSelect, 'busca' | Body> & { autorNome: string | null }
export type NoticiaRow = NoticiaItemRow & { corpo: string; corpoHtml: string }

/**
 * The condition for the news that a caller may see; undefined means all of them. Everybody sees published news. Callers
 * who work on news also see scheduled ones and their own drafts. Drafts of others are shown only to callers who may
 * edit them.
 */
export function visibleTo(caller: Caller, now: Date): SQL | undefined {
  if (holds(caller, 'noticias.editar')) return undefined
  if (!holds(caller, 'noticias.criar') && !holds(caller, 'noticias.deletar')) return isPublished(now)
  return or(ne(noticias.estado, 'rascunho'), eq(noticias.autorId, caller.id))
}

/** Reads news that the caller may see. Throws 404 for anything else. */
export async function requireNoticia(db: Db, caller: Caller, id: number, now: Date): Promise<NoticiaRow> {
  return await readOne(db, and(eq(noticias.id, id), visibleTo(caller, now)))
}

/** Like `requireNoticia`, and locks the row until the transaction ends. */
export async function lockNoticia(db: Db, caller: Caller, id: number, now: Date): Promise<NoticiaRow> {
  await db.select({ id: noticias.id }).from(noticias).where(eq(noticias.id, id)).for('no key update')
  return await requireNoticia(db, caller, id, now)
}

export const requirePublished = (db: Db, id: number, now: Date): Promise<NoticiaRow> =>
  readOne(db, and(eq(noticias.id, id), isPublished(now)))

async function readOne(db: Db, where: SQL | undefined): Promise<NoticiaRow> {
  const [found] = await db.select(allColumns).from(noticias).where(where)
  if (!found) throw notFound()
  return { ...found, corpoHtml: isCurrent(found) ? found.corpoHtml : await renderAgain(db, found) }
}

/** Renders a row that an older version has written, and keeps the HTML for the next reader. */
async function renderAgain(db: Db, { id, corpo }: { id: number; corpo: string }): Promise<string> {
  const made = rendered(corpo)
  await db
    .update(noticias)
    .set(made)
    .where(and(eq(noticias.id, id), eq(noticias.corpo, corpo)))
  return made.corpoHtml
}

/** The published news of a language, the latest first. */
export const readPublished = (
  db: Db,
  idioma: Language,
  now: Date,
  limit: number,
  offset = 0
): Promise<NoticiaItemRow[]> =>
  db
    .select(itemColumns)
    .from(noticias)
    .where(and(eq(noticias.idioma, idioma), ne(noticias.estado, 'rascunho'), isPublished(now)))
    .orderBy(desc(noticias.publicarEm), desc(noticias.id))
    .limit(limit)
    .offset(offset)
