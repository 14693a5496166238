import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../../src/platform/db/client.ts'
import { startFilled } from '../../growth/filled.ts'
import { insertOthers } from './others.ts'
import type { CostSettings } from './settings.ts'

export interface Data {
  url: string
  stop(): Promise<void>
}

/** Finds or makes the database to measure. */
export async function openData({ databaseUrl, cases, folder }: Omit<CostSettings, 'count'>): Promise<Data> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'saude-cost-')))
  const remove = async () => {
    if (!folder) await rm(place, { recursive: true, force: true })
  }
  process.stderr.write(`filling a database with ${cases} cases\n`)
  // A line of progress for each month would be too many.
  const log = () => {}
  try {
    const server = await startFilled({ folder: place, size: cases, partitions: false, log })
    const stop = async () => {
      await server.stop()
      await remove()
    }
    try {
      const database = connect(server.url, { max: 1, statementTimeout: 0 })
      await insertOthers(database.db, Math.ceil(cases / 10)).finally(() => database.close())
      return { url: server.url, stop }
    } catch (error) {
      await stop()
      throw error
    }
  } catch (error) {
    await remove()
    throw error
  }
}
