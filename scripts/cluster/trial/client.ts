import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Agent, request } from 'undici'
import { originOf, type Plan } from '../plan.ts'

export interface Answer {
  status: number
  body: string
}

export interface Call {
  token?: string | undefined
  /** Sent as JSON. */
  body?: unknown
  /** Sent unchanged, with its type in `headers`. */
  raw?: string | undefined
  headers?: Record<string, string>
}

/**
 * The results of all requests of a trial: how often each status came, and how often a request was cut off without one.
 */
export interface Tally {
  statuses: Map<number, number>
  cut: Map<string, number>
}

export interface Client {
  readonly tally: Tally
  /** Rejects when no complete answer came. */
  call(method: 'GET' | 'POST' | 'PUT', path: string, call?: Call): Promise<Answer>
  close(): Promise<void>
}

const LONGEST_MS = 60_000

/** Connects through the proxy's TLS, with at most this many connections. */
export async function connectTo(plan: Plan, connections: number): Promise<Client> {
  const ca = await readFile(join(plan.dir, 'tls/cert.pem'))
  const dispatcher = new Agent({ connections, pipelining: 1, connect: { ca } })
  const tally: Tally = { statuses: new Map(), cut: new Map() }
  const count = <K>(counts: Map<K, number>, key: K) => void counts.set(key, (counts.get(key) ?? 0) + 1)

  async function send(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { token, body, raw, headers }: Call
  ): Promise<Answer> {
    const answer = await request(originOf(plan) + path, {
      method,
      dispatcher,
      headersTimeout: LONGEST_MS,
      bodyTimeout: LONGEST_MS,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers
      },
      body: raw ?? (body === undefined ? null : JSON.stringify(body))
    })
    return { status: answer.statusCode, body: await answer.body.text() }
  }

  return {
    tally,
    async call(method, path, call = {}) {
      try {
        const answer = await send(method, path, call)
        count(tally.statuses, answer.status)
        return answer
      } catch (error) {
        count(tally.cut, (error as NodeJS.ErrnoException).code ?? (error as Error).message)
        throw error
      }
    },
    close: () => dispatcher.destroy()
  }
}
