import type { FastifyBaseLogger } from 'fastify'
import type { BackupFigures } from '../../../platform/metrics/process.ts'

/** What the service knows when it cares for its backups. */
export interface KeepOptions {
  /** The backup folder. */
  backupDir: string
  /** Address of the embedded database with the role that owns it. */
  url: string
  settings: KeepSettings
  figures: BackupFigures
  now: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Ends what is under way. */
  signal: AbortSignal
}

export interface KeepSettings {
  dataDir: string
  s3Url: string | null
  version: string
  backupHours: number
  backupKeep: number
  backupBeside: boolean
  restoreTestDays: number
  diskFreeBytes: number | null
}

export const HOUR_MS = 3_600_000
/** A copy of a large database takes long. */
export const LONG_TURN_MS = 12 * HOUR_MS
