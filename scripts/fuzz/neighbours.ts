import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connect } from '../../src/platform/db/client.ts'
import { type Client, connectTo } from '../bench/client.ts'
import { percentile } from '../bench/percentile.ts'
import { type BenchServer, startServer } from '../bench/server.ts'
import { type Attack, attack, type Crowd, type Served, work } from './cost/crowd.ts'
import { openData } from './cost/data.ts'
import { dearestFound } from './cost/result.ts'
import { costSettings, whole } from './cost/settings.ts'

/** The most by which one account may make the others wait longer. */
const MOST = 3
const ACCOUNTS = 8
const SENHA = 'Dengue#2024'
const WARM_UP_MS = 10_000
/** The time after which the budget of an account is whole again, and a little more. */
const BUDGET_MS = 61_000

/** The requests to send: one that is given, or the dearest of the last climb for each processor. */
function attacks(): [name: string, Attack][] {
  const { REQUEST } = process.env
  if (REQUEST) return [['REQUEST', { method: 'GET', url: REQUEST, body: null }]]
  const found = (['loop', 'database'] as const).flatMap((goal): [string, Attack][] => {
    const dearest = dearestFound(goal)
    return dearest ? [[`${goal}, ${dearest.operation}`, dearest]] : []
  })
  if (found.length === 0) throw new Error('Run make cost first, or give a REQUEST=/api/v1/...')
  return found
}

/** Makes administrators: the first on the smallest plan, the others on the largest. Returns their tokens. */
async function makeAccounts(url: string, client: Client, { masterKey }: BenchServer): Promise<string[]> {
  const mark = Date.now()
  const emails = Array.from({ length: ACCOUNTS + 1 }, (_, i) => `vizinha${i}.${mark}@cost.example`)
  for (const email of emails) {
    const usuario = { nome: 'Vizinha', email, senha: SENHA, admin: true, master_key: masterKey }
    await client.request('POST', '/api/v1/usuarios/signup', { usuario })
  }
  const database = connect(url, { max: 1 })
  for (const email of emails.slice(1))
    await database.db.execute(sql`update usuarios set plano = 'enterprise' where email = ${email}`)
  await database.close()
  const tokens: string[] = []
  for (const email of emails) {
    const { body } = await client.request('POST', '/api/v1/usuarios/login', { email, password: SENHA })
    tokens.push(JSON.parse(body).access_token)
  }
  return tokens
}

const figures = ({ times, refused }: Served) =>
  `p50 ${percentile(times, 50).toFixed(1)} ms, p99 ${percentile(times, 99).toFixed(1)} ms, ${times.length} requests, ${refused} refused`

async function measure(url: string, cases: number, ms: number, perSecond: number): Promise<boolean> {
  const { DATA_KEY } = process.env
  const given = { DATABASE_URL: url, ...(DATA_KEY ? { DATA_KEY } : {}) }
  const server = await startServer({ ...given, RATE_LIMIT: 'on', RETENTION_DAYS: '36500' })
  const client = await connectTo(server.origin, server.dataDir, 64)
  const attacker = await connectTo(server.origin, server.dataDir, 8)
  try {
    const [worst, ...tokens] = await makeAccounts(url, client, server)
    const crowd: Crowd = { client, tokens, cases, perSecond }
    const label = `v${Date.now()}`
    await work(crowd, label, WARM_UP_MS)
    let isFair = true
    let turn = 0
    for (const [name, request] of attacks())
      for (const atOnce of [1, 4]) {
        const part = `${name}, ${atOnce} at once`
        // The minute before is quiet: it is what this one is compared with, and the attacker's budget is whole again.
        const began = performance.now()
        const quiet = await work(crowd, `${label}-${++turn}`, ms)
        await pause(Math.max(0, began + BUDGET_MS - performance.now()))
        const [served, statuses] = await Promise.all([
          work(crowd, `${label}-${++turn}`, ms),
          attack(attacker, worst!, request, { atOnce, ms })
        ])
        const [p50, p99] = [50, 99].map((each) => percentile(served.times, each) / percentile(quiet.times, each))
        const answers = [...statuses].map(([status, times]) => `${times} x ${status}`).join(', ')
        console.log(`${part} (${answers})`)
        console.log(`  without: ${figures(quiet)}`)
        console.log(`  with:    ${figures(served)}; p50 x ${p50!.toFixed(2)}, p99 x ${p99!.toFixed(2)}`)
        if (p99! > MOST || served.refused > quiet.refused) isFair = false
      }
    return isFair
  } finally {
    client.close()
    attacker.close()
    await server.stop()
  }
}

try {
  const settings = costSettings(process.env, () => 0)
  const seconds = whole('SECONDS', process.env.SECONDS) ?? 60
  const data = await openData(settings)
  try {
    const isFair = await measure(data.url, settings.cases, seconds * 1000, whole('RATE', process.env.RATE) ?? 20)
    console.log(
      isFair
        ? `The others wait at most ${MOST} times as long.`
        : `The others wait more than ${MOST} times as long, or are refused.`
    )
    if (!isFair) process.exitCode = 1
  } finally {
    await data.stop()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
