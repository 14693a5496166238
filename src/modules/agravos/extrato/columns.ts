import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { definitions } from '../../../../generated/operations.ts'
import type { Cell } from '../../../platform/sheets/cell.ts'
import type { Path, Row } from '../fields/field-type.ts'
import { fieldAt } from '../fields/fields.ts'
import { cellInside, type ExportColumn, exportColumns } from '../list/export-columns.ts'
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

/**
 * Documents that hardly repeat, since they have counts. Their values come apart: to make each document's cells anew
 * takes four times as long as the database takes to find its values (README).
 */
const apart: ReadonlySet<Path> = new Set(
  exportColumns.flatMap((column, i) => (column.keys && isCount(caseColumns[i]?.kind) ? [column.path] : []))
)

function isCount(kind: Kind | undefined): boolean {
  return kind === 'integer' || kind === 'number'
}

/** A value that the database sends: its SQL, and how it is read where it is no text. */
interface Value {
  sql: SQL
  parse?: (text: string) => unknown
}

/** The columns of the table, or parts of its documents, that a row is made of. */
const sources = sourcesOf()

function sourcesOf(): Map<string, Value> {
  const found = new Map<string, Value>()
  for (const column of exportColumns) {
    const { path, of, keys } = column
    const { at, hidden } = fieldAt(path)
    const name = sourceOf(column)
    if (of) found.set(name, { sql: listOf(of.paths.map(columnAt)), parse: JSON.parse })
    else if (hidden) found.set(name, { sql: hidden.shown(casos.id) })
    else if (at.table === 'detalhe') {
      const document = sql`${casos.detalhe} -> ${sql.raw(`'${at.keys[0]}'`)}`
      if (name === column.name)
        found.set(name, { sql: insideOf(document, keys ?? []), ...parserOfKind(kindOf(column)) })
      else found.set(name, { sql: document, parse: JSON.parse })
    } else {
      const column = stored[at.column] as PgColumn
      found.set(name, { sql: sql`${column}`, ...parserOf(column.getSQLType()) })
    }
  }
  return found
}

function insideOf(document: SQL, keys: readonly string[]): SQL {
  const arrows = keys.map((key, i) => `${i === keys.length - 1 ? '->>' : '->'} '${key}'`)
  return sql`${document} ${sql.raw(arrows.join(' '))}`
}

function parserOfKind(kind: Kind): Pick<Value, 'parse'> {
  if (kind === 'boolean') return parserOf('boolean')
  return kind === 'integer' || kind === 'number' ? { parse: Number } : {}
}

function parserOf(type: string): Pick<Value, 'parse'> {
  if (type === 'jsonb') return { parse: JSON.parse }
  if (type === 'boolean') return { parse: (text) => text === 'true' }
  return type === 'integer' || type === 'smallint' ? { parse: Number } : {}
}

/** A list of values, or nothing where there is none of them. */
function listOf(values: SQL[]): SQL {
  const all = sql.join(values, sql`, `)
  return sql`case when num_nonnulls(${all}) > 0 then json_build_array(${all}) end`
}

function columnAt(path: Path): SQL {
  const { at } = fieldAt(path)
  return at.table === 'detalhe' ? sql`null` : sql`${stored[at.column]}`
}

function sourceOf({ name, path, of }: ExportColumn): string {
  const { at, hidden } = fieldAt(path)
  if (of) return name
  if (hidden) return 'iniciais'
  if (at.table !== 'detalhe') return at.column
  return apart.has(path) ? name : at.keys[0]
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
  const own = exportColumns.flatMap((column, i) => (sourceOf(column) === name ? [{ ...column, i }] : []))
  const columns = own.map(({ i }) => caseColumns[i] as ExtractColumn)
  const cells = own.map(cellOf)
  const cellsOf = (text: string | null) => {
    const value = text === null ? null : parse(text)
    return cells.map((cell) => (value === null || cell === null ? (value as Cell) : cell(value)))
  }
  const isMade =
    parse === JSON.parse || own.length > 1 || cells.some((cell) => cell !== null) || columns[0]?.kind === 'number'
  return { columns, cellsOf, asIs: isMade ? null : parse === String ? 'text' : 'bare' }
}

/** Makes the cell of a column; null where the value is the cell. */
function cellOf({ name, path, keys, of }: ExportColumn): ((value: unknown) => Cell) | null {
  if (keys) return apart.has(path) ? null : (document) => cellInside(document, keys)
  if (of) return (parts) => of.make(...(parts as unknown[]))
  const { read } = fieldAt(path)
  const none: Row = {}
  return read && name !== 'municipio_codigo' ? (value) => read(value, none) as Cell : null
}

function kindOf({ name, path, keys }: ExportColumn): Kind {
  const { at, hidden, read } = fieldAt(path)
  if (name === 'municipio_codigo' || name === 'municipio_infeccao_codigo') return 'integer'
  if (keys) return kindOfPart(path, keys)
  const type = at.table === 'casos' && !hidden ? getTableColumns(casos)[at.column as 'id']?.getSQLType() : undefined
  if (type === 'date') return 'day'
  if (type?.startsWith('timestamp')) return 'moment'
  if (type === 'boolean') return 'boolean'
  return !read && (type === 'integer' || type === 'smallint') ? 'integer' : 'text'
}

type Schema = { type?: string | string[]; $ref?: string; format?: string; properties?: Record<string, Schema> }

/** The kind of a value inside a document, by the contract. */
function kindOfPart(path: Path, keys: readonly string[]): Kind {
  let found = resolved({ $ref: 'b#/$defs/CasoDetalhe' })
  for (const key of [path, ...keys]) found = resolved(found.properties?.[key] ?? {})
  const { type, format } = found
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
