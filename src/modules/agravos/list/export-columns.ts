import { getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Cell } from '../../../platform/sheets/cell.ts'
import type { Column } from '../../../platform/sheets/column.ts'
import type { ExportName, Path, Row } from '../fields/field-type.ts'
import { isObject } from '../fields/field-values.ts'
import { fieldAt, paths } from '../fields/fields.ts'
import { selectionOf } from '../fields/selection.ts'
import { valueGetter } from '../fields/shapes.ts'
import { casos } from '../tables.ts'

/** A column of exported sheets: which field it shows, and how. */
export interface ExportColumn extends Column {
  name: ExportName
  path: Path
  get: (row: Row) => unknown
}

/** Programs join tables by IBGE's code, and not by a name that several municipalities have. */
const CODE: ExportColumn = {
  name: 'municipio_codigo',
  path: 'endereco.municipio_residencia',
  get: ({ municipio }) => municipio
}

/** The columns of all exportable fields. A field whose value is an object has a column for each of its keys. */
export const exportColumns: ExportColumn[] = paths.flatMap((path): ExportColumn[] => {
  const { export: exported } = fieldAt(path)
  const get = valueGetter(path)
  if (exported === undefined) return []
  if (path === 'endereco.municipio_residencia') return [{ name: 'municipio_residencia', path, get }, CODE]
  if (typeof exported === 'string') return [{ name: exported, path, get, ...kindOf(path) }]
  return exported.map((name) => ({
    name,
    path,
    get: (row) => innerValue(get(row), name),
    ...(name.startsWith('data_') ? { kind: 'day' as const } : {})
  }))
})

const innerValue = (object: unknown, key: string): unknown => (isObject(object) ? (object[key] ?? null) : null)

/** The kind of a column's cells, by the type of the database column. */
function kindOf(path: Path): Pick<Column, 'kind'> {
  const { at } = fieldAt(path)
  const stored: Record<string, PgColumn> = getTableColumns(casos)
  const type = at.table === 'casos' ? stored[at.column]?.getSQLType() : undefined
  if (type === 'date') return { kind: 'day' }
  return type?.startsWith('timestamp') ? { kind: 'moment' } : {}
}

export const exportNames: ExportName[] = exportColumns.map(({ name }) => name)

/**
 * Returns the SQL that selects these columns (`id` always), the columns of the sheet, and a function that turns a
 * selected row into cells.
 */
export function exportOf(names: ExportName[]): { selection: SQL; columns: Column[]; cellsOf: (row: Row) => Cell[] } {
  const wanted = names.flatMap((name) => exportColumns.filter((column) => column.name === name))
  return {
    selection: selectionOf([...new Set<Path>(['id', ...wanted.map(({ path }) => path)])]),
    columns: wanted.map(({ name, kind }) => ({ name, kind })),
    // Exportable values are texts, numbers, booleans or null.
    cellsOf: (row) => wanted.map(({ get }) => get(row) as Cell)
  }
}
