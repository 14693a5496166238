import { readFile } from 'node:fs/promises'
import https from 'node:https'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from './percentile.ts'

/**
 * A server is warmed up in slices of time until a slice is hardly faster than those before it. Then the compiler has
 * seen enough.
 */
const SLICE_MS = 2_000
const MOST_SLICES = 8
const QUICKER = 1.05

export interface Client {
  request(method: string, path: string, body?: unknown, token?: string): Promise<{ status: number; body: string }>
  close(): void
}

/** Creates a small client over kept TLS connections that trusts the server's own certificate. */
export async function connectTo(origin: string, dataDir: string, connections: number): Promise<Client> {
  const ca = await readFile(join(dataDir, 'tls', 'cert.pem'))
  const agent = new https.Agent({ keepAlive: true, maxSockets: connections, ca })
  return {
    request: (method, path, body, token) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body)
        const headers = {
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...(token ? { authorization: `Bearer ${token}` } : {})
        }
        const sent = https.request(origin + path, { method, agent, headers }, (answer) => {
          let received = ''
          answer.setEncoding('utf8').on('data', (chunk: string) => {
            received += chunk
          })
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: received })).on('error', reject)
        })
        sent.on('error', reject).end(text)
      }),
    close: () => agent.destroy()
  }
}

/** Runs work in this many loops at once for this many milliseconds. Returns how often per second it was done. */
export async function rate(loops: number, ms: number, work: (i: number) => Promise<void>): Promise<number> {
  const start = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: loops }, async (_, loop) => {
      for (let i = loop; performance.now() - start < ms; i += loops) {
        await work(i)
        done++
      }
    })
  )
  return (done * 1000) / (performance.now() - start)
}

export async function warmUp(rateFor: (ms: number) => Promise<number>): Promise<void> {
  let best = 0
  for (let n = 0; n < MOST_SLICES; n++) {
    const found = await rateFor(SLICE_MS)
    if (n > 0 && found < best * QUICKER) return
    best = Math.max(best, found)
  }
}

/**
 * Returns the time in milliseconds below which 99 % of the calls stay. The calls follow each other with a pause, so
 * that they are no load of their own.
 */
export async function p99While(goesOn: () => boolean, work: () => Promise<void>, pauseMs = 5): Promise<number> {
  const times: number[] = []
  while (goesOn()) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
    await pause(pauseMs)
  }
  return percentile(times, 99)
}

/** Measures like `p99While`, for this many milliseconds. */
export async function p99(ms: number, work: () => Promise<void>, pauseMs = 5): Promise<number> {
  const start = performance.now()
  return await p99While(() => performance.now() - start < ms, work, pauseMs)
}
