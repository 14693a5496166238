import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, isConnectionError } from '../../src/platform/db/client.ts'
import { type Embedded, startEmbedded } from '../../src/platform/embedded/embedded.ts'
import { findPostmaster } from '../../src/platform/embedded/process.ts'
import { makeDataDir, removeDataDir } from '../support/data-dir.ts'

let dataDir: string
let server: Embedded
const data = () => `${dataDir}/server/cluster/data`
const strays: unknown[] = []
const note = (error: unknown) => strays.push(error)

beforeAll(async () => {
  process.on('unhandledRejection', note).on('uncaughtException', note)
  dataDir = await makeDataDir()
  server = await startEmbedded({ dataDir })
})

afterAll(async () => {
  await server?.stop()
  await removeDataDir(dataDir)
  process.off('unhandledRejection', note).off('uncaughtException', note)
})

// SIGQUIT is PostgreSQL's immediate shutdown. After SIGKILL even its own processes have to find out.
test.each(['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)(
  '%s to the server under load: writes are whole or absent, and work goes on',
  async (signal) => {
    const app = connect(server.url, { max: 6 })
    await app.sql`drop table if exists writes`
    await app.sql`create table writes (id int, part int)`
    const acknowledged = new Set<number>()
    let lastId = 0
    let over = false

    const lane = async () => {
      while (!over) {
        const id = ++lastId
        try {
          await app.db.transaction(async (tx) => {
            await tx.execute(sql`insert into writes values (${id}, 1)`)
            await tx.execute(sql`insert into writes values (${id}, 2)`)
          })
          acknowledged.add(id)
        } catch (error) {
          expect(isConnectionError(error)).toBe(true)
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      }
    }
    const more = async () => {
      const before = acknowledged.size
      await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 20)
    }

    const lanes = Array.from({ length: 12 }, lane)
    await more()
    const before = findPostmaster(data())
    process.kill(before!.pid, signal)
    const isBack = () => (findPostmaster(data())?.pid ?? before!.pid) !== before!.pid
    await expect.poll(isBack).toBe(true)
    await more()
    over = true
    await Promise.all(lanes)

    const rows = await app.sql<
      { id: number; parts: number }[]
    >`select id, count(*)::int as parts from writes group by id`
    expect(rows.filter(({ parts }) => parts !== 2)).toEqual([])
    const found = new Set(rows.map(({ id }) => id))
    expect([...acknowledged].filter((id) => !found.has(id))).toEqual([])
    await app.close()
    expect(strays).toEqual([])
  }
)
