import { afterAll, beforeAll, inject } from 'vitest'
import { type Standby, startStandby } from '../../../scripts/replica/standby.ts'
import { prepareDatabase } from '../../../src/operations/prepare/prepare.ts'
import { connect, type Database } from '../../../src/platform/db/client.ts'
import { type Embedded, startEmbedded } from '../../../src/platform/embedded/embedded.ts'
import { makeDataDir, removeDataDir } from '../../support/data-dir.ts'
import { type Forwarder, startForwarder } from '../../support/forwarder.ts'
import { asRuntime } from '../../support/runtime.ts'

/** No data has to survive a power cut. */
const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '1GB' }

/** A primary and a standby that may be promoted, with a proxy before them, for a whole test file. */
export function pair() {
  const folders: string[] = []
  let server: Embedded
  let standby: Standby
  let door: Forwarder
  let between: Forwarder
  let onPrimary: Database
  let onStandby: Database

  beforeAll(async () => {
    for (let i = 0; i < 2; i++) folders.push(await makeDataDir())
    const [home, other] = folders as [string, string]
    server = await startEmbedded({ dataDir: home, settings })
    onPrimary = connect(server.url, { max: 1, applicationName: 'test' })
    const { role, password } = inject('runtime')
    await onPrimary.sql.unsafe(`create role ${role} login password '${password}'`)
    await prepareDatabase(server.url, asRuntime(server.url, inject('runtime')))
    between = await startForwarder(server.url)
    standby = await startStandby({ dataDir: home, url: between.url }, other, settings)
    onStandby = connect(standby.at(server.url), { max: 1, applicationName: 'test', replica: true })
    door = await startForwarder(server.url)
  })
  afterAll(async () => {
    for (const each of [door, between, onPrimary, onStandby]) await each?.close()
    await standby?.stop()
    await server?.stop()
    for (const folder of folders) await removeDataDir(folder)
  })

  return {
    /** The address that leads to the primary, as a proxy has it. */
    get url() {
      return door.url
    },
    get onPrimary() {
      return onPrimary
    },
    /** Waits until the standby has all that the primary has now. */
    async caughtUp(): Promise<void> {
      const [now] = await onPrimary.sql<{ lsn: string }[]>`select pg_current_wal_insert_lsn()::text as lsn`
      for (;;) {
        const [row] = await onStandby.sql<{ there: boolean }[]>`
          select pg_last_wal_replay_lsn() >= ${now!.lsn}::pg_lsn as there`
        if (row!.there) return
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    /** From now on the standby receives nothing. */
    part(): void {
      between.lead('close')
      between.cut()
    },
    async promote(): Promise<void> {
      await onStandby.sql`select pg_promote()`
    },
    /** Writes on the promoted standby until its log is longer than that of the primary. */
    async outgrow(): Promise<void> {
      const [end] = await onPrimary.sql<{ lsn: string }[]>`select pg_current_wal_insert_lsn()::text as lsn`
      for (;;) {
        const [row] = await onStandby.sql<{ longer: boolean }[]>`
          select pg_current_wal_insert_lsn() > ${end!.lsn}::pg_lsn as longer`
        if (row!.longer) return
        await onStandby.sql`select pg_logical_emit_message(false, 'test', repeat('x', 100000))`
      }
    },
    /** Leads the service to one of the two, and cuts its present connections. */
    lead(to: 'primary' | 'standby'): void {
      door.turn(to === 'primary' ? server.url : standby.at(server.url))
      door.cut()
    }
  }
}
