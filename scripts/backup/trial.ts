import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '../../src/platform/db/client.ts'
import { startEmbedded } from '../../src/platform/embedded/embedded.ts'
import { findPostmaster } from '../../src/platform/embedded/process.ts'
import { digestsOf } from './digests.ts'
import { createTraffic, type Traffic } from './traffic.ts'

/**
 * Tests backup and restore with real processes. A service with its embedded database takes accounts, cases and
 * attachments, and is backed up while it works. More is written, and a moment is noted. Then things are removed, and
 * more than a minute later the service and its database are killed and their folder is deleted. After a restore to that
 * moment every row and every file must be there, and the checks must pass.
 */

/** Longer than archive_timeout: by then the log of the moment is in the archive in any case. */
const LATER_MS = 75_000
const begun = performance.now()
const say = (line: string) => console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`)
const folder = await mkdtemp(join(tmpdir(), 'saude-backup-trial-'))
const places = { DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups') }
const keys = { DATA_KEY: Buffer.alloc(32, 'key of the trial').toString('base64'), MASTER_KEY: 'master-of-the-trial' }
const environment = {
  PATH: process.env.PATH ?? '',
  ...places,
  ...keys,
  PORT: '0',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'info'
}

/** Every process to end at the end, whatever happens. */
const started: ChildProcess[] = []

async function startService(dataDir: string): Promise<{ child: ChildProcess; origin: string }> {
  const env = { ...environment, DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['dist/src/server.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      const found = /Server listening at (https:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.once('close', (code) => reject(new Error(`The service ended with ${code}:\n${output}`)))
  })
  return { child, origin }
}

/** Runs a command of the project in the way that make does. */
async function command(...words: string[]): Promise<void> {
  const child = spawn(process.execPath, ['dist/src/operations/backup/main.js', ...words], {
    env: environment,
    stdio: 'inherit'
  })
  started.push(child)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${words[0]} ended with ${code}`)
}

async function lookInto<T>(dataDir: string, work: (db: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({ dataDir })
  const database = connect(embedded.url, { max: 1, statementTimeout: 0 })
  try {
    return await work(database)
  } finally {
    await database.close()
    await embedded.stop()
  }
}

async function destroy(child: ChildProcess): Promise<void> {
  const postmaster = findPostmaster(join(places.DATA_DIR, 'server/cluster/data'))
  child.kill('SIGKILL')
  if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
  await once(child, 'close')
  await pause(500)
  await rm(places.DATA_DIR, { recursive: true, force: true })
  await mkdir(places.DATA_DIR, { mode: 0o711 })
}

function compare(wanted: Record<string, string>, found: Record<string, string>): void {
  const different = Object.keys({ ...wanted, ...found }).filter((name) => wanted[name] !== found[name])
  if (different.length > 0) throw new Error(`These tables differ: ${different.join(', ')}`)
  const rows = Object.values(wanted).reduce((sum, text) => sum + Number.parseInt(text, 10), 0)
  say(`${Object.keys(wanted).length} tables with ${rows} rows are identical, row by row`)
}

async function main(): Promise<void> {
  await chmod(folder, 0o711)
  await mkdir(places.DATA_DIR, { mode: 0o711 })
  const { child, origin } = await startService(places.DATA_DIR)
  say('the service is running')
  const traffic = await createTraffic(origin, keys.MASTER_KEY)
  await traffic.write(40)
  await Promise.all([command('backup', 'KEEP=2'), traffic.write(60)])
  await traffic.write(40)
  const files = await traffic.readFiles()
  // Background work may be about to write something.
  await pause(3000)
  const { moment, digests } = await lookInto(places.DATA_DIR, digestsOf)
  say(`noted ${moment}: ${traffic.casos.length} cases, ${files.size} attachments`)
  await pause(1000)
  await traffic.destroy()
  await pause(LATER_MS)
  await destroy(child)
  say('the service, its database and their folder are gone')

  await command('restore', `FROM=${places.BACKUP_DIR}`, `TO=${moment}`)
  compare(digests, (await lookInto(places.DATA_DIR, digestsOf)).digests)
  const again = await startService(places.DATA_DIR)
  await compareFiles(traffic.at(again.origin), files)
  again.child.kill('SIGTERM')
  await once(again.child, 'close')
  say('restored: all rows and attachments are there, every account can log in, counts and audit trail are correct')
}

async function compareFiles(traffic: Traffic, wanted: Map<string, string>): Promise<void> {
  await traffic.loginAll()
  const found = await traffic.readFiles()
  for (const [path, digest] of wanted) if (found.get(path) !== digest) throw new Error(`${path} has changed`)
  say(`${wanted.size} attachments were downloaded and are identical`)
}

try {
  await main()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  for (const child of started) child.kill('SIGKILL')
  const postmaster = findPostmaster(join(places.DATA_DIR, 'server/cluster/data'))
  if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
  await pause(500)
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
