import { checkTrail } from '../../core/auditoria/check-trail.ts'
import { missingSince, type NotedHead } from '../../core/auditoria/head.ts'
import type { Db } from '../../platform/db/client.ts'
import { executorOf } from '../../platform/db/load.ts'
import { isUpToDate } from '../../platform/db/migrate.ts'
import { requireKnownKeys } from '../../platform/sealing/known-keys.ts'
import { compareCounts } from '../recount/recount.ts'

export interface CheckOptions {
  db: Db
  now: Date
  say: (line: string) => void
  /** A head of the audit trail that the database must have. */
  noted?: NotedHead | null
  /** Whether it is known that the end of the trail is missing. */
  isCut?: boolean
  /** What is missing of the trail is told, but is not wrong. */
  acceptLoss?: boolean
}

/**
 * Checks the keys, kept counts and audit trail of a database that came from elsewhere. Reports what it found, and
 * returns false when something is wrong.
 */
export async function checkDatabase(options: CheckOptions): Promise<boolean> {
  const { db, now, say, noted, isCut = false, acceptLoss = false } = options
  await requireKnownKeys(db)
  const lost = noted ? await missingSince(executorOf(db), noted) : null
  if (lost) say(lost)
  if (!(await isUpToDate(db))) {
    say(
      'It is of an older version of the service: start the service once, then call make check-counts and make check-audit.'
    )
    return lost === null || acceptLoss
  }
  const differences = await compareCounts(db)
  say(
    differences.length === 0
      ? 'The kept counts are right.'
      : `${differences.length} kept counts are wrong: make check-counts names them.`
  )
  const trail = await checkTrail(db, now)
  say(
    `${trail.linhas} sealed rows in ${trail.lacres} seals, ${trail.abertas} not sealed yet. Head: ${trail.head ?? 'none'}`
  )
  for (const finding of trail.findings) say(finding)
  say(
    trail.findings.length > 0 ? 'The audit trail was tampered with.' : wholeness(noted ?? null, isCut || lost !== null)
  )
  return differences.length === 0 && trail.findings.length === 0 && (lost === null || acceptLoss)
}

/** Only a head that was noted elsewhere shows whether the end of a trail is there. */
function wholeness(noted: NotedHead | null, isCut: boolean): string {
  if (isCut) return 'What is there of the audit trail was not tampered with.'
  return noted ? `The audit trail is whole, with the head that was noted at ${noted.at}.` : 'The audit trail is whole.'
}
