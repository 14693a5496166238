import { sql } from 'drizzle-orm'
import type { Removals } from '../../../platform/time/cleanup.ts'
import { KEPT_DAYS } from './settled.ts'

/** Removes what has been in the log of changes for longer than it is kept, a day later than it is asked for. */
export const extratoCleanup: Removals = ({ now, most }) => [
  sql`delete from casos_mudancas where id = any(array(
    select id from casos_mudancas where em < ${now} - make_interval(days => ${KEPT_DAYS + 1}::int)
    order by em limit ${most})) returning 1`
]
