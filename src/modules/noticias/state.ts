import { type SQL, sql } from 'drizzle-orm'
import { type Problem, refused } from '../../errors.ts'
import { noticias } from './tables.ts'

export type Estado = (typeof noticias.$inferSelect)['estado']
export type Publication = Pick<typeof noticias.$inferSelect, 'estado' | 'publicarEm'>

/**
 * Reading decides whether scheduled news are published: their moment is compared with the clock. So they appear at that moment on every instance, and no task has to
 * be on time.
 */
export function estadoAt({ estado, publicarEm }: Publication, now: Date): Estado {
  return estado === 'agendada' && publicarEm !== null && publicarEm <= now ? 'publicada' : estado
}

/** The same in SQL. */
export const estadoSql = (now: Date): SQL<Estado> =>
  sql<Estado>`case when ${isPublished(now)} then 'publicada' else ${noticias.estado} end`

export const isPublished = (now: Date): SQL =>
  sql`(${noticias.estado} = 'publicada' or ${noticias.estado} = 'agendada' and ${noticias.publicarEm} <= ${now.toISOString()}::timestamptz)`

/** What a request says of the publication; `undefined` means that it says nothing. */
export interface WantedPublication {
  estado?: Estado
  publicar_em?: string | null
}

/**
 * The publication that a request leads to, from what it was at that moment: the state that readers see, so that news whose moment has come are from then on just published.
 * Names what is wrong with it.
 */
export function publicationOf(
  before: Publication,
  wanted: WantedPublication,
  now: Date
): { publication: Publication; problems: Problem[] } {
  const estado = wanted.estado ?? before.estado
  const said = momentOf(wanted.publicar_em)
  // A leap second has the form of a moment.
  if (said && Number.isNaN(said.getTime()))
    return { publication: before, problems: [refused('publicar_em', 'field.date-time', 'INVALID_DATE')] }
  const kept = said === undefined ? before.publicarEm : said
  if (estado === 'agendada') return { publication: { estado, publicarEm: kept }, problems: scheduleProblems(kept, now) }
  if (estado === 'rascunho') {
    const taken = before.estado !== 'rascunho' && said === undefined
    return { publication: { estado, publicarEm: taken ? null : kept }, problems: [] }
  }
  // What is published keeps its moment; what is only now published gets this one, whatever was planned.
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
