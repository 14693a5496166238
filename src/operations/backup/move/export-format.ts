import type { SequenceValue, TableColumns } from './catalog.ts'

// The format of an export, which is packed with gzip. Each line is either one of ours, which begins with `{`, or a row
// in PostgreSQL's text format for COPY, below the line of its table. The rows of a table end with END, which no row can
// equal. The last line of a file counts its rows, so that a truncated file is noticed.

export const END = '\\.'

export interface Header {
  format: 1
  service: string
  postgres: string
  migrations: string[]
  dataKeys: string[]
}

export interface TableLine {
  table: TableColumns
}

export interface LastLine {
  rows: number
  counts: Record<string, number>
  sequences: SequenceValue[]
}

export const keyOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`
