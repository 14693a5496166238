import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connectTo } from './client.ts'
import type { Finding } from './finding.ts'
import type { Asked, Measured } from './sdk-loop.ts'
import { type BenchServer, startServer } from './server.ts'

const LEAST = 0.9
const usuario = { nome: 'Ana Souza', email: 'ana.souza@bench.example', senha: 'Dengue#2024', admin: true }

/**
 * Measures what the client package costs: one process sends the same requests with it and with bare fetch, in turns.
 */
export async function benchSdk(): Promise<Finding[]> {
  const server = await startServer()
  try {
    const token = await tokenOf(server)
    const { bare, sdk } = await measured(server, {
      // The certificate is made out to this name.
      origin: server.origin.replace('127.0.0.1', 'localhost'),
      token
    })
    return [
      {
        name: 'GET /agravos/tipos per second: client package / bare fetch',
        measured: `${sdk.toFixed(0)} / ${bare.toFixed(0)}`,
        ratio: sdk / bare,
        wanted: `>= ${LEAST}`,
        ok: sdk / bare >= LEAST
      }
    ]
  } finally {
    await server.stop()
  }
}

async function tokenOf(server: BenchServer): Promise<string> {
  const client = await connectTo(server.origin, server.dataDir, 1)
  const master_key = server.masterKey
  await client.request('POST', '/api/v1/usuarios/signup', { usuario: { ...usuario, master_key } })
  const credentials = { email: usuario.email, password: usuario.senha }
  const { body } = await client.request('POST', '/api/v1/usuarios/login', credentials)
  client.close()
  return JSON.parse(body).access_token
}

/** Runs in a process of its own: Node reads the certificates that it trusts when it starts. */
async function measured(server: BenchServer, asked: Asked): Promise<Measured> {
  const program = fileURLToPath(new URL('./sdk-loop.ts', import.meta.url))
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(server.dataDir, 'tls', 'cert.pem') }
  const child = fork(program, { execArgv: ['--import', 'tsx'], env })
  child.send(asked)
  const [found] = await once(child, 'message')
  child.kill()
  return found as Measured
}
