import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { at, negado, semToken } from '../usuarios/support.ts'
import { seed } from './seed.ts'
import { CASOS, corpo, criado, criar, editar, em, excluir } from './support.ts'

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
  const chamadas: [permissao: string, call: (token: string | undefined, id: number) => Promise<{ status: number }>][] =
    [
      ['listar', (token) => test.call('GET', '/api/v1/agravos/tipos', { token })],
      ['listar', (token) => test.call('GET', CASOS, { token })],
      ['listar', (token, id) => test.call('GET', em(id), { token })],
      ['criar', (token) => criar(test, token, corpo())],
      ['editar', (token, id) => editar(test, token, id, { evolucao: 'cura' })],
      ['deletar', (token, id) => excluir(test, token, id)]
    ]

  it.each(Object.entries(grupos))('%s', async (grupo, pode) => {
    const { token } = await account(test, grupo as keyof typeof grupos)
    for (const [permissao, call] of chamadas) {
      const answer = await call(token, await criado(test, gestor.token))
      if (pode.includes(permissao)) expect(answer.status).toBeLessThan(300)
      else expect(answer).toMatchObject(negado(`agravos.${permissao}`))
    }
  })

  it('no group: 403 everywhere, whether the case exists or not; no token: 401', async () => {
    const { token } = await account(test, null)
    for (const [permissao, call] of chamadas) {
      expect(await call(token, 2_147_483_647)).toMatchObject(negado(`agravos.${permissao}`))
      expect(await call(undefined, 2_147_483_647)).toMatchObject(semToken)
    }
  })
})

describe('DELETE /api/v1/usuarios/{id} (B): the cases of the user', () => {
  const remover = (id: number, query: Record<string, string>) =>
    test.call('DELETE', at(id), { token: gestor.token, query: { motivo: 'Saída', ...query } })
  const de = (id: number) => test.db.$count(casos, and(eq(casos.responsavel_id, id), isNull(casos.excluido_em)))

  it('200 with casos_transferidos: all but the deleted ones go to the other', async () => {
    const [alvo, outro] = [await insertAccount(test, 'analista'), await insertAccount(test, 'analista')]
    await seed(test.db, { responsavel_id: alvo.id }, 3)
    const [morto] = await seed(test.db, { responsavel_id: alvo.id, excluido_em: test.clock.moment })
    await seed(test.db, { responsavel_id: outro.id })
    const { status, body } = await remover(alvo.id, { transferir_para: String(outro.id) })
    expect(status).toBe(200)
    expect(body).toMatchObject({ avisos: [], acoes_realizadas: { usuario_desativado: true, casos_transferidos: 3 } })
    expect([await de(alvo.id), await de(outro.id)]).toEqual([0, 4])
    const [row] = await test.db.select().from(casos).where(eq(casos.id, morto!))
    expect(row!.responsavel_id).toBe(alvo.id)
    const entries = await test.db
      .select()
      .from(auditoria)
      .where(and(eq(auditoria.acao, 'caso.transferidos'), eq(auditoria.alvoId, alvo.id)))
    expect(entries).toMatchObject([{ alvoTipo: 'usuario', atorId: gestor.id, detalhes: { para: outro.id, casos: 3 } }])
  })

  it('200 with a warning when nobody takes the cases over; none with force, or without cases', async () => {
    const [alvo, forcado, sem] = [
      await insertAccount(test, null),
      await insertAccount(test, null),
      await insertAccount(test, null)
    ]
    await seed(test.db, { responsavel_id: alvo.id }, 2)
    await seed(test.db, { responsavel_id: forcado.id }, 2)
    const aviso = 'O usuário continua responsável por 2 casos; use transferir_para para passá-los a outro.'
    const nenhum = { acoes_realizadas: { casos_transferidos: 0 } }
    expect((await remover(alvo.id, {})).body).toMatchObject({ avisos: [aviso], ...nenhum })
    expect((await remover(forcado.id, { force: 'true' })).body).toMatchObject({ avisos: [], ...nenhum })
    expect((await remover(sem.id, {})).body).toMatchObject({ avisos: [], ...nenhum })
    expect([await de(alvo.id), await de(forcado.id)]).toEqual([2, 2])
  })

  it('422 for a successor that is not there or inactive, and the cases stay', async () => {
    const [alvo, inativo] = [await insertAccount(test, null), await insertAccount(test, null, { ativo: false })]
    await seed(test.db, { responsavel_id: alvo.id })
    for (const para of [inativo.id, alvo.id, 2_147_483_647])
      expect((await remover(alvo.id, { transferir_para: String(para) })).status).toBe(422)
    expect(await de(alvo.id)).toBe(1)
  })
})
