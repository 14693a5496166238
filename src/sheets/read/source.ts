import type { MessageKey, MessageValues } from '../../messages/messages.ts'

export type SourceFormat = 'csv' | 'xlsx' | 'dbf'

export interface SourceRow {
  /** The line of the file, or the row of the sheet, on which it begins; the header of a csv or sheet is 1. A dbf's first record is 1. */
  line: number
  /**
   * As text, '' when empty. Numbers in their shortest decimal form, dates of sheets and dbf as YYYY-MM-DD (with T and time only when it has one),
   * truth as true/false. As many as there are columns.
   */
  cells: string[]
}

/**
 * Where reading can go on later: after the row of this line; `offset` is where the next record begins in a plain csv, and null where the file must be
 * read from its beginning again and rows passed over.
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

export interface Source {
  columns: string[]
  /** What was recognised, for people. */
  form: {
    formato: SourceFormat
    codificacao: 'utf-8' | 'iso-8859-1' | null
    separador: ',' | ';' | '\t' | null
    compactacao: 'zip' | 'gzip' | null
  }
  /** One after the other; may be called again, also with a place of an earlier run. */
  batches(options: { size: number; after?: Place; signal?: AbortSignal }): AsyncGenerator<SourceBatch>
}

/** Why a file can not be read, for the person who sent it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly reason: MessageKey
  readonly values: MessageValues

  constructor(reason: MessageKey, values: MessageValues = {}) {
    super(reason)
    this.reason = reason
    this.values = values
  }
}

/** Opens a file on disk. Rejects with UnreadableFile; so do the batches. */
export function openSource(_path: string, _formato: SourceFormat): Promise<Source> {
  throw new Error('not merged yet')
}
