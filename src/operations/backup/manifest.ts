import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

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
  /** Files below `data` and `log` of the backup, packed with gzip. */
  data: PackedFile[]
  log: PackedFile[]
  /** Folders that have to exist although nothing is in them. */
  folders: string[]
}

export const MANIFEST = 'manifest.json'
export const basesOf = (backupDir: string) => join(backupDir, 'base')
/** The name of a folder while its backup is being made. The number is the process id. */
export const unfinishedOf = (id: string) => `.new-${process.pid}-${id}`

export const idOf = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** Reads the complete backups, oldest first. */
export async function readManifests(backupDir: string): Promise<Manifest[]> {
  const names = await readdir(basesOf(backupDir)).catch(() => [] as string[])
  const found: Manifest[] = []
  for (const name of names.filter((each) => /^\d{8}T\d{6}Z$/.test(each)).sort()) {
    const text = await readFile(join(basesOf(backupDir), name, MANIFEST), 'utf8').catch(() => null)
    if (text !== null) found.push(JSON.parse(text) as Manifest)
  }
  return found
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true })
}
