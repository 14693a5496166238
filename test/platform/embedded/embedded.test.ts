import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Embedded, startEmbedded } from '../../../src/platform/embedded/embedded.ts'
import { findPostmaster, identityOf } from '../../../src/platform/embedded/process.ts'
import { connect } from '../../support/connect.ts'
import { makeDataDir, removeDataDir } from '../../support/data-dir.ts'
import { program } from '../../support/programs.ts'

const isRoot = process.getuid?.() === 0
const settings = { fsync: 'off' }
let dataDir: string
let servers: Embedded[] = []

beforeEach(async () => {
  dataDir = await makeDataDir()
})

afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  servers = []
  await removeDataDir(dataDir)
})

async function start(folder = dataDir, log: (message: string) => void = () => {}): Promise<Embedded> {
  const server = await startEmbedded({ dataDir: folder, settings, log })
  servers.push(server)
  return server
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const { sql, close } = connect(url, { max: 1 })
  return sql.unsafe(statement).finally(close)
}

const folderOf = async (home: string) => readFile(join(home, 'location'), 'utf8').catch(() => join(home, 'server'))
const clusterOf = async (home: string) => join(await folderOf(home), 'cluster')
const postmasterOf = async (home: string) => findPostmaster(join(await clusterOf(home), 'data'))

/** Repeats an attempt until it works: the server needs a moment, and the test runner limits how long. */
async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  return expect
    .poll(() =>
      attempt().then(
        () => true,
        () => false
      )
    )
    .toBe(true)
    .then(attempt)
}

test('a first start makes an empty database, and later ones find what was written', async () => {
  const first = await start()
  expect(new URL(first.url)).toMatchObject({ hostname: '127.0.0.1', pathname: '/saude' })
  await query(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  expect(await postmasterOf(dataDir)).toBeUndefined()

  const second = await start()
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('text is UTF-8, with the same order and lower case on every machine', async () => {
  const { url } = await start()
  const [row] = await query(
    url,
    `select lower('ÁÇÊ') as low, 'Z' < 'a' as by_code, current_setting('server_encoding') as code`
  )
  expect(row).toEqual({ low: 'áçê', by_code: true, code: 'UTF8' })
})

test('the data and its password are closed to other users', async () => {
  await start()
  const cluster = await clusterOf(dataDir)
  expect((await stat(cluster)).mode & 0o777).toBe(0o700)
  expect((await stat(join(cluster, 'password'))).mode & 0o777).toBe(0o600)
})

test('a wrong password is refused', async () => {
  const url = new URL((await start()).url)
  url.password = 'wrong'
  await expect(query(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
})

test('a server that was killed comes back by itself at the same address, and the log tells both', async () => {
  const told: string[] = []
  const { url } = await start(dataDir, (message) => told.push(message.split('.')[0]!))
  await query(url, 'create table kept as select 42 as answer')
  for (let round = 0; round < 2; round++) {
    const before = await postmasterOf(dataDir)
    process.kill(before!.pid, 'SIGKILL')
    const rows = await eventually(() => query(url, 'select answer from kept'))
    expect(rows).toEqual([{ answer: 42 }])
    expect((await postmasterOf(dataDir))?.pid).not.toBe(before!.pid)
  }
  const round = ['The embedded PostgreSQL is gone and is started again', 'The embedded PostgreSQL is back']
  await expect.poll(() => told).toEqual([...round, ...round])
})

test('a server that cannot start says why', async () => {
  const hopeless = startEmbedded({ dataDir, settings: { ...settings, shared_buffers: 'many' } })
  await expect(hopeless).rejects.toThrow(/^The embedded PostgreSQL in .+ did not start: .*shared_buffers.*\n/)
  await start()
})

test('the values of failed statements do not reach the log', async () => {
  const { url } = await start()
  await query(url, 'create table people (cpf text primary key)')
  await query(url, `insert into people values ('12345678909')`)
  await expect(query(url, `insert into people values ('12345678909')`)).rejects.toMatchObject({ code: '23505' })
  await expect(query(url, `select 'Maria Silva'::int`)).rejects.toMatchObject({ code: '22P02' })
  expect(await readFile(join(await folderOf(dataDir), 'log'), 'utf8')).not.toMatch(/12345678909|Maria/)
})

test('a lock file of a dead server whose process id now belongs to another program is not an obstacle', async () => {
  const first = await start()
  await first.stop()
  const lock = join(await clusterOf(dataDir), 'data', 'postmaster.pid')
  await writeFile(lock, `${process.ppid}\n${join(await clusterOf(dataDir), 'data')}\n1\n5432\n\n127.0.0.1\n\nready\n`)
  const second = await start()
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.runIf(isRoot)('root may keep its data in a folder that is closed to others', async () => {
  const closed = join(dataDir, 'home')
  await mkdir(closed, { mode: 0o700 })
  const home = join(closed, 'data')
  try {
    const first = await start(home)
    await query(first.url, 'create table kept as select 42 as answer')
    await first.stop()
    expect(await folderOf(home)).not.toContain(dataDir)
    const second = await start(home)
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect((await stat(await clusterOf(home))).uid).not.toBe(0)
    await second.stop()
  } finally {
    await removeDataDir(home)
  }
})

describe('several processes', () => {
  const children: ChildProcess[] = []

  afterEach(async () => {
    for (const child of children.splice(0)) await killed(child)
  })

  async function killed(child: ChildProcess): Promise<void> {
    if (child.kill('SIGKILL')) await once(child, 'exit')
  }

  async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
    const child = spawn(process.execPath, [program('embedded-child'), dataDir], {
      stdio: ['ignore', 'pipe', 'inherit']
    })
    children.push(child)
    const [url] = (await once(createInterface(child.stdout), 'line')) as [string]
    return { child, url }
  }

  test('that start at once start one server', async () => {
    const [mine, other, another] = await Promise.all([start(), startElsewhere(), startElsewhere()])
    expect([other.url, another.url]).toEqual([mine.url, mine.url])
    expect(await query(mine.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('share the server: only the owner stops it', async () => {
    const { url } = await startElsewhere()
    const guest = await start()
    expect(guest.url).toBe(url)
    await guest.stop()
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('take over an orphaned server and stop it', async () => {
    const { child, url } = await startElsewhere()
    await query(url, 'create table kept as select 42 as answer')
    const orphan = await postmasterOf(dataDir)
    await killed(child)

    const heir = await start()
    expect(heir.url).toBe(url)
    expect(await query(url, 'select answer from kept')).toEqual([{ answer: 42 }])
    await heir.stop()
    expect(identityOf(orphan!.pid)).toBeUndefined()
  })

  test('a guest takes over and restarts the server when its owner is gone', async () => {
    const { child, url } = await startElsewhere()
    await start()
    await killed(child)
    process.kill((await postmasterOf(dataDir))!.pid, 'SIGKILL')
    expect(await eventually(() => query(url, 'select 1 as one'))).toEqual([{ one: 1 }])
  })
})
