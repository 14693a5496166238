import { sql } from 'drizzle-orm'
import type { Removals } from '../../platform/time/cleanup.ts'

/** Removes login attempts that no longer lock an email and are too old to help lock it. */
export const authCleanup: Removals = ({ now, most }) => [
  sql`delete from bloqueios where chave in (
    select chave from bloqueios where coalesce(bloqueado_ate, '-infinity') < ${now} and cardinality(em_curso) = 0
      and not exists (select 1 from unnest(falhas) f where f > ${now} - interval '1 hour') limit ${most}) returning 1`
]
