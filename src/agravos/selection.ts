import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core'
import type { Path } from './field.ts'
import { fieldAt, paths } from './fields.ts'
import { casos, casosPessoais } from './tables.ts'

/** What is selected for the list and for the detail, each column under its own name and as it may be shown. */

export const shownPaths: Path[] = paths.filter((path) => !fieldAt(path).secret)
export const listedPaths: Path[] = paths.filter((path) => fieldAt(path).list)

type Selected = Record<string, PgColumn | SQL>

const columns: Record<'casos' | 'casos_pessoais', Record<string, PgColumn>> = {
  casos: getTableColumns(casos),
  casos_pessoais: getTableColumns(casosPessoais)
}

/** The columns of these fields with what may be shown of them; fields in `detalhe` have no column of their own. */
function columnsFor(wanted: Path[]): Selected {
  const selected: Selected = {}
  for (const path of wanted) {
    const { at, hidden } = fieldAt(path)
    const column = at.table === 'detalhe' ? undefined : columns[at.table][at.column]
    if (column) selected[column.name] = hidden ? hidden.shown(column) : column
  }
  return selected
}

/** Put together once, since the text of twenty columns takes longer to write than a page of cases to read. */
function textOf(selected: Selected): SQL {
  const list = Object.entries(selected).map(([name, shown]) => sql`${shown} as ${sql.identifier(name)}`)
  return sql.raw(new PgDialect().sqlToQuery(sql.join(list, sql`, `)).sql)
}

/** Of `casos` alone. */
export const listSelection: SQL = textOf(columnsFor(listedPaths))

/** Of `casos` and `casos_pessoais`. */
export const detailSelection: Selected = { ...columnsFor(shownPaths), detalhe: casos.detalhe }

/** Of `casos_pessoais`, and the initials for the name. */
export const pessoaisSelection: Selected = columnsFor(
  shownPaths.filter((path) => fieldAt(path).at.table === 'casos_pessoais')
)
