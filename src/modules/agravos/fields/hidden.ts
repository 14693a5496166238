import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { HIDDEN } from '../../../engine/contract/request/hidden.ts'

/**
 * How a value that points to a person is shown to those who may not change cases. The database makes the shown form, so that the value does not
 * even leave it.
 */
export interface Hidden {
  shown(column: PgColumn): SQL
  /** Whether nobody sees the value. */
  fromEverybody?: true
  /** Whether a text is the shown form and can be no value. */
  isMark?(text: string): boolean
}

const mark = sql.raw(`'${HIDDEN}'`)

/** Kept beside the rest of the case, so that lists need not read the name. Files may bring cases without one. */
export const hiddenByInitials: Hidden = { shown: () => sql.raw(`nullif("casos"."iniciais", '')`), fromEverybody: true }

export const hiddenByMark: Hidden = {
  shown: (column) => sql`case when ${column} is not null then ${mark} end`,
  isMark: (text) => text === HIDDEN
}

/** Its first five digits. */
export const hiddenCep: Hidden = {
  shown: (column) => sql`left(${column}, 5) || '-' || ${mark}`,
  isMark: (text) => text.endsWith(HIDDEN)
}

/** Three decimals of a degree are about a hundred metres. */
export const hiddenByRounding: Hidden = { shown: (column) => sql`round(${column}::numeric, 3)::float8` }

const LOCAIS = sql.raw(`'{investigacao,locais_frequentados}'`)

/** The column of details with hidden addresses in the list of places; the rest of it as it is. */
export const withHiddenAddresses = (detalhe: PgColumn): SQL =>
  sql`case
  when jsonb_path_exists(${detalhe}, '$.investigacao.locais_frequentados[*].endereco')
  then jsonb_set(${detalhe}, ${LOCAIS}, (
    select jsonb_agg(
      case when place ->> 'endereco' is null then place else place || jsonb_build_object('endereco', ${mark}) end order by nth)
    from jsonb_array_elements(${detalhe} #> ${LOCAIS}) with ordinality as places (place, nth)
  ))
  else ${detalhe} end`.mapWith(detalhe)
