import { type SQL, sql } from 'drizzle-orm'
import { type Problem, refused } from '../../errors.ts'
import { noticias } from './tables.ts'

export type Estado = (typeof noticias.$inferSelect)['estado']
export type Publication = Pick<typeof noticias.$inferSelect, 'estado' | 'publicarEm'>

/**
 * The state of news at a moment. Readers decide whether scheduled news are published by comparing the clock. So news
 * appear at their moment on every instance, and no task has to be on time.
 */
export function estadoAt({ estado, publicarEm }: Publication, now: Date): Estado {
  return estado === 'agendada' && publicarEm !== null && publicarEm <= now ? 'publicada' : estado
}

/** The SQL form of `estadoAt`. */
export const estadoSql = (now: Date): SQL<Estado> =>
  sql<Estado>`case when ${isPublished(now)} then 'publicada' else ${noticias.estado} end`

export const isPublished = (now: Date): SQL =>
  sql`(${noticias.estado} = 'publicada' or ${noticias.estado} = 'agendada' and ${noticias.publicarEm} <= ${now.toISOString()}::timestamptz)`

/** What a request says about the publication. `undefined` means that it says nothing. */
export interface WantedPublication {
  estado?: Estado
  publicar_em?: string | null
}

/**
 * Works out the publication that a request leads to, and what is wrong with it. `before` holds the state that readers
 * see, so scheduled news whose moment has come count as published.
 */
export function publicationOf(
  before: Publication,
  wanted: WantedPublication,
  now: Date
): { publication: Publication; problems: Problem[] } {
  const estado = wanted.estado ?? before.estado
  const said = momentOf(wanted.publicar_em)
  // A leap second (23:59:60) has a valid form but is not a date that JavaScript knows.
  if (said && Number.isNaN(said.getTime()))
    return { publication: before, problems: [refused('publicar_em', 'field.date-time', 'INVALID_DATE')] }
  const kept = said === undefined ? before.publicarEm : said
  if (estado === 'agendada') return { publication: { estado, publicarEm: kept }, problems: scheduleProblems(kept, now) }
  if (estado === 'rascunho') {
    const taken = before.estado !== 'rascunho' && said === undefined
    return { publication: { estado, publicarEm: taken ? null : kept }, problems: [] }
  }
  // Published news keep their moment. News that are published now get the current moment, whatever was planned.
  const publicarEm = said ?? (before.estado === 'publicada' ? before.publicarEm : null) ?? now
  return {
    publication: { estado, publicarEm },
    problems: publicarEm > now ? [refused('publicar_em', 'field.news-published-later', 'INVALID_DATE')] : []
  }
}

const momentOf = (text: string | null | undefined): Date | null | undefined =>
  text ? new Date(text) : (text as null | undefined)

function scheduleProblems(moment: Date | null, now: Date): Problem[] {
  if (moment === null) return [refused('publicar_em', 'field.required', 'REQUIRED')]
  return moment > now ? [] : [refused('publicar_em', 'field.news-schedule', 'INVALID_DATE')]
}
