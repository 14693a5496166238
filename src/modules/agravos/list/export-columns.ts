import { getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Cell } from '../../../platform/sheets/cell.ts'
import type { Column } from '../../../platform/sheets/column.ts'
import type { ExportName, KeysOfColumns, Path, Row } from '../fields/field-type.ts'
import { isObject } from '../fields/field-values.ts'
import { fieldAt, paths } from '../fields/fields.ts'
import { municipioNamed } from '../fields/municipios.ts'
import { selectionOf } from '../fields/selection.ts'
import { valueGetter } from '../fields/shapes.ts'
import { casos } from '../tables.ts'
import { listText } from './listed-texts.ts'

/** A column of exported sheets: which field it shows, and how. */
export interface ExportColumn extends Column {
  name: ExportName
  path: Path
  /** The keys that lead to the value, where the field is an object. */
  keys?: readonly string[]
  /** The fields that the value is made of, in the order in which `make` takes them, where it takes several. */
  of?: { paths: readonly Path[]; make: (...values: unknown[]) => Cell }
  get: (row: Row) => unknown
}

/** Programs join tables by IBGE's code, and not by a name that several municipalities have. */
const CODE: ExportColumn = {
  name: 'municipio_codigo',
  path: 'endereco.municipio_residencia',
  get: ({ municipio }) => municipio
}

const INFECTION_CODE = madeOf(
  'municipio_infeccao_codigo',
  ['municipio_infeccao', 'estado_infeccao'],
  (municipio, estado) => municipioNamed(municipio, estado)?.codigo ?? null
)

function madeOf(
  name: ExportName,
  paths: readonly [Path, ...Path[]],
  make: (...values: unknown[]) => Cell
): ExportColumn {
  const getters = paths.map(valueGetter)
  return { name, path: paths[0], of: { paths, make }, get: (row) => make(...getters.map((get) => get(row))) }
}

/** Whoever reads sheets by the place of their columns is not disturbed by new ones behind them. */
const last: readonly Path[] = ['dados_clinicos', 'investigacao']

/** The columns of all exportable fields. A field whose value is an object has a column for each of its keys. */
export const exportColumns: ExportColumn[] = [
  ...paths.filter((path) => !last.includes(path)).flatMap(columnsOf),
  ...last.flatMap(columnsOf),
  INFECTION_CODE
]

function columnsOf(path: Path): ExportColumn[] {
  const { export: exported } = fieldAt(path)
  const get = valueGetter(path)
  if (exported === undefined) return []
  if (path === 'endereco.municipio_residencia') return [{ name: 'municipio_residencia', path, get }, CODE]
  if (typeof exported === 'string') return [{ name: exported, path, get, ...kindOf(path) }]
  return columnsInside(exported).map(({ name, keys }) => ({
    name,
    path,
    keys,
    get: (row) => cellInside(get(row), keys),
    ...(name.startsWith('data_') ? { kind: 'day' as const } : {})
  }))
}

function columnsInside(exported: readonly ExportName[] | KeysOfColumns): { name: ExportName; keys: string[] }[] {
  if (isNames(exported)) return exported.map((name) => ({ name, keys: [name] }))
  return Object.entries(exported).map(([name, keys]) => ({ name: name as ExportName, keys: keys.split('.') }))
}

function isNames(exported: readonly ExportName[] | KeysOfColumns): exported is readonly ExportName[] {
  return Array.isArray(exported)
}

/** What a column has of an object. */
export function cellInside(object: unknown, keys: readonly string[]): Cell {
  let value = object
  for (const key of keys) value = isObject(value) ? value[key] : undefined
  if (Array.isArray(value)) return value.length === 0 ? null : listText(value)
  return (value as Cell | undefined) ?? null
}

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
  const needed = wanted.flatMap(({ path, of }) => of?.paths ?? [path])
  return {
    selection: selectionOf([...new Set<Path>(['id', ...needed])]),
    columns: wanted.map(({ name, kind }) => ({ name, kind })),
    // Exportable values are texts, numbers, booleans or null.
    cellsOf: (row) => wanted.map(({ get }) => get(row) as Cell)
  }
}
