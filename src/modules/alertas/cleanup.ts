import { sql } from 'drizzle-orm'
import type { Removals } from '../../platform/time/cleanup.ts'

/** For so many days the last computation of each day is kept, and before that the last of each week. */
export const DAILY_DAYS = 60

/** A computation has a row for each of up to 5,600 places: a few go at a time. */
const AT_ONCE = 20

/**
 * Removes computations that others have superseded: those that were not the last of their day, a day later, and those
 * that were not the last while their week was the newest, once the days are no longer told apart.
 */
export const alertasCleanup: Removals = ({ now }) => [
  sql`delete from alertas_rodadas where id = any(array(
    select r.id from alertas_rodadas r
    where exists (select from alertas_rodadas later where later.tipo = r.tipo and later.id > r.id and (
      later.dia = r.dia and r.em < ${now} - interval '1 day'
      or later.semana = r.semana and r.em < ${now} - make_interval(days => ${DAILY_DAYS}::int)))
    order by r.id limit ${AT_ONCE})) returning 1`
]
