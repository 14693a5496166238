import { once } from 'node:events'
import { createServer, type IncomingMessage, Agent as PlainAgent, type ServerResponse } from 'node:http'
import { Agent, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Instance } from '../trial/instance.ts'

/*
 * A minimal load balancer: HTTP in, HTTPS over kept connections out to the instances. Every half second it asks each
 * instance whether it is ready. A request that could not connect goes to another instance; a request that was sent is
 * never sent again. It is hard because an instance may leave at any moment: it gets nothing more once it is not ready
 * or is draining, and its last requests must be answered first.
 */

interface Target {
  instance: Instance
  isReady: boolean
  /** Set before stopping an instance that does not announce it itself. */
  isLeaving: boolean
  inFlight: number
  agent: Agent
}

export interface Balancer {
  origin: string
  agent: PlainAgent
  /** Resolves once the instance is ready. */
  add(instance: Instance): Promise<void>
  /** Sends the instance nothing more. Resolves when its last request is answered. */
  drain(instance: Instance): Promise<void>
  remove(instance: Instance): void
  close(): void
}

const ASK_MS = 500
const PATIENCE_MS = 120_000
/** How long a request waits for a ready instance. */
const QUEUE_MS = 5_000

export async function startBalancer(certificate: Buffer): Promise<Balancer> {
  const targets: Target[] = []
  const targetOf = (instance: Instance) => targets.find((each) => each.instance === instance)
  const best = (tried: Target[]) =>
    targets
      .filter((each) => each.isReady && !each.isLeaving && !tried.includes(each))
      .sort((x, y) => x.inFlight - y.inFlight)[0]

  const server = createServer((incoming, outgoing) => forward(incoming, outgoing, best))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  let isOpen = true
  const asking = (async () => {
    while (isOpen) {
      await Promise.all(targets.map(refresh))
      await pause(ASK_MS, undefined, { ref: false })
    }
  })()
  asking.catch(() => {})
  const until = async (condition: () => boolean, what: string) => {
    const end = performance.now() + PATIENCE_MS
    while (!condition()) {
      if (performance.now() > end) throw new Error(`${what} within ${PATIENCE_MS / 1000} s`)
      await pause(20)
    }
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    agent: new PlainAgent({ keepAlive: true }),
    async add(instance) {
      const agent = new Agent({ keepAlive: true, ca: certificate, port: instance.port, host: 'localhost' })
      const target = { instance, isReady: false, isLeaving: false, inFlight: 0, agent }
      targets.push(target)
      await until(() => target.isReady, `${instance.name} did not become ready`)
    },
    async drain(instance) {
      const target = targetOf(instance)!
      target.isLeaving = true
      await until(() => target.inFlight === 0, `${instance.name} did not answer its last requests`)
    },
    remove(instance) {
      const target = targetOf(instance)
      if (!target) return
      targets.splice(targets.indexOf(target), 1)
      target.agent.destroy()
    },
    close() {
      isOpen = false
      server.closeAllConnections()
      server.close()
      for (const { agent } of targets) agent.destroy()
    }
  }
}

const refused = new Set(['ECONNREFUSED'])

/** Updates whether a target is ready. One that does not answer in time is only slow and keeps its state. */
async function refresh(target: Target): Promise<void> {
  const status = await statusOf(target)
  if (status !== null) target.isReady = status === 200
}

/** Asks for the readiness of an instance. Versions before /health/ready have only the health of the API. */
async function statusOf(target: Target): Promise<number | null> {
  const status = await ask(target, '/health/ready')
  return status === 404 ? await ask(target, '/api/v1/health') : status
}

/** Returns the status, 0 when nothing listens, or null when no answer came in time. */
function ask({ instance, agent }: Target, path: string): Promise<number | null> {
  return new Promise((resolve) => {
    const sent = request({ host: 'localhost', port: instance.port, path, agent, timeout: 5000 }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('timeout', () => {
      resolve(null)
      sent.destroy()
    })
    sent.on('error', () => resolve(0))
    sent.end()
  })
}

async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  best: (tried: Target[]) => Target | undefined
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const tried: Target[] = []
  const until = performance.now() + QUEUE_MS
  while (!best(tried) && performance.now() < until) await pause(20)
  for (let target = best(tried); target; target = best(tried)) {
    tried.push(target)
    const failure = await pass(target, incoming, Buffer.concat(chunks), outgoing)
    if (failure === null) return
    if (refused.has(failure)) continue
    outgoing.writeHead(502).end(`${target.instance.name}: ${failure}`)
    return
  }
  outgoing.writeHead(503).end('no instance is ready')
}

/** Passes a request on. Returns null when it was answered, otherwise the reason. */
async function pass(
  target: Target,
  { method, url: path, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse
): Promise<string | null> {
  const { connection: _, host: __, ...rest } = headers
  const { instance, agent } = target
  target.inFlight++
  try {
    return await new Promise((resolve) => {
      const sent = request({ host: 'localhost', port: instance.port, method, path, headers: rest, agent }, (answer) => {
        const { connection: ___, 'transfer-encoding': ____, ...kept } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, kept)
        answer.pipe(outgoing)
        answer.once('end', () => resolve(null))
        answer.once('error', (error) => resolve(error.message))
      })
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      sent.end(body)
    })
  } finally {
    target.inFlight--
  }
}
