import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '../../src/operations/prepare/prepare.ts'
import { connect } from '../../src/platform/db/client.ts'
import { startEmbedded } from '../../src/platform/embedded/embedded.ts'
import { inserirCasos } from '../bench/casos-dados.ts'
import { rate } from '../bench/client.ts'
import { CASOS } from '../trial/bodies.ts'
import { type Instance, newAccount, startInstance } from './instances.ts'
import { cpuOf, type Shares, sharesSince } from './shares.ts'
import { tryWriteThenList } from './stale.ts'
import { type Standby, startStandby } from './standby.ts'

/*
 * Measures reads with two replicas and two instances against one of each, and reports which processes used the cores.
 * Then it writes cases through one instance and looks for them in the list of the other, which reads from another
 * replica. Ends with 1 when a list did not show what had been written before. Everything runs on this machine.
 */
const ROWS = Number(process.env.ROWS ?? 20_000)
const TRIES = Number(process.env.TRIES ?? 10_000)
const SECONDS = Number(process.env.SECONDS ?? 6)
const LOOPS = 16
const LANES = 16
const HOJE = new Date().toISOString().slice(0, 10)
const ANO = `data_inicio=${new Date(Date.now() - 364 * 24 * 3600_000).toISOString().slice(0, 10)}&data_fim=${HOJE}`
const READS = [`${CASOS}?size=20`, `${CASOS}?estado=PE&size=20`, `${CASOS}/estatisticas/resumo?${ANO}&estado=PE`]

const home = await mkdtemp(join(tmpdir(), 'saude-replica-'))
await chmod(home, 0o711)
const folder = (name: string) => join(home, name)
const say = (line: string) => process.stdout.write(`${line}\n`)
const ends: (() => Promise<unknown>)[] = [() => rm(home, { recursive: true, force: true })]

async function main(): Promise<number> {
  const primary = await startEmbedded({ dataDir: folder('primary') })
  ends.push(() => primary.stop())
  await prepareDatabase(primary.url, primary.runtimeUrl)
  const owner = connect(primary.url, { max: 1, statementTimeout: 0 })
  ends.push(() => owner.close())
  await inserirCasos(owner.db, ROWS)
  await owner.sql`analyze`
  const standbys: Standby[] = []
  for (const name of ['first', 'second']) {
    const standby = await startStandby({ dataDir: folder('primary'), url: primary.url }, folder(name))
    ends.push(() => standby.stop())
    standbys.push(standby)
  }
  const shared = {
    DATABASE_URL: primary.runtimeUrl,
    DATABASE_MIGRATION_URL: primary.url,
    JWT_SECRET: randomBytes(32).toString('hex')
  }
  const start = async (replica?: Standby) => {
    const env = replica ? { ...shared, DATABASE_REPLICA_URL: replica.at(primary.runtimeUrl) } : shared
    const instance = await startInstance(env)
    ends.push(() => instance.stop())
    return instance
  }
  const plain = [await start(), await start()]
  const reading = [await start(standbys[0]), await start(standbys[1])]
  const token = await newAccount(plain[0]!, owner)

  const measured: [string, Instance[]][] = [
    ['one instance, no replica', plain.slice(0, 1)],
    ['one instance, one replica', reading.slice(0, 1)],
    ['two instances, no replica', plain],
    ['two instances, two replicas', reading]
  ]
  const first = await measure('warming up', plain.slice(0, 1), token)
  for (const [name, instances] of measured) {
    // Makes the account look like one that only reads.
    await owner.sql`update contas_recentes set ate = now() - interval '1 hour'`
    const each = await measure(name, instances, token)
    say(`${name}: ${each.toFixed(0)} reads/s (${(each / first).toFixed(2)} of the first run)`)
  }

  const commits = async () => {
    const rows = await Promise.all(standbys.map((standby) => readsOf(standby.at(primary.url))))
    return rows.map(Number)
  }
  const before = await commits()
  const begun = performance.now()
  const stale = await tryWriteThenList(reading, token, { tries: TRIES, lanes: LANES })
  const seconds = (performance.now() - begun) / 1000
  const after = await commits()
  say(`${TRIES} cases written through one instance and listed through the other, in ${seconds.toFixed(0)} s:`)
  say(`  statements answered by the replicas: ${after.map((n, i) => n - before[i]!).join(' and ')}`)
  say(`  lists that missed a written case: ${stale.length}`)
  return stale.length === 0 ? 0 : 1

  async function measure(name: string, instances: Instance[], bearer: string): Promise<number> {
    const processes = {
      instances: instances.map(({ pid }) => pid),
      client: [process.pid],
      postgres: 'postgres' as const
    }
    const from = cpuOf(processes)
    const done = await rate(LOOPS, SECONDS * 1000, async (i) => {
      const { status } = await instances[i % instances.length]!.client.request(
        'GET',
        READS[i % READS.length]!,
        undefined,
        bearer
      )
      if (status !== 200) throw new Error(`${name}: ${status}`)
    })
    tell(sharesSince(from))
    return done
  }
}

/** Returns how many statements a server has committed; a statement outside a transaction counts as one. */
async function readsOf(url: string): Promise<string> {
  const database = connect(url, { max: 1, replica: true })
  try {
    const [row] = await database.sql<{ n: string }[]>`
      select xact_commit::text as n from pg_stat_database where datname = current_database()`
    return row!.n
  } finally {
    await database.close()
  }
}

const tell = ({ cores, ...shares }: Shares) =>
  say(
    `  cores in use: ${Object.entries(shares)
      .map(([name, share]) => `${name} ${share.toFixed(2)}`)
      .join(', ')} (of ${cores})`
  )

// Ends what was started when this process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
try {
  process.exitCode = await main()
} finally {
  for (const end of ends.reverse()) await end().catch((error: Error) => say(error.message))
}
