import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { debian } from './packages.ts'

/** Which Patroni a cluster runs under. */
export interface Engine {
  version: string
  /** Where Python finds it; empty for the system's own folder. */
  pythonPath: string
  /** The program that was given by name; undefined means `patroni.sh`, which refuses old versions. */
  program?: string | undefined
}

const SCRIPTS = join(import.meta.dirname, '../deploy/cluster')
/** Where a fetched one is kept for all clusters of this machine or user. */
const KEPT =
  process.getuid?.() === 0 ? '/var/lib/saude-integra/patroni' : join(homedir(), '.cache/saude-integra/patroni')
const FETCHED = join(KEPT, 'usr/lib/python3/dist-packages')

const fileOf = (dir: string) => join(dir, 'patroni.json')

/** Reads which Patroni the cluster in a folder was started with. */
export const readEngine = async (dir: string): Promise<Engine> => JSON.parse(await readFile(fileOf(dir), 'utf8'))

/**
 * Finds a Patroni that does not lose writes, and notes it for the cluster. On Debian 12 it is fetched from Debian 13. A
 * program that is given by name is taken whatever its version is: trials compare versions in that way.
 */
export async function ensureEngine(
  dir: string,
  given: string | undefined,
  say: (line: string) => void
): Promise<Engine> {
  const engine = given ? named(given) : (presentEngine() ?? (await fetched(say)))
  await mkdir(dir, { recursive: true })
  await writeFile(fileOf(dir), `${JSON.stringify(engine)}\n`)
  return engine
}

/** The Patroni that is here and recent enough. */
export const presentEngine = (): Engine | undefined => found('') ?? found(FETCHED)

function named(program: string): Engine {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`PATRONI=${program} cannot be started`)
  return { version: versionIn(stdout), pythonPath: '', program }
}

const versionIn = (text: string) => text.trim().replace(/^.* /, '')

const tried = (pythonPath: string) =>
  spawnSync('sh', [join(SCRIPTS, 'patroni.sh'), '--version'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PYTHONPATH: pythonPath }
  })

function found(pythonPath: string): Engine | undefined {
  const { status, stdout } = tried(pythonPath)
  return status === 0 ? { version: versionIn(stdout), pythonPath } : undefined
}

async function fetched(say: (line: string) => void): Promise<Engine> {
  if (debian !== 12) throw new Error(tried('').stderr.trim())
  say("fetching Debian 13's Patroni")
  await mkdir(join(KEPT, '..'), { recursive: true })
  const { status, stderr } = spawnSync('sh', [join(SCRIPTS, 'fetch-patroni.sh'), KEPT], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${tried('').stderr.trim()} Debian 13's cannot be fetched: ${stderr.trim()}`)
  const engine = found(FETCHED)
  if (!engine) throw new Error(tried(FETCHED).stderr.trim())
  return engine
}
