import { setImmediate as others } from 'node:timers/promises'
import type { SchemaElement } from 'hyparquet'
import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import { writeColumn } from 'hyparquet-writer/src/column.js'
import type { Cell } from './cell.ts'

export type ParquetKind = 'integer' | 'number' | 'boolean' | 'day' | 'moment' | 'text'

export interface ParquetColumn {
  name: string
  kind: ParquetKind
  /** Whether nearly every value is another one that begins like the one before. */
  isSerial?: boolean
}

export type ParquetValue = string | number | bigint | boolean | null

/** Rows that are written together. The values are asked for column by column. */
export interface RowGroup {
  rows: number
  valuesOf(column: number): ParquetValue[]
}

/** So many bytes are collected before they are passed on. */
const CHUNK = 128 * 1024
const PAGE = 1024 * 1024
const DAY_MS = 86_400_000

const elements: Record<ParquetKind, Omit<SchemaElement, 'name'>> = {
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  day: { type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } },
  moment: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' }
  },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } }
}

/** Smallest and largest values help readers to skip groups. Of texts they are not worth their time. */
const hasRange: ReadonlySet<ParquetKind> = new Set(['integer', 'number', 'day', 'moment'])

/** Returns what turns a cell, with days and moments as text, into the form that a file stores. */
export function parquetValue(kind: ParquetKind): (cell: Cell) => ParquetValue {
  if (kind === 'day') return (cell) => (cell === null ? null : Date.parse(String(cell)) / DAY_MS)
  if (kind === 'moment') return (cell) => (cell === null ? null : BigInt(Date.parse(String(cell))))
  if (kind === 'text') return (cell) => (cell === null ? null : String(cell))
  return (cell) => cell as ParquetValue
}

/**
 * Writes a parquet file group by group. Others get their turn after each column of a group. `facts` are asked for at
 * the end, and stand beside the description of the columns.
 */
export async function* writeParquet(
  columns: readonly ParquetColumn[],
  groups: AsyncIterable<RowGroup>,
  facts: () => Record<string, string>
): AsyncGenerator<Uint8Array> {
  const writer = new ByteWriter(CHUNK)
  const root: SchemaElement = { name: 'root', num_children: columns.length }
  const leaves = columns.map(
    ({ name, kind }): SchemaElement => ({ name, repetition_type: 'OPTIONAL', ...elements[kind] })
  )
  const file = new ParquetWriter({ writer, schema: [root, ...leaves], createdBy: 'saude-integra' })
  yield taken(writer)
  for await (const { rows, valuesOf } of groups) {
    const begun = writer.offset
    const chunks = []
    for (const [i, { name, kind, isSerial }] of columns.entries()) {
      const values = valuesOf(i)
      const element = leaves[i] as SchemaElement
      const { chunk } = writeColumn({
        writer,
        column: {
          columnName: name,
          element,
          schemaPath: [root, element],
          codec: file.codec,
          compressors: file.compressors,
          stats: hasRange.has(kind),
          pageSize: PAGE,
          columnIndex: false,
          offsetIndex: false,
          ...(isSerial ? { encoding: 'DELTA_BYTE_ARRAY' as const } : {})
        },
        pageData: { values, definitionLevels: levelsOf(values), repetitionLevels: [], maxDefinitionLevel: 1 }
      })
      chunks.push(chunk)
      if (writer.index >= CHUNK) yield taken(writer)
      else await others()
    }
    file.row_groups.push({
      columns: chunks,
      total_byte_size: chunks.reduce((sum, { meta_data }) => sum + (meta_data?.total_uncompressed_size ?? 0n), 0n),
      num_rows: BigInt(rows),
      total_compressed_size: BigInt(writer.offset - begun)
    })
    file.num_rows += BigInt(rows)
  }
  file.kvMetadata = Object.entries(facts()).map(([key, value]) => ({ key, value }))
  file.finish()
  yield taken(writer)
}

function levelsOf(values: readonly ParquetValue[]): number[] {
  const levels = new Array<number>(values.length)
  for (let i = 0; i < values.length; i++) levels[i] = values[i] === null ? 0 : 1
  return levels
}

/** Takes out what was written since the last time, so that memory does not grow with the file. */
function taken(writer: ByteWriter): Uint8Array {
  const bytes = writer.getBytes().slice()
  writer.index = 0
  return bytes
}
