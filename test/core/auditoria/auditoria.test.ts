import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectError, fail, MINUTE } from '../../modules/auth/support.ts'
import { errorOf, giveDirect, invalid } from '../../modules/usuarios/support.ts'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'

let test: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

const read = (query: Record<string, string> = {}, token = admin.token) =>
  test.call('GET', '/api/v1/auditoria', { token, query })
const actions = async (query: Record<string, string>): Promise<string[]> =>
  (await read(query)).body.items.map(({ acao }: { acao: string }) => acao)

describe('GET /api/v1/auditoria: who may read it', () => {
  it('GET /api/v1/auditoria: 200 for the admin flag, the admin group and the admin permission', async () => {
    const [flag, direct] = [await account(test, null, { admin: true }), await account(test, 'usuario')]
    await giveDirect(test, direct.id, 'admin')
    for (const { token } of [admin, flag, direct]) expect((await read({}, token)).status).toBe(200)
  })

  it('GET /api/v1/auditoria: 403 for everyone else, 401 without a token', async () => {
    for (const grupo of ['gestor', 'analista', 'usuario', 'visualizador'] as const) {
      const { token } = await account(test, grupo)
      expectError(await read({}, token), 403, 'PERMISSION_DENIED', { required_permission: 'admin' })
    }
    expectError(await test.call('GET', '/api/v1/auditoria'), 401, 'UNAUTHORIZED')
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s /api/v1/auditoria: 405, only events write the trail',
    async (method) => {
      expectError(await test.call(method, '/api/v1/auditoria', { token: admin.token }), 405, 'METHOD_NOT_ALLOWED')
    }
  )
})

describe('GET /api/v1/auditoria: the list', () => {
  it('GET /api/v1/auditoria: 200 with the exact envelope and rows, newest first', async () => {
    const { id, email } = await insertAccount(test, 'usuario')
    const ask = (password: string, request: string) =>
      test.call('POST', '/api/v1/usuarios/login', {
        body: { email, password },
        headers: { 'x-request-id': request, 'x-forwarded-for': '203.0.113.7' }
      })
    test.advance(MINUTE)
    const first = test.clock.moment.toISOString()
    await ask('errada', 'pedido-1')
    test.advance(MINUTE)
    const second = test.clock.moment.toISOString()
    await ask(SENHA, 'pedido-2')
    const answer = await read({ alvo_tipo: 'usuario', alvo_id: String(id) })
    const link = `/api/v1/auditoria?alvo_tipo=usuario&alvo_id=${id}&page=1&size=50`
    const common = { ator_id: null, alvo_tipo: 'usuario', alvo_id: id, ip: '203.0.113.7' }
    expect({ ...answer.body, links: null }).toEqual({
      total: 2,
      page: 1,
      size: 50,
      pages: 1,
      items: [
        {
          ...common,
          id: expect.any(Number),
          em: second,
          acao: 'login.sucesso',
          detalhes: { mfa: false, novo_dispositivo: false },
          requisicao: 'pedido-2'
        },
        { ...common, id: expect.any(Number), em: first, acao: 'login.falha', detalhes: {}, requisicao: 'pedido-1' }
      ],
      links: null,
      meta: { timestamp: test.clock.moment.toISOString() }
    })
    expect(answer.status).toBe(200)
    const { links } = answer.body
    expect([links.prev, links.next, links.first, links.last].map(sameQuery)).toEqual(
      [null, null, link, link].map(sameQuery)
    )
  })

  const sameQuery = (link: string | null) => link && [...new URL(link, 'https://x').searchParams].sort()

  it('GET /api/v1/auditoria: pages follow one another without gap or repetition, and so do the links', async () => {
    const { id, email } = await insertAccount(test, 'usuario')
    for (let i = 0; i < 5; i++) await login(test, email)
    const query = { alvo_id: String(id), acao: 'login.sucesso' }
    const ids = (await read(query)).body.items.map(({ id }: { id: number }) => id)
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a))
    const seen: number[] = []
    let next: string | null = `/api/v1/auditoria?${new URLSearchParams({ ...query, size: '2' })}`
    const counts: unknown[] = []
    while (next) {
      const { body } = await test.call('GET', next, { token: admin.token })
      counts.push([body.total, body.page, body.size, body.pages, body.items.length, body.links.prev !== null])
      seen.push(...body.items.map(({ id }: { id: number }) => id))
      next = body.links.next
    }
    expect(seen).toEqual(ids)
    expect(counts).toEqual([
      [5, 1, 2, 3, 2, false],
      [5, 2, 2, 3, 2, true],
      [5, 3, 2, 3, 1, true]
    ])
    const beyond = (await read({ ...query, size: '2', page: '9' })).body
    expect([beyond.items, beyond.total, beyond.links.next]).toEqual([[], 5, null])
    expect(new URL(beyond.links.prev, 'https://x').searchParams.get('page')).toBe('3')
  })

  it('GET /api/v1/auditoria: filters by action, beginning of an action, actor, kind and id', async () => {
    const who = await account(test, 'usuario')
    await fail(test, who.email, 1)
    await test.call('PUT', `/api/v1/usuarios/${who.id}`, { token: admin.token, body: { cargo: 'Chefe' } })
    const alvo_id = String(who.id)
    expect(await actions({ alvo_id })).toEqual(['usuario.alterado', 'login.falha', 'login.sucesso'])
    expect(await actions({ alvo_id, acao: 'login.falha' })).toEqual(['login.falha'])
    expect(await actions({ alvo_id, acao: 'login.' })).toEqual(['login.falha', 'login.sucesso'])
    expect(await actions({ alvo_id, acao: 'login' })).toEqual([])
    expect(await actions({ alvo_id, ator_id: String(admin.id) })).toEqual(['usuario.alterado'])
    expect(await actions({ alvo_id, ator_id: alvo_id })).toEqual([])
    expect(await actions({ alvo_id, alvo_tipo: 'permissao', acao: 'login.' })).toEqual([])
    expect(await actions({ alvo_id, acao: '_ogin.' })).toEqual([])
  })

  it('GET /api/v1/auditoria: desde is included, ate is not; any time zone', async () => {
    const { id, email } = await insertAccount(test, 'usuario')
    const moments: Date[] = []
    for (let i = 0; i < 3; i++) {
      test.advance(MINUTE)
      moments.push(test.clock.moment)
      await login(test, email)
    }
    const [first, middle, last] = moments.map((moment) => moment.toISOString())
    const momentsOf = async (query: Record<string, string>) =>
      (await read({ alvo_id: String(id), ...query })).body.items.map((row: { em: string }) => row.em)
    expect(await momentsOf({ desde: middle! })).toEqual([last, middle])
    expect(await momentsOf({ ate: middle! })).toEqual([first])
    expect(await momentsOf({ desde: first!, ate: last! })).toEqual([middle, first])
    expect(await momentsOf({ desde: first!, ate: first! })).toEqual([])
    expect(await read({ desde: last!, ate: first! })).toMatchObject(invalid(['ate', 'OUT_OF_RANGE']))
    const local = new Date(moments[1]!.getTime() - 3 * 60 * MINUTE).toISOString().replace('Z', '-03:00')
    expect(await momentsOf({ desde: local })).toEqual([last, middle])
  })

  it.each<[string, string]>([
    ['page', '0'],
    ['page', '21474837'],
    ['size', '0'],
    ['size', '101'],
    ['size', 'x'],
    ['acao', 'LOGIN%'],
    ['ator_id', '0'],
    ['alvo_id', '2147483648'],
    ['alvo_tipo', 'x'],
    ['desde', '2026-11-15'],
    ['desde', '2026-02-30T00:00:00Z'],
    ['ate', '2026-11-15T23:59:60Z'],
    ['ate', '10000-01-01T00:00:00Z'],
    ['motivo', 'x']
  ])('GET /api/v1/auditoria: 422 for %s=%s', async (name, value) => {
    const answer = await read({ [name]: value })
    expect(answer).toMatchObject(errorOf(422, 'VALIDATION_ERROR'))
    expect(answer.body.error.details.map(({ field }: { field: string }) => field)).toEqual([name])
  })

  it.each([
    ['the earliest moment', { desde: '0001-01-01T00:00:00Z' }],
    ['the latest moment', { ate: '9999-12-31T23:59:59.999999999Z' }],
    ['the last page', { page: '21474836', size: '100' }]
  ])('GET /api/v1/auditoria: 200 for %s', async (_, query) => {
    expect((await read(query as Record<string, string>)).status).toBe(200)
  })

  it.each(['0001-01-01T00:00:00+23:59', '9999-12-31T23:59:59-23:59'])(
    'GET /api/v1/auditoria: 422 for %s, which its time zone puts into an invalid year',
    async (desde) => {
      expect(await read({ desde })).toMatchObject(errorOf(422, 'VALIDATION_ERROR'))
    }
  )
})

describe('GET /api/v1/auditoria: more matches than are gathered', () => {
  const MANY = 10_050

  it('GET /api/v1/auditoria: 200 with the exact total and the right rows at both ends, in either order', async () => {
    await test.db.execute(sql`
      insert into auditoria (em, acao, alvo_tipo, alvo_id)
      select now(), 'caso.lido', 'caso', g from generate_series(1, ${MANY}::int) g`)
    const page = async (query: Record<string, string>) => {
      const { body } = await read({ acao: 'caso.lido', size: '3', ...query })
      return [body.total, body.items.map(({ alvo_id }: { alvo_id: number }) => alvo_id)]
    }
    const [last, middle] = [MANY / 3, 1000]
    expect(await page({})).toEqual([MANY, [MANY, MANY - 1, MANY - 2]])
    expect(await page({ page: String(middle) })).toEqual([MANY, [7053, 7052, 7051]])
    expect(await page({ page: String(last) })).toEqual([MANY, [3, 2, 1]])
    expect(await page({ page: String(last + 1) })).toEqual([MANY, []])
    expect(await page({ sort: 'id', order: 'asc' })).toEqual([MANY, [1, 2, 3]])
    // Entries of one moment are gathered, however many there are.
    expect(await page({ 'id[gte]': '1' })).toEqual([MANY, [MANY, MANY - 1, MANY - 2]])
  })
})
