import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityOf } from '../src/platform/embedded/process.ts'
import { connectTo } from './faults/load.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'
import { picked } from './support/sample.ts'
import { runServer } from './support/server.ts'

/** Warnings and errors in the log, but for a connection that a starved machine made too slowly; it is made again. */
const complaintsIn = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => /"level":[456]0/.test(line) && !line.includes('timeout exceeded when trying to connect'))

describe('the process on a given database', () => {
  let database: TestDatabase
  let other: Server
  beforeAll(async () => {
    database = await createTestDatabase()
    other = await new Promise((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => resolve(server))
    })
  })
  afterAll(async () => {
    other?.close()
    await database?.drop()
  })

  it.each(picked(['SIGINT', 'SIGTERM', 'SIGHUP'] as const, 1))(
    'ends with 0 after %s, once STOP_DELAY is over',
    async (signal) => {
      const server = await runServer({ DATABASE_URL: database.url, STOP_DELAY: '1' })
      await server.origin
      const signalled = performance.now()
      expect(await server.stop(signal)).toBe(0)
      expect(performance.now() - signalled).toBeGreaterThan(1000)
      expect(complaintsIn(server.output())).toEqual([])
    }
  )

  // Uses the longest delay, ended by a second signal: on a busy machine a shorter one may be over before the first
  // answer is there.
  it('is not ready from the signal on, and answers for STOP_DELAY seconds more', async () => {
    const home = await mkdtemp(join(tmpdir(), 'saude-stop-'))
    const server = await runServer({ DATABASE_URL: database.url, DATA_DIR: home, STOP_DELAY: '30' })
    const client = connectTo(await server.origin, home)
    expect(JSON.parse((await client.call('GET', '/health/ready')).body)).toEqual({ status: 'ready', mode: 'normal' })
    const ended = server.stop('SIGTERM')
    const ready = async () => await client.call('GET', '/health/ready')
    await expect.poll(async () => (await ready()).status, { interval: 10 }).toBe(503)
    expect(JSON.parse((await ready()).body).error.message).toBe('O serviço está parando.')
    expect((await client.call('GET', '/health/live')).status).toBe(200)
    // Opens a connection only after the signal.
    const late = connectTo(await server.origin, home)
    expect((await late.call('GET', '/api/v1/health')).status).toBe(200)
    const { headers } = await client.call('GET', '/health/live')
    expect(headers.connection).toBe('close')
    for (const each of [client, late]) each.close()
    expect(complaintsIn(server.output())).toEqual([])
    await server.stop('SIGTERM')
    expect(await ended).toBe(1)
    await rm(home, { recursive: true })
  })

  it('ends with 1 and names the address when the port is taken', async () => {
    const { port } = other.address() as { port: number }
    const server = await runServer({ DATABASE_URL: database.url, PORT: String(port) })
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain(`cannot listen on 127.0.0.1:${port}`)
  })

  it('ends with 1 and says what is wrong with the configuration', async () => {
    const server = await runServer({ DATABASE_URL: database.url, WORKERS: 'many' })
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain('WORKERS: given "many"')
  })
})

describe('the process with an embedded database', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'saude-embedded-'))
    // PostgreSQL runs as another user when the tests run as root.
    await chmod(dataDir, 0o711)
  })
  afterAll(async () => {
    // Ends a database that a failed test left running.
    if (existsSync(lock())) process.kill(postmaster(), 'SIGQUIT')
    await rm(dataDir, { recursive: true, force: true })
  })

  const lock = () => join(dataDir, 'server/cluster/data/postmaster.pid')
  const postmaster = () => Number.parseInt(readFileSync(lock(), 'utf8'), 10)
  const until = (condition: () => boolean) => expect.poll(condition).toBe(true)

  it('leaves no PostgreSQL behind when it is interrupted while PostgreSQL starts', async () => {
    const server = await runServer({ DATA_DIR: dataDir })
    await until(() => existsSync(lock()) && postmaster() > 0)
    const pid = postmaster()
    expect(identityOf(pid)).toBeDefined()
    expect(await server.stop('SIGINT')).toBe(130)
    await until(() => identityOf(pid) === undefined)
  })

  it('takes over the PostgreSQL of a killed process, and stops it in the end', async () => {
    const killed = await runServer({ DATA_DIR: dataDir })
    await killed.origin
    const pid = postmaster()
    await killed.stop('SIGKILL')
    expect(identityOf(pid)).toBeDefined()
    const next = await runServer({ DATA_DIR: dataDir })
    await next.origin
    expect(postmaster()).toBe(pid)
    expect(await next.stop('SIGTERM')).toBe(0)
    expect(identityOf(pid)).toBeUndefined()
  })
})
