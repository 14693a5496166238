import { beforeAll, expect, it } from 'vitest'
import { seed } from '../modules/agravos/seed.ts'
import { type Client, signIn } from './load.ts'
import { roundsOf, servers } from './servers.ts'

const TERM_ROUNDS = roundsOf(1)
const KILL_ROUNDS = roundsOf(1)
const LANES = 12

const site = servers({ WORKERS: '0' })
let casos: number[]
let token = ''

beforeAll(async () => {
  casos = await seed(site.direct.db, {}, 1000)
})

async function start() {
  const started = await site.start()
  token ||= await signIn(started.client)
  return started
}

/** Reads one case after the other, again and again. A lane ends when a request gets no answer. */
function keepReading(client: Client) {
  const answered: { caso: number }[] = []
  let next = 0
  const lane = async () => {
    try {
      for (;;) {
        const caso = casos[next++ % casos.length]!
        const { status } = await client.call('GET', `/api/v1/agravos/casos/${caso}`, { token })
        if (status === 200) answered.push({ caso })
      }
    } catch {
      // The server is gone, so the lane ends.
    }
  }
  return { answered, over: Promise.all(Array.from({ length: LANES }, lane)) }
}

const lastEntry = async () =>
  (await site.direct.sql<{ id: string }[]>`select coalesce(max(id), 0)::text as id from auditoria`)[0]!.id

/** Counts how often each case was read, by the entries of the trail after the given one. */
async function readSince(entry: string): Promise<Map<number, number>> {
  const rows = await site.direct.sql<{ caso: number; times: number }[]>`
    select alvo_id as caso, count(*)::int as times from auditoria
    where acao = 'caso.lido' and id > ${entry}::bigint group by alvo_id`
  return new Map(rows.map(({ caso, times }) => [caso, times]))
}

const times = (answered: { caso: number }[]) => {
  const counts = new Map<number, number>()
  for (const { caso } of answered) counts.set(caso, (counts.get(caso) ?? 0) + 1)
  return counts
}
/** The cases that were read more often than the trail says. */
const missing = (answered: { caso: number }[], audited: Map<number, number>) =>
  [...times(answered)].filter(([caso, n]) => n > (audited.get(caso) ?? 0))

it(`GET /api/v1/agravos/casos/{id} and SIGTERM, ${TERM_ROUNDS} times: every answered reading is in the audit trail, once`, async () => {
  for (let round = 0; round < TERM_ROUNDS; round++) {
    const { server, client } = await start()
    const entry = await lastEntry()
    const load = keepReading(client)
    // The signal comes at another point of the second each time.
    await expect.poll(() => load.answered.length).toBeGreaterThan(100 + 170 * round)
    expect(await server.stop('SIGTERM'), server.output().slice(-2000)).toBe(0)
    await load.over
    client.close()
    const audited = await readSince(entry)
    expect(missing(load.answered, audited)).toEqual([])
    // A reading whose answer was lost may be in the trail too: at most one for each lane.
    const total = [...audited.values()].reduce((sum, n) => sum + n, 0)
    expect(total - load.answered.length).toBeLessThanOrEqual(LANES)
  }
})

// test/core/auditoria/readings.test.ts proves that readings are written within a second; there the clock can be held.
it(`GET /api/v1/agravos/casos/{id} and kill -9, ${KILL_ROUNDS} times: the readings written before the kill are in the trail, and no others`, async () => {
  for (let round = 0; round < KILL_ROUNDS; round++) {
    const { server, client } = await start()
    const entry = await lastEntry()
    const load = keepReading(client)
    await expect.poll(() => load.answered.length).toBeGreaterThan(200 + 130 * round)
    const safe = [...load.answered]
    await expect.poll(async () => missing(safe, await readSince(entry))).toEqual([])
    await server.stop('SIGKILL')
    await load.over
    client.close()
    await site.untilQuiet()
    const audited = await readSince(entry)
    expect(missing(safe, audited)).toEqual([])
    const total = [...audited.values()].reduce((sum, n) => sum + n, 0)
    expect(total - load.answered.length).toBeLessThanOrEqual(LANES)
  }
})
