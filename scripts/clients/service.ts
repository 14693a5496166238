import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export const MASTER_KEY = 'a-master-key-for-client-tools'
export const conta = { nome: 'Ana Souza', email: 'ana.souza@saude.example', senha: 'Dengue#2024' }

export interface Service {
  origin: string
  /** The certificate that clients have to trust. */
  certificate: string
  dataDir: string
  stop(): Promise<void>
}

/** From its sources; `make build` makes another form, which starts sooner. */
const SOURCES = ['--import', 'tsx', 'src/server.ts']
export const BUILT = ['dist/src/server.js']

interface Options {
  /** As `make demo` has it, with its accounts, cases and limits. */
  demo?: boolean
  /** Those that differ from the usual ones. */
  settings?: Record<string, string>
  program?: string[]
}

/** The real service with a database of its own, and an administrator's account in it. */
export async function startService({ demo = false, settings = {}, program = SOURCES }: Options = {}): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'saude-sdk-'))
  // An embedded PostgreSQL that root starts runs as another user, who has to get in.
  await chmod(folder, 0o711)
  const child = spawn(process.execPath, [...program, ...(demo ? ['--demo'] : [])], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: '0',
      MASTER_KEY,
      ...(demo ? {} : { RATE_LIMIT: 'off', WEBHOOK_ALLOW_PRIVATE: 'true' }),
      ...settings
    },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const ended = once(child, 'exit')
  const port = await portOf(child.stdout, ended)
  // The certificate is for this name.
  const here = { origin: `https://localhost:${port}`, certificate: join(folder, 'tls/cert.pem'), dataDir: folder }
  if (!demo) await call(here, '/api/v1/usuarios/signup', { usuario: { ...conta, admin: true, master_key: MASTER_KEY } })
  return {
    ...here,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    }
  }
}

function portOf(output: NodeJS.ReadableStream, ended: Promise<unknown>): Promise<string> {
  let text = ''
  return new Promise((resolve, reject) => {
    output.on('data', (chunk) => {
      text += chunk
      const found = /Server listening at https:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1]
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error(`The service has ended before it served:\n${text}`)))
  })
}

/** A call with trust in the service's own certificate. */
export async function call(
  service: Pick<Service, 'origin' | 'certificate'>,
  path: string,
  body?: object
): Promise<string> {
  const ca = await readFile(service.certificate)
  return await new Promise((resolve, reject) => {
    const options = { ca, method: body ? 'POST' : 'GET', headers: { 'content-type': 'application/json' } }
    const outgoing = request(`${service.origin}${path}`, options, (incoming) => resolve(text(incoming)))
    outgoing.on('error', reject)
    outgoing.end(body && JSON.stringify(body))
  })
}
