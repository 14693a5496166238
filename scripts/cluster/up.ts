import { existsSync } from 'node:fs'
import { chown, copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '../../src/platform/db/client.ts'
import { findPostmaster } from '../../src/platform/embedded/process.ts'
import { developmentCertificate } from '../../src/platform/tls/certificate.ts'
import { ensureEngine, readEngine } from './engine.ts'
import { ensurePackages } from './packages.ts'
import { configOf, databaseUrl, dataOf, etcd, haproxy, instance, patroni, redis, type Site, sync } from './parts.ts'
import { primaryOf, untilWhole } from './patroni.ts'
import { findPlace, type Place } from './place.ts'
import { INSTANCES, MEMBERS, NODES, originOf, type Plan, portsOf } from './plan.ts'
import { type Command, launch, logOf, pidOf } from './processes.ts'
import { prometheusFile, writePrometheus } from './prometheus.ts'
import { ensureSecrets, readSecrets, secretsFile } from './secrets.ts'
import { ask, Hopeless, isFree, until } from './wait.ts'

/** The limit of each step, generous for a machine that is busy with other things. */
const PATIENCE_MS = 180_000
const TEMPLATES = join(import.meta.dirname, '../deploy/cluster')

/** The names of all parts. */
export const partNames = [...MEMBERS, ...NODES, 'redis', 'haproxy', 'sync', ...INSTANCES]

/** Opens a cluster that was created before. */
export const openSite = async (plan: Plan): Promise<Site> => ({
  plan,
  place: await findPlace(plan.dir),
  secrets: await readSecrets(plan.dir),
  engine: await readEngine(plan.dir)
})

/**
 * Starts the parts of the cluster that are not running, and returns their names. `named` is a program to take for
 * Patroni, of any version.
 */
export async function bringUp(plan: Plan, say: (line: string) => void, named?: string): Promise<string[]> {
  const running = await runningParts(plan.dir)
  const missing = partNames.filter((name) => !running.includes(name))
  if (missing.length === 0) return []
  await ensurePackages(say)
  const engine = await ensureEngine(plan.dir, named, say)
  const place = await findPlace(plan.dir)
  await requireFreePorts(plan, place, missing)
  const site: Site = { plan, place, secrets: await ensureSecrets(plan.dir), engine }
  await writeConfig(site)
  await writePrometheus(site)

  const step = stepper(plan.dir, say)
  await step('etcd, three members', () => startEtcd(site), MEMBERS)
  await step(`PostgreSQL under Patroni ${engine.version}, the primary`, () => startPrimary(site), NODES)
  await step('Redis', () => ensure(site, redis(site)), ['redis'])
  await step('HAProxy', () => startDoors(site), ['haproxy'])
  await step('two replicas, one of them synchronous', () => startReplicas(site), NODES)
  await step("a look at Patroni's /sync key", () => startSync(site), ['sync'])
  await step('two instances of the service', () => startInstances(site), INSTANCES)
  return missing
}

export async function runningParts(dir: string): Promise<string[]> {
  const found = await Promise.all(partNames.map(async (name) => ((await pidOf(dir, name)) ? name : undefined)))
  return found.filter((name) => name !== undefined)
}

async function requireFreePorts(plan: Plan, place: Place, missing: string[]): Promise<void> {
  for (const port of missing.flatMap((name) => portsOf(plan, name))) {
    // A PostgreSQL whose Patroni has died lives on, and the next Patroni takes it over.
    const isOwn = NODES.some((name, i) => plan.ports.pg[i] === port && findPostmaster(dataOf(place, name)))
    if (!isOwn && !(await isFree(port)))
      throw new Error(`Port ${port} is taken: choose others with CLUSTER_PORT=<the first port>`)
  }
}

/** Writes the files that compose.yaml mounts to a place where the engines' account can read them. */
async function writeConfig({ plan, place }: Site): Promise<void> {
  const folder = join(place.folder, 'config')
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(TEMPLATES)) await copyFile(join(TEMPLATES, name), configOf(place, name))
  const text = await readFile(join(TEMPLATES, 'patroni.yaml'), 'utf8')
  await writeFile(configOf(place, 'patroni.yaml'), text.replaceAll('/etc/saude-cluster', folder))
  const { cert, key } = await developmentCertificate(plan.dir, () => new Date())
  await writeFile(configOf(place, 'service.pem'), `${cert}\n${key}`, { mode: 0o600 })
  await give(place, folder)
  for (const name of await readdir(folder)) await give(place, configOf(place, name))
}

const give = async ({ account }: Place, path: string): Promise<void> => {
  if (account) await chown(path, account.uid, account.gid)
}

/** Prints a line for each step. When a step fails, the error names the logs to read. */
const stepper =
  (dir: string, say: (line: string) => void) =>
  async (what: string, work: () => Promise<unknown>, logs: readonly string[]) => {
    const begun = performance.now()
    try {
      await work()
    } catch (error) {
      const files = logs.map((name) => logOf(dir, name)).join(', ')
      throw new Error(`${what}: ${(error as Error).message}\nSee the logs: ${files}`)
    }
    say(`${what.padEnd(46)} ${((performance.now() - begun) / 1000).toFixed(1).padStart(5)} s`)
  }

export const start = ({ plan }: Site, command: Command): Promise<number> => launch(plan.dir, command)

/** Starts a part unless it is running. */
async function ensure(site: Site, command: Command): Promise<void> {
  if ((await pidOf(site.plan.dir, command.name)) === undefined) await start(site, command)
}

async function startEtcd(site: Site): Promise<void> {
  for (let i = 0; i < MEMBERS.length; i++) await ensure(site, etcd(site, i))
  for (const port of site.plan.ports.etcd)
    await until('etcd', PATIENCE_MS, async () => (await ask(port, '/health')).body.includes('"true"') || undefined)
}

/** Starts the primary. With existing data any of the three may have been the last primary, so all must be started. */
async function startPrimary(site: Site): Promise<void> {
  const isNew = !existsSync(join(dataOf(site.place, NODES[0]), 'PG_VERSION'))
  await ensure(site, patroni(site, 0))
  if (!isNew) await startOthers(site)
  await until('a primary', PATIENCE_MS, async () => {
    await requireAlive(site, NODES[0])
    return await primaryOf(site)
  })
}

async function requireAlive({ plan }: Site, name: string): Promise<void> {
  if ((await pidOf(plan.dir, name)) === undefined) throw new Hopeless(`${name} has ended`)
}

async function startReplicas(site: Site): Promise<void> {
  await startOthers(site)
  await untilWhole(site, PATIENCE_MS)
}

async function startOthers(site: Site): Promise<void> {
  for (let i = 1; i < NODES.length; i++) await ensure(site, patroni(site, i))
}

async function startDoors(site: Site): Promise<void> {
  await ensure(site, haproxy(site))
  const { ping, close } = connect(databaseUrl(site, 'owner', 'primary'), { max: 1 })
  await until('the primary through HAProxy', PATIENCE_MS, () => ping().then(() => true)).finally(close)
}

async function startSync(site: Site): Promise<void> {
  await ensure(site, sync(site))
  const isRight = async () => (await ask(site.plan.ports.sync, '/metrics')).body.includes('sync_names_leader 1')
  await until("Patroni's /sync key to name the leader", PATIENCE_MS, async () => (await isRight()) || undefined)
}

async function startInstances(site: Site): Promise<void> {
  for (let i = 0; i < INSTANCES.length; i++) await ensure(site, instance(site, i))
  for (const i of INSTANCES.keys()) await untilReady(site, i, PATIENCE_MS)
}

/** Asks over plain HTTP like the proxy, and gives up when the process ends. */
export async function untilReady(site: Site, i: number, patienceMs: number): Promise<void> {
  const name = INSTANCES[i]!
  const port = site.plan.ports.instances[i]!
  await until(`${name} to be ready`, patienceMs, async () => {
    await requireAlive(site, name)
    const { status } = await ask(port, '/health/ready', { headers: { 'x-forwarded-proto': 'https' } })
    return status === 200 || undefined
  })
}

/** What the user of the cluster needs to know. */
export const description = (plan: Plan): string =>
  [
    `  Service     ${originOf(plan)}  (docs at /docs, panel at /painel; certificate: ${join(plan.dir, 'tls/cert.pem')})`,
    `  Instances   ${plan.ports.instances.map((port) => `127.0.0.1:${port}`).join(', ')}, behind HAProxy`,
    `  PostgreSQL  primary 127.0.0.1:${plan.ports.primary}, replicas 127.0.0.1:${plan.ports.replica} (saude_owner, saude_app; database saude)`,
    `  Patroni     ${plan.ports.patroni.map((port) => `http://127.0.0.1:${port}/cluster`).join('  ')}`,
    `  Figures     prometheus --config.file=${prometheusFile(plan)}`,
    `  Master key  masterKey in ${secretsFile(plan.dir)}, with all passwords`,
    `  Logs        ${join(plan.dir, 'log')}`,
    '  To stop it  make cluster-down  (WIPE=yes also removes its data)'
  ].join('\n')
