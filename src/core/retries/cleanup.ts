import { sql } from 'drizzle-orm'
import type { Removals } from '../../platform/time/cleanup.ts'
import { KEPT_HOURS } from './kept.ts'

/** Removes answers that are too old to be given again. */
export const retriesCleanup: Removals = ({ now, most }) => [
  sql`delete from respostas_guardadas where id in (
    select id from respostas_guardadas where criado_em <= ${now} - make_interval(hours => ${KEPT_HOURS}::int) limit ${most}) returning 1`
]
