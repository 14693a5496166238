import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Standby, startStandby } from '../../../scripts/replica/standby.ts'
import { prepareDatabase } from '../../../src/operations/prepare/prepare.ts'
import { connect, type Database } from '../../../src/platform/db/client.ts'
import { type Embedded, startEmbedded } from '../../../src/platform/embedded/embedded.ts'
import { openApp, type TestApp } from '../../support/app.ts'
import { makeDataDir, removeDataDir } from '../../support/data-dir.ts'
import { recordLog } from '../../support/log.ts'
import { asRuntime } from '../../support/runtime.ts'

/** No data has to survive a power cut. An acknowledged commit is still sent to the replica at once. */
const primarySettings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '1GB' }

/** How often the replica is checked during a test, and how long it must be quiet to count as good again. */
const BEAT_MS = 100
const QUIET_MS = 300

/** A primary and a streaming replica of it, for a whole test file. */
export function replicated(standbySettings: Record<string, string> = {}) {
  const folders: string[] = []
  const apps: TestApp[] = []
  let server: Embedded
  let standby: Standby
  let owner: Database
  let onReplica: Database
  const jwtSecret = randomBytes(32).toString('hex')

  beforeAll(async () => {
    for (let i = 0; i < 2; i++) folders.push(await makeDataDir())
    const [home, other] = folders as [string, string]
    server = await startEmbedded({ dataDir: home, settings: primarySettings })
    owner = connect(server.url, { max: 2, applicationName: 'test' })
    const { role, password } = inject('runtime')
    await owner.sql.unsafe(`create role ${role} login password '${password}'`)
    await prepareDatabase(server.url, asRuntime(server.url, inject('runtime')))
    standby = await startStandby({ dataDir: home, url: server.url }, other, { fsync: 'off', ...standbySettings })
    onReplica = connect(standby.at(server.url), { max: 1, applicationName: 'test', replica: true })
  })
  afterAll(async () => {
    for (const app of apps) await app.close()
    await onReplica?.close()
    await owner?.close()
    await standby?.stop()
    await server?.stop()
    for (const folder of folders) await removeDataDir(folder)
  })

  return {
    get standby() {
      return standby
    },
    get url() {
      return server.url
    },
    get owner() {
      return owner
    },
    /** Opens a further instance that reads from the replica, with what it has logged about that. */
    async open(maxLagSeconds = 60): Promise<TestApp & { told: () => string[] }> {
      const { log, lines } = recordLog()
      const app = await openApp({
        url: server.url,
        config: { jwtSecret },
        worker: apps.length === 0,
        replica: { url: standby.at(server.url), maxLagSeconds, log, beatMs: BEAT_MS, quietMs: QUIET_MS }
      })
      apps.push(app)
      const told = () =>
        lines
          .map((line) => JSON.parse(line) as { msg: string; reason?: string })
          .filter(({ msg }) => msg.startsWith('replica:'))
          .map(({ msg, reason }) => `${reason} ${msg}`)
      return { ...app, told }
    },
    /** Lets the replica go on receiving without applying anything. */
    pause: () => onReplica.sql`select pg_wal_replay_pause()`,
    resume: () => onReplica.sql`select pg_wal_replay_resume()`,
    /** Delays the replica: it applies each commit this much later than it was made. */
    async delay(time: string): Promise<void> {
      await onReplica.sql.unsafe(`alter system set recovery_min_apply_delay = '${time}'`)
      await onReplica.sql`select pg_reload_conf()`
    },
    /** Waits until the replica has everything that the primary has now. */
    async caughtUp(): Promise<void> {
      const [now] = await owner.sql<{ lsn: string }[]>`select pg_current_wal_insert_lsn()::text as lsn`
      for (let tries = 0; tries < 1000; tries++) {
        const [row] = await onReplica.sql<{ there: boolean }[]>`
          select pg_last_wal_replay_lsn() >= ${now!.lsn}::pg_lsn as there`
        if (row!.there) return
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      throw new Error('The replica does not catch up')
    },
    /** Makes it look as if the primary had answered nobody for a long time. */
    async forget(): Promise<void> {
      await owner.db.execute(sql`update contas_recentes set ate = now() - interval '1 hour'`)
    }
  }
}
