import { inserirCasos } from './casos-dados.ts'
import { corpo } from './casos-escrever.ts'
import { connectTo, rate, warmUp } from './client.ts'
import { COMPARED, type Finding } from './finding.ts'
import { median } from './questions.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { either } from './size.ts'
import { type Sized, serve, withSizes } from './sizes.ts'

const CASES = 10_000
const CONNECTIONS = 8
const TURNS = either(5, 9)
const TURN_MS = either(2_000, 3_000)
/** The least share of what is done per second without traces. */
const LEAST = 0.8
const SCRAPES = 50

type Target = 'plain' | 'traced'

/** Measures what observation costs: every request traced, and the page of metrics. */
export async function benchTracos(): Promise<Finding[]> {
  const receiver = await startReceiver()
  try {
    return await withSizes(
      [CASES],
      async ([plain]) => {
        const { url, size } = plain as Sized
        const traced = await serve(url, size, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin })
        try {
          return await measure({ plain: plain as Sized, traced }, receiver)
        } finally {
          traced.client.close()
          await traced.server.stop()
        }
      },
      { what: 'cases', insert: inserirCasos }
    )
  } finally {
    await receiver.stop()
  }
}

async function measure(services: Record<Target, Sized>, receiver: Receiver): Promise<Finding[]> {
  const casos = '/api/v1/agravos/casos'
  let recorded = 0
  const findings = [
    await compare(services, 'GET /casos/{id}', 200, (i) => ({
      method: 'GET',
      path: `${casos}/${1 + ((i * 7919) % CASES)}`
    })),
    await compare(services, 'POST /casos', 201, () => ({
      method: 'POST',
      path: casos,
      body: corpo(recorded, `T${recorded++}`)
    }))
  ]
  const requests = (await receiver.ask('tell')).reduce((sum, [, { n }]) => sum + n, 0)
  if (requests === 0) throw new Error('No trace has arrived')
  return [...findings, await scrape(services.plain)]
}

interface Asked {
  method: string
  path: string
  body?: unknown
}

async function compare(
  services: Record<Target, Sized>,
  name: string,
  wanted: number,
  ask: (i: number) => Asked
): Promise<Finding> {
  const rates: Record<Target, number[]> = { plain: [], traced: [] }
  const targets = await Promise.all(
    (['plain', 'traced'] as const).map(async (target) => {
      const { server, token } = services[target]
      const client = await connectTo(server.origin, server.dataDir, CONNECTIONS)
      const rateFor = (ms: number) =>
        rate(CONNECTIONS, ms, async (i) => {
          const { method, path, body } = ask(i)
          const { status, body: answer } = await client.request(method, path, body, token)
          if (status !== wanted) throw new Error(`${target}, ${method} ${path}: ${status} ${answer}`)
        })
      return { target, client, rateFor }
    })
  )
  for (const { rateFor } of targets) await warmUp(rateFor)
  for (let turn = 0; turn < TURNS; turn++)
    for (const { target, rateFor } of targets) rates[target].push(await rateFor(TURN_MS))
  for (const { client } of targets) client.close()
  const [traced, plain] = [median(rates.traced), median(rates.plain)]
  return {
    name: `${name} per second, ${CONNECTIONS} connections: every request traced / none`,
    measured: `${traced.toFixed(0)} / ${plain.toFixed(0)}`,
    ratio: traced / plain,
    wanted: `>= ${LEAST}`,
    ok: traced / plain >= LEAST
  }
}

/** Runs after all other requests, so that there is something to report. */
async function scrape({ client, token, size }: Sized): Promise<Finding> {
  const times: Record<'metrics' | 'detail', number[]> = { metrics: [], detail: [] }
  const ask = async (path: string): Promise<number> => {
    const begun = performance.now()
    const { status } = await client.request('GET', path, undefined, token)
    if (status !== 200) throw new Error(`${path}: ${status}`)
    return performance.now() - begun
  }
  for (let i = 0; i < SCRAPES; i++) {
    times.metrics.push(await ask('/metrics'))
    times.detail.push(await ask(`/api/v1/agravos/casos/${1 + ((i * 7919) % size)}`))
  }
  const [metrics, detail] = [median(times.metrics), median(times.detail)]
  return {
    name: 'GET /metrics, as Prometheus asks every few seconds / GET /casos/{id}',
    measured: `${metrics.toFixed(1)} ms / ${detail.toFixed(1)} ms`,
    ratio: metrics / detail,
    wanted: COMPARED,
    ok: true
  }
}
