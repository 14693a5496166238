import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Database } from '../../src/db/client.ts'
import { makeDataDir, removeDataDir } from '../support/data-dir.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { runServer, type ServerRun } from '../support/server.ts'
import { answered, cadastro, connectTo, environment, signIn, startLoad } from './load.ts'

const ROUNDS = 10
const PATIENCE = { timeout: 30_000, interval: 10 }

let database: TestDatabase
let direct: Database
let dataDir: string
let running: ServerRun | undefined

beforeAll(async () => {
  dataDir = await makeDataDir()
  database = await createTestDatabase()
  direct = connect(database.url, { max: 2, applicationName: 'test' })
})
afterAll(async () => {
  await running?.stop('SIGKILL')
  await direct?.close()
  await database?.drop()
  await removeDataDir(dataDir)
})

/** What a killed process had sent may still be carried out until PostgreSQL has seen its connections end. */
async function untilQuiet(): Promise<void> {
  const others = async () => {
    const [row] = await direct.sql<{ count: number }[]>`
      select count(*)::int from pg_stat_activity where datname = current_database() and application_name <> 'test'
      and backend_type = 'client backend'`
    return row!.count
  }
  await expect.poll(others, PATIENCE).toBe(0)
}

it(`kill -9 of the server during writes, ${ROUNDS} times: it comes back, with every acknowledged write and no part of one`, {
  timeout: 240_000
}, async () => {
  const env = { ...environment(dataDir), DATABASE_URL: database.url }
  const acknowledged = { users: [] as string[], permissions: [] as string[] }
  const asked = { users: new Set<string>(), permissions: new Set<string>() }
  let token = ''
  for (let round = 0; round <= ROUNDS; round++) {
    const server = await runServer(env)
    running = server
    const client = connectTo(await server.origin, dataDir)
    token ||= await signIn(client)
    const auth = { token }
    // The session of before the kill is still good.
    expect((await client.call('GET', '/api/v1/usuarios/logado', auth)).status).toBe(200)
    if (round === ROUNDS) {
      client.close()
      expect(await server.stop()).toBe(0)
      break
    }
    const read = () => client.call('GET', '/api/v1/usuarios/?limit=5', auth)
    const users = startLoad(
      {
        write: (email) => client.call('POST', '/api/v1/usuarios/signup', { body: cadastro(`${email}@saude.example`) }),
        writers: 6,
        read,
        readers: 1
      },
      `morto${round}-`
    )
    const permissions = startLoad(
      {
        write: (nome) => client.call('POST', '/api/v1/permissoes/', { ...auth, body: { nome } }),
        writers: 6,
        read,
        readers: 1
      },
      `kill.r${round}.n`
    )
    await expect.poll(() => answered(users, 201).length, PATIENCE).toBeGreaterThan(5)
    await expect.poll(() => answered(permissions, 201).length, PATIENCE).toBeGreaterThan(10)
    await server.stop('SIGKILL')
    await Promise.all([users.over, permissions.over])
    client.close()
    expect([...users.statuses.keys(), ...permissions.statuses.keys()].filter((status) => status >= 300)).toEqual([])
    for (const email of answered(users, 201)) acknowledged.users.push(`${email}@saude.example`)
    for (const email of users.names.keys()) asked.users.add(`${email}@saude.example`)
    acknowledged.permissions.push(...answered(permissions, 201))
    for (const nome of permissions.names.keys()) asked.permissions.add(nome)
  }
  await untilQuiet()

  const users = await direct.sql<{ email: string; groups: number; records: number }[]>`
    select u.email, (select count(*)::int from usuarios_grupos g where g.usuario_id = u.id) as groups,
      (select count(*)::int from auditoria a where a.acao = 'usuario.criado' and a.alvo_id = u.id) as records
    from usuarios u where u.email like 'morto%'`
  const permissions = await direct.sql<{ nome: string; records: number }[]>`
    select p.nome, (select count(*)::int from auditoria a where a.acao = 'permissao.criada' and a.alvo_id = p.id) as records
    from permissoes p where p.nome like 'kill.r%'`
  // A creation writes the account, its group and the record of it: all of them, or none.
  expect(users.filter(({ groups, records }) => groups !== 1 || records !== 1)).toEqual([])
  expect(permissions.filter(({ records }) => records !== 1)).toEqual([])
  const emails = new Set(users.map(({ email }) => email))
  const nomes = new Set(permissions.map(({ nome }) => nome))
  expect(acknowledged.users.filter((email) => !emails.has(email))).toEqual([])
  expect(acknowledged.permissions.filter((nome) => !nomes.has(nome))).toEqual([])
  expect([...emails].filter((email) => !asked.users.has(email))).toEqual([])
  expect([...nomes].filter((nome) => !asked.permissions.has(nome))).toEqual([])
})
