import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { erro, invalido, naoEncontrado } from '../usuarios/support.ts'
import { arquivo, enviar, em as noAnexo, PDF, trilha } from './anexos-support.ts'
import { CASOS, completo, corpo, criado, editar, em, excluir, ler } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const get = async (path: string, query: Record<string, string> = {}) =>
  (await test.call('GET', path, { token: gestor.token, query })).body
const linhaDe = async (id: number) => (await test.db.select().from(casos).where(eq(casos.id, id)))[0]!

describe('DELETE /api/v1/agravos/casos/{id}: a reason is needed', () => {
  it.each<[query: Record<string, string>]>([[{}], [{ motivo: '' }], [{ motivo: '   ' }], [{ force: 'true' }]])(
    '400 MISSING_REASON for %j, and the case stays',
    async (query) => {
      const id = await criado(test, gestor.token)
      const answer = await excluir(test, gestor.token, id, query)
      expect(answer).toMatchObject(erro(400, 'MISSING_REASON'))
      expect(answer.body.error.message).toBe('Informe o motivo da exclusão.')
      expect((await ler(test, gestor.token, id)).status).toBe(200)
    }
  )

  it('422 at motivo when it is longer than 500', async () => {
    const id = await criado(test, gestor.token)
    const too = await excluir(test, gestor.token, id, { motivo: 'x'.repeat(501) })
    expect(too).toMatchObject(invalido(['motivo', 'TOO_LONG']))
    expect((await excluir(test, gestor.token, id, { motivo: 'x'.repeat(500) })).status).toBe(204)
  })
})

describe('DELETE /api/v1/agravos/casos/{id}: closed cases', () => {
  it('422 at force for a closed case without it, 204 with it', async () => {
    const id = await criado(test, gestor.token, completo())
    const recusado = invalido(['force', 'CASE_CLOSED'])
    expect(await excluir(test, gestor.token, id)).toMatchObject(recusado)
    expect(await excluir(test, gestor.token, id, { motivo: 'Erro', force: 'false' })).toMatchObject(recusado)
    expect((await ler(test, gestor.token, id)).status).toBe(200)
    expect((await excluir(test, gestor.token, id, { motivo: 'Erro', force: 'true' })).status).toBe(204)
  })

  it('204 without force for one that was opened again', async () => {
    const id = await criado(test, gestor.token, completo())
    await editar(test, gestor.token, id, { data_encerramento: null })
    expect((await excluir(test, gestor.token, id)).status).toBe(204)
  })
})

describe('DELETE /api/v1/agravos/casos/{id}: gone everywhere', () => {
  let id: number
  let anexo: number
  beforeEach(async () => {
    id = await criado(test, gestor.token, corpo({ bairro_residencia: 'Pina' }))
    anexo = (await enviar(test, gestor.token, id, [arquivo(PDF), { name: 'tipo', content: 'exame' }])).body.id
    expect(anexo).toEqual(expect.any(Number))
  })

  it('204 without a body; 404 for the second, and for all that could be done with it', async () => {
    const answer = await excluir(test, gestor.token, id)
    expect(answer.status).toBe(204)
    expect(answer.body).toHaveLength(0)
    const { token } = gestor
    expect(await excluir(test, token, id)).toMatchObject(naoEncontrado)
    expect(await excluir(test, token, id, { motivo: 'x', force: 'true' })).toMatchObject(naoEncontrado)
    expect(await ler(test, token, id)).toMatchObject(naoEncontrado)
    expect(await ler(test, token, id, { include: 'anexos' })).toMatchObject(naoEncontrado)
    expect(await editar(test, token, id, { evolucao: 'cura' })).toMatchObject(naoEncontrado)
    expect(await enviar(test, token, id, [arquivo(PDF), { name: 'tipo', content: 'exame' }])).toMatchObject(
      naoEncontrado
    )
    expect(await test.call('GET', noAnexo(id, `/${anexo}`), { token })).toMatchObject(naoEncontrado)
    expect(await test.call('DELETE', noAnexo(id, `/${anexo}`), { token })).toMatchObject(naoEncontrado)
  })

  it('out of every list, total, summary and map with the next request', async () => {
    const numeros = async () => ({
      lista: (await get(CASOS)).total,
      comFiltro: (await get(CASOS, { bairro: 'pina' })).total,
      porTexto: (await get(CASOS, { search: 'recife' })).total,
      resumo: (await get(`${CASOS}/estatisticas/resumo`, { data_inicio: '2026-11-01', data_fim: '2026-11-15' })).total,
      mapa: (await get(`${CASOS}/mapa-calor`, { nivel: 'municipio' })).metadata.max_casos
    })
    const before = await numeros()
    expect(Math.min(...Object.values(before))).toBeGreaterThan(0)
    await excluir(test, gestor.token, id)
    const less = Object.fromEntries(Object.entries(before).map(([name, n]) => [name, n - 1]))
    expect(await numeros()).toEqual({ ...less, mapa: expect.any(Number) })
    expect((await get(CASOS, { size: '100' })).tipos.map((each: { id: number }) => each.id)).not.toContain(id)
    expect((await get(CASOS, { id: String(id) })).total).toBe(0)
  })

  it('the map shows one case less', async () => {
    const casosDe = async () => {
      const { features } = await get(`${CASOS}/mapa-calor`, { nivel: 'municipio' })
      const recife = features.find((f: { properties: { municipio: string } }) => f.properties.municipio === 'Recife')
      return recife?.properties.casos ?? 0
    }
    const before = await casosDe()
    await excluir(test, gestor.token, id)
    expect(await casosDe()).toBe(before - 1)
  })

  it('the row stays, marked, and the trail keeps who and why', async () => {
    test.advance(1000)
    await excluir(test, gestor.token, id, { motivo: '  Registro em duplicidade ' })
    expect(await linhaDe(id)).toMatchObject({ excluido_em: test.clock.moment, atualizado_em: test.clock.moment })
    expect((await trilha(test, id)).at(-1)).toMatchObject({
      acao: 'caso.excluido',
      atorId: gestor.id,
      alvoId: id,
      em: test.clock.moment,
      detalhes: { motivo: 'Registro em duplicidade' }
    })
  })

  it("a reason with the patient's whole name is refused, the refusal is on record; part of the name is taken", async () => {
    const answer = await excluir(test, gestor.token, id, { motivo: 'Repetido: MARIA  da silva santos' })
    expect([answer.status, answer.body.error.details[0]]).toMatchObject([
      422,
      { field: 'motivo', code: 'PERSONAL_DATA' }
    ])
    expect((await trilha(test, id)).at(-1)).toMatchObject({ acao: 'caso.texto_recusado' })
    const motivo = 'Repetido: homônima de Maria Silva'
    expect((await excluir(test, gestor.token, id, { motivo })).status).toBe(204)
    expect((await trilha(test, id)).at(-1)!.detalhes).toEqual({ motivo })
  })

  it('of ten at once one is 204, and there is one entry', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => excluir(test, gestor.token, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(404)])
    expect((await trilha(test, id)).filter(({ acao }) => acao === 'caso.excluido')).toHaveLength(1)
  })

  it('404 for a case that never was; 422 for an id that is none', async () => {
    for (const missing of [2_147_483_647, 2_147_483_648, 0, -1])
      expect(await excluir(test, gestor.token, missing)).toMatchObject(naoEncontrado)
    for (const bad of ['x', '1.5', '1e3'])
      expect((await test.call('DELETE', em(bad), { token: gestor.token, query: { motivo: 'x' } })).status).toBe(422)
  })
})
