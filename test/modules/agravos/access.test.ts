import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { at, denied, unauthorized } from '../usuarios/support.ts'
import { seed } from './seed.ts'
import { CASOS, casoAt, casoBody, createCaso, createdCaso, deleteCaso, updateCaso } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

describe('cases: who may do what', () => {
  const grupos = {
    admin: ['listar', 'criar', 'editar', 'deletar'],
    gestor: ['listar', 'criar', 'editar', 'deletar'],
    analista: ['listar', 'criar', 'editar'],
    usuario: ['listar'],
    visualizador: ['listar']
  }
  const calls: [permissao: string, call: (token: string | undefined, id: number) => Promise<{ status: number }>][] = [
    ['listar', (token) => test.call('GET', '/api/v1/agravos/tipos', { token })],
    ['listar', (token) => test.call('GET', CASOS, { token })],
    ['listar', (token, id) => test.call('GET', casoAt(id), { token })],
    ['criar', (token) => createCaso(test, token, casoBody())],
    ['editar', (token, id) => updateCaso(test, token, id, { evolucao: 'cura' })],
    ['deletar', (token, id) => deleteCaso(test, token, id)]
  ]

  it.each(Object.entries(grupos))('%s', async (grupo, may) => {
    const { token } = await account(test, grupo as keyof typeof grupos)
    for (const [permissao, call] of calls) {
      const answer = await call(token, await createdCaso(test, gestor.token))
      if (may.includes(permissao)) expect(answer.status).toBeLessThan(300)
      else expect(answer).toMatchObject(denied(`agravos.${permissao}`))
    }
  })

  it('no group: 403 everywhere, whether the case exists or not; no token: 401', async () => {
    const { token } = await account(test, null)
    for (const [permissao, call] of calls) {
      expect(await call(token, 2_147_483_647)).toMatchObject(denied(`agravos.${permissao}`))
      expect(await call(undefined, 2_147_483_647)).toMatchObject(unauthorized)
    }
  })
})

describe('DELETE /api/v1/usuarios/{id} (B): the cases of the user', () => {
  const remove = (id: number, query: Record<string, string>) =>
    test.call('DELETE', at(id), { token: gestor.token, query: { motivo: 'Saída', ...query } })
  const casosOf = (id: number) => test.db.$count(casos, and(eq(casos.responsavel_id, id), isNull(casos.excluido_em)))

  it('200 with casos_transferidos: all but the deleted cases go to the other user', async () => {
    const [target, other] = [await insertAccount(test, 'analista'), await insertAccount(test, 'analista')]
    await seed(test.db, { responsavel_id: target.id }, 3)
    const [dead] = await seed(test.db, { responsavel_id: target.id, excluido_em: test.clock.moment })
    await seed(test.db, { responsavel_id: other.id })
    const { status, body } = await remove(target.id, { transferir_para: String(other.id) })
    expect(status).toBe(200)
    expect(body).toMatchObject({ avisos: [], acoes_realizadas: { usuario_desativado: true, casos_transferidos: 3 } })
    expect([await casosOf(target.id), await casosOf(other.id)]).toEqual([0, 4])
    const [row] = await test.db.select().from(casos).where(eq(casos.id, dead!))
    expect(row!.responsavel_id).toBe(target.id)
    const entries = await test.db
      .select()
      .from(auditoria)
      .where(and(eq(auditoria.acao, 'caso.transferidos'), eq(auditoria.alvoId, target.id)))
    expect(entries).toMatchObject([{ alvoTipo: 'usuario', atorId: gestor.id, detalhes: { para: other.id, casos: 3 } }])
  })

  it('200 with a warning when nobody takes the cases over; none with force, or without cases', async () => {
    const [target, forced, free] = [
      await insertAccount(test, null),
      await insertAccount(test, null),
      await insertAccount(test, null)
    ]
    await seed(test.db, { responsavel_id: target.id }, 2)
    await seed(test.db, { responsavel_id: forced.id }, 2)
    const aviso = 'O usuário continua responsável por 2 casos; use transferir_para para passá-los a outro.'
    const none = { acoes_realizadas: { casos_transferidos: 0 } }
    expect((await remove(target.id, {})).body).toMatchObject({ avisos: [aviso], ...none })
    expect((await remove(forced.id, { force: 'true' })).body).toMatchObject({ avisos: [], ...none })
    expect((await remove(free.id, {})).body).toMatchObject({ avisos: [], ...none })
    expect([await casosOf(target.id), await casosOf(forced.id)]).toEqual([2, 2])
  })

  it('422 for a missing or inactive successor, and the cases stay', async () => {
    const [target, inactive] = [await insertAccount(test, null), await insertAccount(test, null, { ativo: false })]
    await seed(test.db, { responsavel_id: target.id })
    for (const to of [inactive.id, target.id, 2_147_483_647])
      expect((await remove(target.id, { transferir_para: String(to) })).status).toBe(422)
    expect(await casosOf(target.id)).toBe(1)
  })
})
