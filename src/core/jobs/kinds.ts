import type { Readable } from 'node:stream'
import type { components } from '../../../generated/types-b.ts'
import type { Services, Territorio } from '../../engine/contract/handler.ts'
import type { MessageKey, MessageValues } from '../../engine/messages/messages.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Stored } from '../../platform/disk/room.ts'
import type { ExportFormat } from '../../platform/sheets/write.ts'
import type { Limits } from '../contas/rights/limits.ts'

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
  | 'modo'
  | 'now'
  | 'renderThreads'
  | 'replicas'
>

/** The counts that the owner of a job sees (specification 2.9). A kind may add more. */
export interface JobFigures extends Record<string, unknown> {
  total_processados: number
  sucesso: number
  erros: number
}

export interface Sentence {
  key: MessageKey
  values: MessageValues
}

/** The work cannot be done, however often it is tried. The owner learns the reason. */
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
  /** The owner of the job, or null once that account is removed. */
  donoId: number | null
  /** What the key may do that has begun the job; null for what a person began. */
  chave: Limits | null
  /** Where a job of cases may read and write, by what its owner reaches as the run begins. */
  territorio: Territorio | null
  /** The id of this run, by which `requireRun` checks whether it still counts. */
  execucao: string
  /**
   * To be called often. From time to time it writes the percentage and checks whether the owner may still have the
   * result. Throws when this run has nothing more to do, because the job was cancelled, another run took it over, or
   * its owner lost the permission.
   */
  progress(percent: number, linhas?: number): Promise<void>
  /** Stores the job's file under a key of this run. `content` is called only once the place for it is secured. */
  store(file: { nome: string; formato: ExportFormat }, content: () => Readable): Promise<void>
  /**
   * Reads the job's data, from a replica where the contract allows it for the operation that starts the job. `work` may
   * run twice, the second time on another database. So it must only read, and its result is used afterwards.
   */
  reading<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Ends a run that has noticed by itself that it was displaced. */
  displaced(): never
  /** Adds database work that is done in the transaction that completes the job, or not at all. */
  atEnd(work: (tx: Db) => Promise<void>): void
}

export type Say = (key: MessageKey, values?: MessageValues) => string
export type Lote = components['schemas']['LoteResultado']
export type JobResultado = components['schemas']['Job']['resultado']

export interface JobState {
  id: string
  status: components['schemas']['Job']['status']
  cancelado: boolean
}

/** A kind of job. The room that owns the work exports it, and the front door passes all of them on. */
export interface JobKind<Request extends Record<string, unknown> = Record<string, unknown>> {
  tipo: JobTipo
  /** The operation that starts such a job. The owner must hold its permission until the end. */
  operation: string
  /** Whether any account may start one, because it concerns only that account. */
  forAnyAccount?: true
  /** Jobs of one queue run one after the other, or as many at once as it has lanes (turns.ts). */
  queue?: 'jobs' | 'importacoes' | 'relatorios'
  /**
   * Whether the job tells of single cases: it works within its owner's territory, and only who reaches that territory
   * sees the job. `from begun` where a later run goes on with what an earlier one did.
   */
  ofCasos?: 'anew' | 'from begun'
  /** What the job writes to the disk. It is refused, and waits, where there is no room for that. */
  writes?: Stored
  /** Tells what this kind stores for an account elsewhere than in its jobs. It counts for the quota of results. */
  storedFor?(db: Db, donoId: number): Promise<{ bytes: number; expires: Date | null }>
  /** Whether the file is for its owner alone, and not for administrators. */
  isPrivate?: boolean
  /** Returns what the audit trail records of a request, besides the kind. */
  auditOf?(request: Request): Record<string, unknown>
  run(run: JobRun, request: Request): Promise<JobFigures>
  /** Clears up after a job that has ended, well or not. May be called several times, even at once. */
  clear?(services: JobServices, job: JobState): Promise<void>
  /**
   * Returns what a completed job reports besides the counts, and its sentence. In the list of jobs, long lists are left
   * out.
   */
  tell?(figures: JobFigures, say: Say): { resultado: JobResultado; lote?: Lote; message: string }
}
