import { LONGEST_WAIT_MS } from '../../src/platform/limits/turns.ts'
import { inserirCasos } from './casos-dados.ts'
import { corpo } from './casos-escrever.ts'
import { type Client, connectTo, p99, p99While } from './client.ts'
import { COMPARED, type Finding } from './finding.ts'
import { percentile } from './percentile.ts'
import { either } from './size.ts'
import { ADMIN, type Sized, withSizes } from './sizes.ts'

const CONNECTIONS = 400
const CASES = 20_000
const CROWD_MS = either(20_000, 60_000)
const CASOS = '/api/v1/agravos/casos'

type Kind = 'read' | 'write' | 'login'
/** What each connection asks for, in turn and again. */
const order: Kind[] = ['read', 'write', 'read', 'read', 'write', 'read', 'login', 'read', 'write', 'read']

interface Answered {
  kind: Kind
  status: number
  ms: number
}

/**
 * Measures a crowd far larger than the machine can serve. Each connection asks again as soon as it has its answer, and
 * what cannot be begun soon is refused.
 */
export async function benchMultidao(): Promise<Finding[]> {
  return await withSizes([CASES], async ([service]) => measure(service as Sized), {
    what: 'cases',
    insert: inserirCasos
  })
}

async function measure(service: Sized): Promise<Finding[]> {
  const { origin, dataDir } = service.server
  const crowd = await connectTo(origin, dataDir, CONNECTIONS)
  const watcher = await connectTo(origin, dataDir, 1)
  const health = async () => {
    const { status } = await watcher.request('GET', '/api/v1/health')
    if (status !== 200) throw new Error(`health: ${status}`)
  }
  await p99(1_000, health)
  const idle = await p99(4_000, health)
  let isOver = false
  const asking = ask(crowd, service.token).finally(() => {
    isOver = true
  })
  const [answers, busy] = await Promise.all([asking, p99While(() => !isOver, health)])
  crowd.close()
  watcher.close()
  return findingsOf(answers, idle, busy)
}

async function ask(client: Client, token: string): Promise<Answered[]> {
  const answers: Answered[] = []
  const start = performance.now()
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      for (let i = connection; performance.now() - start < CROWD_MS; i += CONNECTIONS + 1) {
        const kind = order[i % order.length] as Kind
        const begun = performance.now()
        const { status } = await request(client, token, kind, i)
        answers.push({ kind, status, ms: performance.now() - begun })
      }
    })
  )
  return answers
}

function request(client: Client, token: string, kind: Kind, i: number) {
  if (kind === 'login') return client.request('POST', '/api/v1/usuarios/login', ADMIN)
  if (kind === 'write') return client.request('POST', CASOS, corpo(i, `M-${i}`), token)
  const path = i % 3 === 0 ? `${CASOS}?size=50&page=${1 + (i % 20)}` : `${CASOS}/${1 + ((i * 7919) % CASES)}`
  return client.request('GET', path, undefined, token)
}

const isDone = ({ status }: Answered) => status === 200 || status === 201

function findingsOf(answers: Answered[], idle: number, busy: number): Finding[] {
  const crowd = `${CONNECTIONS} connections at once (reads, writes, logins)`
  const done = answers.filter(isDone)
  const expected = answers.filter((answer) => isDone(answer) || answer.status === 503)
  const longest = Math.max(...answers.map(({ ms }) => ms))
  const ofKind = (kind: Kind) => {
    const times = answers.filter((answer) => answer.kind === kind).map(({ ms }) => ms)
    return `${kind} ${seconds(percentile(times, 50))}, ${seconds(percentile(times, 99))}, ${seconds(Math.max(...times))}`
  }
  return [
    {
      name: `${crowd}: answered with success or 503 / all`,
      measured: `${expected.length} / ${answers.length}`,
      ratio: expected.length / answers.length,
      wanted: '= 1',
      ok: expected.length === answers.length
    },
    {
      name: `${crowd}: the longest request / the longest that a request may wait for its turn`,
      measured: `${seconds(longest)} s / ${seconds(LONGEST_WAIT_MS)} s; p50, p99 and longest: ${(['read', 'write', 'login'] as const).map(ofKind).join('; ')}`,
      ratio: longest / LONGEST_WAIT_MS,
      wanted: '<= 2',
      ok: longest <= 2 * LONGEST_WAIT_MS
    },
    {
      name: `${crowd}: answered with success / all`,
      measured: `${done.length} / ${answers.length}`,
      ratio: done.length / answers.length,
      wanted: COMPARED,
      ok: true
    },
    {
      name: `p99 of GET /health in that crowd / idle`,
      measured: `${busy.toFixed(1)} ms / ${idle.toFixed(1)} ms`,
      ratio: busy / idle,
      wanted: COMPARED,
      ok: true
    }
  ]
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)
