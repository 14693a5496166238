import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NotedHead } from '../../../core/auditoria/head.ts'
import { replaceFile } from '../../../platform/disk/folder.ts'
import type { Manifest } from '../manifest.ts'
import { isOnLine, type Line } from './timelines.ts'

/** A head of the audit trail, with the position of the log by which it is in the database. */
export interface PlacedHead extends NotedHead {
  timeline: number
  lsn: string
}

const headFileOf = (backupDir: string) => join(backupDir, 'head.json')

/** Keeps a head beside the backups. The log up to its position must have been copied by then. */
export async function writeHead(backupDir: string, head: PlacedHead): Promise<void> {
  await replaceFile(headFileOf(backupDir), `${JSON.stringify(head)}\n`)
}

async function readHeadFile(backupDir: string): Promise<PlacedHead | null> {
  const text = await readFile(headFileOf(backupDir), 'utf8').catch(() => null)
  try {
    return text === null ? null : (JSON.parse(text) as PlacedHead)
  } catch {
    return null
  }
}

/** Returns the newest head that was noted by a moment, of what was not abandoned since. */
export async function newestHead(
  backupDir: string,
  backups: Manifest[],
  line: Line,
  until: Date | null
): Promise<NotedHead | null> {
  const noted = backups.flatMap(({ trail, timeline, end }) => (trail ? [{ ...trail, timeline, lsn: end.lsn }] : []))
  const latest = await readHeadFile(backupDir)
  return (
    [...noted, ...(latest ? [latest] : [])]
      .filter(({ timeline, lsn }) => isOnLine({ timeline, end: { lsn } }, line))
      .filter(({ at }) => until === null || Date.parse(at) <= until.getTime())
      .sort((a, b) => (a.at < b.at ? -1 : 1))
      .at(-1) ?? null
  )
}
