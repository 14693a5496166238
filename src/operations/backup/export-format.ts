import type { SequenceValue, TableColumns } from './catalog.ts'

// The file of an export, packed with gzip. Each line is either one of ours, which begins with `{`, or a row in PostgreSQL's text form for COPY below the line of its
// table. The rows of a table end with END, which no row can be; a file ends with a line that tells how many rows it has, so that one that was cut is seen.

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
