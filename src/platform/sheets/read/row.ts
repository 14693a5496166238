export type SourceFormat = 'csv' | 'xlsx' | 'dbf'
export type Separator = ',' | ';' | '\t'
export type Packing = 'zip' | 'gzip'

export interface SourceRow {
  /**
   * The line of the file, or the row of the sheet, on which the row begins. The first is 1, and rows that go on in a
   * further sheet continue the count. The first record of a dbf is 1.
   */
  line: number
  /**
   * Cells as text, '' when empty, as many as there are columns. Numbers of sheets and dbf have their shortest decimal
   * form. Dates are YYYY-MM-DD, with T and time only when they have one. Booleans are true or false.
   */
  cells: string[]
  /**
   * How many cells the file has in this row. A number other than that of the columns means that a line of text is
   * broken or shifted.
   */
  found: number
}

/**
 * Where reading can resume later: after the row of this line. `offset` is the byte at which that row begins in a csv
 * that is not packed. It is null where the file has to be read from its beginning again, skipping rows.
 */
export interface Place {
  line: number
  offset: number | null
}

export interface SourceBatch {
  rows: SourceRow[]
  place: Place
  /** Share of the uploaded file that has been read so far, from 0 to 1. */
  share: number
}

/** What was recognised, for people to read. */
export interface SourceForm {
  formato: SourceFormat
  /**
   * Latin-1 as soon as one line is not UTF-8, which may come late in a file. Null where the file states another
   * encoding, or shows it.
   */
  codificacao: 'utf-8' | 'iso-8859-1' | null
  separador: Separator | null
  compactacao: Packing | null
  /** The sheet of a workbook that was read; null for other files. */
  planilha: string | null
  /** All sheets of a workbook, by their names. */
  planilhas: string[]
}

/** How the table of a file is found. */
export interface Finding {
  isHeader?: IsHeader
  /** The sheet to read, by its name; without it, the first one with a header. */
  planilha?: string | null
}

/** Whether a row names columns that somebody knows. Titles above it and sheets before it are then left out. */
export type IsHeader = (cells: string[]) => boolean

export interface BatchOptions {
  size: number
  after?: Place
  signal?: AbortSignal
}

export interface Source {
  columns: string[]
  form: SourceForm
  /** Yields one batch after the other. It may be called again, also with a place of an earlier run. */
  batches(options: BatchOptions): AsyncGenerator<SourceBatch>
}
