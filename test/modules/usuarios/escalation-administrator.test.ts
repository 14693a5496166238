import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { type Answer, startApp, type TestApp } from '../../support/app.ts'
import { at, darDiretas, multipart, negado, registro } from './support.ts'

// Only an administrator changes, deactivates, reactivates or removes an administrator, however that one came to be one.
let test: TestApp
let gestor: Account
let admin: Account
let png: Buffer

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  admin = await account(test, null, { admin: true })
  png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
})
afterAll(() => test.close())

type Alvo = { id: number; email: string }

const kinds: [how: string, make: (campos: object) => Promise<Alvo>][] = [
  ['by the flag', (campos) => insertAccount(test, 'usuario', { ...campos, admin: true })],
  ['by the group', (campos) => insertAccount(test, 'admin', campos)],
  [
    'by the permission',
    async (campos) => {
      const alvo = await insertAccount(test, 'usuario', campos)
      await darDiretas(test, alvo.id, 'admin')
      return alvo
    }
  ]
]

const a = (alvo: Alvo, campos: object) => ({ usuario: { nome: 'Ana', email: alvo.email, ...campos } })
const attacks: [name: string, ativo: boolean, run: (alvo: Alvo, token: string) => Promise<Answer>][] = [
  ['PUT (A) nome', true, (alvo, token) => test.call('PUT', at(alvo.id), { token, body: a(alvo, { nome: 'Eva' }) })],
  [
    'PUT (A) senha',
    true,
    (alvo, token) => test.call('PUT', at(alvo.id), { token, body: a(alvo, { senha: 'Zika!2025x' }) })
  ],
  [
    'PUT (A) email',
    true,
    (alvo, token) => test.call('PUT', at(alvo.id), { token, body: a({ ...alvo, email: 'x@y.example' }, {}) })
  ],
  [
    'PUT (A) admin false',
    true,
    (alvo, token) => test.call('PUT', at(alvo.id), { token, body: a(alvo, { admin: false, cidade: 'x' }) })
  ],
  [
    'PUT (A) ativo false',
    true,
    (alvo, token) => test.call('PUT', at(alvo.id), { token, body: a(alvo, { ativo: false }) })
  ],
  [
    'PUT (A) permissoes',
    true,
    (alvo, token) => test.call('PUT', at(alvo.id), { token, body: { ...a(alvo, { cidade: 'x' }), permissoes: [] } })
  ],
  ['PUT (B) cargo', true, (alvo, token) => test.call('PUT', at(alvo.id), { token, body: { cargo: 'x' } })],
  ['PUT (B) email', true, (alvo, token) => test.call('PUT', at(alvo.id), { token, body: { email: 'x@y.example' } })],
  ['PUT (B) grupos_ids', true, (alvo, token) => test.call('PUT', at(alvo.id), { token, body: { grupos_ids: [] } })],
  ['PUT (B) ativo true', false, (alvo, token) => test.call('PUT', at(alvo.id), { token, body: { ativo: true } })],
  ['POST desativar', true, (alvo, token) => test.call('POST', at(alvo.id, '/desativar'), { token })],
  ['POST reativar', false, (alvo, token) => test.call('POST', at(alvo.id, '/reativar'), { token })],
  ['DELETE (A)', true, (alvo, token) => test.call('DELETE', at(alvo.id), { token })],
  ['DELETE (A) of an inactive one', false, (alvo, token) => test.call('DELETE', at(alvo.id), { token })],
  [
    'DELETE (B)',
    true,
    (alvo, token) => test.call('DELETE', at(alvo.id), { token, query: { motivo: 'x', force: 'true' } })
  ],
  [
    'POST foto-perfil',
    true,
    (alvo, token) =>
      test.call('POST', at(alvo.id, '/foto-perfil'), {
        token,
        ...multipart([{ name: 'file', filename: 'x', content: png }])
      })
  ]
]

describe.each(kinds)('an administrator %s', (_how, make) => {
  it.each(attacks)(
    '/api/v1/usuarios/{id}: %s: 403 for a manager, 200 for an administrator',
    async (_name, ativo, run) => {
      const alvo = await make({ nome: 'Ana', ativo })
      const before = await registro(test, alvo.id)
      expect(await run(alvo, gestor.token)).toMatchObject(negado('admin'))
      expect(await registro(test, alvo.id)).toEqual(before)
      expect((await run(alvo, admin.token)).status).toBe(200)
      expect(await registro(test, alvo.id)).not.toEqual(before)
    }
  )

  it('GET /api/v1/usuarios/{id}: may be read', async () => {
    const alvo = await make({})
    expect((await test.call('GET', at(alvo.id), { token: gestor.token })).status).toBe(200)
  })

  it('/api/v1/usuarios/{id}: may change its own record', async () => {
    const alvo = await make({ nome: 'Ana' })
    const { body } = await test.call('POST', '/api/v1/usuarios/login', {
      body: { email: alvo.email, password: 'Dengue#2024' }
    })
    const answer = await test.call('PUT', at(alvo.id), {
      token: body.access_token,
      body: { nome: 'Eva', plano: 'premium' }
    })
    expect(answer.body.campos_alterados).toEqual(['nome', 'plano'])
  })
})
