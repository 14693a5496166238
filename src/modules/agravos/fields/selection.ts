import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { queryOf } from '../../../platform/db/built.ts'
import { casos, casosPessoais } from '../tables.ts'
import type { Path } from './field-type.ts'
import { fieldAt, paths } from './fields.ts'
import { withHiddenAddresses } from './hidden.ts'

// The columns that the list and the detail select: each under its own name, in the form in which it may be shown.

export const shownPaths: Path[] = paths.filter((path) => !fieldAt(path).secret)
export const listedPaths: Path[] = paths.filter((path) => fieldAt(path).list)

type Columns = Record<string, PgColumn | SQL>

const columns: Record<'casos' | 'casos_pessoais', Record<string, PgColumn>> = {
  casos: getTableColumns(casos),
  casos_pessoais: getTableColumns(casosPessoais)
}

/** What a caller sees of personal data: their hidden forms, or the stored values. Names are hidden in both. */
export type View = 'hidden' | 'whole'

/** The columns of these fields in the form that may be shown. Fields in `detalhe` have no column of their own. */
function columnsFor(wanted: Path[], view: View): Columns {
  const selected: Columns = {}
  for (const path of wanted) {
    const { at, hidden, read } = fieldAt(path)
    const column = at.table === 'detalhe' ? undefined : columns[at.table][at.column]
    if (!column) continue
    // A column that the field converts itself, such as a moment, is selected raw: Drizzle would make objects of it that
    // are thrown away.
    const isHidden = hidden && (view === 'hidden' || hidden.fromEverybody)
    selected[column.name] = isHidden ? hidden.shown(column) : read ? sql`${column}` : column
  }
  return selected
}

/** The columns of the list, all from `casos`. It is a text, so that it is built only once. */
export const listSelection: SQL = selectionOf(listedPaths)

/** The columns of the given fields. For fields in `detalhe` the whole column is selected. */
export function selectionOf(wanted: Path[]): SQL {
  const inDetalhe = wanted.some((path) => fieldAt(path).at.table === 'detalhe')
  return sql.raw(
    textOf({ ...columnsFor(wanted, 'hidden'), ...(inDetalhe ? { detalhe: columns.casos.detalhe as PgColumn } : {}) })
  )
}

function textOf(selected: Columns): string {
  const list = Object.entries(selected).map(([name, shown]) => sql`${shown} as ${sql.identifier(name)}`)
  return queryOf(sql.join(list, sql`, `)).sql
}

/** The columns of the detail, from `casos` and `casos_pessoais`. */
export const detailSelection = (view: View): Columns => ({
  ...columnsFor(shownPaths, view),
  detalhe: view === 'whole' ? casos.detalhe : withHiddenAddresses(casos.detalhe)
})

/** The columns of the detail that come as they are stored, so that they have to be opened. */
export const sealedInDetail = (view: View): string[] =>
  shownPaths.flatMap((path) => {
    const { at, hidden } = fieldAt(path)
    if (at.table === 'detalhe' || !at.sealed) return []
    return hidden && (view === 'hidden' || hidden.fromEverybody) ? [] : [at.column]
  })

/** The columns of `casos_pessoais` in their hidden forms, with the initials for the name. */
export const pessoaisSelection: Columns = columnsFor(
  shownPaths.filter((path) => fieldAt(path).at.table === 'casos_pessoais'),
  'hidden'
)
