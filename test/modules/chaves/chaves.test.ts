import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { chavesCleanup } from '../../../src/modules/chaves/cleanup.ts'
import { identifyCaller } from '../../../src/modules/chaves/identify.ts'
import { newSegredo } from '../../../src/modules/chaves/secret.ts'
import { chaves } from '../../../src/modules/chaves/tables.ts'
import { digest } from '../../../src/platform/sealing/secret.ts'
import { cleanUp } from '../../../src/platform/time/cleanup.ts'
import { type Account, account } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { auditRows, expectError, MINUTE } from '../auth/support.ts'
import { CHAVES, DAY, from, insertedKey, madeKey, makeKey } from './support.ts'

let test: TestApp
let gestor: Account
let admin: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

const fresh = () => account(test, 'gestor')
const casos = (token: string, headers: Record<string, string> = {}, app = test) =>
  app.call('GET', '/api/v1/agravos/casos', { token, headers })
const revoke = (token: string, id: number, app = test) => app.call('DELETE', `${CHAVES}/${id}`, { token })
const stored = async (id: number) => (await test.db.select().from(chaves).where(eq(chaves.id, id)))[0]!
const details = (answer: Awaited<ReturnType<typeof makeKey>>) =>
  answer.body.error.details.map(({ field, code }: { field: string; code: string }) => [field, code])

describe('POST /api/v1/chaves', () => {
  it('201 with the secret once; only a digest of it is stored', async () => {
    const owner = await fresh()
    const answer = await makeKey(test, owner.token, {
      permissoes: ['agravos.listar', 'agravos.estatisticas'],
      territorios: [{ tipo: 'uf', codigo: 'pe' }],
      ips: ['203.0.113.0/24']
    })
    const moment = test.clock.moment
    expect(answer.body).toEqual({
      message: 'Chave criada.',
      segredo: expect.stringMatching(/^sik_[0-9A-Za-z]{40}$/),
      chave: {
        id: expect.any(Number),
        nome: 'Painel da regional',
        trecho: `${answer.body.segredo.slice(0, 8)}…${answer.body.segredo.slice(-4)}`,
        situacao: 'ativa',
        permissoes: ['agravos.estatisticas', 'agravos.listar'],
        territorios: [{ tipo: 'uf', codigo: 'PE' }],
        ips: ['203.0.113.0/24'],
        dono: { id: owner.id, nome: owner.nome },
        criado_em: moment.toISOString(),
        expira_em: new Date(moment.getTime() + 90 * DAY).toISOString(),
        ultimo_uso_em: null,
        revogado_em: null
      }
    })
    expect(answer.status).toBe(201)
    const row = await stored(answer.body.chave.id)
    expect(row.resumo).toEqual(digest(answer.body.segredo))
    expect(JSON.stringify(row)).not.toContain(answer.body.segredo.slice(10, 30))
    const [told] = await auditRows(test, 'chave.criada')
    expect(told).toMatchObject({ atorId: owner.id, detalhes: { chave_id: row.id, nome: 'Painel da regional' } })
    expect(JSON.stringify(await auditRows(test, 'chave.criada'))).not.toContain(answer.body.segredo)
  })

  it('refuses what its maker does not hold, and what no key gets', async () => {
    const plain = await account(test, 'usuario')
    const permissoes = ['agravos.listar', 'agravos.deletar', 'admin', 'nada.disso']
    expect(details(await makeKey(test, plain.token, { permissoes, ips: ['nenhum'] }))).toEqual([
      ['permissoes.1', 'NOT_FOUND'],
      ['permissoes.2', 'NOT_FOUND'],
      ['permissoes.3', 'NOT_FOUND'],
      ['ips.0', 'INVALID_ADDRESS']
    ])
    expect(details(await makeKey(test, admin.token, { permissoes: ['admin'] }))).toEqual([
      ['permissoes.0', 'NOT_FOUND']
    ])
    expect((await makeKey(test, plain.token)).status).toBe(201)
  })

  it.each([
    ['no permissions', { permissoes: [] }],
    ['no name', { nome: ' ' }],
    ['more than a year', { validade_dias: 366 }],
    ['no day', { validade_dias: 0 }],
    ['a place that is not there', { territorios: [{ tipo: 'uf', codigo: 'XX' }] }],
    ['an unknown field', { admin: true }]
  ])('422 for %s', async (_, fields) => {
    expect((await makeKey(test, gestor.token, fields)).status).toBe(422)
  })

  it('gives no place that its maker does not reach', async () => {
    const limited = await account(test, 'gestor', { territorios: [{ tipo: 'uf', codigo: 'PE' }] })
    const of = (tipo: string, codigo: string) => makeKey(test, limited.token, { territorios: [{ tipo, codigo }] })
    expectError(await of('uf', 'SP'), 403, 'OUT_OF_TERRITORY')
    expectError(await of('pais', 'BR'), 403, 'OUT_OF_TERRITORY')
    expect((await of('municipio', '2611606')).status).toBe(201)
  })

  it('needs a fresh login, and no key makes one', async () => {
    const owner = await fresh()
    const { segredo } = await madeKey(test, owner.token)
    expectError(await makeKey(test, segredo), 403, 'SESSION_REQUIRED')
    expectError(await test.call('GET', CHAVES, { token: segredo }), 403, 'SESSION_REQUIRED')
    const [row] = await test.db.select().from(chaves).where(eq(chaves.donoId, owner.id))
    expectError(await revoke(segredo, row!.id), 403, 'SESSION_REQUIRED')
    test.advance(16 * MINUTE)
    expectError(await makeKey(test, owner.token), 403, 'REAUTHENTICATION_REQUIRED')
    expect((await revoke(owner.token, row!.id)).status).toBe(204)
    gestor = await account(test, 'gestor')
    admin = await account(test, 'admin')
  })

  it('an account has at most 20 living keys, also when they are asked for at once', async () => {
    const owner = await fresh()
    for (let i = 0; i < 18; i++) await insertedKey(test, owner.id, ['agravos.listar'])
    await insertedKey(test, owner.id, ['agravos.listar'], { expiraEm: test.clock.moment })
    await insertedKey(test, owner.id, ['agravos.listar'], { revogadoEm: test.clock.moment })
    const answers = await Promise.all(Array.from({ length: 5 }, () => makeKey(test, owner.token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422])
    expect(details(answers.find(({ status }) => status === 422)!)).toEqual([['nome', 'LIMIT_REACHED']])
  })

  it('the same Idempotency-Key makes one key, and a key has Idempotency-Keys of its own', async () => {
    const owner = await fresh()
    const repeated = { 'idempotency-key': 'chave-1' }
    const answers = [await makeKey(test, owner.token, {}, repeated), await makeKey(test, owner.token, {}, repeated)]
    expect(answers[1]!.body).toEqual(answers[0]!.body)
    const { segredo } = await madeKey(test, owner.token, { permissoes: ['grupos.criar'] })
    const post = (token: string) =>
      test.call('POST', '/api/v1/grupos', {
        token,
        body: { nome: 'da.chave', descricao: 'x', permissoes_ids: [] },
        headers: { 'idempotency-key': 'grupo-1' }
      })
    expect((await post(owner.token)).status).toBe(201)
    expect((await post(segredo)).status).toBe(422)
  })
})

describe('a key in the place of an access token', () => {
  it('does what it was given and its owner may now; the owner is felt at the next request', async () => {
    const owner = await fresh()
    const { segredo } = await madeKey(test, owner.token)
    expect((await casos(segredo)).status).toBe(200)
    const denied = await test.call('GET', '/api/v1/grupos', { token: segredo })
    expectError(denied, 403, 'PERMISSION_DENIED', { required_permission: 'grupos.listar' })
    const set = (fields: object) => test.db.update(usuarios).set(fields).where(eq(usuarios.id, owner.id))
    await set({ ativo: false })
    expectError(await casos(segredo), 401, 'UNAUTHORIZED')
    await set({ ativo: true, trocarSenha: true })
    expectError(await casos(segredo), 403, 'PASSWORD_CHANGE_REQUIRED')
    await set({ trocarSenha: false })
    expect((await casos(segredo)).status).toBe(200)
  })

  it('is never an administrator, and nothing for being its owner', async () => {
    const { segredo, id } = await madeKey(test, admin.token, { permissoes: ['usuarios.editar', 'usuarios.listar'] })
    expect(id).toBeGreaterThan(0)
    expectError(await test.call('GET', '/api/v1/auditoria', { token: segredo }), 403, 'PERMISSION_DENIED', {
      required_permission: 'admin'
    })
    const { segredo: small } = await madeKey(test, admin.token)
    const self = await test.call('GET', `/api/v1/usuarios/${admin.id}`, {
      token: small,
      query: { include: 'historico' }
    })
    expectError(self, 403, 'PERMISSION_DENIED', { required_permission: 'usuarios.listar' })
    expectError(await test.call('GET', '/api/v1/usuarios/me', { token: small }), 403, 'SESSION_REQUIRED')
    const email = { email: 'outra@saude.example' }
    expectError(
      await test.call('PUT', `/api/v1/usuarios/${admin.id}`, { token: segredo, body: email }),
      403,
      'SESSION_REQUIRED'
    )
  })

  it('where Description A takes any token, a key still needs the permission', async () => {
    const open = await openApp({ url: test.url, config: { descriptionAAccess: 'token' } })
    const { segredo } = await madeKey(test, (await fresh()).token)
    expectError(await open.call('GET', '/api/v1/usuarios/', { token: segredo }), 403, 'PERMISSION_DENIED', {
      required_permission: 'usuarios.listar'
    })
    await open.close()
  })

  it.each(['sik_', 'sik_7Qm2VbN8sT0kYc5LrWd1XhJ6pGf9ZaEuRo3PNoQV', 'sik_x', 'sik_!'])('401 for %s', async (token) => {
    expectError(await casos(token), 401, 'UNAUTHORIZED')
  })

  it('401 for an invented key with the right checksum', async () => {
    expectError(await casos(newSegredo()), 401, 'UNAUTHORIZED')
  })

  it('a wrong checksum is refused without the database, any other key with one look at it', async () => {
    const { segredo } = await madeKey(test, (await fresh()).token)
    const wrong = segredo.slice(0, -1) + (segredo.endsWith('A') ? 'B' : 'A')
    const request = (token: string) =>
      ({ headers: { authorization: `Bearer ${token}` }, ip: '192.0.2.1' }) as unknown as FastifyRequest
    const away = { ...test.services, tokens: { verify: () => ({ usuarioId: 0, sessaoId: '' }) }, db: {} as never }
    await expect(identifyCaller(request(wrong), away)).rejects.toMatchObject({ status: 401 })
    await expect(identifyCaller(request(segredo), away)).rejects.not.toMatchObject({ status: 401 })
  })

  it('only from its addresses', async () => {
    const { segredo } = await madeKey(test, (await fresh()).token, { ips: ['203.0.113.0/24', '2001:db8::7'] })
    expect((await casos(segredo, from('203.0.113.200'))).status).toBe(200)
    expect((await casos(segredo, from('2001:db8::7'))).status).toBe(200)
    expectError(await casos(segredo, from('203.0.114.1')), 403, 'KEY_ADDRESS_REFUSED')
  })

  it('until it expires', async () => {
    const { segredo } = await madeKey(test, (await fresh()).token, { validade_dias: 1 })
    test.advance(DAY - 1)
    expect((await casos(segredo)).status).toBe(200)
    test.advance(1)
    expectError(await casos(segredo), 401, 'UNAUTHORIZED')
    gestor = await account(test, 'gestor')
    admin = await account(test, 'admin')
  })

  it('is counted with its owner', async () => {
    const limited = await openApp({ url: test.url, config: { rateLimit: true } })
    limited.clock.moment = test.clock.moment
    const { segredo } = await madeKey(test, (await fresh()).token)
    const left: unknown[] = []
    for (let i = 0; i < 2; i++) left.push((await casos(segredo, {}, limited)).headers['x-ratelimit-remaining'])
    expect(left).toEqual(['49', '48'])
    await limited.close()
  })

  it('last use is kept to the minute', async () => {
    const { id, segredo } = await madeKey(test, (await fresh()).token)
    const first = test.clock.moment
    await Promise.all(Array.from({ length: 10 }, () => casos(segredo)))
    expect((await stored(id)).ultimoUsoEm).toEqual(first)
    test.advance(MINUTE - 1)
    await casos(segredo)
    expect((await stored(id)).ultimoUsoEm).toEqual(first)
    test.advance(1)
    await casos(segredo)
    expect((await stored(id)).ultimoUsoEm).toEqual(test.clock.moment)
  })
})

describe('GET and DELETE', () => {
  it('lists the own, and everybody’s for an administrator; never a secret', async () => {
    const owner = await fresh()
    const { id, segredo } = await madeKey(test, owner.token)
    const own = await test.call('GET', CHAVES, { token: owner.token })
    expect(own.body).toMatchObject({ total: 1, items: [{ id, situacao: 'ativa', dono: { id: owner.id } }] })
    expect(JSON.stringify(own.body)).not.toContain(segredo.slice(8))
    const query = { dono_id: String(owner.id) }
    expect((await test.call('GET', CHAVES, { token: admin.token, query })).body).toMatchObject({ total: 1 })
    expect((await test.call('GET', CHAVES, { token: gestor.token, query })).body).toMatchObject({ total: 0 })
    await revoke(owner.token, id)
    const gone = { situacao: 'revogada' }
    expect((await test.call('GET', CHAVES, { token: owner.token, query: gone })).body).toMatchObject({ total: 1 })
  })

  it('only the owner and administrators revoke; a second time changes nothing', async () => {
    const owner = await fresh()
    const { id, segredo } = await madeKey(test, owner.token)
    expectError(await revoke(gestor.token, id), 404, 'NOT_FOUND')
    expect((await casos(segredo)).status).toBe(200)
    expect((await revoke(admin.token, id)).status).toBe(204)
    expect((await revoke(owner.token, id)).status).toBe(204)
    expectError(await casos(segredo), 401, 'UNAUTHORIZED')
    const rows = (await auditRows(test, 'chave.revogada')).filter(({ detalhes }) => detalhes.chave_id === id)
    expect(rows.map(({ atorId, alvoId }) => [atorId, alvoId])).toEqual([[admin.id, owner.id]])
  })

  it('is felt at the next request on another instance, and two at once are told once', async () => {
    const other = await openApp({ url: test.url })
    other.clock.moment = test.clock.moment
    const owner = await fresh()
    const { id, segredo } = await madeKey(test, owner.token)
    expect((await casos(segredo, {}, other)).status).toBe(200)
    const uses = Array.from({ length: 10 }, (_, i) => casos(segredo, {}, i % 2 ? test : other))
    const answers = await Promise.all([revoke(owner.token, id), revoke(owner.token, id, test), ...uses])
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([204, 204])
    for (const { status } of answers.slice(2)) expect([200, 401]).toContain(status)
    expectError(await casos(segredo, {}, other), 401, 'UNAUTHORIZED')
    const rows = (await auditRows(test, 'chave.revogada')).filter(({ detalhes }) => detalhes.chave_id === id)
    expect(rows).toHaveLength(1)
    await other.close()
  })

  it('are gone 30 days after their end', async () => {
    const owner = await fresh()
    const days = (n: number) => new Date(test.clock.moment.getTime() - n * DAY)
    await insertedKey(test, owner.id, ['x'], { expiraEm: days(31) })
    await insertedKey(test, owner.id, ['x'], { revogadoEm: days(31) })
    await insertedKey(test, owner.id, ['x'], { expiraEm: days(29) })
    await insertedKey(test, owner.id, ['x'])
    await cleanUp(test.db, test.clock.moment, [chavesCleanup])
    expect((await test.call('GET', CHAVES, { token: owner.token })).body.total).toBe(2)
  })
})
