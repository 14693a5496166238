import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'

export const MASTER_KEY = 'a-master-key-for-client-tools'
export const conta = { nome: 'Ana Souza', email: 'ana.souza@saude.example', senha: 'Dengue#2024' }

export interface Service {
  origin: string
  /** The file of the certificate that clients have to trust. */
  certificate: string
  dataDir: string
  stop(): Promise<void>
}

/** Runs the service from its sources. The build of `make build` starts faster. */
const SOURCES = ['--import', 'tsx', 'src/server.ts']
export const BUILT = ['dist/src/server.js']

interface Options {
  /** Whether to start like `make demo`, with its accounts, cases and limits. */
  demo?: boolean
  /** Settings that differ from the usual ones. */
  settings?: Record<string, string>
  program?: string[]
}

/** Starts the real service with a database of its own and an administrator's account. */
export async function startService({ demo = false, settings = {}, program = SOURCES }: Options = {}): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'saude-sdk-'))
  // An embedded PostgreSQL started by root runs as another user, which must be able to enter the folder.
  await chmod(folder, 0o711)
  const child = spawn(process.execPath, [...program, ...(demo ? ['--demo'] : [])], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      BACKUP_DIR: 'none',
      PORT: '0',
      MASTER_KEY,
      ...(demo ? {} : { RATE_LIMIT: 'off', WEBHOOK_ALLOW_PRIVATE: 'true' }),
      ...settings
    },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const ended = once(child, 'exit')
  const port = await portOf(child.stdout, ended)
  // The certificate is made out to this name.
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

export function portOf(output: NodeJS.ReadableStream, ended: Promise<unknown>): Promise<string> {
  let text = ''
  return new Promise((resolve, reject) => {
    output.on('data', (chunk) => {
      text += chunk
      const found = /Server listening at https:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1]
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error(`The service ended before it was listening:\n${text}`)))
  })
}

/** The address of the newest package in a language, as a lockfile wants it. */
export async function newestPackage(
  service: Pick<Service, 'origin' | 'certificate'>,
  language: string
): Promise<string> {
  const { packages } = JSON.parse(await call(service, '/sdk/index.json')) as {
    packages: { language: string; versions: { path: string }[] }[]
  }
  const [newest] = packages.find((each) => each.language === language)?.versions ?? []
  if (!newest) throw new Error(`The service has no package for ${language}`)
  return service.origin + newest.path
}

type At = Pick<Service, 'origin' | 'certificate'>

/** Sends a request and returns the answer as text. */
export const call = async (service: At, path: string, body?: object): Promise<string> =>
  await text(await send(service, path, body))

/** Fetches what is no text. */
export const bytesOf = async (service: At, path: string): Promise<Buffer> => await buffer(await send(service, path))

/** Sends a request that trusts the service's own certificate. */
async function send(service: At, path: string, body?: object): Promise<IncomingMessage> {
  const ca = await readFile(service.certificate)
  return await new Promise((resolve, reject) => {
    const options = { ca, method: body ? 'POST' : 'GET', headers: { 'content-type': 'application/json' } }
    const outgoing = request(`${service.origin}${path}`, options, resolve)
    outgoing.on('error', reject)
    outgoing.end(body && JSON.stringify(body))
  })
}
