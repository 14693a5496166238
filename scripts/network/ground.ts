import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../src/platform/db/client.ts'
import { startEmbedded } from '../../src/platform/embedded/embedded.ts'

/** What has to be ended after the trial, the latest first. */
export type Closing = (() => unknown)[]

/** What all worlds share: a folder, and a PostgreSQL server in which each has a database of its own. */
export interface Ground {
  home: string
  newDatabase(name: string): Promise<string>
}

/** More than the connections of a service, those that a fault leaves behind included. */
const CONNECTIONS_EACH = 200

export async function openGround(worlds: number, closing: Closing): Promise<Ground> {
  const home = await mkdtemp(join(tmpdir(), 'saude-network-'))
  closing.push(() => rm(home, { recursive: true, force: true, maxRetries: 5 }))
  // An embedded PostgreSQL started by root runs as another user, which must be able to enter the folder.
  await chmod(home, 0o711)
  // The server is never killed here, so nobody has to wait for the disk.
  const settings = { max_connections: String(CONNECTIONS_EACH * worlds), fsync: 'off' }
  const embedded = await startEmbedded({ dataDir: join(home, 'postgres'), settings })
  closing.push(() => embedded.stop())
  return {
    home,
    async newDatabase(name) {
      const admin = connect(embedded.url, { max: 1, applicationName: 'trial' })
      await admin.sql.unsafe(`create database ${name}`).finally(() => admin.close())
      const url = new URL(embedded.url)
      url.pathname = `/${name}`
      return url.href
    }
  }
}
