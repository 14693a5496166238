import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'

/** The number of this Debian, or 0 on other systems. */
export const debian: number = debianOf(existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '')

export function debianOf(release: string): number {
  const [, number = 0] = /^VERSION_ID="?(\d+)/m.exec(release) ?? []
  return /^ID="?debian"?$/m.test(release) ? Number(number) : 0
}

/** Debian 13 has only this one. */
const POSTGRES = debian >= 13 ? 17 : 15
export const POSTGRES_BIN = `/usr/lib/postgresql/${POSTGRES}/bin`

const PYTHON = '/usr/lib/python3/dist-packages'

/** What Patroni needs where it is not installed as a package (see fetch-patroni.sh). */
const FOR_PATRONI: Record<string, string> = {
  'python3-click': `${PYTHON}/click`,
  'python3-dateutil': `${PYTHON}/dateutil`,
  'python3-etcd': `${PYTHON}/etcd`,
  'python3-prettytable': `${PYTHON}/prettytable`,
  'python3-psutil': `${PYTHON}/psutil`,
  'python3-psycopg2': `${PYTHON}/psycopg2`,
  'python3-urllib3': `${PYTHON}/urllib3`,
  'python3-yaml': `${PYTHON}/yaml`
}

/** Debian's packages, each with a file that shows whether it is installed. */
const WANTED: Record<string, string> = {
  'etcd-server': '/usr/bin/etcd',
  'etcd-client': '/usr/bin/etcdctl',
  haproxy: '/usr/sbin/haproxy',
  'redis-server': '/usr/bin/redis-server',
  [`postgresql-${POSTGRES}`]: `${POSTGRES_BIN}/postgres`,
  ...(debian === 12 ? FOR_PATRONI : { patroni: '/usr/bin/patroni' })
}

export const missingPackages = (): string[] =>
  Object.entries(WANTED)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name)

/** Keeps packages from starting what they install. */
const POLICY = '/usr/sbin/policy-rc.d'
/** Keeps the package of PostgreSQL from creating a database of its own. */
const NO_MAIN = '/etc/postgresql-common/createcluster.d/saude-cluster.conf'

/** Installs missing packages as root. Otherwise throws an error that names what somebody has to install. */
export async function ensurePackages(say: (line: string) => void): Promise<void> {
  const missing = missingPackages()
  if (missing.length === 0) return
  const command = `apt-get install --no-install-recommends ${missing.join(' ')}`
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(`These packages are missing: ${missing.join(', ')}. On Debian, run as root: ${command}`)
  say(`installing ${missing.join(', ')}`)
  const mayStart = !existsSync(POLICY)
  try {
    if (mayStart) await writeFile(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
    await mkdir('/etc/postgresql-common/createcluster.d', { recursive: true })
    await writeFile(NO_MAIN, 'create_main_cluster = false\n')
    if (!install(missing)) {
      // A machine that has never updated its lists knows no packages.
      apt(['update'])
      if (!install(missing)) throw new Error(`This command failed: ${command}`)
    }
  } finally {
    if (mayStart) await rm(POLICY, { force: true })
    await rm(NO_MAIN, { force: true })
  }
}

const install = (names: string[]): boolean =>
  apt(['install', '--yes', '--no-install-recommends', ...names]) && missingPackages().length === 0

function apt(args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stderr } = spawnSync('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=120', ...args], { env })
  if (status !== 0) process.stderr.write(stderr)
  return status === 0
}
