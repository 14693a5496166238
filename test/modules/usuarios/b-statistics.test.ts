import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { grupos, gruposPermissoes, usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { totp } from '../auth/b-support.ts'
import { fail, MINUTE } from '../auth/support.ts'
import { countStatistics, USUARIOS, usuarioBody } from './b-support.ts'
import { at, denied, giveDirect, grupoId, invalid, permissaoId, unauthorized } from './support.ts'

const PATH = `${USUARIOS}/estatisticas`
let test: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin', { admin: true })
})
afterAll(() => test.close())

const readStatistics = (query: Record<string, string> = {}, token = admin.token) =>
  test.call('GET', PATH, { token, query })

/** Returns the answer, after comparing all of it with a count over the tables. */
async function checked(query: Record<string, string> = {}) {
  const { status, body } = await readStatistics(query)
  const { agrupamento: _, ...counters } = body
  expect([status, counters]).toEqual([200, await countStatistics(test, body.periodo)])
  return body
}

/** Sets the clock and logs in again, since a token of another day is of no use. */
async function moveTo(moment: string): Promise<void> {
  test.clock.moment = new Date(moment)
  admin.token = (await login(test, admin.email)).body.access_token
}

describe('GET /api/v1/usuarios/estatisticas: counters', () => {
  it('GET /api/v1/usuarios/estatisticas: 200 with exactly the shape of the contract', async () => {
    const answer = await readStatistics()
    expect(answer.body).toEqual({
      periodo: { nome: 'ultimos_30_dias', inicio: '2026-10-17', fim: '2026-11-15' },
      total_usuarios: 1,
      usuarios_ativos: 1,
      usuarios_inativos: 0,
      novos_usuarios_periodo: 1,
      por_grupo: { admin: 1 },
      por_estado: { nao_informado: 1 },
      acessos: { usuarios_no_periodo: 1, hoje: 1, nunca: 0 },
      seguranca: { mfa_habilitado: 0, mfa_percentual: 0, email_verificado: 0, administradores: 1, contas_bloqueadas: 0 }
    })
    expect(answer.status).toBe(200)
  })

  it('GET /api/v1/usuarios/estatisticas: exact after creation, change, deactivation, reactivation and removal', async () => {
    const post = (path: string, body?: unknown) => test.call('POST', path, { token: admin.token, body })
    const put = (id: number, body: unknown) => test.call('PUT', at(id), { token: admin.token, body })
    const before = await checked()
    const { id } = (await post(USUARIOS, usuarioBody({ estado: 'PE' }))).body
    const created = await checked()
    expect(created).toMatchObject({
      total_usuarios: before.total_usuarios + 1,
      usuarios_ativos: before.usuarios_ativos + 1,
      novos_usuarios_periodo: before.novos_usuarios_periodo + 1,
      por_grupo: { admin: 1, usuario: 1 },
      por_estado: { nao_informado: 1, PE: 1 },
      acessos: { nunca: 1 }
    })
    await put(id, { estado: 'PB' })
    expect((await checked()).por_estado).toEqual({ nao_informado: 1, PB: 1 })
    await put(id, { estado: null })
    expect((await checked()).por_estado).toEqual({ nao_informado: 2 })
    await put(id, { admin: true })
    expect((await checked()).seguranca.administradores).toBe(2)
    await put(id, { grupos_ids: [await grupoId(test, 'analista'), await grupoId(test, 'gestor')] })
    expect((await checked()).por_grupo).toEqual({ admin: 1, analista: 1, gestor: 1 })
    await post(at(id, '/desativar'))
    expect(await checked()).toMatchObject({ total_usuarios: 2, usuarios_ativos: 1, usuarios_inativos: 1 })
    await post(at(id, '/reativar'))
    expect(await checked()).toMatchObject({ total_usuarios: 2, usuarios_ativos: 2, usuarios_inativos: 0 })
    await test.call('DELETE', at(id), { token: admin.token, query: { motivo: 'Saiu' } })
    expect(await checked()).toMatchObject({ total_usuarios: 2, usuarios_inativos: 1, por_grupo: { admin: 1 } })
    await test.call('DELETE', at(id), { token: admin.token })
    expect(await checked()).toEqual(before)
  })

  it('GET /api/v1/usuarios/estatisticas: administradores are those by the flag, the permission or an active group, each once', async () => {
    const countAdmins = async () => (await checked()).seguranca.administradores
    const before = await countAdmins()
    const both = [await insertAccount(test, null), await insertAccount(test, null)] as const
    const flagged = await insertAccount(test, 'admin', { admin: true })
    await giveDirect(test, both[0].id, 'admin')
    expect(await countAdmins()).toBe(before + 2)
    const [grupo] = await test.db.insert(grupos).values({ nome: 'chefia' }).returning()
    const grupoId = grupo!.id
    await test.db.insert(usuariosGrupos).values(both.map(({ id }) => ({ usuarioId: id, grupoId })))
    expect(await countAdmins()).toBe(before + 2)
    await test.db.insert(gruposPermissoes).values({ grupoId, permissaoId: await permissaoId(test, 'admin') })
    expect(await countAdmins()).toBe(before + 3)
    await test.db.update(grupos).set({ ativo: false }).where(eq(grupos.id, grupoId))
    expect(await countAdmins()).toBe(before + 2)
    await test.db.delete(grupos).where(eq(grupos.id, grupoId))
    const ids = [...both, flagged].map(({ id }) => id)
    await test.db.delete(usuarios).where(inArray(usuarios.id, ids))
    expect(await countAdmins()).toBe(before)
  })

  it('GET /api/v1/usuarios/estatisticas: counts users who log in, users who switch MFA on, and locked emails', async () => {
    const before = await checked()
    const who = await insertAccount(test, null)
    expect((await checked()).acessos).toEqual({ ...before.acessos, nunca: before.acessos.nunca + 1 })
    const token = (await login(test, who.email)).body.access_token
    expect((await checked()).acessos).toEqual({
      ...before.acessos,
      usuarios_no_periodo: before.acessos.usuarios_no_periodo + 1,
      hoje: before.acessos.hoje + 1
    })
    const { secret } = (await test.call('POST', '/api/v1/auth/mfa/enable', { token })).body
    expect((await checked()).seguranca.mfa_habilitado).toBe(0)
    const code = totp(secret, test.clock.moment)
    expect((await test.call('POST', '/api/v1/auth/mfa/verify', { token, body: { code } })).status).toBe(200)
    const on = await checked()
    const percentual = Math.round(10_000 / on.total_usuarios) / 100
    expect(on.seguranca).toMatchObject({ mfa_habilitado: 1, mfa_percentual: percentual })

    await fail(test, who.email, 4)
    expect((await checked()).seguranca.contas_bloqueadas).toBe(0)
    await fail(test, who.email, 1)
    expect((await checked()).seguranca.contas_bloqueadas).toBe(1)
    test.advance(15 * MINUTE - 1)
    expect((await readStatistics()).body.seguranca.contas_bloqueadas).toBe(1)
    test.advance(1)
    expect((await readStatistics()).body.seguranca.contas_bloqueadas).toBe(0)
  })

  it('GET /api/v1/usuarios/estatisticas: exact after many changes at once, and after the counts are folded', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => insertAccount(test, 'usuario', { estado: 'SE' })))
    expect((await checked()).por_estado.SE).toBe(30)
    const answers = await Promise.all(
      people.flatMap(({ id }, i) => [
        test.call('PUT', at(id), { token: admin.token, body: { estado: i % 3 ? 'AL' : 'BA' } }),
        test.call('POST', at(id, '/desativar'), { token: admin.token })
      ])
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const after = await checked()
    expect(after.por_estado).toMatchObject({ AL: 20, BA: 10 })
    expect(after.por_estado).not.toHaveProperty('SE')
    expect(after.usuarios_inativos).toBe(30)
    await test.db.execute(sql`select dobrar_contagens()`)
    const [rows] = await test.db.execute<{ n: number }>(
      sql`select count(*)::int as n from contagens where conjunto = 'usuarios.estado' and chave = 'AL'`
    )
    expect(rows?.n).toBe(1)
    expect(await checked()).toEqual(after)
  })
})

describe('GET /api/v1/usuarios/estatisticas: periodo', () => {
  it.each([
    ['ultimos_7_dias', '2026-11-09', '2026-11-15', '2026-11-15T12:00:00Z', '2026-11-09T03:00:00Z'],
    ['ultimos_30_dias', '2026-10-17', '2026-11-15', '2026-11-15T12:00:00Z', '2026-10-17T03:00:00Z'],
    ['mes_atual', '2026-11-01', '2026-11-15', '2026-11-15T12:00:00Z', '2026-11-01T03:00:00Z'],
    ['ultimos_7_dias', '2026-11-24', '2026-11-30', '2026-12-01T02:59:59.999Z', '2026-11-24T03:00:00Z'],
    ['ultimos_7_dias', '2026-11-25', '2026-12-01', '2026-12-01T03:00:00Z', '2026-11-25T03:00:00Z'],
    ['mes_atual', '2026-11-01', '2026-11-30', '2026-12-01T02:59:59.999Z', '2026-11-01T03:00:00Z'],
    ['mes_atual', '2026-12-01', '2026-12-01', '2026-12-01T03:00:00Z', '2026-12-01T03:00:00Z'],
    ['ultimos_30_dias', '2027-12-03', '2028-01-01', '2028-01-01T03:00:00Z', '2027-12-03T03:00:00Z'],
    ['ultimos_7_dias', '2028-02-24', '2028-03-01', '2028-03-01T12:00:00Z', '2028-02-24T03:00:00Z']
  ])('GET /api/v1/usuarios/estatisticas: %s is %s to %s at %s', async (periodo, inicio, fim, now, first) => {
    await moveTo(now)
    const before = await checked({ periodo })
    expect(before.periodo).toEqual({ nome: periodo, inicio, fim })
    const start = new Date(first)
    for (const moment of [new Date(start.getTime() - 1000), start]) {
      await insertAccount(test, null, { createdAt: moment, ultimoAcesso: moment })
    }
    const after = await checked({ periodo })
    expect(after.total_usuarios).toBe(before.total_usuarios + 2)
    expect(after.novos_usuarios_periodo).toBe(before.novos_usuarios_periodo + 1)
    expect(after.acessos.usuarios_no_periodo).toBe(before.acessos.usuarios_no_periodo + 1)
  })

  it('GET /api/v1/usuarios/estatisticas: today begins at 03:00 UTC', async () => {
    await moveTo('2028-03-16T02:59:59.999Z')
    const { acessos } = await checked()
    const today = ['2028-03-15T03:00:00Z', '2028-03-16T02:59:59Z']
    for (const moment of ['2028-03-15T02:59:59Z', ...today]) {
      await insertAccount(test, null, { ultimoAcesso: new Date(moment) })
    }
    expect((await checked()).acessos.hoje).toBe(acessos.hoje + 2)
    // A second later everyone but the caller was last seen yesterday or before.
    await moveTo('2028-03-16T03:00:00Z')
    expect((await checked()).acessos).toMatchObject({ hoje: 1, usuarios_no_periodo: expect.any(Number) })
  })

  it.each([
    ['periodo', 'ontem', 'INVALID_VALUE'],
    ['agrupar_por', 'cidade', 'INVALID_VALUE'],
    ['dias', '7', 'UNKNOWN_FIELD']
  ])('GET /api/v1/usuarios/estatisticas: 422 at %s with %j', async (name, value, code) => {
    expect(await readStatistics({ [name]: value })).toMatchObject(invalid([name, code]))
  })

  it('GET /api/v1/usuarios/estatisticas: 401 without a token, 403 without usuarios.listar, 200 with it', async () => {
    expect(await test.call('GET', PATH)).toMatchObject(unauthorized)
    expect(await readStatistics({}, (await account(test, 'analista')).token)).toMatchObject(denied('usuarios.listar'))
    expect((await readStatistics({}, (await account(test, 'visualizador')).token)).status).toBe(200)
  })
})
