import type { Spot } from './draft.ts'

/** What is known of the file while its rows are judged. */
export interface RowContext {
  /** Whether the rows are SINAN's, with its codes. */
  isSinan: boolean
  today: string
  hasColumn(campo: string): boolean
  /** The column that fills a field; under the name of the field where the file has none. */
  spotOf(campo: string): Spot
  /** What the file has in that column. */
  textOf(campo: string, cells: readonly string[]): string
  /** Makes a number for a row of a file that has none; null for files that have them. */
  numberOf: ((cells: readonly string[]) => string) | null
}
