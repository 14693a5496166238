import type { ProcessState } from '../../platform/metrics/process.ts'
import type { Keeping } from './keep/keep.ts'
import { watchStatus } from './status/status.ts'

type Watched = Omit<Parameters<typeof watchStatus>[0], 'path'>

/**
 * Tells what is known of the backups: of the embedded database what the service keeps itself, of others what the file
 * of BACKUP_STATUS says, and without either nothing.
 */
export function knownBackups(
  keeping: Pick<Keeping, 'figures'> | null,
  { backupStatus }: { backupStatus: string | null },
  watched: Watched
): ProcessState['backups'] {
  if (keeping) return async () => keeping.figures
  return backupStatus === null ? async () => null : watchStatus({ ...watched, path: backupStatus })
}
