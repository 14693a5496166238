import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Database } from '../../src/db/client.ts'
import { seed } from '../agravos/seed.ts'
import { makeDataDir, removeDataDir } from '../support/data-dir.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { runServer, type ServerRun } from '../support/server.ts'
import { type Client, connectTo, environment, signIn } from './load.ts'

const TERM_ROUNDS = 4
const KILL_ROUNDS = 2
const LANES = 12
/** Readings are written once a second; the rest is for the write itself, on a busy machine. */
const LOST_AT_MOST_MS = 1500
const PATIENCE = { timeout: 60_000, interval: 10 }

let database: TestDatabase
let direct: Database
let dataDir: string
let env: Record<string, string>
let running: ServerRun | undefined
let casos: number[]
let token = ''

beforeAll(async () => {
  dataDir = await makeDataDir()
  database = await createTestDatabase()
  direct = connect(database.url, { max: 2, applicationName: 'test' })
  env = { ...environment(dataDir), DATABASE_URL: database.url, WORKERS: '0' }
  casos = []
  for (let n = 0; n < 10; n++) casos.push(...(await seed(direct.db, {}, 1000)))
})
afterAll(async () => {
  await running?.stop('SIGKILL')
  await direct?.close()
  await database?.drop()
  await removeDataDir(dataDir)
})

async function start() {
  const server = await runServer(env)
  running = server
  const client = connectTo(await server.origin, dataDir)
  token ||= await signIn(client)
  return { server, client }
}

/** Reads one case after the other, each again and again; a lane ends when a request gets no answer. */
function ler(client: Client) {
  const answered: { caso: number; at: number }[] = []
  let next = 0
  const lane = async () => {
    try {
      for (;;) {
        const caso = casos[next++ % casos.length]!
        const { status } = await client.call('GET', `/api/v1/agravos/casos/${caso}`, { token })
        if (status === 200) answered.push({ caso, at: performance.now() })
      }
    } catch {
      // The server is gone.
    }
  }
  return { answered, over: Promise.all(Array.from({ length: LANES }, lane)) }
}

const ultimaEntrada = async () =>
  (await direct.sql<{ id: string }[]>`select coalesce(max(id), 0)::text as id from auditoria`)[0]!.id

/** How often each case was read, by the audit trail since an entry. */
async function lidosDesde(entrada: string): Promise<Map<number, number>> {
  const rows = await direct.sql<{ caso: number; vezes: number }[]>`
    select alvo_id as caso, count(*)::int as vezes from auditoria
    where acao = 'caso.lido' and id > ${entrada}::bigint group by alvo_id`
  return new Map(rows.map(({ caso, vezes }) => [caso, vezes]))
}

const vezes = (answered: { caso: number }[]) => {
  const counts = new Map<number, number>()
  for (const { caso } of answered) counts.set(caso, (counts.get(caso) ?? 0) + 1)
  return counts
}
/** The cases that were read more often than the trail says. */
const faltam = (answered: { caso: number }[], audited: Map<number, number>) =>
  [...vezes(answered)].filter(([caso, n]) => n > (audited.get(caso) ?? 0))

/** What a killed process had sent may still be carried out until PostgreSQL has seen its connections end. */
async function untilQuiet(): Promise<void> {
  const others = async () => {
    const [row] = await direct.sql<{ count: number }[]>`
      select count(*)::int from pg_stat_activity where datname = current_database() and application_name <> 'test'
      and backend_type = 'client backend'`
    return row!.count
  }
  await expect.poll(others, PATIENCE).toBe(0)
}

it(`GET /api/v1/agravos/casos/{id} and SIGTERM, ${TERM_ROUNDS} times: every answered reading is in the audit trail, once`, {
  timeout: 240_000
}, async () => {
  for (let round = 0; round < TERM_ROUNDS; round++) {
    const { server, client } = await start()
    const entrada = await ultimaEntrada()
    const load = ler(client)
    // The signal comes at another point of the second each time.
    await expect.poll(() => load.answered.length, PATIENCE).toBeGreaterThan(100 + 170 * round)
    expect(await server.stop('SIGTERM'), server.output().slice(-2000)).toBe(0)
    await load.over
    client.close()
    const audited = await lidosDesde(entrada)
    expect(faltam(load.answered, audited)).toEqual([])
    // A reading whose answer did not arrive may be there as well; there is at most one for each lane.
    const total = [...audited.values()].reduce((sum, n) => sum + n, 0)
    expect(total - load.answered.length).toBeLessThanOrEqual(LANES)
  }
})

it(`GET /api/v1/agravos/casos/{id} and kill -9, ${KILL_ROUNDS} times: at most the readings of the last second are missing`, {
  timeout: 240_000
}, async () => {
  for (let round = 0; round < KILL_ROUNDS; round++) {
    const { server, client } = await start()
    const entrada = await ultimaEntrada()
    const load = ler(client)
    const old = () => load.answered.filter(({ at }) => at < performance.now() - LOST_AT_MOST_MS)
    await expect.poll(() => old().length, PATIENCE).toBeGreaterThan(200 + 130 * round)
    const safe = old()
    await server.stop('SIGKILL')
    await load.over
    client.close()
    await untilQuiet()
    const audited = await lidosDesde(entrada)
    expect(faltam(safe, audited)).toEqual([])
  }
})
