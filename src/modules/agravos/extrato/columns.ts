import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { definitions } from '../../../../generated/operations.ts'
import type { Cell } from '../../../platform/sheets/cell.ts'
import type { Path, Row } from '../fields/field-type.ts'
import { isObject } from '../fields/field-values.ts'
import { fieldAt } from '../fields/fields.ts'
import { type ExportColumn, exportColumns } from '../list/export-columns.ts'
import { casos } from '../tables.ts'
import { LEAD } from './packed.ts'

/** What the cells of a column are, for formats that have types. */
export type Kind = 'integer' | 'number' | 'boolean' | 'day' | 'moment' | 'text'

export interface ExtractColumn {
  name: string
  kind: Kind
}

/** The columns of a case: those of the export, in its order. */
export const caseColumns: ExtractColumn[] = exportColumns.map((column) => ({ name: column.name, kind: kindOf(column) }))

/** Behind them: whether the line tells that a case is gone, and how to go on behind the line. */
export const extractColumns: ExtractColumn[] = [
  ...caseColumns,
  { name: 'removido', kind: 'boolean' },
  { name: 'cursor', kind: 'text' }
]

const stored: Record<string, PgColumn> = getTableColumns(casos)

/** A value that the database sends: its SQL, and how it is read where it is no text. */
interface Value {
  sql: SQL
  parse?: (text: string) => unknown
}

/** The columns of the table, or parts of its documents, that a row is made of. */
const sources = sourcesOf()

function sourcesOf(): Map<string, Value> {
  const found = new Map<string, Value>()
  for (const { path } of exportColumns) {
    const { at, hidden } = fieldAt(path)
    const name = sourceOf(path)
    if (hidden) found.set(name, { sql: hidden.shown(casos.id) })
    else if (at.table === 'detalhe')
      found.set(name, { sql: sql`${casos.detalhe} ->> ${sql.raw(`'${at.keys[0]}'`)}`, parse: JSON.parse })
    else {
      const column = stored[at.column] as PgColumn
      found.set(name, { sql: sql`${column}`, ...parserOf(column.getSQLType()) })
    }
  }
  return found
}

function parserOf(type: string): Pick<Value, 'parse'> {
  if (type === 'jsonb') return { parse: JSON.parse }
  if (type === 'boolean') return { parse: (text) => text === 'true' }
  return type === 'integer' || type === 'smallint' ? { parse: Number } : {}
}

function sourceOf(path: Path): string {
  const { at, hidden } = fieldAt(path)
  if (hidden) return 'iniciais'
  return at.table === 'detalhe' ? at.keys[0] : at.column
}

/** The SQL of the values. */
export const values: SQL[] = [...sources.values()].map((source) => source.sql)

/** A value of a row, and the columns that are made of it. */
export interface Source {
  /** Where the value stands in a row. */
  at: number
  columns: ExtractColumn[]
  /** Makes the cells of these columns. */
  cellsOf(text: string | null): Cell[]
  /** Whether the value is the cell of its only column, as it is: a text, or a number or boolean. */
  asIs: 'text' | 'bare' | null
}

/** The values in the order of the columns. */
export const columnSources: Source[] = [...sources.keys()].map((name, i) => ({ at: LEAD.width + i, ...partOf(name) }))

/** What is made of a value: one column, the name and the code of a place, or the keys of a document. */
function partOf(name: string): Omit<Source, 'at'> {
  const { parse = String } = sources.get(name) ?? {}
  const own = exportColumns.flatMap((column, i) => (sourceOf(column.path) === name ? [{ ...column, i }] : []))
  const columns = own.map(({ i }) => caseColumns[i] as ExtractColumn)
  const none: Row = {}
  const cells = own.map(({ name: column, path }) => {
    const { export: exported, read } = fieldAt(path)
    if (Array.isArray(exported)) return (part: unknown) => (isObject(part) ? ((part[column] as Cell) ?? null) : null)
    return (value: unknown) => (read && column !== 'municipio_codigo' ? read(value, none) : value) as Cell
  })
  const cellsOf = (text: string | null) => {
    const value = text === null ? null : parse(text)
    return cells.map((cell) => (value === null ? null : cell(value)))
  }
  const isMade = parse === JSON.parse || own.length > 1 || own.some(({ path }) => fieldAt(path).read !== undefined)
  return { columns, cellsOf, asIs: isMade ? null : parse === String ? 'text' : 'bare' }
}

function kindOf({ name, path }: ExportColumn): Kind {
  const { at, export: exported, hidden, read } = fieldAt(path)
  if (name === 'municipio_codigo') return 'integer'
  if (Array.isArray(exported)) return kindOfPart(path, name)
  const type = at.table === 'casos' && !hidden ? getTableColumns(casos)[at.column as 'id']?.getSQLType() : undefined
  if (type === 'date') return 'day'
  if (type?.startsWith('timestamp')) return 'moment'
  if (type === 'boolean') return 'boolean'
  return !read && (type === 'integer' || type === 'smallint') ? 'integer' : 'text'
}

type Schema = { type?: string | string[]; $ref?: string; format?: string; properties?: Record<string, Schema> }

/** The kind of a key of a document, by the contract. */
function kindOfPart(path: Path, key: string): Kind {
  const whole = resolved(resolved({ $ref: 'b#/$defs/CasoDetalhe' }).properties?.[path] ?? {})
  const { type, format } = resolved(whole.properties?.[key] ?? {})
  const types = [type].flat()
  if (format === 'date') return 'day'
  if (types.includes('boolean')) return 'boolean'
  if (types.includes('integer')) return 'integer'
  return types.includes('number') ? 'number' : 'text'
}

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  const found = name === undefined ? undefined : (definitions.b?.$defs[name] as Schema | undefined)
  return found === undefined ? schema : resolved(found)
}
