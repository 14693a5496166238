import type { Sentence } from '../../../core/jobs/kinds.ts'
import type { Language } from '../../../engine/messages/messages.ts'
import type { DataKeys } from '../../../platform/sealing/keys.ts'
import type { openSource, Source, SourceFormat } from '../../../platform/sheets/read/source.ts'
import type { Converted, createConverter } from '../read/convert.ts'
import type { Layout, recognise } from '../read/layout.ts'
import type { Figures, StoredProblem } from '../write/figures.ts'

/** What a thread is given, and what it tells. Everything in it can be sent from thread to thread. */

export type Modo = 'validar' | 'importar' | 'atualizar'

export interface ImportTask {
  tipo: 'importar'
  /** Of the database. */
  url: string
  chaves: DataKeys
  importacaoId: string
  execucao: string
  queueKey: string
  path: string
  formato: SourceFormat
  modo: Modo
  ignorarErros: boolean
  donoId: number | null
  ip: string | null
  requisicao: string | null
  /** Of the report. */
  idioma: Language
  /** The service's clock is so many milliseconds ahead of the machine's. */
  ahead: number
  /** Where the report of refused rows is written. */
  report: string
  batchSize: number
}

export interface InspectTask {
  tipo: 'inspecionar'
  path: string
  formato: SourceFormat
  today: string
}

export type ThreadTask = ImportTask | InspectTask

export interface ImportOutcome {
  figures: Figures
  /** Whether nothing was written because some rows have errors. */
  refused: boolean
  /** Whether there are refused rows in the report. */
  hasReport: boolean
}

export interface InspectedRow {
  linha: number
  tipo: Converted['tipo']
  numero: string | null
  dataNotificacao: string | null
  ignorada: boolean
  valores: Record<string, unknown>
  problemas: StoredProblem[]
}

/** What the beginning of a file tells. */
export interface InspectedFile {
  form: Source['form']
  layout: Layout
  linhas: InspectedRow[]
}

export type ThreadMessage =
  | { tipo: 'progress'; share: number; linhas: number }
  | { tipo: 'imported'; outcome: ImportOutcome }
  | { tipo: 'inspected'; file: InspectedFile }
  /** The file can not be imported, however often it is tried. */
  | { tipo: 'refused'; sentence: Sentence }
  /** The run was taken over by another one, or its job has ended. */
  | { tipo: 'displaced' }
  /** The database went away; it may go on later. */
  | { tipo: 'interrupted'; reason: string }
  /** A mistake of ours. */
  | { tipo: 'broken'; reason: string }

/** How files are read and rows converted; handed to the thread, so that it can be tried with others. */
export interface Reading {
  openSource: typeof openSource
  recognise: typeof recognise
  createConverter: typeof createConverter
}
