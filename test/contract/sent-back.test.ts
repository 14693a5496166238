import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { casoBody } from '../modules/agravos/support.ts'
import { type Account, account } from '../support/accounts.ts'
import { startApp, type TestApp } from '../support/app.ts'

// A client may write back what it has read: a form filled from a record need not know which fields may be changed.

let test: TestApp
let admin: Account
beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
})
afterAll(() => test?.close())

async function create(path: string, body: object): Promise<string> {
  const answer = await test.call('POST', `/api/v1/${path}`, { token: admin.token, body })
  expect(answer.status).toBe(201)
  return `/api/v1/${path}/${answer.body.data?.id ?? answer.body.id}`
}

/** Reads a record by Description B, which the address of a user serves only with a parameter of its own. */
async function read(path: string): Promise<Record<string, unknown>> {
  const query: Record<string, string> = path.includes('/usuarios/') ? { include: 'historico' } : {}
  const { status, body } = await test.call('GET', path, { token: admin.token, query })
  expect(status).toBe(200)
  return body.data ?? body
}

const put = (path: string, body: object, { token } = admin) => test.call('PUT', path, { token, body })

const person = (cpf: string) => ({
  nome: 'Rita Prado',
  email: `rita${cpf.slice(0, 3)}@saude.example`,
  senha: 'Dengue#2024',
  cpf,
  telefone: '(81) 99999-0000',
  estado: 'PE'
})
const receiver = { url: 'https://example.org/x', eventos: ['agravo.criado'], headers: { 'X-Um': '1' } }

describe.each([
  ['a user', 'usuarios', person('529.982.247-25'), 'cpf', '111.444.777-35'],
  ['a group', 'grupos', { nome: 'vigilancia_sul', descricao: 'Sul' }, 'id', 1],
  ['a webhook', 'webhooks', receiver, 'dono_id', 2147483647],
  ['a case', 'agravos/casos', casoBody(), 'criado_em', '2026-01-01T00:00:00.000Z']
])('PUT with %s as GET shows it', (_, where, body, field, other) => {
  let path: string
  let before: Record<string, unknown>
  beforeAll(async () => {
    path = await create(where, body)
    before = await read(path)
  })

  it('200, and nothing changes', async () => {
    const answer = await put(path, before)
    expect([answer.status, answer.body.campos_alterados ?? []]).toEqual([200, []])
    const { historico: _, atualizado_em: __, ...fields } = before
    expect(await read(path)).toMatchObject(fields)
  })

  it(`422 IMMUTABLE_FIELD with another value at ${field}, which can only be read`, async () => {
    const { status, body } = await put(path, { ...before, [field]: other })
    expect(status).toBe(422)
    expect(body.error.details).toMatchObject([{ field, code: 'IMMUTABLE_FIELD' }])
  })
})

it('PUT /api/v1/usuarios/{id}: 200 with the present cpf, with or without punctuation, or null when there is none', async () => {
  const path = await create('usuarios', person('390.533.447-05'))
  for (const cpf of ['39053344705', '390.533.447-05']) expect((await put(path, { cpf })).status).toBe(200)
  const { status, body } = await put(`/api/v1/usuarios/${admin.id}`, { cpf: null, cargo: 'Chefe' })
  expect([status, body.campos_alterados]).toEqual([200, ['cargo']])
})

it('PUT /api/v1/usuarios/{id}: a caller who may not change a user does not learn whether a cpf is right', async () => {
  const path = await create('usuarios', person('168.995.350-09'))
  const other = await account(test, 'usuario')
  for (const cpf of ['16899535009', '52998224725']) expect((await put(path, { cpf }, other)).status).toBe(403)
})
