import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { type Answer, startApp, type TestApp } from '../../support/app.ts'
import { at, denied, giveDirect, multipart, storedUsuario } from './support.ts'

// Only an administrator changes, deactivates, reactivates or removes an administrator, however that one became one.
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

type Target = { id: number; email: string }

const kinds: [how: string, make: (fields: object) => Promise<Target>][] = [
  ['by the flag', (fields) => insertAccount(test, 'usuario', { ...fields, admin: true })],
  ['by the group', (fields) => insertAccount(test, 'admin', fields)],
  [
    'by the permission',
    async (fields) => {
      const target = await insertAccount(test, 'usuario', fields)
      await giveDirect(test, target.id, 'admin')
      return target
    }
  ]
]

const a = (target: Target, fields: object) => ({ usuario: { nome: 'Ana', email: target.email, ...fields } })
const attacks: [name: string, ativo: boolean, run: (target: Target, token: string) => Promise<Answer>][] = [
  [
    'PUT (A) nome',
    true,
    (target, token) => test.call('PUT', at(target.id), { token, body: a(target, { nome: 'Eva' }) })
  ],
  [
    'PUT (A) senha',
    true,
    (target, token) => test.call('PUT', at(target.id), { token, body: a(target, { senha: 'Zika!2025x' }) })
  ],
  [
    'PUT (A) email',
    true,
    (target, token) => test.call('PUT', at(target.id), { token, body: a({ ...target, email: 'x@y.example' }, {}) })
  ],
  [
    'PUT (A) admin false',
    true,
    (target, token) => test.call('PUT', at(target.id), { token, body: a(target, { admin: false, cidade: 'x' }) })
  ],
  [
    'PUT (A) ativo false',
    true,
    (target, token) => test.call('PUT', at(target.id), { token, body: a(target, { ativo: false }) })
  ],
  [
    'PUT (A) permissoes',
    true,
    (target, token) =>
      test.call('PUT', at(target.id), { token, body: { ...a(target, { cidade: 'x' }), permissoes: [] } })
  ],
  ['PUT (B) cargo', true, (target, token) => test.call('PUT', at(target.id), { token, body: { cargo: 'x' } })],
  [
    'PUT (B) email',
    true,
    (target, token) => test.call('PUT', at(target.id), { token, body: { email: 'x@y.example' } })
  ],
  ['PUT (B) grupos_ids', true, (target, token) => test.call('PUT', at(target.id), { token, body: { grupos_ids: [] } })],
  ['PUT (B) ativo true', false, (target, token) => test.call('PUT', at(target.id), { token, body: { ativo: true } })],
  ['POST desativar', true, (target, token) => test.call('POST', at(target.id, '/desativar'), { token })],
  ['POST reativar', false, (target, token) => test.call('POST', at(target.id, '/reativar'), { token })],
  ['DELETE (A)', true, (target, token) => test.call('DELETE', at(target.id), { token })],
  ['DELETE (A) of an inactive one', false, (target, token) => test.call('DELETE', at(target.id), { token })],
  [
    'DELETE (B)',
    true,
    (target, token) => test.call('DELETE', at(target.id), { token, query: { motivo: 'x', force: 'true' } })
  ],
  [
    'POST foto-perfil',
    true,
    (target, token) =>
      test.call('POST', at(target.id, '/foto-perfil'), {
        token,
        ...multipart([{ name: 'file', filename: 'x', content: png }])
      })
  ]
]

describe.each(kinds)('an administrator %s', (_how, make) => {
  it.each(attacks)(
    '/api/v1/usuarios/{id}: %s: 403 for a manager, 200 for an administrator',
    async (_name, ativo, run) => {
      const target = await make({ nome: 'Ana', ativo })
      const before = await storedUsuario(test, target.id)
      expect(await run(target, gestor.token)).toMatchObject(denied('admin'))
      expect(await storedUsuario(test, target.id)).toEqual(before)
      expect((await run(target, admin.token)).status).toBe(200)
      expect(await storedUsuario(test, target.id)).not.toEqual(before)
    }
  )

  it('GET /api/v1/usuarios/{id}: may be read', async () => {
    const target = await make({})
    expect((await test.call('GET', at(target.id), { token: gestor.token })).status).toBe(200)
  })

  it('/api/v1/usuarios/{id}: may change its own record', async () => {
    const target = await make({ nome: 'Ana' })
    const { body } = await test.call('POST', '/api/v1/usuarios/login', {
      body: { email: target.email, password: 'Dengue#2024' }
    })
    const answer = await test.call('PUT', at(target.id), {
      token: body.access_token,
      body: { nome: 'Eva', plano: 'premium' }
    })
    expect(answer.body.campos_alterados).toEqual(['nome', 'plano'])
  })
})
