import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NotedHead } from '../../../core/auditoria/head.ts'
import { replaceFile } from '../../../platform/disk/folder.ts'
import type { Manifest } from '../manifest.ts'
import { nameOf, partAt } from './segments.ts'
import { isOnLine, type Line, positionOf } from './timelines.ts'

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
    const head = JSON.parse(text ?? 'null') as PlacedHead | null
    return head && /^[0-9A-F]+\/[0-9A-F]+$/.test(head.lsn) ? head : null
  } catch {
    return null
  }
}

/** Returns the part of the log that was copied when the head beside the backups was kept, and must be there since. */
export async function partOfHead(backupDir: string): Promise<string | null> {
  const head = await readHeadFile(backupDir)
  // A position at the beginning of a part is the end of the part before.
  return head && nameOf({ timeline: head.timeline, number: partAt(positionOf(head.lsn) - 1n) })
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
