import type { Clock } from '../../src/client/clock.ts'
import { type Client, type ClientOptions, createClient } from '../../src/client/index.ts'

export interface Sent {
  method: string
  url: URL
  headers: Headers
  body: unknown
}

type Reply = (sent: Sent, count: number) => Response | Promise<Response>

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

export const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  json(
    status,
    { error: { code, message: `It is ${code}.`, request_id: 'req-1', timestamp: '2026-11-15T12:00:00Z' } },
    headers
  )

/**
 * Makes a client of a service that is a plain function. Its clock never waits, but remembers how long it should have.
 */
export function fakeService(reply: Reply, options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = []
  const waited: number[] = []
  let now = Date.parse('2026-11-15T12:00:00Z')
  const clock: Clock = {
    now: () => now,
    async sleep(ms, signal) {
      if (signal?.aborted) throw signal.reason
      waited.push(ms)
      now += ms
    }
  }
  const advance = (ms: number) => {
    now += ms
  }
  const client: Client = createClient({
    baseUrl: 'https://saude.example',
    clock,
    async fetch(url, init) {
      if (init.signal?.aborted) throw init.signal.reason
      const one = {
        method: init.method ?? 'GET',
        url: new URL(url),
        headers: new Headers(init.headers),
        body: init.body
      }
      sent.push(one)
      return await reply(one, sent.length)
    },
    ...options
  })
  return { client, sent, waited, advance }
}
