import { count, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grupos as tabelaGrupos, usuariosGrupos } from '../src/db/tables/grupos.ts'
import { usuarios } from '../src/db/tables/usuarios.ts'
import { DEMO_PASSWORD, demoLogins, seedDemo } from '../src/demo.ts'
import { insertAccount, login } from './support/accounts.ts'
import { startApp, type TestApp } from './support/app.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'
import { runServer } from './support/server.ts'

const grupos = ['admin', 'gestor', 'analista', 'usuario', 'visualizador']
const said: string[] = []
const log = { info: (text: string) => void said.push(text), warn: (text: string) => void said.push(`warning: ${text}`) }

let test: TestApp

beforeAll(async () => {
  test = await startApp()
  await seed()
})
afterAll(() => test?.close())

const seed = () => seedDemo({ db: test.db, now: () => test.clock.moment, log })
const everyone = () => test.db.select().from(usuarios).orderBy(usuarios.id)

describe('seedDemo', () => {
  it('creates one account for each group of the first start, and 200 ordinary ones', async () => {
    expect(demoLogins).toEqual(grupos.map((grupo) => `${grupo}@demo.example`))
    expect(said).toEqual(['demonstration accounts: 205 created, 0 were there'])
    expect(await everyone()).toHaveLength(205)
  })

  it.each(grupos)('POST /api/v1/usuarios/login: %s@demo.example gets in and is in that group alone', async (grupo) => {
    const { status, body } = await login(test, `${grupo}@demo.example`, DEMO_PASSWORD)
    expect(status).toBe(200)
    const found = await test.call('GET', `/api/v1/usuarios/${body.user.id}`, {
      token: body.access_token,
      query: { include: 'grupos' }
    })
    expect(found.body.grupos.map(({ nome }: { nome: string }) => nome)).toEqual([grupo])
    expect(found.body.admin).toBe(grupo === 'admin')
  })

  it('GET /api/v1/usuarios/: all for the administrator, none for the ordinary user', async () => {
    const admin = await login(test, 'admin@demo.example', DEMO_PASSWORD)
    const list = await test.call('GET', '/api/v1/usuarios/', { token: admin.body.access_token, query: { limit: '1' } })
    expect(list.body.total).toBe(205)
    const usuario = await login(test, 'usuario@demo.example', DEMO_PASSWORD)
    expect(await test.call('GET', '/api/v1/usuarios/', { token: usuario.body.access_token })).toMatchObject({
      status: 403
    })
  })

  it('POST /api/v1/usuarios/login: the ordinary ones share the password and are no administrators; the inactive eight get 401', async () => {
    const comuns = (await everyone()).filter(({ email }) => !demoLogins.includes(email))
    expect(comuns.filter(({ admin }) => admin)).toEqual([])
    expect(comuns.filter(({ ativo }) => !ativo)).toHaveLength(8)
    const ativo = comuns.find((conta) => conta.ativo)!
    expect((await login(test, ativo.email, DEMO_PASSWORD)).status).toBe(200)
    const inativo = comuns.find((conta) => !conta.ativo)!
    expect((await login(test, inativo.email, DEMO_PASSWORD)).status).toBe(401)
  })

  it('all but four accounts are in the initial group', async () => {
    const members = await test.db
      .select({ grupo: tabelaGrupos.nome, total: count() })
      .from(usuariosGrupos)
      .innerJoin(tabelaGrupos, eq(tabelaGrupos.id, usuariosGrupos.grupoId))
      .groupBy(tabelaGrupos.nome)
    const expected = { admin: 1, gestor: 1, analista: 1, usuario: 201, visualizador: 1 }
    expect(Object.fromEntries(members.map(({ grupo, total }) => [grupo, total]))).toEqual(expected)
  })

  it('changes nothing when it runs again', async () => {
    await test.db.update(usuarios).set({ nome: 'Nome Mudado' }).where(eq(usuarios.email, 'gestor@demo.example'))
    const before = await everyone()
    await seed()
    expect(await everyone()).toEqual(before)
    expect(said.at(-1)).toBe('demonstration accounts: 0 created, 205 were there')
  })

  it('brings back just what is missing, and leaves other accounts alone', async () => {
    const other = await insertAccount(test, null, { email: 'outra@saude.example' })
    const [gone] = await test.db.delete(usuarios).where(eq(usuarios.email, 'analista@demo.example')).returning()
    await seed()
    expect(said.at(-1)).toBe('demonstration accounts: 1 created, 204 were there')
    const [back] = await test.db.select().from(usuarios).where(eq(usuarios.email, gone!.email))
    expect(back).toMatchObject({ nome: gone!.nome, createdAt: gone!.createdAt })
    const others = (await everyone()).filter(({ email }) => !email.endsWith('@demo.example'))
    expect(others).toMatchObject([other])
  })

  it('two at once create everything once', async () => {
    await test.db.delete(usuarios).where(like(usuarios.email, '%@demo.example'))
    await Promise.all([seed(), seed()])
    const criadas = (await everyone()).filter(({ email }) => email.endsWith('@demo.example'))
    expect(criadas).toHaveLength(205)
  })
})

describe('server --demo', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database?.drop())

  it('creates the accounts before it serves, and prints their logins', { timeout: 90_000 }, async () => {
    const server = await runServer({ DATABASE_URL: database.url }, ['--demo'])
    await server.origin
    expect(await server.stop()).toBe(0)
    const before = server.output().split('Server listening')[0]
    expect(before).toContain('demonstration accounts: 205 created')
    for (const email of demoLogins) expect(server.output()).toContain(`${email}  ${DEMO_PASSWORD}`)
  })

  it('is refused in production', async () => {
    const production = {
      APP_ENV: 'production',
      DATABASE_URL: database.url,
      MASTER_KEY: 'a master key of ours',
      JWT_SECRET: 'a-secret-that-is-long-enough-for-hs256',
      TRUST_PROXY: '10.0.0.1',
      PORT: '8443'
    }
    const server = await runServer(production, ['--demo'])
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain('--demo')
    expect(server.output()).toContain('not in production')
  })
})
