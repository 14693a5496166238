import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, loadConfig } from '../../config.ts'
import { connect } from '../../platform/db/client.ts'
import { startEmbedded } from '../../platform/embedded/embedded.ts'
import { failureText } from '../../platform/log/failure.ts'
import { warningsOf } from '../../platform/settings/production.ts'
import { requireDatabase } from '../../platform/settings/require-database.ts'
import { examine, lineOf, sumOf } from './doctor.ts'
import { type Look, ok, warning } from './finding.ts'
import { databaseLooks } from './look-database.ts'
import { machineLooks } from './look-machine.ts'
import { neighbourLooks } from './look-neighbours.ts'

/**
 * Looks at an installation, beside a running service or before its first start, and changes nothing. Exits with 1 when
 * something is wrong. Settings that cannot be read are named, and nothing else is looked at.
 */
async function main(): Promise<void> {
  const letterTo = process.argv[2] ?? null
  const config = loadConfig()
  const now = () => new Date()
  const tell = (line: string) => void process.stdout.write(line)
  const database = await openDatabase(config)
  try {
    const looks: Look[] = [
      { name: 'settings', look: async () => [ok(`read, for ${config.env}`), ...warningsOf(config).map(warning)] },
      ...machineLooks(config, now),
      ...database.looks(now),
      ...neighbourLooks(config, letterTo, now)
    ]
    const all = await examine(looks, (told) => tell(lineOf(told)))
    tell(sumOf(all))
    if (all.some(({ state }) => state === 'wrong')) process.exitCode = 1
  } finally {
    await database.close()
  }
}

interface Opened {
  looks(now: () => Date): Look[]
  close(): Promise<void>
}

/** Opens the database to look at. An embedded one that does not exist yet is not made. */
async function openDatabase(config: Config): Promise<Opened> {
  const { databaseUrl, databaseMigrationUrl, databaseReplicaUrl: replicaUrl, dataDir, env } = config
  const name = 'database'
  if (!databaseUrl && !existsSync(join(dataDir, 'server'))) {
    const look = async () => ok('embedded; it does not exist yet, the first start makes it')
    return { looks: () => [{ name, look }], close: async () => {} }
  }
  try {
    if (databaseUrl) await requireDatabase('DATABASE_URL', databaseUrl)
    const embedded = databaseUrl ? null : await startEmbedded({ dataDir, archiveTo: config.backupDir })
    const url = databaseUrl ?? embedded!.runtimeUrl
    const { db, close } = connect(url, { max: 1, applicationName: 'doctor' })
    const setting = databaseUrl ? 'DATABASE_URL' : null
    const hasOwner = !databaseUrl || databaseMigrationUrl !== null
    const place = { setting, url, hasOwner, replicaUrl, isProduction: env === 'production' }
    return {
      looks: (now) => databaseLooks(db, place, now),
      close: async () => await close().finally(() => embedded?.stop())
    }
  } catch (error) {
    return { looks: () => [{ name, look: () => Promise.reject(error) }], close: async () => {} }
  }
}

main().catch((error) => {
  process.stderr.write(`${failureText(error)}\n`)
  process.exitCode = 1
})
