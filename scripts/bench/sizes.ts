import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { prepareDatabase } from '../../src/operations/prepare/prepare.ts'
import { connect, type Db } from '../../src/platform/db/client.ts'
import { startEmbedded } from '../../src/platform/embedded/embedded.ts'
import { type Client, connectTo } from './client.ts'
import { inserirPessoas } from './pessoas.ts'
import { type BenchServer, startServer } from './server.ts'

/** The administrator of every service that is measured. */
export const ADMIN = { email: 'medidora@saude.example', password: 'Dengue#2024' }

/** The service on a database with this many rows, and an administrator's token for it. */
export interface Sized {
  size: number
  /** The address of its database. */
  url: string
  server: BenchServer
  client: Client
  token: string
}

/** What a database is filled with, and settings of the service. */
export interface Fill {
  what?: string
  insert?(db: Db, n: number): Promise<void>
  env?: Record<string, string>
}

/**
 * Runs the service on databases of several sizes, all on one PostgreSQL and at once, so that they can be measured in
 * turn.
 */
export async function withSizes<T>(
  sizes: number[],
  work: (services: Sized[]) => Promise<T>,
  fill: Fill = {}
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'saude-bench-db-'))
  await chmod(folder, 0o711)
  const embedded = await startEmbedded({ dataDir: join(folder, 'data') })
  const services: Sized[] = []
  try {
    for (const size of sizes) services.push(await sized(embedded.url, size, fill))
    return await work(services)
  } finally {
    for (const { client, server } of services) {
      client.close()
      await server.stop()
    }
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function sized(
  serverUrl: string,
  size: number,
  { what = 'users', insert = inserirPessoas, env = {} }: Fill
): Promise<Sized> {
  process.stdout.write(`  inserting ${size} ${what}...\n`)
  const url = new URL(serverUrl)
  const name = `bench_${size}`
  const admin = connect(serverUrl, { max: 1 })
  await admin.sql.unsafe(`create database ${name}`)
  await admin.close()
  url.pathname = `/${name}`
  await prepareDatabase(url.href)
  const database = connect(url.href, { max: 1, statementTimeout: 0 })
  await insert(database.db, size)
  await database.sql.unsafe('vacuum analyze')
  await database.db.execute(sql`checkpoint`)
  await database.close()
  return await serve(url.href, size, env)
}

/** Starts the service on a database that is already filled. */
export async function serve(url: string, size: number, env: Record<string, string> = {}): Promise<Sized> {
  const server = await startServer({ DATABASE_URL: url, ...env })
  const client = await connectTo(server.origin, server.dataDir, 1)
  return { size, url, server, client, token: await enter(client, server.masterKey) }
}

async function enter(client: Client, masterKey: string): Promise<string> {
  const usuario = {
    nome: 'Medidora',
    email: ADMIN.email,
    senha: ADMIN.password,
    master_key: masterKey,
    admin: true
  }
  await client.request('POST', '/api/v1/usuarios/signup', { usuario })
  const login = await client.request('POST', '/api/v1/usuarios/login', ADMIN)
  return JSON.parse(login.body).access_token
}
