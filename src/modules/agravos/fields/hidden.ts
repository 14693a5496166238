import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { HIDDEN } from '../../../engine/contract/request/hidden.ts'

/**
 * How personal data are shown to callers who may not change cases. The database produces the shown form, so that the
 * value does not even leave it.
 */
export interface Hidden {
  shown(column: PgColumn): SQL
  /** Whether the value is hidden from every caller. */
  fromEverybody?: true
  /** Whether a text is a shown form, and so cannot be a value. */
  isMark?(text: string): boolean
}

const mark = sql.raw(`'${HIDDEN}'`)

/** Initials are kept in `casos`, so that lists need not read the name. Imported cases may have none. */
export const hiddenByInitials: Hidden = { shown: () => sql.raw(`nullif("casos"."iniciais", '')`), fromEverybody: true }

export const hiddenByMark: Hidden = {
  shown: (column) => sql`case when ${column} is not null then ${mark} end`,
  isMark: (text) => text === HIDDEN
}

/** Shows the first five digits. */
export const hiddenCep: Hidden = {
  shown: (column) => sql`left(${column}, 5) || '-' || ${mark}`,
  isMark: (text) => text.endsWith(HIDDEN)
}

/** Rounds to three decimals of a degree, about a hundred metres. */
export const hiddenByRounding: Hidden = { shown: (column) => sql`round(${column}::numeric, 3)::float8` }

const LOCAIS = sql.raw(`'{investigacao,locais_frequentados}'`)

/** The column of details, with the addresses in its list of places hidden. */
export const withHiddenAddresses = (detalhe: PgColumn): SQL =>
  sql`case
  when jsonb_path_exists(${detalhe}, '$.investigacao.locais_frequentados[*].endereco')
  then jsonb_set(${detalhe}, ${LOCAIS}, (
    select jsonb_agg(
      case when place ->> 'endereco' is null then place else place || jsonb_build_object('endereco', ${mark}) end order by nth)
    from jsonb_array_elements(${detalhe} #> ${LOCAIS}) with ordinality as places (place, nth)
  ))
  else ${detalhe} end`.mapWith(detalhe)
