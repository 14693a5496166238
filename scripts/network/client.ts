import { Agent, FormData, fetch } from 'undici'

export interface Answer {
  /** 0 when there was none. */
  status: number
  content: Buffer
  /** Why there was no answer, or no whole one. */
  broken: string | null
}

export interface Call {
  body?: object | FormData
  headers?: Record<string, string>
}

export interface Client {
  /** Never rejects. */
  call(method: string, path: string, call?: Call): Promise<Answer>
  close(): Promise<void>
}

/** No request of the service takes longer, whatever happens around it. */
const LONGEST_MS = 100_000

/** Long before the service ends an idle connection, so that no request meets that end. */
const KEPT_MS = 5_000

let addresses = 0
/** Each request comes from an address of its own. */
const nextAddress = () => `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`

/** Calls the service with a token. It is on the loopback, with a certificate of its own. */
export function connectTo(port: number, token: string | null = null): Client {
  const dispatcher = new Agent({
    connect: { rejectUnauthorized: false },
    headersTimeout: LONGEST_MS,
    keepAliveMaxTimeout: KEPT_MS
  })
  return {
    async call(method, path, { body, headers } = {}) {
      const isForm = body instanceof FormData
      let status = 0
      try {
        const answer = await fetch(`https://127.0.0.1:${port}${path}`, {
          method,
          dispatcher,
          signal: AbortSignal.timeout(LONGEST_MS),
          headers: {
            'x-forwarded-for': nextAddress(),
            'x-forwarded-proto': 'https',
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
            ...headers
          },
          ...(body ? { body: isForm ? body : JSON.stringify(body) } : {})
        })
        status = answer.status
        return { status, content: Buffer.from(await answer.arrayBuffer()), broken: null }
      } catch (error) {
        const { cause, name, message } = error as Error & { cause?: { code?: string } }
        return { status, content: Buffer.alloc(0), broken: cause?.code ?? `${name}: ${message}` }
      }
    },
    close: () => dispatcher.destroy()
  }
}
