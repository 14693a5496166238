import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

export const MASTER_KEY = 'a-master-key-for-faults-only'
const SENHA = 'Dengue#2024'
const REST_MS = 10

/** Settings that all runs of one test share, so that tokens stay good when the process comes back. */
export const environment = (dataDir: string) => ({
  DATA_DIR: dataDir,
  MASTER_KEY,
  JWT_SECRET: randomBytes(32).toString('hex'),
  RATE_LIMIT: 'off'
})

export interface Reply {
  status: number
  body: string
  headers: IncomingHttpHeaders
}
interface Call {
  token?: string
  body?: unknown
  /** A raw body, with its content type in `headers`. */
  raw?: Buffer
  headers?: Record<string, string>
}
export type Client = ReturnType<typeof connectTo>

/** Opens keep-alive TLS connections to a server whose certificate lies in its data folder. */
export function connectTo(origin: string, dataDir: string) {
  const agent = new Agent({ keepAlive: true, ca: readFileSync(join(dataDir, 'tls', 'cert.pem')) })
  return {
    /** Rejects when no complete answer came. */
    call: (method: string, path: string, { token, body, raw, headers: own }: Call = {}) =>
      new Promise<Reply>((resolve, reject) => {
        const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
        const headers = {
          ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...own
        }
        const sent = request(origin + path, { method, agent, headers }, (answer) => {
          text(answer).then(
            (received) => resolve({ status: answer.statusCode ?? 0, body: received, headers: answer.headers }),
            reject
          )
        })
        sent.on('error', reject).end(payload)
      }),
    close: () => agent.destroy()
  }
}

/** Calls until the answer is not 503, which a service short of processor time may give to anything. */
export async function ask(client: Client, ...request: Parameters<Client['call']>): Promise<Reply> {
  for (;;) {
    const reply = await client.call(...request)
    if (reply.status !== 503) return reply
    await pause(REST_MS)
  }
}

export const signUpBody = (email: string) => ({
  usuario: { nome: 'Pessoa', email, senha: SENHA, master_key: MASTER_KEY }
})

/** Returns a token that may do what is named; by default, write permissions and list accounts. */
export async function signIn(
  client: Client,
  permitted = ['usuarios.gerenciar_permissoes', 'usuarios.listar']
): Promise<string> {
  const email = 'carga@saude.example'
  const permissoes = permitted.map((nome) => ({ nome }))
  const { usuario } = signUpBody(email)
  const made = await ask(client, 'POST', '/api/v1/usuarios/signup', { body: { usuario: { ...usuario, permissoes } } })
  const entered = await ask(client, 'POST', '/api/v1/usuarios/login', { body: { email, password: SENHA } })
  const token = JSON.parse(entered.body).access_token
  if (!token) throw new Error(`No token: ${made.status} ${made.body}, ${entered.status} ${entered.body}`)
  return token
}

export interface Load {
  /** Every name sent, with the status of its answer; null while there is no answer. */
  names: Map<string, number | null>
  /** How often each status came, for reads and writes together. */
  statuses: Map<number, number>
  /** Why requests got no answer. */
  lost: string[]
  /** Sends no further request; resolves when the last one is over. */
  stop(): Promise<void>
  over: Promise<void>
}

/**
 * Starts lanes that write and lanes that read, each sending its next request as soon as the last is answered. A lane
 * ends when a request gets no answer.
 */
export function startLoad(
  lanes: { write: (name: string) => Promise<Reply>; writers: number; read: () => Promise<Reply>; readers: number },
  prefix: string
): Load {
  const names = new Map<string, number | null>()
  const statuses = new Map<number, number>()
  const lost: string[] = []
  let stopped = false
  let serial = 0

  async function lane(send: () => Promise<Reply>): Promise<void> {
    while (!stopped) {
      try {
        const { status } = await send()
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        // A refused lane would otherwise ask again thousands of times a second.
        if (status >= 300) await pause(REST_MS)
      } catch (error) {
        lost.push((error as NodeJS.ErrnoException).code ?? (error as Error).message)
        return
      }
    }
  }
  async function write(): Promise<Reply> {
    const name = `${prefix}${++serial}`
    names.set(name, null)
    const reply = await lanes.write(name)
    names.set(name, reply.status)
    return reply
  }
  const over = Promise.all([
    ...Array.from({ length: lanes.writers }, () => lane(write)),
    ...Array.from({ length: lanes.readers }, () => lane(lanes.read))
  ]).then(() => {})
  return {
    names,
    statuses,
    lost,
    over,
    stop() {
      stopped = true
      return over
    }
  }
}

export const answered = (load: Load, status: number) =>
  [...load.names].filter(([, given]) => given === status).map(([name]) => name)
