import type { Worker } from '../queue/worker.ts'

/**
 * What only the process knows of itself. The front door writes it down as things happen; probes and metrics read it.
 * starting: what it needs is being made ready. serving: it takes requests. stopping: a signal came, and soon it will not listen any more.
 */
export interface ProcessState {
  stage: 'starting' | 'serving' | 'stopping'
  /** Null where this instance works on no jobs. */
  worker: Pick<Worker, 'status'> | null
  /** Attempts to deliver to webhooks since the start, by what came of them. */
  attempts: Record<'pendente' | 'entregue' | 'falhou', number>
  /** By how much the replica that is read from is behind; null where there is none, or nobody knows. */
  replicaLagSeconds: number | null
}

export const newProcessState = (stage: ProcessState['stage']): ProcessState => ({
  stage,
  worker: null,
  attempts: { pendente: 0, entregue: 0, falhou: 0 },
  replicaLagSeconds: null
})
