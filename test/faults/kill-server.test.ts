import { expect, it } from 'vitest'
import { answered, ask, signIn, signUpBody, startLoad } from './load.ts'
import { roundsOf, servers } from './servers.ts'

const ROUNDS = roundsOf(2)

const site = servers()

it(`kill -9 of the server during writes, ${ROUNDS} times: it comes back, with every acknowledged write and no part of one`, async () => {
  const acknowledged = { users: [] as string[], permissions: [] as string[] }
  const asked = { users: new Set<string>(), permissions: new Set<string>() }
  let token = ''
  for (let round = 0; round <= ROUNDS; round++) {
    const { server, client } = await site.start()
    token ||= await signIn(client)
    const auth = { token }
    // A session from before the kill is still good.
    expect((await ask(client, 'GET', '/api/v1/usuarios/logado', auth)).status).toBe(200)
    if (round === ROUNDS) {
      client.close()
      expect(await server.stop()).toBe(0)
      break
    }
    const read = () => client.call('GET', '/api/v1/usuarios/?limit=5', auth)
    const users = startLoad(
      {
        write: (email) =>
          client.call('POST', '/api/v1/usuarios/signup', { body: signUpBody(`${email}@saude.example`) }),
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
    await expect.poll(() => answered(users, 201).length).toBeGreaterThan(5)
    await expect.poll(() => answered(permissions, 201).length).toBeGreaterThan(10)
    await server.stop('SIGKILL')
    await Promise.all([users.over, permissions.over])
    client.close()
    const statuses = new Set([...users.statuses.keys(), ...permissions.statuses.keys()])
    expect([...statuses].filter((status) => status >= 300 && status !== 503)).toEqual([])
    for (const email of answered(users, 201)) acknowledged.users.push(`${email}@saude.example`)
    for (const email of users.names.keys()) asked.users.add(`${email}@saude.example`)
    acknowledged.permissions.push(...answered(permissions, 201))
    for (const nome of permissions.names.keys()) asked.permissions.add(nome)
  }
  await site.untilQuiet()

  const users = await site.direct.sql<{ email: string; groups: number; records: number }[]>`
    select u.email, (select count(*)::int from usuarios_grupos g where g.usuario_id = u.id) as groups,
      (select count(*)::int from auditoria a where a.acao = 'usuario.criado' and a.alvo_id = u.id) as records
    from usuarios u where u.email like 'morto%'`
  const permissions = await site.direct.sql<{ nome: string; records: number }[]>`
    select p.nome, (select count(*)::int from auditoria a where a.acao = 'permissao.criada' and a.alvo_id = p.id) as records
    from permissoes p where p.nome like 'kill.r%'`
  // A sign-up writes the account, its group and the audit entry: all three or none.
  expect(users.filter(({ groups, records }) => groups !== 1 || records !== 1)).toEqual([])
  expect(permissions.filter(({ records }) => records !== 1)).toEqual([])
  const emails = new Set(users.map(({ email }) => email))
  const nomes = new Set(permissions.map(({ nome }) => nome))
  expect(acknowledged.users.filter((email) => !emails.has(email))).toEqual([])
  expect(acknowledged.permissions.filter((nome) => !nomes.has(nome))).toEqual([])
  expect([...emails].filter((email) => !asked.users.has(email))).toEqual([])
  expect([...nomes].filter((nome) => !asked.permissions.has(nome))).toEqual([])
})
