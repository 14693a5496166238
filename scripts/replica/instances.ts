import type { Database } from '../../src/platform/db/client.ts'
import { type Client, connectTo } from '../bench/client.ts'
import { startServer } from '../bench/server.ts'

export interface Instance {
  client: Client
  pid: number
  masterKey: string
  stop(): Promise<void>
}

const CONNECTIONS = 32
const SENHA = 'Dengue#2024'

/** Starts a process of the built service, and connects to it. */
export async function startInstance(env: Record<string, string>): Promise<Instance> {
  const server = await startServer(env)
  const atExit = () => process.kill(server.pid, 'SIGKILL')
  process.once('exit', atExit)
  const client = await connectTo(server.origin, server.dataDir, CONNECTIONS)
  return {
    client,
    pid: server.pid,
    masterKey: server.masterKey,
    async stop() {
      client.close()
      process.off('exit', atExit)
      await server.stop()
    }
  }
}

/** Creates an administrator and returns a token that all instances accept. */
export async function newAccount({ client, masterKey }: Instance, owner: Pick<Database, 'sql'>): Promise<string> {
  const email = 'replica@saude.example'
  const usuario = { nome: 'Pessoa', email, senha: SENHA, master_key: masterKey }
  const made = await client.request('POST', '/api/v1/usuarios/signup', { usuario })
  await owner.sql`update usuarios set admin = true where email = ${email}`
  const entered = await client.request('POST', '/api/v1/usuarios/login', { email, password: SENHA })
  const token = JSON.parse(entered.body).access_token
  if (!token) throw new Error(`No token: ${made.status} ${made.body}, ${entered.status} ${entered.body}`)
  return token
}
