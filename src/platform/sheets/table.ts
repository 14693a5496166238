import { Readable } from 'node:stream'
import type { Download } from '../../engine/contract/handler.ts'
import type { Cell } from './cell.ts'
import { writeCsv } from './csv.ts'

export type TableRow = Readonly<Record<string, Cell | undefined>>

/** Makes an answer in csv of a small table, with these columns. What a row does not have is empty. */
export function tableAnswer(columns: readonly string[], rows: readonly TableRow[]): Download {
  const cells = rows.map((row) => columns.map((name) => row[name] ?? null))
  const names = columns.map((name) => ({ name }))
  return { stream: writeCsv(names, Readable.from(cells)), contentType: 'text/csv' }
}
