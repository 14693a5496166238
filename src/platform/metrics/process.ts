import { newReadingFigures, type ReadingFigures } from '../limits/reading-figures.ts'
import type { Worker } from '../queue/worker.ts'

/**
 * What only the process knows about itself. The front door records it as things happen; probes and metrics read it.
 * - starting: what the process needs is being made ready.
 * - serving: it takes requests.
 * - stopping: a signal came, and it will soon stop listening.
 */
export interface ProcessState {
  stage: 'starting' | 'serving' | 'stopping'
  /** Null where this instance runs no jobs. */
  worker: Pick<Worker, 'status'> | null
  /** Delivery attempts to webhooks since the start, by outcome. */
  attempts: Record<'pendente' | 'entregue' | 'falhou', number>
  /** How far the replica that is read from is behind. Null where there is none, or where the delay is unknown. */
  replicaLagSeconds: number | null
  /** Whether the present primary is not used because it lacks what was acknowledged. */
  isPrimaryRefused: boolean
  readings: ReadingFigures
  /** When the certificate of TLS_CERT expires. Null where none is given. */
  certificateExpires: Date | null
  /** Tells what is known of the backups now, or null where nobody tells this instance of any. */
  backups(): Promise<BackupFigures | null>
}

/** What is known of the backups of the database. Its sentences are for operators, in English. */
export interface BackupFigures {
  /** Whether it is known what backups there are. Nobody knows while the file that tells of them cannot be read. */
  isKnown: boolean
  /** Whether the backups are known to lie on the disk of the data, and to be lost with it. */
  isSameDisk: boolean
  /** When the newest backup ended. Null where there is none. */
  lastBackup: Date | null
  /** Parts of the log and files of backups that are missing or damaged. Null before the first check. */
  faults: number | null
  /** What the last check has found, a sentence each, and when it was. */
  findings: string[]
  checkedAt: Date | null
  /** Whether it is tried now and then to restore the latest backup. */
  isTested: boolean
  /** The last try. Null before the first. */
  lastTest: RestoreTest | null
}

/** How a try to restore a backup went. */
export interface RestoreTest {
  /** When it ended. */
  at: Date
  /** The backup that was tried. */
  backup: string
  isGood: boolean
  seconds: number
  /** What was found, a sentence each. */
  said: string[]
}

/** What is known before the first look at a backup folder. */
export const newBackupFigures = (isTested: boolean): BackupFigures => ({
  isKnown: true,
  isSameDisk: false,
  lastBackup: null,
  faults: null,
  findings: [],
  checkedAt: null,
  isTested,
  lastTest: null
})

export const newProcessState = (stage: ProcessState['stage']): ProcessState => ({
  stage,
  worker: null,
  attempts: { pendente: 0, entregue: 0, falhou: 0 },
  replicaLagSeconds: null,
  isPrimaryRefused: false,
  readings: newReadingFigures(),
  certificateExpires: null,
  backups: async () => null
})
