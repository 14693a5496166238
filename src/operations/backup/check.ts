import { checkTrail } from '../../core/auditoria/check-trail.ts'
import type { Db } from '../../platform/db/client.ts'
import { isUpToDate } from '../../platform/db/migrate.ts'
import { requireKnownKeys } from '../../platform/sealing/known-keys.ts'
import { compareCounts } from '../recount/recount.ts'

/**
 * Checks the keys, kept counts and audit trail of a database that came from elsewhere. Reports what it found, and
 * returns false when something is wrong.
 */
export async function checkDatabase(db: Db, now: Date, say: (line: string) => void): Promise<boolean> {
  await requireKnownKeys(db)
  if (!(await isUpToDate(db))) {
    say(
      'It is of an older version of the service: start the service once, then call make check-counts and make check-audit.'
    )
    return true
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
  say(trail.findings.length === 0 ? 'The audit trail is whole.' : 'The audit trail was tampered with.')
  return differences.length === 0 && trail.findings.length === 0
}
