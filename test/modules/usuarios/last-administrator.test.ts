import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { usuariosPermissoes } from '../../../src/modules/permissoes/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { type Answer, openApp, startApp, type TestApp } from '../../support/app.ts'
import { at, detail, giveDirect, invalid, permissaoId, storedUsuario } from './support.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
// Each test starts without any administrator, so that it knows every one.
beforeEach(() => removeAdministrators())

async function removeAdministrators() {
  await test.db.update(usuarios).set({ admin: false })
  await test.db.delete(usuariosGrupos)
  await test.db.delete(usuariosPermissoes)
}
const put = (id: number, token: string, body: object) => test.call('PUT', at(id), { token, body })
const a = (target: Account, fields: object) => ({ usuario: { nome: 'Ana', email: target.email, ...fields } })
const flag = () => account(test, null, { nome: 'Ana', admin: true })
const type = 'value_error.last_admin'

type Way = [name: string, run: (target: Account, token: string) => Promise<Answer>, refused: object]
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
  ['PUT (B) admin false', (u, token) => put(u.id, token, { admin: false }), invalid(['admin', 'LAST_ADMIN'])],
  ['PUT (B) ativo false', (u, token) => put(u.id, token, { ativo: false }), invalid(['ativo', 'LAST_ADMIN'])],
  [
    'POST desativar',
    (u, token) => test.call('POST', at(u.id, '/desativar'), { token }),
    detail([['path', 'usuario_id'], type])
  ],
  ['DELETE (A)', (u, token) => test.call('DELETE', at(u.id), { token }), detail([['path', 'usuario_id'], type])],
  [
    'DELETE (B)',
    (u, token) => test.call('DELETE', at(u.id), { token, query: { motivo: 'x' } }),
    invalid(['id', 'LAST_ADMIN'])
  ]
]

describe('/api/v1/usuarios/{id}: the last active administrator', () => {
  it.each(ways)('stays: %s is 422, and nothing is changed', async (_name, run, refused) => {
    const me = await flag()
    await insertAccount(test, 'admin', { ativo: false })
    await insertAccount(test, 'gestor')
    const before = await storedUsuario(test, me.id)
    expect(await run(me, me.token)).toMatchObject(refused)
    expect(await storedUsuario(test, me.id)).toEqual(before)
    expect((await test.call('GET', '/api/v1/usuarios/', { token: me.token })).status).toBe(200)
  })

  it.each(ways)('may go while there is another: %s', async (_name, run) => {
    const me = await flag()
    await insertAccount(test, 'admin')
    expect((await run(me, me.token)).status).toBe(200)
  })

  it('by the group stays in it', async () => {
    const me = await account(test, 'admin')
    expect(await put(me.id, me.token, { grupos_ids: [] })).toMatchObject(invalid(['admin', 'LAST_ADMIN']))
    expect((await storedUsuario(test, me.id))?.grupos).toEqual(['admin'])
    expect((await put(me.id, me.token, { admin: true, grupos_ids: [] })).status).toBe(200)
  })

  it('by the permission keeps it, in A and in B', async () => {
    const me = await account(test, null, { nome: 'Ana' })
    await giveDirect(test, me.id, 'admin')
    const permissao = await permissaoId(test, 'agravos.listar')
    expect(await put(me.id, me.token, { permissoes_ids: [permissao] })).toMatchObject(invalid(['admin', 'LAST_ADMIN']))
    const answer = await put(me.id, me.token, { ...a(me, {}), permissoes: [] })
    expect(answer).toMatchObject(detail([['body', 'usuario', 'admin'], type]))
    expect((await storedUsuario(test, me.id))?.direct).toEqual(['admin'])
  })

  it('may change everything else', async () => {
    const me = await flag()
    expect((await put(me.id, me.token, { cidade: 'Recife', grupos_ids: [], permissoes_ids: [] })).status).toBe(200)
  })

  it('does not count while inactive: the active one stays, the inactive one may be removed', async () => {
    const me = await flag()
    const old = await insertAccount(test, null, { admin: true, ativo: false })
    expect((await test.call('DELETE', at(old.id), { token: me.token })).status).toBe(200)
  })
})

describe('/api/v1/usuarios/{id}: administrators who remove each other at the same moment', () => {
  const countFlagged = () => test.db.$count(usuarios, eq(usuarios.admin, true))

  it.each(ways.filter(([name]) => /admin|DELETE \(A\)/.test(name)))(
    '%s, each by itself: one goes, one stays',
    async (_name, run) => {
      for (let round = 0; round < 3; round++) {
        await removeAdministrators()
        const [one, two] = [await flag(), await flag()]
        const answers = await Promise.all([run(one, one.token), run(two, two.token)])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
        expect(await countFlagged()).toBe(1)
      }
    }
  )

  it('PUT (B) admin false, each to the other, on two instances: one goes, one stays, without a deadlock', async () => {
    const permissao = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })
    try {
      for (let round = 0; round < 5; round++) {
        await removeAdministrators()
        const [one, two] = [await flag(), await flag()]
        const answers = await Promise.all([
          test.call('PUT', at(two.id), { token: one.token, body: { admin: false } }),
          permissao.call('PUT', at(one.id), { token: two.token, body: { admin: false } })
        ])
        // The second request comes either from someone who is no longer an administrator, or would remove the last one.
        const [first, second] = answers.map(({ status }) => status).sort()
        expect(first).toBe(200)
        expect([403, 422]).toContain(second)
        expect(await countFlagged()).toBe(1)
      }
    } finally {
      await permissao.close()
    }
  })

  it('ten administrators at once: nine go', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, flag))
    const answers = await Promise.all(all.map((u) => put(u.id, u.token, { admin: false })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
    expect(await countFlagged()).toBe(1)
  })
})

describe('/api/v1/usuarios/{id}: two managers who change each other at the same moment', () => {
  it('PUT (B): both get 200', async () => {
    const [one, two] = [await account(test, 'gestor'), await account(test, 'gestor')]
    for (let round = 0; round < 20; round++) {
      const body = { cargo: `c${round}` }
      const answers = await Promise.all([put(two.id, one.token, body), put(one.id, two.token, body)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
  })
})
