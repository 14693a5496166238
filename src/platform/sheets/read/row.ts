export type SourceFormat = 'csv' | 'xlsx' | 'dbf'
export type Separator = ',' | ';' | '\t'
export type Packing = 'zip' | 'gzip'

export interface SourceRow {
  /** The line of the file, or the row of the sheet, on which it begins; the first is 1, and rows that go on in a further sheet are counted on. The first record of a dbf is 1. */
  line: number
  /**
   * As text, '' when empty. Numbers of sheets and dbf in their shortest decimal form, dates as YYYY-MM-DD (with T and time only when
   * they have one), truth as true or false. As many as there are columns.
   */
  cells: string[]
  /** How many cells the file has there. Another number than that of the columns means that a line of text is broken or shifted. */
  found: number
}

/**
 * Where reading can go on later: after the row of this line. `offset` is the byte at which that row begins in a csv that is not packed, and null where
 * the file is read from its beginning again and rows are passed over.
 */
export interface Place {
  line: number
  offset: number | null
}

export interface SourceBatch {
  rows: SourceRow[]
  place: Place
  /** Share of the uploaded file that was read so far, 0 to 1. */
  share: number
}

/** What was recognised, for people. */
export interface SourceForm {
  formato: SourceFormat
  /** Latin-1 as soon as one line is no UTF-8, which may be late in a file; null where the file says it by itself. */
  codificacao: 'utf-8' | 'iso-8859-1' | null
  separador: Separator | null
  compactacao: Packing | null
}

export interface BatchOptions {
  size: number
  after?: Place
  signal?: AbortSignal
}

export interface Source {
  columns: string[]
  form: SourceForm
  /** One after the other; may be called again, also with a place of an earlier run. */
  batches(options: BatchOptions): AsyncGenerator<SourceBatch>
}
