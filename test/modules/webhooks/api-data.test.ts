import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { giveDirect } from '../usuarios/support.ts'
import { createdWebhook, entrega, webhookAt } from './api-support.ts'

let test: TestApp
let admin: Account
let dono: Account
let id: string
beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
})
afterAll(() => test.close())
beforeEach(async () => {
  dono = await account(test, 'gestor')
  id = (await createdWebhook(test, dono.token)).id
})

const losePermissoes = () => test.db.delete(usuariosGrupos).where(eq(usuariosGrupos.usuarioId, dono.id))
const importacao = { tipo: 'importacao.concluida', dados: { job_id: 'job_x', importados: 1, erros: 0 } }

/** Returns what a token is shown of each delivery, by every way to it. */
async function dadosShown(token: string, deliveries: { id: number }[]) {
  const list = await test.call('GET', webhookAt(id, '/entregas'), { token, query: { order: 'asc' } })
  const shown = [list.body.data.map(({ dados }: { dados: unknown }) => dados)]
  for (const [method, rest] of [
    ['GET', ''],
    ['POST', '/reenviar']
  ] as const) {
    const answers = deliveries.map((one) => test.call(method, webhookAt(id, `/entregas/${one.id}${rest}`), { token }))
    shown.push((await Promise.all(answers)).map(({ body }) => body.data.dados))
  }
  return shown
}

describe('dados of GET .../entregas, GET .../entregas/{entrega_id} and POST .../entregas/{entrega_id}/reenviar', () => {
  it.each<[string, string[], boolean, boolean]>([
    ['nothing', [], false, false],
    ['agravos.listar', ['agravos.listar'], true, false],
    ['agravos.importar', ['agravos.importar'], false, true],
    ['both', ['agravos.listar', 'agravos.importar'], true, true],
    ['admin', ['admin'], true, true]
  ])('to an owner who holds %s', async (_, permissoes, casos, importacoes) => {
    await losePermissoes()
    if (permissoes.length > 0) await giveDirect(test, dono.id, ...permissoes)
    const made = []
    for (const tipo of ['agravo.criado', 'agravo.atualizado', 'agravo.excluido'])
      made.push(await entrega(test, id, { tipo }))
    made.push(await entrega(test, id, importacao))
    made.push(await entrega(test, id, { tipo: 'webhook.teste', dados: { mensagem: 'x' } }))
    const wanted = made.map(({ tipo, dados }) => {
      if (tipo === 'webhook.teste') return dados
      return (tipo === 'importacao.concluida' ? importacoes : casos) ? dados : {}
    })
    expect(await dadosShown(dono.token, made)).toEqual([wanted, wanted, wanted])
  })

  it('the rest of a delivery is still shown to the owner, and dados to an administrator', async () => {
    const made = await entrega(test, id, { estado: 'falhou' })
    const before = (await test.call('GET', webhookAt(id, `/entregas/${made.id}`), { token: dono.token })).body
    expect(before.data.dados).toEqual(made.dados)
    await losePermissoes()
    const after = (await test.call('GET', webhookAt(id, `/entregas/${made.id}`), { token: dono.token })).body
    expect(after).toEqual({ ...before, data: { ...before.data, dados: {} } })
    const toAdmin = (await test.call('GET', webhookAt(id, `/entregas/${made.id}`), { token: admin.token })).body
    expect(toAdmin).toEqual(before)
  })
})
