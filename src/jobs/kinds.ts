import type { Readable } from 'node:stream'
import type { components } from '../../generated/types-b.ts'
import type { Services } from '../contract/handler.ts'
import type { SheetFormat } from '../sheets/write.ts'

export type JobTipo = components['schemas']['Job']['tipo']
export type JobServices = Pick<Services, 'db' | 'files' | 'now' | 'jobKinds'>

/** The counts that the owner of a job is told (specification 2.9). */
export interface JobFigures extends Record<string, unknown> {
  total_processados: number
  sucesso: number
  erros: number
}

/** What one run of a job has at hand. */
export interface JobRun extends Pick<Services, 'db' | 'files' | 'now'> {
  /**
   * To be called often: now and then it writes the percentage, and looks whether the owner may still have the result. Throws when this
   * run has nothing more to do, because the job was cancelled, taken over by another run, or its owner lost the permission.
   */
  progress(percent: number): Promise<void>
  /** Stores the job's file, under a key of this run's own. `content` is called only once the place for it is secured. */
  store(file: { nome: string; formato: SheetFormat }, content: () => Readable): Promise<void>
}

/** A kind of job. The room that owns the work exports it; the front door hands all of them down. */
export interface JobKind<Request extends Record<string, unknown> = Record<string, unknown>> {
  tipo: JobTipo
  /** The operation that starts such a job: what it asks of its caller, the owner must hold until the end. */
  operation: string
  run(run: JobRun, request: Request): Promise<JobFigures>
}
