import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, insertAccount, login } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { denied, errorOf, giveDirect, invalid, NOW, notFound, unauthorized } from './support.ts'

let test: TestApp

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const me = (token: string, include?: string) =>
  test.call('GET', '/api/v1/usuarios/me', { token, ...(include === undefined ? {} : { query: { include } }) })

describe('GET /api/v1/usuarios/me', () => {
  const fields = {
    nome: 'Ana Souza',
    cpf: '52998224725',
    telefone: '(81) 99999-1234',
    cargo: 'Epidemiologista',
    departamento: 'Vigilância',
    cidade: 'Recife',
    estado: 'PE',
    emailVerificado: true
  }

  it('GET /api/v1/usuarios/me: 200 with exactly the fields of Description B', async () => {
    const who = await account(test, 'analista', fields)
    const answer = await me(who.token)
    expect(answer.body).toEqual({
      id: who.id,
      nome: 'Ana Souza',
      email: who.email,
      cpf: '529.982.247-25',
      telefone: '(81) 99999-1234',
      avatar_url: null,
      cargo: 'Epidemiologista',
      departamento: 'Vigilância',
      cidade: 'Recife',
      estado: 'PE',
      admin: false,
      ativo: true,
      email_verificado: true,
      mfa_habilitado: false,
      criado_em: NOW,
      atualizado_em: NOW,
      ultimo_acesso: NOW,
      plano: 'basic',
      email_pendente: null,
      territorios: [],
      territorio_efetivo: { origem: 'nenhum', territorios: [{ tipo: 'pais', codigo: 'BR' }] },
      sessoes_ativas: [expect.objectContaining({ current: true, ip_address: '127.0.0.1' })]
    })
    expect(answer.status).toBe(200)
  })

  it.each([
    ['grupos', ['grupos']],
    ['permissoes', ['permissoes_diretas', 'permissoes_efetivas']],
    // The sessions are there in any case.
    ['sessoes', []],
    ['sessoes,grupos', ['grupos']],
    ['grupos,permissoes,sessoes', ['grupos', 'permissoes_diretas', 'permissoes_efetivas']]
  ])('GET /api/v1/usuarios/me: include=%s adds %j and nothing else', async (include, added) => {
    const who = await account(test, 'visualizador')
    const plain = Object.keys((await me(who.token)).body)
    const { status, body } = await me(who.token, include)
    expect(status).toBe(200)
    expect(
      Object.keys(body)
        .filter((key) => !plain.includes(key))
        .sort()
    ).toEqual(added)
  })

  it('GET /api/v1/usuarios/me: the included parts are right', async () => {
    const who = await account(test, 'usuario')
    await giveDirect(test, who.id, 'relatorios.gerar')
    const { body: other } = await login(test, who.email)
    const { body } = await me(who.token, 'grupos,permissoes,sessoes')
    expect(body.grupos).toEqual([
      { id: expect.any(Number), nome: 'usuario', descricao: expect.any(String), permissoes_count: 4 }
    ])
    expect(body.permissoes_diretas).toEqual([
      { id: expect.any(Number), nome: 'relatorios.gerar', descricao: expect.any(String) }
    ])
    expect([...body.permissoes_efetivas].sort()).toEqual(
      ['agravos.estatisticas', 'agravos.listar', 'dashboard.visualizar', 'noticias.listar', 'relatorios.gerar'].sort()
    )
    expect(body.sessoes_ativas).toHaveLength(2)
    const { items } = (await test.call('GET', '/api/v1/auth/sessions', { token: who.token })).body
    expect(body.sessoes_ativas).toEqual(items)
    await test.call('POST', '/api/v1/auth/logout', { token: other.access_token })
    for (const include of [undefined, 'sessoes', 'grupos'])
      expect((await me(who.token, include)).body.sessoes_ativas).toHaveLength(1)
  })

  it.each(['x', 'grupos,x', 'grupos,grupos', 'historico', 'grupos,', 'GRUPOS'])(
    'GET /api/v1/usuarios/me: 422 for include=%s',
    async (include) => {
      const { token } = await account(test, 'usuario')
      expect(await me(token, include)).toMatchObject(errorOf(422, 'VALIDATION_ERROR'))
    }
  )

  it('GET /api/v1/usuarios/me: 422 for an unknown parameter, 401 without a token', async () => {
    const { token } = await account(test, 'usuario')
    const odd = await test.call('GET', '/api/v1/usuarios/me', { token, query: { id: '1' } })
    expect(odd).toMatchObject(invalid(['id', 'UNKNOWN_FIELD']))
    expect(await test.call('GET', '/api/v1/usuarios/me')).toMatchObject(unauthorized)
  })
})

describe('DELETE /api/v1/usuarios/{id}/bloqueio', () => {
  const release = (id: number | string, token?: string) =>
    test.call('DELETE', `/api/v1/usuarios/${id}/bloqueio`, { token })
  async function locked() {
    const who = await insertAccount(test, 'usuario')
    for (let i = 0; i < 5; i++) await login(test, who.email, 'errada')
    expect((await login(test, who.email)).status).toBe(423)
    return who
  }
  const rows = async (token: string, id: number) =>
    (await test.call('GET', '/api/v1/auditoria', { token, query: { acao: 'login.desbloqueio', alvo_id: String(id) } }))
      .body.items

  it('DELETE /api/v1/usuarios/{id}/bloqueio: 204 by an administrator; felt at the next login, on another instance too', async () => {
    const second = await openApp({ url: test.url })
    try {
      const [admin, who] = [await account(test, 'admin'), await locked()]
      expect((await login(second, who.email)).status).toBe(423)
      const answer = await release(who.id, admin.token)
      expect([answer.status, answer.body.length]).toEqual([204, 0])
      expect((await login(second, who.email)).status).toBe(200)
      expect(await rows(admin.token, who.id)).toMatchObject([{ ator_id: admin.id, alvo_tipo: 'usuario' }])
    } finally {
      await second.close()
    }
  })

  it('DELETE /api/v1/usuarios/{id}/bloqueio: failures before it are forgotten, a lock after it is possible', async () => {
    const [admin, who] = [await account(test, 'admin'), await locked()]
    await release(who.id, admin.token)
    for (let i = 0; i < 4; i++) expect((await login(test, who.email, 'errada')).status).toBe(401)
    await release(who.id, admin.token)
    for (let i = 0; i < 5; i++) expect((await login(test, who.email, 'errada')).status).toBe(401)
    expect((await login(test, who.email)).status).toBe(423)
  })

  it('DELETE /api/v1/usuarios/{id}/bloqueio: 204 when nothing is locked, without an entry in the audit trail', async () => {
    const [admin, who] = [await account(test, 'admin'), await account(test, 'usuario')]
    expect((await release(who.id, admin.token)).status).toBe(204)
    expect(await rows(admin.token, who.id)).toEqual([])
  })

  it("DELETE /api/v1/usuarios/{id}/bloqueio: 403 for everyone else, even for one's own lock, and the lock stays", async () => {
    const [gestor, own, who] = [await account(test, 'gestor'), await account(test, 'usuario'), await locked()]
    for (let i = 0; i < 5; i++) await login(test, own.email, 'errada')
    expect(await release(who.id, gestor.token)).toMatchObject(denied('admin'))
    expect(await release(own.id, own.token)).toMatchObject(denied('admin'))
    expect(await release(who.id)).toMatchObject(unauthorized)
    expect((await login(test, who.email)).status).toBe(423)
    expect((await login(test, own.email)).status).toBe(423)
  })

  it('DELETE /api/v1/usuarios/{id}/bloqueio: 404 for an unknown id and one out of range', async () => {
    const { token } = await account(test, 'admin')
    for (const id of [2147483647, '2147483648', '0']) expect(await release(id, token)).toMatchObject(notFound)
  })
})
