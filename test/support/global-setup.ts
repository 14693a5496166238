import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { readdir, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../../src/operations/prepare/prepare.ts'
import { type Embedded, startEmbedded } from '../../src/platform/embedded/embedded.ts'
import { identityOf } from '../../src/platform/embedded/process.ts'
import { connect } from './connect.ts'
import './data-keys.ts'
import { makeDataDir, removeDataDir } from './data-dir.ts'
import { buildPrograms } from './programs.ts'
import { asRuntime } from './runtime.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a server with a migrated database that createTestDatabase() clones. */
    adminUrl: string
    template: string
    /** The prefix of the names of this run's databases. */
    prefix: string
    /** The role in which the service works in the tests; as in real life, it owns nothing. */
    runtime: { role: string; password: string }
    /** The folder of the programs that test/support/programs.ts has built. */
    programs: string
  }
}

const folderPrefix = 'saude-integra-test-'
// No test data has to survive a power cut.
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '1GB' }

/** Starts one server for the whole run, with one migrated database to clone from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `test_${randomBytes(4).toString('hex')}_`
  const template = `${prefix}template`
  const runtime = { role: `${prefix}app`, password: randomBytes(12).toString('hex') }
  const server = process.env.TEST_DATABASE_URL ? { url: process.env.TEST_DATABASE_URL } : await startTemporary()
  const building = buildPrograms()
  const teardown = async () => {
    await dropDatabases(server.url, prefix, runtime.role).finally(() => 'stop' in server && server.stop())
    await building.then(({ remove }) => remove())
  }
  try {
    const admin = connect(server.url, { max: 1 })
    const statements = [
      // Thousands of connections prove that they know the password, and each proof costs this many hashes.
      'set scram_iterations = 1',
      `create database ${template}`,
      `create role ${runtime.role} login password '${runtime.password}'`
    ]
    for (const statement of statements) await admin.sql.unsafe(statement)
    await admin.close()
    const url = withDatabase(server.url, template)
    await prepareDatabase(url, asRuntime(url, runtime))
    project.provide('programs', (await building).folder)
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('adminUrl', server.url)
  project.provide('template', template)
  project.provide('prefix', prefix)
  project.provide('runtime', runtime)
  return teardown
}

async function startTemporary(): Promise<Pick<Embedded, 'url' | 'stop'>> {
  await sweep()
  const folder = await makeDataDir(`${folderPrefix}${process.pid}-`, await serverParent())
  const removeAtExit = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeAtExit)
  const server = await startEmbedded({ dataDir: folder, settings: fast })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await removeDataDir(folder)
      process.off('exit', removeAtExit)
    }
  }
}

const MEMORY = '/dev/shm'
// The whole suite needs less than 300 MB.
const ROOM = 2 * 2 ** 30

/**
 * Chooses memory where there is enough room, otherwise the disk. Hundreds of databases come and go: finding places for
 * their files took ext4 12 % of a run's processor time, which fell from 295 to 240 s.
 */
async function serverParent(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return Math.min(bavail * bsize, process.availableMemory()) > ROOM ? MEMORY : tmpdir()
}

/** Takes over, stops and removes servers of runs that were killed, unless they belong to another user. */
async function sweep(): Promise<void> {
  const found = await Promise.all([tmpdir(), MEMORY].map(foldersIn))
  for (const folder of found.flat()) {
    const pid = Number(new RegExp(`/${folderPrefix}(\\d+)-[^/]*$`).exec(folder)?.[1])
    if (!pid || identityOf(pid)) continue
    const abandoned = await startEmbedded({ dataDir: folder }).catch(() => undefined)
    await abandoned?.stop()
    await removeDataDir(folder).catch(() => {})
  }
}

const foldersIn = async (parent: string) => (await readdir(parent).catch(() => [])).map((name) => join(parent, name))

async function dropDatabases(url: string, prefix: string, role: string): Promise<void> {
  const admin = connect(url, { max: 1 })
  try {
    const found = await admin.sql<{ name: string }[]>`
      select datname as name from pg_database where starts_with(datname, ${prefix})`
    for (const { name } of found) await admin.sql.unsafe(`drop database if exists ${name} with (force)`)
    await admin.sql.unsafe(`drop role if exists ${role}`)
  } finally {
    await admin.close()
  }
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
