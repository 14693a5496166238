import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface PackedFile {
  path: string
  /** Of the content, not of the packed file. */
  bytes: number
  sha256: string
}

/** What a backup is, written at its very end: a folder without it is none. */
export interface Manifest {
  format: 1
  /** Name of its folder. */
  id: string
  service: string
  postgres: { version: string; major: number; system: string }
  start: { lsn: string; at: string; segment: string }
  /** The earliest moment that can be restored from it. */
  end: { lsn: string; at: string; segment: string }
  timeline: number
  /** Ids of the data keys by which it is sealed. The keys themselves are in no backup. */
  dataKeys: string[]
  /** Files and mails that are in the folders beside it. In a bucket: `bucket`. */
  files: 'folder' | 'bucket'
  /** Below `data` and `log` of the backup, packed with gzip. */
  data: PackedFile[]
  log: PackedFile[]
  /** Folders that have to be there though nothing is in them. */
  folders: string[]
}

export const MANIFEST = 'manifest.json'
export const basesOf = (backupDir: string) => join(backupDir, 'base')
/** What a folder is called while its backup is being made; the number is of the process. */
export const unfinishedOf = (id: string) => `.new-${process.pid}-${id}`

export const idOf = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** Whole backups, the oldest first. */
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
