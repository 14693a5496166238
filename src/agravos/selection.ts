import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Columns } from '../db/lists/walk.ts'
import type { Path } from './field.ts'
import { fieldAt, paths } from './fields.ts'
import { casos, casosPessoais } from './tables.ts'

/** What is selected for the list and for the detail: each column under its own name, and as it may be shown. */

export const shownPaths: Path[] = paths.filter((path) => !fieldAt(path).secret)
export const listedPaths: Path[] = paths.filter((path) => fieldAt(path).list)

const columns: Record<'casos' | 'casos_pessoais', Record<string, PgColumn>> = {
  casos: getTableColumns(casos),
  casos_pessoais: getTableColumns(casosPessoais)
}

/** The columns of these fields with what may be shown of them; fields in `detalhe` have no column of their own. */
function columnsFor(wanted: Path[]): Columns {
  const selected: Columns = {}
  for (const path of wanted) {
    const { at, hidden, read } = fieldAt(path)
    const column = at.table === 'detalhe' ? undefined : columns[at.table][at.column]
    if (!column) continue
    // What the field reads itself, such as moments, is taken as it comes; Drizzle would make objects of it that are thrown away.
    selected[column.name] = hidden ? hidden.shown(column) : read ? sql`${column}` : column
  }
  return selected
}

/** Of `casos` alone. */
export const listSelection: Columns = columnsFor(listedPaths)

/** Of `casos` and `casos_pessoais`. */
export const detailSelection: Columns = { ...columnsFor(shownPaths), detalhe: casos.detalhe }

/** Of `casos_pessoais`, and the initials for the name. */
export const pessoaisSelection: Columns = columnsFor(
  shownPaths.filter((path) => fieldAt(path).at.table === 'casos_pessoais')
)
