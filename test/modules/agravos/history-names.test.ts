import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nomesAnteriores } from '../../../src/core/contas/tables.ts'
import { transferCasos } from '../../../src/modules/agravos/record/responsavel.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { at, authorOf } from '../usuarios/support.ts'
import { seed } from './seed.ts'
import { createdCaso, deleteCaso, readCaso, updateCaso } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

type Entry = { acao: string; usuario: { id: number; nome: string } | null; detalhes: object }
const historicoOf = async (id: number): Promise<Entry[]> => (await readCaso(test, gestor.token, id)).body.historico
const nomesOf = async (id: number) => (await historicoOf(id)).map(({ usuario }) => usuario?.nome)
const rename = async (who: Account, nome: string) => {
  test.advance(1000)
  expect((await test.call('PUT', at(who.id), { token: gestor.token, body: { nome } })).status).toBe(200)
  test.advance(1000)
}
const remove = (who: { id: number }, query?: Record<string, string>) =>
  test.call('DELETE', at(who.id), { token: gestor.token, query })

describe('historico[].usuario', () => {
  it('is the author, under the name of that time', async () => {
    const ana = await account(test, 'gestor', { nome: 'Ana Lima' })
    const id = await createdCaso(test, ana.token)
    await rename(ana, 'Ana Reis')
    await updateCaso(test, ana.token, id, { evolucao: 'cura' })
    await rename(ana, 'Ana Souza')
    expect(await historicoOf(id)).toMatchObject([
      { acao: 'caso.alterado', usuario: { id: ana.id, nome: 'Ana Reis' } },
      { acao: 'caso.criado', usuario: { id: ana.id, nome: 'Ana Lima' } }
    ])
  })

  it('stays when the account is removed', async () => {
    const bia = await account(test, 'gestor', { nome: 'Bia Prado' })
    const id = await createdCaso(test, bia.token)
    await rename(bia, 'Bia Nunes')
    await updateCaso(test, bia.token, id, { evolucao: 'cura' })
    expect((await remove(bia)).status).toBe(200)
    expect(await nomesOf(id)).toEqual(['Bia Nunes', 'Bia Prado'])
    expect((await historicoOf(id)).map(({ usuario }) => usuario?.id)).toEqual([bia.id, bia.id])
  })

  it('in a user’s own history too; the trail keeps its shape', async () => {
    const [editor, target] = [
      await account(test, 'gestor', { nome: 'Caio Melo' }),
      await insertAccount(test, 'usuario')
    ]
    await test.call('PUT', at(target.id), { token: editor.token, body: { cidade: 'Olinda' } })
    await remove(editor)
    const { body } = await test.call('GET', at(target.id), { token: gestor.token, query: { include: 'historico' } })
    expect(body.historico).toMatchObject([{ usuario: { id: editor.id, nome: 'Caio Melo' } }])
    const admin = await account(test, 'admin')
    const query = { alvo_tipo: 'usuario', alvo_id: String(target.id) }
    const trail = await test.call('GET', '/api/v1/auditoria', { token: admin.token, query })
    expect(trail.body.items[0].ator_id).toBe(editor.id)
    expect(JSON.stringify(trail.body)).not.toContain('Caio')
  })

  it('nothing is kept about an account that did nothing', async () => {
    const idle = await account(test, 'gestor', { nome: 'Davi Rocha' })
    await rename(idle, 'Davi Paz')
    await remove(idle)
    expect(await test.db.$count(nomesAnteriores, eq(nomesAnteriores.usuarioId, idle.id))).toBe(0)
  })

  it('null for an account about which nothing is known', async () => {
    const [id] = await seed(test.db)
    expect(await historicoOf(id!)).toEqual([])
  })
})

describe('DELETE /api/v1/usuarios/{id} (B): a transfer is in the history of each case', () => {
  it('who did it, from whom and to whom; not in the history of other or deleted cases', async () => {
    const [from, to] = [await account(test, 'analista'), await account(test, 'analista')]
    const ids = [await createdCaso(test, from.token), await createdCaso(test, from.token)]
    const otherCaso = await createdCaso(test, to.token)
    const deleted = await createdCaso(test, from.token)
    await deleteCaso(test, gestor.token, deleted)
    test.advance(1000)
    const { body } = await remove(from, { motivo: 'Saída', transferir_para: String(to.id) })
    expect(body.acoes_realizadas.casos_transferidos).toBe(2)
    for (const id of ids)
      expect((await historicoOf(id))[0]).toEqual({
        data: test.clock.moment.toISOString(),
        acao: 'caso.transferido',
        descricao: 'Caso passado a outra pessoa responsável',
        usuario: authorOf(gestor),
        detalhes: { de: from.id, para: to.id }
      })
    expect((await historicoOf(otherCaso)).map(({ acao }) => acao)).toEqual(['caso.criado'])
  })

  it('the limit of other statements is the same afterwards', async () => {
    const limit = async (db: Db) => (await db.execute(sql`show statement_timeout`))[0]
    const [from, to] = [await insertAccount(test, 'analista'), await insertAccount(test, 'analista')]
    const actor = { caller: { ...gestor, territorio: null }, ip: null, requestId: null, now: () => test.clock.moment }
    await test.db.transaction(async (tx) => {
      const before = await limit(tx)
      await transferCasos(tx, actor, from.id, to.id)
      expect(await limit(tx)).toEqual(before)
    })
    expect(await limit(test.db)).toEqual({ statement_timeout: '30s' })
  })

  it('without a successor there is no transfer', async () => {
    const from = await account(test, 'analista')
    const id = await createdCaso(test, from.token)
    await remove(from, { motivo: 'Saída' })
    expect((await historicoOf(id)).map(({ acao }) => acao)).toEqual(['caso.criado'])
  })
})
