import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NotedHead } from '../../core/auditoria/head.ts'

export interface PackedFile {
  path: string
  /** Size and digest of the content, not of the packed file. */
  bytes: number
  sha256: string
}

/** The description of a backup, written at its very end. A folder without one is not a backup. */
export interface Manifest {
  format: 1
  /** Name of the backup's folder. */
  id: string
  service: string
  postgres: { version: string; major: number; system: string }
  start: { lsn: string; at: string; segment: string }
  /** The earliest moment that can be restored from this backup. */
  end: { lsn: string; at: string; segment: string }
  timeline: number
  /** Ids of the data keys that sealed the data. No backup holds the keys themselves. */
  dataKeys: string[]
  /** Whether stored files are in the folders beside the backup, or in a bucket. */
  files: 'folder' | 'bucket'
  /** Whether the server copies its log to the same backup folder. Absent in backups of older versions. */
  isArchived?: boolean
  /** The end of the audit trail when the backup began. Absent in backups of older versions. */
  trail?: NotedHead | null
  /** Files below `data` and `log` of the backup, packed with gzip. */
  data: PackedFile[]
  log: PackedFile[]
  /** Folders that have to exist although nothing is in them. */
  folders: string[]
}

export const MANIFEST = 'manifest.json'
export const basesOf = (backupDir: string) => join(backupDir, 'base')
/** The folder with the parts of the log that belong to a backup itself. */
export const logOf = (backupDir: string, { id }: Pick<Manifest, 'id'>) => join(basesOf(backupDir), id, 'log')
/** The name of a folder while its backup is being made. The number is the process id. */
export const unfinishedOf = (id: string) => `.new-${process.pid}-${id}`

export const idOf = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

export interface Backups {
  /** The complete ones, oldest first. */
  whole: Manifest[]
  /** What is wrong with the others, a sentence each. */
  broken: string[]
}

/** Reads what backups there are. */
export async function readBackups(backupDir: string): Promise<Backups> {
  const names = await readdir(basesOf(backupDir)).catch(() => [] as string[])
  const whole: Manifest[] = []
  const broken: string[] = []
  for (const name of names.filter((each) => /^\d{8}T\d{6}Z$/.test(each)).sort()) {
    const path = join(basesOf(backupDir), name, MANIFEST)
    const text = await readFile(path, 'utf8').catch(() => null)
    const manifest = text === null ? null : parsed(text)
    if (manifest) whole.push(manifest)
    else broken.push(`${path} is ${text === null ? 'missing' : 'damaged'}: this backup cannot be used.`)
  }
  return { whole, broken }
}

export const readManifests = async (backupDir: string): Promise<Manifest[]> => (await readBackups(backupDir)).whole

function parsed(text: string): Manifest | null {
  try {
    const manifest = JSON.parse(text) as Manifest
    return manifest.format === 1 ? manifest : null
  } catch {
    return null
  }
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true })
}
