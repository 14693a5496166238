import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readHead } from '../../../core/auditoria/head.ts'
import { type LoadConnection, openLoad } from '../../../platform/db/load.ts'
import { copyOf, logFolderOf } from '../../../platform/embedded/archive.ts'
import type { PeriodicWork } from '../../../platform/time/periodic.ts'
import { liveServer } from '../log/again.ts'
import { type BackupReport, checkBackups } from '../log/check.ts'
import { type PlacedHead, writeHead } from '../log/heads.ts'
import { readName } from '../log/segments.ts'
import { newestOf } from './figures.ts'
import type { KeepOptions } from './options.ts'

const EVERY_MS = 10 * 60_000
/** Every part is read once a day, a few in each turn. */
const TURNS_OF_DAY = 144
/** Some 16 MB each: this many take a few seconds. */
const LEAST_READ = 60

/**
 * Checks the backups every ten minutes, while the server may still have a part of the log whose copy is lost: that
 * everything is there each time, the contents of new parts at once, and those of all others once a day. Also keeps the
 * head of the audit trail beside the backups, once the log up to it was copied.
 */
export function checkingOfBackups(options: KeepOptions): PeriodicWork<null> {
  const { backupDir, url, figures, now, log, signal } = options
  const readAt = new Map<string, number>()
  const suspects = new Set<string>()
  let told = new Set<string>()
  let isFirst = true
  let pending: (PlacedHead & { segment: string }) | null = null

  function tell({ findings }: BackupReport): void {
    for (const finding of findings) if (!told.has(finding)) log.error({ finding }, 'backup: something is missing')
    if (told.size > 0 && findings.length === 0) log.info('backup: everything is there again')
    told = new Set(findings)
  }

  /** Keeps the head that was read a turn ago: a restoration would get it by now. */
  async function keepHead(server: LoadConnection): Promise<void> {
    const isCopied = async (part: string) =>
      (await stat(join(logFolderOf(backupDir), copyOf(part))).catch(() => null)) !== null
    if (pending && (await isCopied(pending.segment))) {
      const { segment: _, ...head } = pending
      await writeHead(backupDir, head)
      pending = null
    }
    const head = pending ? null : await readHead(server)
    if (!head) return
    const [at] = await server.execute<{ lsn: string; segment: string }>(
      sql`select lsn::text, pg_walfile_name(lsn) as segment from pg_current_wal_insert_lsn() lsn`
    )
    pending = { ...head, ...at!, timeline: readName(at!.segment)!.timeline }
  }

  async function run(): Promise<Record<string, number | string>> {
    const server = await openLoad(url, 'backup check')
    try {
      // At the start everybody waits for the service, so that nothing is read then.
      const chosen = isFirst ? new Set<string>() : chooseParts(await partsIn(backupDir), readAt, suspects)
      isFirst = false
      const report = await checkBackups({
        backupDir,
        server: await liveServer(server),
        isRead: (name) => chosen.has(name),
        signal
      })
      for (const name of chosen) readAt.set(name, performance.now())
      suspects.clear()
      for (const { name } of report.faulty) suspects.add(name)
      Object.assign(figures, { faults: report.faults, findings: report.findings, checkedAt: now() })
      figures.lastBackup = await newestOf(backupDir)
      tell(report)
      await keepHead(server)
      return { faults: report.faults, 'copied again': report.again.join(', ') || 0 }
    } finally {
      await server.close()
    }
  }

  return { name: 'backup check', everyMs: EVERY_MS, atStart: true, run }
}

const partsIn = async (backupDir: string): Promise<string[]> =>
  (await readdir(logFolderOf(backupDir)).catch(() => [] as string[]))
    .filter((file) => file.endsWith('.gz'))
    .map((file) => file.slice(0, -'.gz'.length))
    .filter((name) => readName(name) !== null)

/** Chooses the parts that are read in a turn: what was wrong, then what was never read, then what was read long ago. */
export function chooseParts(names: string[], readAt: Map<string, number>, suspects: Set<string>): Set<string> {
  const there = new Set(names)
  for (const name of readAt.keys()) if (!there.has(name)) readAt.delete(name)
  const most = Math.max(LEAST_READ, Math.ceil(names.length / TURNS_OF_DAY))
  const age = (name: string) => readAt.get(name) ?? Number.NEGATIVE_INFINITY
  const newestFirst = [...names].sort().reverse()
  const longAgo = newestFirst.sort((a, b) => (age(a) === age(b) ? 0 : age(a) - age(b)))
  return new Set([...suspects, ...longAgo.slice(0, most)])
}
