import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nomesAnteriores } from '../../../src/core/contas/tables.ts'
import { transferCasos } from '../../../src/modules/agravos/record/responsavel.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { at, autor } from '../usuarios/support.ts'
import { seed } from './seed.ts'
import { criado, editar, excluir, ler } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

type Entry = { acao: string; usuario: { id: number; nome: string } | null; detalhes: object }
const historicoDe = async (id: number): Promise<Entry[]> => (await ler(test, gestor.token, id)).body.historico
const nomesDe = async (id: number) => (await historicoDe(id)).map(({ usuario }) => usuario?.nome)
const renomear = async (who: Account, nome: string) => {
  test.advance(1000)
  expect((await test.call('PUT', at(who.id), { token: gestor.token, body: { nome } })).status).toBe(200)
  test.advance(1000)
}
const remover = (who: { id: number }, query?: Record<string, string>) =>
  test.call('DELETE', at(who.id), { token: gestor.token, query })

describe('historico[].usuario', () => {
  it('is who did it, under the name of then', async () => {
    const ana = await account(test, 'gestor', { nome: 'Ana Lima' })
    const id = await criado(test, ana.token)
    await renomear(ana, 'Ana Reis')
    await editar(test, ana.token, id, { evolucao: 'cura' })
    await renomear(ana, 'Ana Souza')
    expect(await historicoDe(id)).toMatchObject([
      { acao: 'caso.alterado', usuario: { id: ana.id, nome: 'Ana Reis' } },
      { acao: 'caso.criado', usuario: { id: ana.id, nome: 'Ana Lima' } }
    ])
  })

  it('stays when the account is removed', async () => {
    const bia = await account(test, 'gestor', { nome: 'Bia Prado' })
    const id = await criado(test, bia.token)
    await renomear(bia, 'Bia Nunes')
    await editar(test, bia.token, id, { evolucao: 'cura' })
    expect((await remover(bia)).status).toBe(200)
    expect(await nomesDe(id)).toEqual(['Bia Nunes', 'Bia Prado'])
    expect((await historicoDe(id)).map(({ usuario }) => usuario?.id)).toEqual([bia.id, bia.id])
  })

  it('of a user’s own history too; the trail keeps its shape', async () => {
    const [chefe, alvo] = [await account(test, 'gestor', { nome: 'Caio Melo' }), await insertAccount(test, 'usuario')]
    await test.call('PUT', at(alvo.id), { token: chefe.token, body: { cidade: 'Olinda' } })
    await remover(chefe)
    const { body } = await test.call('GET', at(alvo.id), { token: gestor.token, query: { include: 'historico' } })
    expect(body.historico).toMatchObject([{ usuario: { id: chefe.id, nome: 'Caio Melo' } }])
    const admin = await account(test, 'admin')
    const query = { alvo_tipo: 'usuario', alvo_id: String(alvo.id) }
    const trail = await test.call('GET', '/api/v1/auditoria', { token: admin.token, query })
    expect(trail.body.items[0].ator_id).toBe(chefe.id)
    expect(JSON.stringify(trail.body)).not.toContain('Caio')
  })

  it('nothing is kept of an account that did nothing', async () => {
    const nada = await account(test, 'gestor', { nome: 'Davi Rocha' })
    await renomear(nada, 'Davi Paz')
    await remover(nada)
    expect(await test.db.$count(nomesAnteriores, eq(nomesAnteriores.usuarioId, nada.id))).toBe(0)
  })

  it('null for an account of which nothing is known', async () => {
    const [id] = await seed(test.db)
    expect(await historicoDe(id!)).toEqual([])
  })
})

describe('DELETE /api/v1/usuarios/{id} (B): a transfer is in the history of each case', () => {
  it('who did it, from whom and to whom; not in that of other cases or deleted ones', async () => {
    const [de, para] = [await account(test, 'analista'), await account(test, 'analista')]
    const ids = [await criado(test, de.token), await criado(test, de.token)]
    const outro = await criado(test, para.token)
    const morto = await criado(test, de.token)
    await excluir(test, gestor.token, morto)
    test.advance(1000)
    const { body } = await remover(de, { motivo: 'Saída', transferir_para: String(para.id) })
    expect(body.acoes_realizadas.casos_transferidos).toBe(2)
    for (const id of ids)
      expect((await historicoDe(id))[0]).toEqual({
        data: test.clock.moment.toISOString(),
        acao: 'caso.transferido',
        usuario: autor(gestor),
        detalhes: { de: de.id, para: para.id }
      })
    expect((await historicoDe(outro)).map(({ acao }) => acao)).toEqual(['caso.criado'])
  })

  it('the limit of other statements is the same afterwards', async () => {
    const limit = async (db: Db) => (await db.execute(sql`show statement_timeout`))[0]
    const [de, para] = [await insertAccount(test, 'analista'), await insertAccount(test, 'analista')]
    const actor = { caller: gestor, ip: null, requestId: null, now: () => test.clock.moment }
    await test.db.transaction(async (tx) => {
      const before = await limit(tx)
      await transferCasos(tx, actor, de.id, para.id)
      expect(await limit(tx)).toEqual(before)
    })
    expect(await limit(test.db)).toEqual({ statement_timeout: '30s' })
  })

  it('without a successor there is no transfer', async () => {
    const de = await account(test, 'analista')
    const id = await criado(test, de.token)
    await remover(de, { motivo: 'Saída' })
    expect((await historicoDe(id)).map(({ acao }) => acao)).toEqual(['caso.criado'])
  })
})
