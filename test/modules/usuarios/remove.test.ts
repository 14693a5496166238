import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessoes } from '../../../src/core/contas/tables.ts'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  at,
  authorOf,
  denied,
  detail,
  errorOf,
  giveDirect,
  grupoId,
  gruposOf,
  invalid,
  notFound,
  statusOf,
  storedUsuario,
  unauthorized
} from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const remove = (
  id: number | string,
  query?: Record<string, string | string[]>,
  token: string | undefined = gestor.token
) => test.call('DELETE', at(id), { token, query })

describe('DELETE /api/v1/usuarios/{usuario_id} (A): physical removal', () => {
  it('200, and the account is gone with its sessions, groups and permissions', async () => {
    const target = await account(test, 'usuario')
    await giveDirect(test, target.id, 'agravos.criar')
    const answer = await remove(target.id)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      message:
        'Usuário removido definitivamente, com suas sessões, foto, grupos, permissões e webhooks. ' +
        'Casos, anexos, jobs e a trilha de auditoria permanecem, com o nome do autor.'
    })
    expect(await storedUsuario(test, target.id)).toBeNull()
    expect(await gruposOf(test, target.id)).toEqual([])
    expect(await test.db.$count(sessoes, eq(sessoes.usuarioId, target.id))).toBe(0)
    expect(await statusOf(test, target.token)).toBe(401)
    expect(await login(test, target.email)).toMatchObject(errorOf(401, 'INVALID_CREDENTIALS'))
    expect(await test.call('GET', at(target.id), { token: gestor.token })).toMatchObject(notFound)
  })

  it('200, even for an inactive account; 404 the second time', async () => {
    const target = await insertAccount(test, 'usuario', { ativo: false })
    expect((await remove(target.id)).status).toBe(200)
    expect(await remove(target.id)).toMatchObject(notFound)
  })

  it('200, and the email is free again', async () => {
    const target = await insertAccount(test, 'usuario', { email: 'livre@saude.example' })
    await remove(target.id)
    expect((await insertAccount(test, 'usuario', { email: 'Livre@saude.example' })).id).not.toBe(target.id)
  })

  it('200, and accounts that it made or changed stay, with null in its place', async () => {
    const author = await insertAccount(test, 'gestor')
    const created = await insertAccount(test, 'usuario', { criadoPorId: author.id, atualizadoPorId: author.id })
    await remove(author.id)
    expect(await storedUsuario(test, created.id)).toMatchObject({ criadoPorId: null, atualizadoPorId: null })
  })

  it('200, and the history of the removal stays', async () => {
    const target = await insertAccount(test, 'usuario')
    await remove(target.id)
    const rows = await test.db.execute(
      sql`select acao, ator_id, detalhes from auditoria where alvo_tipo = 'usuario' and alvo_id = ${target.id}`
    )
    const grupos = { incluidos: [], retirados: [await grupoId(test, 'usuario')] }
    const detalhes = { permissoes: { incluidos: [], retirados: [] }, grupos }
    expect([...rows]).toEqual([{ acao: 'usuario.removido', ator_id: gestor.id, detalhes }])
  })

  it('of ten at once one is 200 and the others are 404', async () => {
    const target = await insertAccount(test, 'usuario')
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(target.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)])
  })

  it('401 without a token; 403 without usuarios.deletar, for oneself too', async () => {
    const me = await account(test, 'usuario')
    await giveDirect(test, me.id, 'usuarios.editar')
    expect(await test.call('DELETE', at(me.id))).toMatchObject(unauthorized)
    expect(await remove(me.id, {}, me.token)).toMatchObject(denied('usuarios.deletar'))
    expect(await remove(999_999, {}, me.token)).toMatchObject(denied('usuarios.deletar'))
    expect(await storedUsuario(test, me.id)).not.toBeNull()
  })

  it('404 for an unknown user; 422 detail for an id that is not a number, an unknown parameter, a body', async () => {
    const target = await insertAccount(test, 'usuario')
    for (const id of ['999999', '0', '2147483648']) expect(await remove(id)).toMatchObject(notFound)
    expect(await remove('abc')).toMatchObject(detail([['path', 'usuario_id'], 'type_error']))
    expect(await remove(target.id, { reason: 'x' })).toMatchObject(detail([['query', 'reason'], 'extra_forbidden']))
    const answer = await test.call('DELETE', at(target.id), { token: gestor.token, body: { motivo: 'x' } })
    expect(answer).toMatchObject(detail([['body'], 'extra_forbidden']))
    expect(await storedUsuario(test, target.id)).not.toBeNull()
  })
})

describe('DELETE /api/v1/usuarios/{id}?motivo= (B): soft delete', () => {
  const done = { usuario_desativado: true, sessoes_encerradas: 0, casos_transferidos: 0, grupos_removidos: 1 }

  it('200 with a report: deactivated, sessions ended, groups left; direct permissions and the record stay', async () => {
    const target = await account(test, 'usuario')
    await login(test, target.email)
    await giveDirect(test, target.id, 'agravos.criar')
    const before = await storedUsuario(test, target.id)
    test.advance(1000)
    const answer = await remove(target.id, { motivo: 'Desligamento do servidor' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      message: 'Usuário desativado.',
      avisos: [],
      acoes_realizadas: { ...done, sessoes_encerradas: 2 }
    })
    const moment = test.clock.moment
    const changed = {
      ativo: false,
      desativadoEm: moment,
      removidoEm: moment,
      updatedAt: moment,
      atualizadoPorId: gestor.id,
      grupos: []
    }
    expect(await storedUsuario(test, target.id)).toEqual({ ...before, ...changed })
    expect(await statusOf(test, target.token)).toBe(401)
    const { body } = await test.call('GET', at(target.id), { token: gestor.token, query: { include: 'historico' } })
    const grupos = { incluidos: [], retirados: [await grupoId(test, 'usuario')] }
    const detalhes = { motivo: 'Desligamento do servidor', grupos }
    expect(body.historico).toEqual([
      {
        data: moment.toISOString(),
        acao: 'usuario.desativado',
        descricao: 'Conta desativada',
        usuario: authorOf(gestor),
        detalhes
      }
    ])
  })

  it('200 with a notice when the user was already inactive', async () => {
    const target = await insertAccount(test, 'usuario', {
      ativo: false,
      desativadoEm: new Date('2026-01-01T00:00:00Z')
    })
    const answer = await remove(target.id, { motivo: 'x' })
    expect(answer.body).toEqual({
      message: 'Usuário desativado.',
      avisos: ['O usuário já estava desativado.'],
      acoes_realizadas: { ...done, usuario_desativado: false }
    })
    expect((await storedUsuario(test, target.id))?.desativadoEm).toEqual(new Date('2026-01-01T00:00:00Z'))
  })

  it.each<[query: Record<string, string>]>([[{ force: 'true' }], [{ force: 'false' }]])(
    '200 with %j besides motivo',
    async (query) => {
      const target = await insertAccount(test, 'usuario')
      expect((await remove(target.id, { motivo: 'x', ...query })).body.acoes_realizadas).toEqual(done)
    }
  )

  it('200 with transferir_para an active other user', async () => {
    const target = await insertAccount(test, 'usuario')
    expect((await remove(target.id, { motivo: 'x', transferir_para: String(gestor.id) })).status).toBe(200)
  })

  it('422 at transferir_para when that is oneself, inactive or unknown; nothing is changed', async () => {
    const target = await insertAccount(test, 'usuario')
    const inactive = await insertAccount(test, 'usuario', { ativo: false })
    for (const id of [target.id, inactive.id, 999_999]) {
      const answer = await remove(target.id, { motivo: 'x', transferir_para: String(id) })
      expect(answer).toMatchObject(invalid(['transferir_para', 'NOT_FOUND']))
      expect(answer.body.error.details[0].message).toBe('O usuário precisa existir, estar ativo e ser outro.')
    }
    expect(await storedUsuario(test, target.id)).toMatchObject({ ativo: true, grupos: ['usuario'] })
  })

  it.each<[query: Record<string, string | string[]>, field: string, code: string]>([
    [{ force: 'true' }, 'motivo', 'REQUIRED'],
    [{ transferir_para: '1' }, 'motivo', 'REQUIRED'],
    [{ motivo: '' }, 'motivo', 'TOO_SHORT'],
    [{ motivo: '  ' }, 'motivo', 'REQUIRED'],
    [{ motivo: 'x'.repeat(501) }, 'motivo', 'TOO_LONG'],
    [{ motivo: 'a\0' }, 'motivo', 'INVALID_FORMAT'],
    [{ motivo: ['a', 'b'] }, 'motivo', 'REPEATED'],
    [{ motivo: 'x', force: 'sim' }, 'force', 'INVALID_TYPE'],
    [{ motivo: 'x', transferir_para: 'abc' }, 'transferir_para', 'INVALID_TYPE'],
    [{ motivo: 'x', transferir_para: '0' }, 'transferir_para', 'OUT_OF_RANGE'],
    [{ motivo: 'x', transferir_para: '2147483648' }, 'transferir_para', 'OUT_OF_RANGE'],
    [{ motivo: 'x', outro: '1' }, 'outro', 'UNKNOWN_FIELD']
  ])('422 for %j, and nothing is changed', async (query, field, code) => {
    const target = await insertAccount(test, 'usuario')
    const { status, body } = await remove(target.id, query)
    expect(status).toBe(422)
    expect(body.error.code).toBe('VALIDATION_ERROR')
    expect(body.error.details).toContainEqual({ field, code, message: expect.any(String) })
    expect(await storedUsuario(test, target.id)).toMatchObject({ ativo: true, grupos: ['usuario'] })
  })

  it('401, 403 and 404 as everywhere', async () => {
    const me = await account(test, 'analista')
    expect(await test.call('DELETE', at(me.id), { query: { motivo: 'x' } })).toMatchObject(unauthorized)
    expect(await remove(me.id, { motivo: 'x' }, me.token)).toMatchObject(denied('usuarios.deletar'))
    expect(await remove(gestor.id, { force: 'x' }, me.token)).toMatchObject(denied('usuarios.deletar'))
    expect(await remove(999_999, { motivo: 'x' })).toMatchObject(notFound)
  })
})
