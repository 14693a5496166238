import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core'
import { definitions } from '../../../../generated/operations.ts'
import type { Cell } from '../../../platform/sheets/cell.ts'
import type { Path, Row } from '../fields/field-type.ts'
import { isObject } from '../fields/field-values.ts'
import { fieldAt } from '../fields/fields.ts'
import { type ExportColumn, exportColumns } from '../list/export-columns.ts'
import { casos } from '../tables.ts'

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

/** The columns of the table, or parts of its documents, that a row is made of, each with its SQL. */
const sources = sourcesOf()

function sourcesOf(): Map<string, SQL> {
  const found = new Map<string, SQL>()
  for (const { path } of exportColumns) {
    const { at, hidden } = fieldAt(path)
    if (hidden) found.set(sourceOf(path), hidden.shown(casos.id))
    else if (at.table === 'detalhe') found.set(sourceOf(path), sql`${casos.detalhe} ->> ${sql.raw(`'${at.keys[0]}'`)}`)
    else {
      const column = stored[at.column] as PgColumn
      // Text spares a Date for each day and moment, and an object for each document.
      const isText = /^(date|timestamp|jsonb)/.test(column.getSQLType())
      found.set(at.column, isText ? sql`${column}::text` : sql`${column}`)
    }
  }
  return found
}

function sourceOf(path: Path): string {
  const { at, hidden } = fieldAt(path)
  if (hidden) return 'iniciais'
  return at.table === 'detalhe' ? at.keys[0] : at.column
}

/** The SQL of the sources, in a fixed order. Built once, as text. */
export const selection: SQL = sql.raw(
  [...sources.values()].map((source) => new PgDialect().sqlToQuery(source).sql).join(', ')
)

/** How many values the selection has. */
export const width = sources.size

const place = new Map([...sources.keys()].map((name, i) => [name, i]))

/** A value of the selection, and the cells that are made of it: one, or one for each key of a document. */
export interface Source {
  /** Where the value stands in a row of the selection. */
  at: number
  cells: ((value: unknown) => Cell)[]
  /** Whether the value is a document, as text. */
  isDocument: boolean
}

/** The sources in the order of the columns. The columns of a document stand together. */
export const columnSources: Source[] = exportColumns.flatMap(({ name, path }, i): Source[] => {
  const at = place.get(sourceOf(path)) ?? 0
  const { export: exported, read } = fieldAt(path)
  if (Array.isArray(exported)) {
    if (exportColumns[i - 1]?.path === path) return []
    const cells = exported.map((key) => (part: unknown) => (isObject(part) ? ((part[key] as Cell) ?? null) : null))
    return [{ at, cells, isDocument: true }]
  }
  const none: Row = {}
  const isRead = name !== 'municipio_codigo' && read
  const cell = isRead
    ? (value: unknown) => (value === null ? null : (read(value, none) as Cell))
    : (value: unknown) => value as Cell
  return [{ at, cells: [cell], isDocument: false }]
})

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
