import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { usuariosPermissoes } from '../../../src/modules/permissoes/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { type Answer, openApp, startApp, type TestApp } from '../../support/app.ts'
import { at, darDiretas, detail, invalido, permissaoId, registro } from './support.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
// Each test starts without any administrator, so that it knows every one.
beforeEach(() => semAdministradores())

async function semAdministradores() {
  await test.db.update(usuarios).set({ admin: false })
  await test.db.delete(usuariosGrupos)
  await test.db.delete(usuariosPermissoes)
}
const put = (id: number, token: string, body: object) => test.call('PUT', at(id), { token, body })
const a = (alvo: Account, campos: object) => ({ usuario: { nome: 'Ana', email: alvo.email, ...campos } })
const flag = () => account(test, null, { nome: 'Ana', admin: true })
const type = 'value_error.last_admin'

type Way = [name: string, run: (alvo: Account, token: string) => Promise<Answer>, refused: object]
const ways: Way[] = [
  [
    'PUT (A) admin false',
    (u, token) => put(u.id, token, a(u, { admin: false })),
    detail([['body', 'usuario', 'admin'], type])
  ],
  [
    'PUT (A) ativo false',
    (u, token) => put(u.id, token, a(u, { ativo: false })),
    detail([['body', 'usuario', 'ativo'], type])
  ],
  ['PUT (B) admin false', (u, token) => put(u.id, token, { admin: false }), invalido(['admin', 'LAST_ADMIN'])],
  ['PUT (B) ativo false', (u, token) => put(u.id, token, { ativo: false }), invalido(['ativo', 'LAST_ADMIN'])],
  [
    'POST desativar',
    (u, token) => test.call('POST', at(u.id, '/desativar'), { token }),
    detail([['path', 'usuario_id'], type])
  ],
  ['DELETE (A)', (u, token) => test.call('DELETE', at(u.id), { token }), detail([['path', 'usuario_id'], type])],
  [
    'DELETE (B)',
    (u, token) => test.call('DELETE', at(u.id), { token, query: { motivo: 'x' } }),
    invalido(['id', 'LAST_ADMIN'])
  ]
]

describe('/api/v1/usuarios/{id}: the last active administrator', () => {
  it.each(ways)('stays: %s is 422, and nothing is changed', async (_name, run, refused) => {
    const eu = await flag()
    await insertAccount(test, 'admin', { ativo: false })
    await insertAccount(test, 'gestor')
    const before = await registro(test, eu.id)
    expect(await run(eu, eu.token)).toMatchObject(refused)
    expect(await registro(test, eu.id)).toEqual(before)
    expect((await test.call('GET', '/api/v1/usuarios/', { token: eu.token })).status).toBe(200)
  })

  it.each(ways)('may go when another is there: %s', async (_name, run) => {
    const eu = await flag()
    await insertAccount(test, 'admin')
    expect((await run(eu, eu.token)).status).toBe(200)
  })

  it('by the group stays in it', async () => {
    const eu = await account(test, 'admin')
    expect(await put(eu.id, eu.token, { grupos_ids: [] })).toMatchObject(invalido(['admin', 'LAST_ADMIN']))
    expect((await registro(test, eu.id))?.grupos).toEqual(['admin'])
    expect((await put(eu.id, eu.token, { admin: true, grupos_ids: [] })).status).toBe(200)
  })

  it('by the permission keeps it, in A and in B', async () => {
    const eu = await account(test, null, { nome: 'Ana' })
    await darDiretas(test, eu.id, 'admin')
    const outra = await permissaoId(test, 'agravos.listar')
    expect(await put(eu.id, eu.token, { permissoes_ids: [outra] })).toMatchObject(invalido(['admin', 'LAST_ADMIN']))
    const answer = await put(eu.id, eu.token, { ...a(eu, {}), permissoes: [] })
    expect(answer).toMatchObject(detail([['body', 'usuario', 'admin'], type]))
    expect((await registro(test, eu.id))?.diretas).toEqual(['admin'])
  })

  it('may change all that does not end it', async () => {
    const eu = await flag()
    expect((await put(eu.id, eu.token, { cidade: 'Recife', grupos_ids: [], permissoes_ids: [] })).status).toBe(200)
  })

  it('does not count while inactive: the active one stays, the inactive one may be removed', async () => {
    const eu = await flag()
    const velho = await insertAccount(test, null, { admin: true, ativo: false })
    expect((await test.call('DELETE', at(velho.id), { token: eu.token })).status).toBe(200)
  })
})

describe('/api/v1/usuarios/{id}: administrators who end each other at the same moment', () => {
  const vivos = () => test.db.$count(usuarios, eq(usuarios.admin, true))

  it.each(ways.filter(([name]) => /admin|DELETE \(A\)/.test(name)))(
    '%s, each oneself: one goes, one stays',
    async (_name, run) => {
      for (let round = 0; round < 3; round++) {
        await semAdministradores()
        const [um, dois] = [await flag(), await flag()]
        const answers = await Promise.all([run(um, um.token), run(dois, dois.token)])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
        expect(await vivos()).toBe(1)
      }
    }
  )

  it('PUT (B) admin false, each the other, on two instances: one goes, one stays, and nobody waits for a deadlock', async () => {
    const outra = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })
    try {
      for (let round = 0; round < 5; round++) {
        await semAdministradores()
        const [um, dois] = [await flag(), await flag()]
        const answers = await Promise.all([
          test.call('PUT', at(dois.id), { token: um.token, body: { admin: false } }),
          outra.call('PUT', at(um.id), { token: dois.token, body: { admin: false } })
        ])
        // Who comes second is either no administrator any more, or would end the last one.
        const [first, second] = answers.map(({ status }) => status).sort()
        expect(first).toBe(200)
        expect([403, 422]).toContain(second)
        expect(await vivos()).toBe(1)
      }
    } finally {
      await outra.close()
    }
  })

  it('ten administrators at once: nine go', async () => {
    const todos = await Promise.all(Array.from({ length: 10 }, flag))
    const answers = await Promise.all(todos.map((u) => put(u.id, u.token, { admin: false })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
    expect(await vivos()).toBe(1)
  })
})

describe('/api/v1/usuarios/{id}: two managers who change each other at the same moment', () => {
  it('PUT (B): both get 200', async () => {
    const [um, dois] = [await account(test, 'gestor'), await account(test, 'gestor')]
    for (let round = 0; round < 20; round++) {
      const body = { cargo: `c${round}` }
      const answers = await Promise.all([put(dois.id, um.token, body), put(um.id, dois.token, body)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
  })
})
