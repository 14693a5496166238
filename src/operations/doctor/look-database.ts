import { sql } from 'drizzle-orm'
import { archiveStatus } from '../../platform/db/archive.ts'
import { connect, type Db, sqlState } from '../../platform/db/client.ts'
import { isUpToDate } from '../../platform/db/migrate.ts'
import { readMigrations } from '../../platform/db/migrations.ts'
import { queueStatus } from '../../platform/queue/status.ts'
import { problemOf } from '../../platform/settings/explained.ts'
import { type Finding, type Look, ok, warning, wrong } from './finding.ts'

export interface DatabasePlace {
  /** The setting that names it, or null for the embedded database. */
  setting: string | null
  /** Whether another role owns the tables. */
  hasOwner: boolean
  replicaUrl: string | null
  isProduction: boolean
}

const MOST_SKEW_S = 2
const WRONG_SKEW_S = 30
const MAIL_SECONDS = 600
/** Tables or schemas that are not there: nothing has been migrated yet. */
const MISSING = ['42P01', '3F000']

/** Looks at everything that the database can say. Where it cannot be reached, that is the only finding. */
export function databaseLooks(db: Db, place: DatabasePlace, now: () => Date): Look[] {
  return [
    { name: 'database', look: () => server(db) },
    { name: 'roles', look: () => roles(db, place) },
    { name: 'migrations', look: () => migrations(db) },
    { name: 'clock', look: () => clock(db, now) },
    { name: 'queue', look: () => queue(db) },
    { name: 'log archive', look: () => archive(db, place) },
    { name: 'replica', look: () => replica(place.replicaUrl) }
  ]
}

async function server(db: Db): Promise<Finding> {
  const [row] = await db.execute<{ version: string; database: string; role: string; used: number; most: number }>(sql`
    select current_setting('server_version') as version, current_database()::text as database,
      current_user::text as role, current_setting('max_connections')::int as most,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`)
  const { version, database, role, used, most } = row!
  const text = `PostgreSQL ${version}, database ${database}, role ${role}, ${used} of ${most} connections in use`
  return used > most * 0.8 ? warning(`${text}: few are left`) : ok(text)
}

async function roles(db: Db, { setting, hasOwner }: DatabasePlace): Promise<Finding> {
  const [row] = await db.execute<{ role: string; super: boolean; owned: number }>(sql`
    select rolname::text as role, rolsuper as super,
      (select count(*)::int from pg_class where relowner = pg_roles.oid and relkind in ('r', 'p')) as owned
    from pg_roles where rolname = current_user`)
  const { role, super: isSuper, owned } = row!
  if (isSuper) return warning(`${setting ?? 'the service'}: ${role} is a superuser: it may read and change everything`)
  if (owned === 0) return ok(`${role} owns no table`)
  const advice = hasOwner ? 'give them to the role of DATABASE_MIGRATION_URL' : 'set DATABASE_MIGRATION_URL'
  return warning(
    `${role} owns ${owned} tables, and could remove the audit trail: ${advice} (guide: operating, two roles)`
  )
}

async function migrations(db: Db): Promise<Finding> {
  const all = readMigrations().length
  const upToDate = await isUpToDate(db).catch((error) => {
    if (MISSING.includes(sqlState(error) ?? '')) return null
    throw error
  })
  if (upToDate === null) return warning(`the database is empty: the first start makes its tables (${all} migrations)`)
  return upToDate ? ok(`all ${all} are there`) : warning('some are missing: the next start applies them')
}

async function clock(db: Db, now: () => Date): Promise<Finding> {
  const before = now().getTime()
  const [row] = await db.execute<{ ms: number }>(sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`)
  const skew = Math.abs(row!.ms - (before + now().getTime()) / 2) / 1000
  if (skew < MOST_SKEW_S) return ok("this machine's clock and the database's agree")
  const text = `this machine's clock is ${skew.toFixed(0)} s off the database's: run a time service on both`
  return skew < WRONG_SKEW_S ? warning(text) : wrong(text)
}

async function queue(db: Db): Promise<Finding> {
  const status = await queueStatus(db).catch((error) => {
    if (MISSING.includes(sqlState(error) ?? '')) return null
    throw error
  })
  if (!status) return warning('it does not exist yet: the first start makes it')
  const { pending, failed, isUntaken, oldestSeconds, retriedSeconds } = status
  if (isUntaken)
    return wrong(`an entry has been due for ${oldestSeconds} s and nobody takes it: is WORKERS 0 everywhere?`)
  const mail = retriedSeconds['enviar-mail'] ?? 0
  if (mail > MAIL_SECONDS) return warning(`a mail has been failing for ${Math.round(mail / 60)} minutes`)
  if (failed > 0) return warning(`${failed} entries have failed for good; ${pending} wait`)
  return ok(`${pending} entries wait`)
}

async function archive(db: Db, { isProduction }: DatabasePlace): Promise<Finding> {
  const status = await archiveStatus(db)
  if (!status)
    return (isProduction ? warning : ok)('the log is not copied: only what the last backup has can be restored')
  if (status.failing) return wrong('the last try to copy the log has failed: the log fills the disk')
  const minutes = status.sinceSeconds === null ? null : Math.round(status.sinceSeconds / 60)
  return ok(minutes === null ? 'the log is copied' : `a part of the log was copied ${minutes} minutes ago`)
}

async function replica(url: string | null): Promise<Finding> {
  if (url === null) return ok('DATABASE_REPLICA_URL is not set')
  const { db, close } = connect(url, { max: 1, replica: true, applicationName: 'doctor' })
  try {
    const [row] = await db.execute<{ isReplica: boolean; behind: number | null }>(sql`
      select pg_is_in_recovery() as "isReplica",
        extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as behind`)
    if (!row!.isReplica) return wrong('DATABASE_REPLICA_URL: that server is no replica')
    const { behind } = row!
    return ok(behind === null ? 'it answers' : `it answers; its last change is ${behind.toFixed(0)} s old`)
  } catch (error) {
    return wrong(problemOf('DATABASE_REPLICA_URL', url, error))
  } finally {
    await close()
  }
}
