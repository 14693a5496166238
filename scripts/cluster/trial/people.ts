import { sql } from 'drizzle-orm'
import type { Db } from '../../../src/platform/db/client.ts'
import { until } from '../wait.ts'
import type { Client } from './client.ts'

/** The number of accounts that can sign up and log in from one address within a minute's limit. */
export const ACCOUNTS = 16
const SENHA = 'Dengue#2024'

/**
 * Creates accounts of the highest plan, so that together they may write more often than the load does. Returns their
 * tokens.
 */
export async function enterAll(client: Client, db: Db, masterKey: string): Promise<string[]> {
  const tokens: string[] = []
  for (let i = 0; i < ACCOUNTS; i++) tokens.push(await enter(client, `carga${i}@saude.example`, masterKey))
  await db.execute(sql`update usuarios set plano = 'enterprise' where email like 'carga%@saude.example'`)
  return tokens
}

async function enter(client: Client, email: string, masterKey: string): Promise<string> {
  const usuario = { nome: 'Pessoa da Carga', email, senha: SENHA, master_key: masterKey, admin: true }
  // The proxy may not have noticed yet that the instances are ready. A 503 may hide an account that was created; then
  // 422 says that it exists.
  await until(
    `the account ${email}`,
    30_000,
    async () => {
      const { status } = await client.call('POST', '/api/v1/usuarios/signup', { body: { usuario } })
      return status === 201 || status === 422 || undefined
    },
    1_000
  )
  return await until(
    `the login of ${email}`,
    30_000,
    async () => {
      const { body } = await client.call('POST', '/api/v1/usuarios/login', { body: { email, password: SENHA } })
      return (JSON.parse(body) as { access_token?: string }).access_token
    },
    1_000
  )
}
