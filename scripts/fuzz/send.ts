import { Agent, type RequestOptions, request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, Sent } from './outgoing.ts'

export interface Sender {
  origin: string
  /** Rejects when no answer comes. */
  send(sent: Sent, token: string | null): Promise<Answer>
  /** How often the service only said that it was busy, and was asked again. */
  busy(): number
  close(): void
}

export class TookTooLong extends Error {}

const PATIENCE_MS = 60_000
const MOST_TRIES = 6

/**
 * Creates a sender with one kept connection, which sends everything unchanged, without corrections. On a machine that
 * does other things too, the service may refuse for a moment (503 with Retry-After) and is asked again. A refusal that
 * persists is passed on.
 */
export function senderTo(origin: string, isPatient: boolean): Sender {
  const { hostname, port } = new URL(origin)
  // Certificates are ignored only on this machine, where services use self-signed ones.
  const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: !isLoopback(origin) })
  const base = { hostname: hostname.replaceAll(/[[\]]/g, ''), port: port || 443, agent, timeout: PATIENCE_MS }
  let busy = 0
  const once = async (sent: Sent, token: string | null) => {
    try {
      return await exchange(base, sent, token)
    } catch (error) {
      // The other side may have closed a kept connection at the very moment it was used. A new connection avoids that.
      if ((error as { code?: string }).code !== 'ECONNRESET') throw error
      return await exchange({ ...base, agent: false, rejectUnauthorized: !isLoopback(origin) }, sent, token)
    }
  }
  return {
    origin,
    async send(sent, token) {
      for (let tries = 1; ; tries++) {
        const answer = await once(sent, token)
        const seconds = Number(answer.headers['retry-after'])
        if (answer.status !== 503 || !(seconds > 0) || tries === MOST_TRIES || !isPatient) return answer
        busy++
        await pause(seconds * 1000)
      }
    },
    busy: () => busy,
    close: () => agent.destroy()
  }
}

export const isLoopback = (origin: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname)

function exchange(base: RequestOptions, { method, url, headers, bytes }: Sent, token: string | null): Promise<Answer> {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` }
  const length = bytes ? { 'content-length': bytes.length } : {}
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { ...base, method, path: url, headers: { ...headers, ...authorization, ...length } },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
            bytes: Buffer.concat(chunks),
            ms: performance.now() - begun
          })
        )
      }
    )
    outgoing.on('timeout', () => outgoing.destroy(new TookTooLong(`no answer within ${PATIENCE_MS} ms`)))
    outgoing.on('error', reject)
    outgoing.end(bytes ?? undefined)
  })
}
