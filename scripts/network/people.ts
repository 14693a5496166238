import { connectTo } from './client.ts'
import type { Site } from './site.ts'

const EMAIL = 'ana.souza@saude.example'
const SENHA = 'Dengue#2024'
/** Each mail goes to an address of its own: one that asks often is not sent any more. */
const MAILBOXES = 20_000

/** Makes an administrator with a webhook, and mailboxes. Returns a function that gives the next address. */
export async function enter({ database: { sql }, hook, masterKey }: Site, port: number): Promise<() => string> {
  const visitor = connectTo(port)
  const usuario = { nome: 'Ana Souza', email: EMAIL, senha: SENHA, admin: true, master_key: masterKey }
  await must(visitor.call('POST', '/api/v1/usuarios/signup', { body: { usuario } }))
  await visitor.close()
  await sql`update usuarios set plano = 'enterprise'`
  await sql.unsafe(`
    insert into usuarios (nome, email, senha_hash, senha_alterada_em, email_verificado, created_at, updated_at)
    select 'Rui Lima', 'rui.' || n || '@saude.example', senha_hash, now(), true, now(), now()
    from usuarios, generate_series(1, ${MAILBOXES}) n where email = '${EMAIL}'`)
  const client = connectTo(port, await login(port))
  await must(client.call('POST', '/api/v1/webhooks', { body: { url: hook, eventos: ['agravo.criado'] } }))
  await client.close()
  let used = 0
  return () => `rui.${++used}@saude.example`
}

export async function login(port: number): Promise<string> {
  const visitor = connectTo(port)
  const answer = await must(visitor.call('POST', '/api/v1/usuarios/login', { body: { email: EMAIL, password: SENHA } }))
  await visitor.close()
  return JSON.parse(answer.content.toString()).access_token
}

async function must<T extends { status: number; content: Buffer; broken: string | null }>(
  given: Promise<T>
): Promise<T> {
  const answer = await given
  if (answer.status < 200 || answer.status >= 300)
    throw new Error(`${answer.status} ${answer.broken ?? answer.content.toString()}`)
  return answer
}
