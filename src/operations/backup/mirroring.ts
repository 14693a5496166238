import { createMirror, type Mirror, withMirror } from '../../platform/files/mirror.ts'
import type { Files } from '../../platform/files/store.ts'
import type { PeriodicWork } from '../../platform/time/periodic.ts'

interface Settings {
  dataDir: string
  backupDir: string | null
  s3Url: string | null
  /** Whether the copies lie on the same disk and are names of the same files. */
  isLinked?: boolean
}

/** Folders of the data folder whose files belong to a backup. Secrets, certificates and spooled files do not. */
const PARTS = ['files', 'mail'] as const

const EVERY_MS = 10 * 60_000

/** Makes a mirror for each folder. Files in a bucket have none, because the bucket has a backup of its own. */
export const mirrorsOf = ({ dataDir, s3Url, isLinked }: Omit<Settings, 'backupDir'>, to: string, now: () => Date) =>
  PARTS.filter((part) => part === 'mail' || s3Url === null).map((part) =>
    createMirror({ dataDir, backupDir: to, part, isLinked, now })
  )

export async function catchUp(mirrors: Mirror[]): Promise<{ copied: number; removed: number }> {
  const sum = { copied: 0, removed: 0 }
  for (const mirror of mirrors) {
    const { copied, removed } = await mirror.catchUp()
    sum.copied += copied
    sum.removed += removed
  }
  return sum
}

/** Returns the store for a service with a backup folder, and the work that brings the copies up to date. */
export function mirrored(
  files: Files,
  settings: Settings,
  now: () => Date,
  log: Parameters<typeof withMirror>[2]
): { files: Files; work: PeriodicWork<null> | null } {
  const { backupDir, s3Url, dataDir, isLinked } = settings
  if (backupDir === null) return { files, work: null }
  const mirrors = mirrorsOf(settings, backupDir, now)
  const mirror = createMirror({ dataDir, backupDir, part: 'files', isLinked, now })
  const own = s3Url === null ? withMirror(files, mirror, log) : files
  return { files: own, work: { name: 'backup', everyMs: EVERY_MS, atStart: true, run: () => catchUp(mirrors) } }
}
