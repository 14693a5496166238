import { spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { baseOf, fillSeed, unshared } from './root.ts'
import { type Release, releases, stepsOf } from './steps.ts'

const GUIDE = 'openapi/guides/en-US/production.md'
const MOST_MINUTES = 60
/** Each program that is needed, and the package of Debian that has it. */
const NEEDED = { debootstrap: 'debootstrap', unshare: 'util-linux', ip: 'iproute2', git: 'git', tar: 'tar' }

class Unable extends Error {}

/**
 * Walks the guide `production` in a bare Debian that debootstrap makes, in namespaces of its own. Exits with 1 when a
 * step fails, and with 2 when this machine cannot walk at all. FOLDER= keeps what was fetched for the next time.
 */
async function main({ RELEASE = 'bookworm', FOLDER }: NodeJS.ProcessEnv): Promise<boolean> {
  const release = releases.find((each) => each === RELEASE)
  if (!release) throw new Unable(`RELEASE: given ${RELEASE}, wanted ${releases.join(' or ')}`)
  if (process.getuid?.() !== 0) throw new Unable('This needs root, for debootstrap and chroot.')
  const missing = Object.entries(NEEDED).filter(([name]) => spawnSync(name, ['--version']).error)
  if (missing.length > 0)
    throw new Unable(
      `This needs programs that are not here: apt-get install ${missing.map(([, from]) => from).join(' ')}`
    )
  const folder = FOLDER ? resolve(FOLDER) : await mkdtemp(join(tmpdir(), 'ten-steps-'))
  await mkdir(folder, { recursive: true })
  const work = await mkdtemp(join(folder, 'walk-'))
  try {
    return await walk(release, folder, work)
  } finally {
    await rm(FOLDER ? work : folder, { recursive: true, force: true })
  }
}

async function walk(release: Release, folder: string, work: string): Promise<boolean> {
  const begun = performance.now()
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s`
  const steps = stepsOf(await readFile(GUIDE, 'utf8'), release)
  const archive = await baseOf(release, folder)
  await fillSeed(join(work, 'seed'), steps)
  console.log(`${'0'.padEnd(6)} ${`a bare Debian (${release})`.padEnd(40)} ok     ${seconds()}`)
  const isGood = await inNamespaces(work, archive, join(folder, `cache-${release}`))
  console.log(`\n${release}: ${isGood ? `all ${steps.length} steps walked` : 'FAILED'}, ${seconds().trim()}`)
  return isGood
}

/** Whatever was started ends with the first process of the namespace, which ends with unshare. */
async function inNamespaces(work: string, archive: string, caches: string): Promise<boolean> {
  const enter = join(import.meta.dirname, 'enter.sh')
  const flags = ['--pid', '--net', '--fork', '--kill-child']
  const command = unshared(flags, enter, work, archive, `/proc/${process.pid}/ns/net`, caches)
  const child = spawn('unshare', command, { stdio: ['ignore', 'inherit', 'inherit'] })
  const end = () => void child.kill('SIGKILL')
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.once(signal, end)
  const limit = setTimeout(() => {
    console.error(`\nThe walk took longer than ${MOST_MINUTES} minutes and was ended.`)
    end()
  }, MOST_MINUTES * 60_000)
  try {
    return await new Promise((done, fail) => {
      child.once('error', fail).once('exit', (code) => done(code === 0))
    })
  } finally {
    clearTimeout(limit)
  }
}

try {
  process.exitCode = (await main(process.env)) ? 0 : 1
} catch (error) {
  if (!(error instanceof Unable)) throw error
  console.error(error.message)
  process.exitCode = 2
}
