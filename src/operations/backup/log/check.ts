import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { logFolderOf } from '../../../platform/embedded/archive.ts'
import { basesOf, logOf, type Manifest, readBackups } from '../manifest.ts'
import { inParallel } from '../pack.ts'
import { Refused } from '../refused.ts'
import { archiveAgain, type LiveServer } from './again.ts'
import { type Part, type SurveyOptions, survey } from './survey.ts'
import { isOnLine, type Line, readLine } from './timelines.ts'
import { faultOf, momentOf } from './words.ts'

export interface BackupReport {
  /** How many complete backups there are. */
  backups: number
  parts: number
  withoutDigest: number
  /** What is missing or damaged, a sentence each. */
  findings: string[]
  /** Parts of the log and files of backups that are missing or damaged. */
  faults: number
  /** The parts of the log among them. */
  faulty: Part[]
  /** What the server was asked to copy again, because it still had it. */
  again: string[]
}

export interface CheckedFolder extends SurveyOptions {
  backupDir: string
  /** Where the server runs, and copies its log to this folder. */
  server: LiveServer | null
}

/**
 * Checks a backup folder: the manifests, that every file of every backup is there, and the log from the oldest backup
 * on. Where the server still has a part that is missing or damaged, it is asked to copy it again.
 */
export async function checkBackups({ backupDir, server, ...options }: CheckedFolder): Promise<BackupReport> {
  const { whole, broken } = await readBackups(backupDir)
  const report: BackupReport = {
    backups: whole.length,
    parts: 0,
    withoutDigest: 0,
    findings: [...broken],
    faults: broken.length,
    faulty: [],
    again: []
  }
  const line = await readLine([logFolderOf(backupDir), ...whole.map((each) => logOf(backupDir, each))]).catch(
    (error) => {
      if (!(error instanceof Refused)) throw error
      report.findings.push(error.message)
      report.faults++
      return null
    }
  )
  await findMissingFiles(backupDir, whole, report, options.signal)
  const used = whole.filter((each) => line && isOnLine(each, line))
  // By the log and not by their names, which a wrong clock may have given.
  used.sort((a, b) => (placeOf(a.start.segment) < placeOf(b.start.segment) ? -1 : 1))
  if (line) await checkLog(backupDir, used, line, server, report, options)
  if (server) report.again = await archiveAgain(backupDir, server, report.faulty)
  return report
}

/** Returns the place of a part in the log, whatever its timeline. */
const placeOf = (name: string) => name.slice(8)

async function findMissingFiles(
  backupDir: string,
  backups: Manifest[],
  report: BackupReport,
  signal?: AbortSignal
): Promise<void> {
  for (const { id, data } of backups) {
    const missing: string[] = []
    await inParallel(
      data,
      async ({ path }) => {
        const packed = join(basesOf(backupDir), id, 'data', `${path}.gz`)
        if (!(await stat(packed).catch(() => null))) missing.push(packed)
      },
      { signal }
    )
    if (missing.length === 0) continue
    report.faults += missing.length
    const [first] = missing.sort()
    const which = missing.length > 1 ? `${first} and ${missing.length - 1} more files are` : `${first} is`
    report.findings.push(`${which} missing: backup ${id} cannot be restored.`)
  }
}

async function checkLog(
  backupDir: string,
  backups: Manifest[],
  line: Line,
  server: LiveServer | null,
  report: BackupReport,
  options: SurveyOptions
): Promise<void> {
  const [oldest] = backups
  if (!oldest) return
  const system = server?.system ?? oldest.postgres.system
  const sought = { from: backupDir, backups, line, first: oldest.start.segment, system }
  const { parts, withoutDigest, strays } = await survey(sought, options)
  report.parts = parts.length
  report.withoutDigest = withoutDigest
  report.faulty = parts.filter(({ fault }) => fault !== null)
  for (const part of report.faulty) {
    report.faults += part.count
    report.findings.push(`${faultOf(part)}. ${spanOf(part, parts, backups)}`)
  }
  if (strays.length === 0) return
  report.faults++
  report.findings.push(`${strays.at(-1)!.slice(0, 8)}.history is missing from the archived log.`)
}

/** Says which moments cannot be restored because of a part. */
function spanOf(part: Part, parts: Part[], backups: Manifest[]): string {
  const before = parts[parts.indexOf(part) - 1]?.at ?? null
  const next = backups.find(({ start }) => placeOf(start.segment) > placeOf(part.upTo))
  return `No moment between about ${momentOf(before)} and ${next ? next.end.at : 'the end of the next backup'} can be restored.`
}
