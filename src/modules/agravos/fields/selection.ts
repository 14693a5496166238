import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core'
import { casos, casosPessoais } from '../tables.ts'
import type { Path } from './field-type.ts'
import { fieldAt, paths } from './fields.ts'
import { withHiddenAddresses } from './hidden.ts'

/** What is selected for the list and for the detail: each column under its own name, and as it may be shown. */

export const shownPaths: Path[] = paths.filter((path) => !fieldAt(path).secret)
export const listedPaths: Path[] = paths.filter((path) => fieldAt(path).list)

type Columns = Record<string, PgColumn | SQL>

const columns: Record<'casos' | 'casos_pessoais', Record<string, PgColumn>> = {
  casos: getTableColumns(casos),
  casos_pessoais: getTableColumns(casosPessoais)
}

/** What a caller may see: values that point to a person only as they are hidden, or as they are stored. Names are hidden either way. */
export type View = 'hidden' | 'whole'

/** The columns of these fields with what may be shown of them; fields in `detalhe` have no column of their own. */
function columnsFor(wanted: Path[], view: View): Columns {
  const selected: Columns = {}
  for (const path of wanted) {
    const { at, hidden, read } = fieldAt(path)
    const column = at.table === 'detalhe' ? undefined : columns[at.table][at.column]
    if (!column) continue
    // What the field reads itself, such as moments, is taken as it comes; Drizzle would make objects of it that are thrown away.
    const isHidden = hidden && (view === 'hidden' || hidden.fromEverybody)
    selected[column.name] = isHidden ? hidden.shown(column) : read ? sql`${column}` : column
  }
  return selected
}

/** Of `casos` alone; as a text, which is written once. */
export const listSelection: SQL = selectionOf(listedPaths)

/** The same for other fields; for those in `detalhe` all of that column. */
export function selectionOf(wanted: Path[]): SQL {
  const inDetalhe = wanted.some((path) => fieldAt(path).at.table === 'detalhe')
  return sql.raw(
    textOf({ ...columnsFor(wanted, 'hidden'), ...(inDetalhe ? { detalhe: columns.casos.detalhe as PgColumn } : {}) })
  )
}

function textOf(selected: Columns): string {
  const list = Object.entries(selected).map(([name, shown]) => sql`${shown} as ${sql.identifier(name)}`)
  return new PgDialect().sqlToQuery(sql.join(list, sql`, `)).sql
}

/** Of `casos` and `casos_pessoais`. */
export const detailSelection = (view: View): Columns => ({
  ...columnsFor(shownPaths, view),
  detalhe: view === 'whole' ? casos.detalhe : withHiddenAddresses(casos.detalhe)
})

/** Of `casos_pessoais` as it is hidden, and the initials for the name. */
export const pessoaisSelection: Columns = columnsFor(
  shownPaths.filter((path) => fieldAt(path).at.table === 'casos_pessoais'),
  'hidden'
)
