import type { Clock } from '../../clock.ts'
import { NetworkError } from '../../errors.ts'
import type { Fetch } from '../../outgoing.ts'
import type { Json } from './document.ts'

export interface Asked {
  method: string
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  /** JSON, or a form with files. */
  body?: Json | FormData
  token?: string | null
}

export interface Answer {
  status: number
  headers: Headers
  /** The content type without its parameters. */
  type: string
  /** The parsed JSON, or undefined for anything else. */
  body: Json | undefined
  /** Size in bytes. */
  size: number
}

/** The service asks for a pause that is too long to wait. */
export class LongPause extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super(`Retry-After: ${seconds}`)
    this.seconds = seconds
  }
}

export interface SenderOptions {
  server: string
  fetch: Fetch
  clock: Clock
  language: string
  signal: AbortSignal
  /** Name and version of this program. */
  agent: string
}

export type Send = (asked: Asked) => Promise<Answer>

const TRIES = 5
const LONGEST_PAUSE_S = 120
const PASSING = [429, 502, 503, 504]

/** Sends a request as it is given and returns whatever comes, even a refusal. Waits where the service asks for it. */
export function createSender({ server, fetch, clock, language, signal, agent }: SenderOptions): Send {
  const base = server.replace(/(?<!\/)\/+$/, '').replace(/\/api\/v1$/, '')
  return async (asked) => {
    const url = `${base}${asked.path}${queryOf(asked.query)}`
    for (let tries = 1; ; tries++) {
      const headers = headersOf(asked, { 'Accept-Language': language, 'User-Agent': agent })
      const body =
        asked.body instanceof FormData ? asked.body : asked.body === undefined ? undefined : JSON.stringify(asked.body)
      const answer = await once(
        () => fetch(url, { method: asked.method, headers, body, signal, redirect: 'manual' }),
        signal
      )
      if (!PASSING.includes(answer.status) || tries >= TRIES) return answer
      const seconds = Number(answer.headers.get('retry-after') ?? 2 ** (tries - 1))
      if (!(seconds <= LONGEST_PAUSE_S)) throw new LongPause(seconds)
      await clock.sleep(seconds * 1000, signal)
    }
  }
}

async function once(send: () => Promise<Response>, signal: AbortSignal): Promise<Answer> {
  try {
    return await read(await send())
  } catch (error) {
    if (signal.aborted) throw signal.reason
    const { message, cause } = error as { message?: string; cause?: { message?: string; code?: string } }
    throw new NetworkError(`No answer: ${cause?.message || cause?.code || message}`, { cause: error })
  }
}

const queryOf = (query: Record<string, string> = {}): string => {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '' : `?${text}`
}

const headersOf = (asked: Asked, common: Record<string, string>): Record<string, string> => ({
  ...common,
  ...(asked.token ? { Authorization: `Bearer ${asked.token}` } : {}),
  ...(asked.body === undefined || asked.body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
  ...asked.headers
})

async function read(response: Response): Promise<Answer> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const isJson = type === 'application/json'
  return {
    status: response.status,
    headers: response.headers,
    type,
    size: bytes.length,
    body: isJson ? parsed(bytes) : undefined
  }
}

function parsed(bytes: Uint8Array): Json | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
