import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { FastifyRequest } from 'fastify'
import postgres from 'postgres'
import { identify } from '../../src/modules/auth/identify.ts'
import type { Db } from '../../src/platform/db/client.ts'
import { arrayTypes } from '../../src/platform/db/driver/arrays.ts'
import type { Sized } from './sizes.ts'

export interface Statement {
  text: string
  params: unknown[]
}

/** A server in a process of its own, to compare with. */
export interface OtherServer {
  origin: string
  pid: number
  stop(): Promise<void>
}

/** Records the statements, with their values, that the service's own code sends to the database. */
export async function record(url: string, work: (db: Db) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const client = postgres(url, { max: 1, fetch_types: false, types: arrayTypes, onnotice: () => {} })
  const logQuery = (text: string, params: unknown[]) => void statements.push({ text, params })
  try {
    await work(drizzle(client, { logger: { logQuery } }) as unknown as Db)
  } finally {
    await client.end()
  }
  return statements
}

/**
 * Looks up the caller in the way of the service. The clock is set far back, so that the session's last activity is not
 * written.
 */
export async function callerOf(db: Db, token: string) {
  const { sub, sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const request = { headers: { authorization: `Bearer ${token}` } } as FastifyRequest
  const tokens = { verify: () => ({ usuarioId: Number(sub), sessaoId: sid }) }
  return await identify(request, { db, tokens, now: () => new Date(0), config: { mfaRequiredFor: 'none' } })
}

/**
 * Starts a server that only runs the statements of a path, one after the other, and sends their rows: what remains
 * without everything the service adds. It has the same certificate and as many connections to the database.
 */
export async function startBare(service: Sized, routes: Record<string, Statement[]>): Promise<OtherServer> {
  return await startOther(service, './bare-server.ts', { routes })
}

/** Starts what a team would write instead: express and pg, on the same tables. */
export async function startExpress(service: Sized): Promise<OtherServer> {
  const secrets = JSON.parse(await readFile(join(service.server.dataDir, 'secrets.json'), 'utf8'))
  return await startOther(service, './express-server.ts', { secret: secrets.jwtSecret })
}

async function startOther(service: Sized, file: string, order: object): Promise<OtherServer> {
  const [cert, key] = await Promise.all(
    ['cert.pem', 'key.pem'].map((name) => readFile(join(service.server.dataDir, 'tls', name), 'utf8'))
  )
  const program = fileURLToPath(new URL(file, import.meta.url))
  const child = fork(program, { execArgv: ['--import', 'tsx'] })
  child.send({ url: service.url, cert, key, ...order })
  const [port] = await once(child, 'message')
  return {
    origin: `https://127.0.0.1:${port}`,
    pid: child.pid as number,
    async stop() {
      child.kill()
      await once(child, 'exit')
    }
  }
}
