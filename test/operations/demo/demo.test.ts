import { count, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { casos, casosPessoais } from '../../../src/modules/agravos/tables.ts'
import { casosDeltas } from '../../../src/modules/agravos/tables-kept.ts'
import { grupos as gruposTable, usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { DEMO_PASSWORD, demoLogins, seedDemo } from '../../../src/operations/demo/demo.ts'
import { compareCounts } from '../../../src/operations/recount/recount.ts'
import { seed as seedCaso } from '../../modules/agravos/seed.ts'
import { insertAccount, login } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { useDatabase } from '../../support/database.ts'
import { whole } from '../../support/sample.ts'
import { runServer } from '../../support/server.ts'

const grupos = ['admin', 'gestor', 'analista', 'usuario', 'visualizador']
const said: string[] = []
const log = { info: (text: string) => void said.push(text), warn: (text: string) => void said.push(`warning: ${text}`) }

let test: TestApp

beforeAll(async () => {
  test = await startApp()
  await seed()
})
afterAll(() => test?.close())

const seed = (moment = test.clock.moment, cases?: number) =>
  seedDemo({ db: test.db, dataDir: test.dataDir, now: () => moment, log }, cases)
const contas = () => said.filter((text) => text.startsWith('demonstration accounts'))
const everyone = () => test.db.select().from(usuarios).orderBy(usuarios.id)

describe('seedDemo', () => {
  it('creates one account for each group of the first start, and 200 ordinary ones', async () => {
    expect(demoLogins).toEqual(grupos.map((grupo) => `${grupo}@demo.example`))
    expect(contas()).toEqual(['demonstration accounts: 205 created, 0 were there'])
    expect(await everyone()).toHaveLength(205)
  })

  it.each(grupos)('POST /api/v1/usuarios/login: %s@demo.example logs in and is only in that group', async (grupo) => {
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

  it('POST /api/v1/usuarios/login: ordinary accounts share the password and are not administrators; the eight inactive ones get 401', async () => {
    const ordinary = (await everyone()).filter(({ email }) => !demoLogins.includes(email))
    expect(ordinary.filter(({ admin }) => admin)).toEqual([])
    expect(ordinary.filter(({ ativo }) => !ativo)).toHaveLength(8)
    const ativo = ordinary.find((conta) => conta.ativo)!
    expect((await login(test, ativo.email, DEMO_PASSWORD)).status).toBe(200)
    const inactive = ordinary.find((conta) => !conta.ativo)!
    expect((await login(test, inactive.email, DEMO_PASSWORD)).status).toBe(401)
  })

  it('all but four accounts are in the initial group', async () => {
    const members = await test.db
      .select({ grupo: gruposTable.nome, total: count() })
      .from(usuariosGrupos)
      .innerJoin(gruposTable, eq(gruposTable.id, usuariosGrupos.grupoId))
      .groupBy(gruposTable.nome)
    const expected = { admin: 1, gestor: 1, analista: 1, usuario: 201, visualizador: 1 }
    expect(Object.fromEntries(members.map(({ grupo, total }) => [grupo, total]))).toEqual(expected)
  })

  it('creates 20,000 cases, and says how far it is', async () => {
    expect(said.filter((text) => text.startsWith('demonstration cases'))).toEqual(
      Array.from({ length: 10 }, (_, i) => `demonstration cases: ${(i + 1) * 2000} of 20000`)
    )
    expect(await test.db.$count(casos)).toBe(20_000)
    expect(await test.db.$count(casosPessoais)).toBe(20_000)
  })

  it('the cases lie in the last six years, many of them in the last 18 months, most of them from February to May, in all states', async () => {
    const [found] = await test.db.execute(sql`
      select min(data_notificacao)::text as first, max(data_notificacao)::text as last, count(distinct uf)::int as ufs,
        avg((extract(month from data_notificacao) between 2 and 5)::int) > 0.65 as season,
        max(extract(month from data_notificacao)) filter (where rank = 1)::int as peak,
        count(distinct municipio) > 250 as many, count(distinct extract(year from data_notificacao))::int as years,
        avg((data_notificacao >= '2025-05-17')::int) > 0.25 as recent, count(*) filter (where municipio = 3550308) > 1000 as large
      from (select *, rank() over (order by n desc) as rank from (
        select *, count(*) over (partition by date_trunc('month', data_notificacao)) as n from casos) by_month) ranked`)
    expect(found).toMatchObject({ ufs: 27, season: true, many: true, large: true, years: 7, recent: true })
    expect(found!.first! >= '2020-11-15').toBe(true)
    expect(found!.last).toBe('2026-11-15')
    expect([3, 4]).toContain(found!.peak)
  })

  it.each([
    ['dengue', sql`tipo = 'dengue'`, 0.91, 0.93],
    ['chikungunya', sql`tipo = 'chikungunya'`, 0.06, 0.08],
    ['zika', sql`tipo = 'zika'`, 0.005, 0.015],
    ['hospitalised', sql`hospitalizacao`, 0.035, 0.045],
    ['discarded', sql`classificacao_final = 'descartado'`, 0.18, 0.22],
    ['dead', sql`evolucao = 'obito'`, 0.0005, 0.001]
  ])('the share of cases that are %s is plausible', async (_, condition, least, most) => {
    const share = (await test.db.$count(casos, condition)) / 20_000
    expect(share).toBeGreaterThanOrEqual(least)
    expect(share).toBeLessThanOrEqual(most)
  })

  it('the cases keep the rules of a case, and none is dated in the future', async () => {
    const now = test.clock.moment.toISOString()
    const broken = sql`data_inicio_sintomas > data_notificacao or data_encerramento < data_notificacao or data_encerramento > '2026-11-15'
      or criado_em > ${now}::timestamptz or atualizado_em > ${now}::timestamptz or atualizado_em < criado_em
      or (status = 'encerrado') <> (data_encerramento is not null) or (data_obito is not null) <> (evolucao is not distinct from 'obito')
      or gestante and sexo <> 'F' or idade not between 0 and 90`
    expect(await test.db.$count(casos, broken)).toBe(0)
  })

  it('GET /api/v1/agravos/*: list, detail, summary and heat map show them, and the kept counts agree', async () => {
    expect(await test.db.$count(casosDeltas)).toBe(0)
    expect(await compareCounts(test.db)).toEqual([])
    const { body } = await login(test, 'analista@demo.example', DEMO_PASSWORD)
    const get = async (path: string, query: Record<string, string> = {}) => {
      const answer = await test.call('GET', `/api/v1/agravos/${path}`, { token: body.access_token, query })
      expect(answer.status).toBe(200)
      return answer.body
    }
    const list = await get('casos', { size: '1' })
    expect(list.total).toBe(20_000)
    expect(list.tipos[0].paciente.nome).toMatch(/^[A-Z]\. \p{Lu}\. \p{Lu}\.$/u)
    const { historico, endereco } = await get(`casos/${list.tipos[0].id}`)
    expect(historico).toMatchObject([{ acao: 'caso.criado', usuario: { nome: expect.any(String) } }])
    expect(endereco).toMatchObject({
      logradouro: expect.stringMatching(/^Rua /),
      numero: expect.stringMatching(/^\d+$/)
    })
    const period = { data_inicio: '2025-01-01', data_fim: '2026-11-15' }
    const within = sql`data_notificacao between ${period.data_inicio} and ${period.data_fim}`
    expect((await get('casos/estatisticas/resumo', period)).total).toBe(await test.db.$count(casos, within))
    expect((await get('casos/mapa-calor', { periodo: '600' })).metadata.total_pontos).toBeGreaterThan(250)
  })

  it('does not create cases again, not even for a deleted one', async () => {
    await test.db
      .update(casos)
      .set({ excluido_em: test.clock.moment })
      .where(eq(casos.numero_notificacao, 'DEMO-00007'))
    const ids = () => test.db.select({ id: casos.id, excluido_em: casos.excluido_em }).from(casos).orderBy(casos.id)
    const before = await ids()
    await seed(new Date('2026-12-25T12:00:00.000Z'))
    expect(await ids()).toEqual(before)
    expect(said.at(-1)).toBe('demonstration cases: they were there')
    expect(await compareCounts(test.db)).toEqual([])
  })

  it('changes nothing when it runs again', async () => {
    await test.db.update(usuarios).set({ nome: 'Nome Mudado' }).where(eq(usuarios.email, 'gestor@demo.example'))
    const before = await everyone()
    await seed()
    expect(await everyone()).toEqual(before)
    expect(contas().at(-1)).toBe('demonstration accounts: 0 created, 205 were there')
  })

  it('restores only what is missing, and leaves other accounts alone', async () => {
    const other = await insertAccount(test, null, { email: 'outra@saude.example' })
    const [gone] = await test.db.delete(usuarios).where(eq(usuarios.email, 'analista@demo.example')).returning()
    await seed()
    expect(contas().at(-1)).toBe('demonstration accounts: 1 created, 204 were there')
    const [back] = await test.db.select().from(usuarios).where(eq(usuarios.email, gone!.email))
    expect(back).toMatchObject({ nome: gone!.nome, createdAt: gone!.createdAt })
    const others = (await everyone()).filter(({ email }) => !email.endsWith('@demo.example'))
    expect(others).toMatchObject([other])
  })

  it('two at once create everything once', async () => {
    // The cases go first; otherwise each account would have to be taken out of its cases.
    await test.db.delete(casos)
    await test.db.delete(usuarios).where(like(usuarios.email, '%@demo.example'))
    const few = () => seed(test.clock.moment, 2_000)
    await Promise.all([few(), few()])
    expect(await test.db.$count(casos)).toBe(2_000)
    expect(await compareCounts(test.db)).toEqual([])
    const created = (await everyone()).filter(({ email }) => email.endsWith('@demo.example'))
    expect(created).toHaveLength(205)
  })
})

describe('server --demo', () => {
  let url: string
  useDatabase({ max: 1 }, async (connection, at) => {
    url = at
    // The cases are tested above, and creating them takes longer than everything else in this process.
    if (!whole) await seedCaso(connection.db, { numero_notificacao: 'DEMO-00001' })
  })

  it('creates the accounts before it serves, and prints their logins', async () => {
    const server = await runServer({ DATABASE_URL: url }, ['--demo'])
    await server.origin
    expect(await server.stop()).toBe(0)
    const before = server.output().split('Server listening')[0]
    expect(before).toContain('demonstration accounts: 205 created')
    expect(before).toContain(`demonstration cases: ${whole ? '20000 of 20000' : 'they were there'}`)
    for (const email of demoLogins) expect(server.output()).toContain(`${email}  ${DEMO_PASSWORD}`)
  })

  it('is refused in production', async () => {
    const production = {
      APP_ENV: 'production',
      DATABASE_URL: url,
      MASTER_KEY: 'a master key of ours',
      JWT_SECRET: 'a-secret-that-is-long-enough-for-hs256',
      TRUST_PROXY: '10.0.0.1',
      SMTP_URL: 'smtps://mail.example.org',
      PUBLIC_URL: 'https://api.example.org',
      PORT: '8443'
    }
    const server = await runServer(production, ['--demo'])
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain('--demo: its accounts have a known password')
    expect(server.output()).toContain('not in production')
  })
})
