import { createServer, connect as dial, type Server, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createReadings, type Readings } from '../../../src/core/auditoria/readings.ts'
import { connect, type Database } from '../../../src/platform/db/client.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { testVitals } from '../../support/vitals.ts'

const NOW = new Date('2026-11-15T12:00:00.000Z')

let database: TestDatabase
let direct: Database
let proxy: Awaited<ReturnType<typeof startProxy>>
/** The connection through which readings are written. */
let service: Database
const open: Readings[] = []
const lines: { data: object; text: string }[] = []
const clock = { moment: NOW }

beforeAll(async () => {
  database = await createTestDatabase()
  direct = connect(database.url, { max: 3, applicationName: 'test' })
  proxy = await startProxy(database.url)
  service = connect(proxy.url, { max: 5, applicationName: 'leituras' })
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
  lines.length = 0
  clock.moment = NOW
})
afterAll(async () => {
  await service?.close()
  await proxy?.close()
  await direct?.close()
  await database?.drop()
})

/** Stands between the service and its database. On demand it swallows the confirmation of an insert and hangs up. */
async function startProxy(to: string) {
  const url = new URL(to)
  const sockets = new Set<Socket>()
  const state = { swallow: false, swallowed: 0 }
  const server: Server = createServer((near) => {
    const far = dial(Number(url.port || 5432), url.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket)
          near.destroy()
          far.destroy()
        })
    }
    near.on('data', (bytes) => far.write(bytes))
    far.on('data', (bytes) => {
      if (!state.swallow || !bytes.includes('INSERT 0 ')) return void near.write(bytes)
      state.swallow = false
      state.swallowed += 1
      near.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const here = new URL(to)
  here.hostname = '127.0.0.1'
  here.port = String((server.address() as { port: number }).port)
  return {
    url: here.href,
    state,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}

function start(): Readings {
  const log = (data: object, text: string) => void lines.push({ data, text })
  const one = createReadings({
    db: service.db,
    now: () => clock.moment,
    log: { warn: log, error: log },
    vitals: testVitals()
  })
  open.push(one)
  return one
}

let run = 0
/** Marks the readings of one test. */
const nextMark = () => `leituras-${++run}`
const actor = (requestId: string) => ({ caller: { id: 7 }, ip: '203.0.113.9', requestId })
const note = async (one: Readings, mark: string, from: number, to: number) => {
  for (let n = from; n <= to; n++) await one.note(actor(mark), 'caso.lido', n)
}
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1)
const written = async (mark: string) =>
  (
    await direct.sql<{ caso: number; tx: string }[]>`
    select alvo_id as caso, xmin::text as tx from auditoria where requisicao = ${mark} order by id`
  ).map(({ caso, tx }) => ({ caso, tx }))
const casos = async (mark: string) => (await written(mark)).map(({ caso }) => caso)
const blockedWrites = async () => {
  const [row] = await direct.sql<{ n: number; pids: number[] }[]>`
    select count(*)::int as n, coalesce(array_agg(pid), '{}') as pids from pg_stat_activity
    where datname = current_database() and application_name = 'leituras' and state = 'active' and wait_event_type = 'Lock'`
  return row!
}

/** Keeps anything from being added to the audit trail while the work runs. */
async function locked<T>(work: () => Promise<T>): Promise<T> {
  return await direct.sql.begin(async (tx) => {
    await tx`lock table auditoria in share mode`
    return await work()
  })
}

describe('readings in the audit trail', () => {
  it('are whole entries, with the time of the reading and not of the writing', async () => {
    const mark = nextMark()
    const one = start()
    await one.note(actor(mark), 'caso.listado', 12, { total: 3 })
    clock.moment = new Date(NOW.getTime() + 60_000)
    await one.note({ ...actor(mark), caller: null }, 'caso.lido', 13)
    await one.flush()
    const rows = await direct.sql`
      select em, acao, ator_id, alvo_tipo, alvo_id, detalhes, ip, requisicao from auditoria where requisicao = ${mark} order by id`
    const common = { alvo_tipo: 'caso', ip: '203.0.113.9', requisicao: mark }
    expect([...rows]).toEqual([
      { ...common, em: NOW, acao: 'caso.listado', ator_id: 7, alvo_id: 12, detalhes: { total: 3 } },
      { ...common, em: new Date(NOW.getTime() + 60_000), acao: 'caso.lido', ator_id: null, alvo_id: 13, detalhes: {} }
    ])
  })

  it('take numbers of the same sequence as all other entries', async () => {
    const mark = nextMark()
    const one = start()
    const other = async () => {
      const [row] = await direct.sql<{ id: string }[]>`
        insert into auditoria (em, acao, alvo_tipo, requisicao) values (now(), 'teste', 'conta', ${mark}) returning id`
      return Number(row!.id)
    }
    const before = await other()
    await note(one, mark, 1, 3)
    await one.flush()
    const after = await other()
    const rows = await direct.sql<{ id: string }[]>`select id from auditoria where requisicao = ${mark} order by id`
    expect(rows.map(({ id }) => Number(id))).toEqual(upTo(5).map((n) => before + n - 1))
    expect(after).toBe(before + 4)
  })

  it('are written within about a second, by themselves and in one statement', async () => {
    const mark = nextMark()
    await note(start(), mark, 1, 20)
    await expect.poll(() => casos(mark)).toEqual(upTo(20))
    expect(new Set((await written(mark)).map(({ tx }) => tx)).size).toBe(1)
  })

  it('are written at once when 500 wait, and those that come meanwhile in one further statement', async () => {
    const mark = nextMark()
    const one = await locked(async () => {
      const one = start()
      await note(one, mark, 1, 500)
      await expect.poll(async () => (await blockedWrites()).n).toBe(1)
      await note(one, mark, 501, 1400)
      return one
    })
    await one.flush()
    const rows = await written(mark)
    expect(rows.map(({ caso }) => caso)).toEqual(upTo(1400))
    expect(new Set(rows.map(({ tx }) => tx)).size).toBe(2)
    expect(rows[499]!.tx).not.toBe(rows[500]!.tx)
  })

  it('are written by one statement at a time, however many ask', async () => {
    const mark = nextMark()
    const one = start()
    const flushes = await locked(async () => {
      const asked: Promise<void>[] = []
      for (let n = 0; n < 40; n++) {
        await note(one, mark, n * 100 + 1, n * 100 + 100)
        asked.push(one.flush())
      }
      await expect.poll(async () => (await blockedWrites()).n).toBe(1)
      return asked
    })
    await Promise.all(flushes)
    expect(await casos(mark)).toEqual(upTo(4000))
  })

  it('a flush covers everything noted before it, even right after another flush has ended', async () => {
    const mark = nextMark()
    const one = start()
    for (let n = 1; n <= 30; n++) {
      await one.note(actor(mark), 'caso.lido', n)
      await one.flush()
      expect((await casos(mark)).length).toBe(n)
    }
    await Promise.all(upTo(30).map((n) => one.note(actor(mark), 'caso.lido', 30 + n).then(() => one.flush())))
    expect(await casos(mark)).toEqual(upTo(60))
  })
})

describe('readings in the audit trail, when writing fails', () => {
  it('are kept when the backend is killed, and written once, in order, when it is back', async () => {
    const mark = nextMark()
    const one = start()
    await locked(async () => {
      await note(one, mark, 1, 300)
      const failed = one.flush().then(
        () => 'written',
        () => 'failed'
      )
      await expect.poll(async () => (await blockedWrites()).n).toBe(1)
      const { pids } = await blockedWrites()
      await direct.sql`select pg_terminate_backend(pid) from unnest(${pids}::int[]) pid`
      expect(await failed).toBe('failed')
    })
    await note(one, mark, 301, 350)
    await expect.poll(() => casos(mark)).toEqual(upTo(350))
    expect(lines).toMatchObject([{ data: { unwritten: 300 } }])
  })

  it('are kept when the database refuses them, logged once, and written by themselves later', async () => {
    const mark = nextMark()
    const one = start()
    await direct.sql.unsafe(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger refuse before insert on auditoria for each statement execute function refuse()`)
    try {
      await note(one, mark, 1, 1200)
      for (let tries = 0; tries < 3; tries++) await expect(one.flush()).rejects.toThrow()
      expect(await casos(mark)).toEqual([])
    } finally {
      await direct.sql.unsafe('drop function refuse cascade')
    }
    await expect.poll(() => casos(mark)).toEqual(upTo(1200))
    expect(lines.map(({ text }) => text)).toEqual(['auditoria: readings are not written, trying again'])
  })

  it('are not written twice when the connection is lost after the commit', async () => {
    const mark = nextMark()
    const one = start()
    await note(one, mark, 1, 50)
    const before = proxy.state.swallowed
    proxy.state.swallow = true
    await expect(one.flush()).rejects.toThrow()
    expect(proxy.state.swallowed).toBe(before + 1)
    expect(await casos(mark)).toEqual(upTo(50))
    await note(one, mark, 51, 60)
    await one.flush()
    expect(await casos(mark)).toEqual(upTo(60))
  })

  it('make the next reader wait once 50,000 are kept: refused while writing fails, let in when it works again', async () => {
    const mark = nextMark()
    const one = start()
    await locked(async () => {
      for (let n = 1; n <= 50_000; n++) void one.note(actor(mark), 'caso.lido', n)
      let passed = false
      const waiting = one.note(actor(mark), 'caso.lido', 50_001).then(
        () => {
          passed = true
        },
        () => 'refused'
      )
      await expect.poll(async () => (await blockedWrites()).n).toBe(1)
      expect(passed).toBe(false)
      const { pids } = await blockedWrites()
      await direct.sql`select pg_terminate_backend(pid) from unnest(${pids}::int[]) pid`
      expect(await waiting).toBe('refused')
    })
    await one.note(actor(mark), 'caso.lido', 50_001)
    await one.flush()
    expect(await casos(mark)).toEqual(upTo(50_001))
  })
})

describe('readings in the audit trail, at the end', () => {
  it('all that were accepted under load are written after close, and none is accepted later', async () => {
    const mark = nextMark()
    const one = start()
    let next = 0
    let closing = false
    const accepted: number[] = []
    const lane = async () => {
      while (!closing) {
        const n = ++next
        await one.note(actor(mark), 'caso.lido', n)
        accepted.push(n)
        if (n % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
      }
    }
    const lanes = upTo(8).map(lane)
    await expect.poll(() => accepted.length).toBeGreaterThan(3000)
    closing = true
    await Promise.all(lanes)
    await one.close()
    expect((await casos(mark)).sort((x, y) => x - y)).toEqual(accepted.sort((x, y) => x - y))
    await expect(one.note(actor(mark), 'caso.lido', 1)).rejects.toMatchObject({ status: 503 })
  })

  it('close waits for a database that comes back soon', async () => {
    const mark = nextMark()
    const one = start()
    await note(one, mark, 1, 30)
    proxy.state.swallow = true
    await direct.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'leituras'`
    await one.close()
    proxy.state.swallow = false
    expect(await casos(mark)).toEqual(upTo(30))
  })

  it('close says how many are lost when the database stays away', async () => {
    const gone = connect('postgres://u:p@127.0.0.1:1/x')
    const log = (data: object, text: string) => void lines.push({ data, text })
    const one = createReadings({ db: gone.db, now: () => NOW, log: { warn: log, error: log }, vitals: testVitals() })
    await note(one, nextMark(), 1, 3)
    await one.close()
    await gone.close()
    expect(lines.at(-1)).toMatchObject({ data: { lost: 3 }, text: 'auditoria: readings could not be written' })
  })
})
