import type { Readable } from 'node:stream'
import type { components } from '../../../generated/types-b.ts'
import type { Services } from '../../engine/contract/handler.ts'
import type { MessageKey, MessageValues } from '../../engine/messages/messages.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SheetFormat } from '../../platform/sheets/write.ts'

export type JobTipo = components['schemas']['JobTipo']
export type JobServices = Pick<
  Services,
  | 'config'
  | 'database'
  | 'db'
  | 'deliveries'
  | 'files'
  | 'importThreads'
  | 'jobKinds'
  | 'now'
  | 'renderThreads'
  | 'replicas'
>

/** The counts that the owner of a job is told (specification 2.9); a kind that has more to say puts it beside them. */
export interface JobFigures extends Record<string, unknown> {
  total_processados: number
  sucesso: number
  erros: number
}

export interface Sentence {
  key: MessageKey
  values: MessageValues
}

/** Work that can not be done, however often it is tried; the owner is told why. */
export class JobRefused extends Error {
  override name = 'JobRefused'
  readonly sentence: Sentence

  constructor(sentence: Sentence) {
    super(sentence.key)
    this.sentence = sentence
  }
}

/** What one run of a job has at hand. */
export interface JobRun extends Omit<JobServices, 'jobKinds'> {
  jobId: string
  /** Whose job it is; null once that account is removed. */
  donoId: number | null
  /** Names this run, for whoever has to know whether it still counts (`requireRun`). */
  execucao: string
  /**
   * To be called often: now and then it writes the percentage, and looks whether the owner may still have the result. Throws when this
   * run has nothing more to do, because the job was cancelled, taken over by another run, or its owner lost the permission.
   */
  progress(percent: number, linhas?: number): Promise<void>
  /** Stores the job's file, under a key of this run's own. `content` is called only once the place for it is secured. */
  store(file: { nome: string; formato: SheetFormat }, content: () => Readable): Promise<void>
  /**
   * Reads what the job is about, from a replica where the contract allows it for the operation that starts it. `work` may be begun twice, on another
   * database the second time; so it only reads, and what it gives is used afterwards.
   */
  reading<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Ends a run that has found out by itself that it was displaced. */
  displaced(): never
  /** Work on the database that is done in the transaction that completes the job, or not at all. */
  atEnd(work: (tx: Db) => Promise<void>): void
}

export type Say = (key: MessageKey, values?: MessageValues) => string
export type JobResultado = components['schemas']['Job']['resultado']

export interface JobState {
  id: string
  status: components['schemas']['Job']['status']
  cancelado: boolean
}

/** A kind of job. The room that owns the work exports it; the front door hands all of them down. */
export interface JobKind<Request extends Record<string, unknown> = Record<string, unknown>> {
  tipo: JobTipo
  /** The operation that starts such a job: what it asks of its caller, the owner must hold until the end. */
  operation: string
  /** Whether any account may start one: it is about the account itself. */
  forAnyAccount?: true
  /** Jobs of one queue run one after the other. */
  queue?: 'jobs' | 'importacoes' | 'relatorios'
  /** Whether its file is for its owner alone, and not for administrators. */
  isPrivate?: boolean
  /** What the audit trail tells of a request, beside the kind. */
  auditOf?(request: Request): Record<string, unknown>
  run(run: JobRun, request: Request): Promise<JobFigures>
  /** Clears up after a job that has ended, well or not. May be called several times, also at once. */
  clear?(services: JobServices, job: JobState): Promise<void>
  /** What a completed job has to say beside the counts, and its sentence. In the list of jobs long lists are left out of the counts. */
  tell?(figures: JobFigures, say: Say): { resultado: JobResultado; message: string }
}
