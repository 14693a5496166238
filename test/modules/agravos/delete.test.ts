import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { errorOf, invalid, notFound } from '../usuarios/support.ts'
import { anexosAt, filePart, PDF, trailOf, uploadAnexo } from './anexos-support.ts'
import { CASOS, casoAt, casoBody, createdCaso, deleteCaso, fullCasoBody, readCaso, updateCaso } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const get = async (path: string, query: Record<string, string> = {}) =>
  (await test.call('GET', path, { token: gestor.token, query })).body
const rowOf = async (id: number) => (await test.db.select().from(casos).where(eq(casos.id, id)))[0]!

describe('DELETE /api/v1/agravos/casos/{id}: a reason is needed', () => {
  it.each<[query: Record<string, string>]>([[{}], [{ motivo: '' }], [{ motivo: '   ' }], [{ force: 'true' }]])(
    '400 MISSING_REASON for %j, and the case stays',
    async (query) => {
      const id = await createdCaso(test, gestor.token)
      const answer = await deleteCaso(test, gestor.token, id, query)
      expect(answer).toMatchObject(errorOf(400, 'MISSING_REASON'))
      expect(answer.body.error.message).toBe('Informe o motivo da exclusão.')
      expect((await readCaso(test, gestor.token, id)).status).toBe(200)
    }
  )

  it('422 at motivo when it is longer than 500', async () => {
    const id = await createdCaso(test, gestor.token)
    const too = await deleteCaso(test, gestor.token, id, { motivo: 'x'.repeat(501) })
    expect(too).toMatchObject(invalid(['motivo', 'TOO_LONG']))
    expect((await deleteCaso(test, gestor.token, id, { motivo: 'x'.repeat(500) })).status).toBe(204)
  })
})

describe('DELETE /api/v1/agravos/casos/{id}: closed cases', () => {
  it('422 at force for a closed case without it, 204 with it', async () => {
    const id = await createdCaso(test, gestor.token, fullCasoBody())
    const refusal = invalid(['force', 'CASE_CLOSED'])
    expect(await deleteCaso(test, gestor.token, id)).toMatchObject(refusal)
    expect(await deleteCaso(test, gestor.token, id, { motivo: 'Erro', force: 'false' })).toMatchObject(refusal)
    expect((await readCaso(test, gestor.token, id)).status).toBe(200)
    expect((await deleteCaso(test, gestor.token, id, { motivo: 'Erro', force: 'true' })).status).toBe(204)
  })

  it('204 without force for a reopened case', async () => {
    const id = await createdCaso(test, gestor.token, fullCasoBody())
    await updateCaso(test, gestor.token, id, { data_encerramento: null })
    expect((await deleteCaso(test, gestor.token, id)).status).toBe(204)
  })
})

describe('DELETE /api/v1/agravos/casos/{id}: gone everywhere', () => {
  let id: number
  let anexo: number
  beforeEach(async () => {
    id = await createdCaso(test, gestor.token, casoBody({ bairro_residencia: 'Pina' }))
    anexo = (await uploadAnexo(test, gestor.token, id, [filePart(PDF), { name: 'tipo', content: 'exame' }])).body.id
    expect(anexo).toEqual(expect.any(Number))
  })

  it('204 without a body; 404 the second time, and for every other operation on it', async () => {
    const answer = await deleteCaso(test, gestor.token, id)
    expect(answer.status).toBe(204)
    expect(answer.body).toHaveLength(0)
    const { token } = gestor
    expect(await deleteCaso(test, token, id)).toMatchObject(notFound)
    expect(await deleteCaso(test, token, id, { motivo: 'x', force: 'true' })).toMatchObject(notFound)
    expect(await readCaso(test, token, id)).toMatchObject(notFound)
    expect(await readCaso(test, token, id, { include: 'anexos' })).toMatchObject(notFound)
    expect(await updateCaso(test, token, id, { evolucao: 'cura' })).toMatchObject(notFound)
    expect(await uploadAnexo(test, token, id, [filePart(PDF), { name: 'tipo', content: 'exame' }])).toMatchObject(
      notFound
    )
    expect(await test.call('GET', anexosAt(id, `/${anexo}`), { token })).toMatchObject(notFound)
    expect(await test.call('DELETE', anexosAt(id, `/${anexo}`), { token })).toMatchObject(notFound)
  })

  it('gone from every list, total, summary and map at the next request', async () => {
    const figures = async () => ({
      list: (await get(CASOS)).total,
      byFilter: (await get(CASOS, { bairro: 'pina' })).total,
      byText: (await get(CASOS, { search: 'recife' })).total,
      resumo: (await get(`${CASOS}/estatisticas/resumo`, { data_inicio: '2026-11-01', data_fim: '2026-11-15' })).total,
      mapa: (await get(`${CASOS}/mapa-calor`, { nivel: 'municipio' })).metadata.max_casos
    })
    const before = await figures()
    expect(Math.min(...Object.values(before))).toBeGreaterThan(0)
    await deleteCaso(test, gestor.token, id)
    const less = Object.fromEntries(Object.entries(before).map(([name, n]) => [name, n - 1]))
    expect(await figures()).toEqual({ ...less, mapa: expect.any(Number) })
    expect((await get(CASOS, { size: '100' })).tipos.map((each: { id: number }) => each.id)).not.toContain(id)
    expect((await get(CASOS, { id: String(id) })).total).toBe(0)
  })

  it('the map shows one case less', async () => {
    const countCasos = async () => {
      const { features } = await get(`${CASOS}/mapa-calor`, { nivel: 'municipio' })
      const recife = features.find((f: { properties: { municipio: string } }) => f.properties.municipio === 'Recife')
      return recife?.properties.casos ?? 0
    }
    const before = await countCasos()
    await deleteCaso(test, gestor.token, id)
    expect(await countCasos()).toBe(before - 1)
  })

  it('the row stays, marked, and the trail keeps who and why', async () => {
    test.advance(1000)
    await deleteCaso(test, gestor.token, id, { motivo: '  Registro em duplicidade ' })
    expect(await rowOf(id)).toMatchObject({ excluido_em: test.clock.moment, atualizado_em: test.clock.moment })
    expect((await trailOf(test, id)).at(-1)).toMatchObject({
      acao: 'caso.excluido',
      atorId: gestor.id,
      alvoId: id,
      em: test.clock.moment,
      detalhes: { motivo: 'Registro em duplicidade' }
    })
  })

  it("a reason with the patient's whole name is refused, the refusal is on record; part of the name is accepted", async () => {
    const answer = await deleteCaso(test, gestor.token, id, { motivo: 'Repetido: MARIA  da silva santos' })
    expect([answer.status, answer.body.error.details[0]]).toMatchObject([
      422,
      { field: 'motivo', code: 'PERSONAL_DATA' }
    ])
    expect((await trailOf(test, id)).at(-1)).toMatchObject({ acao: 'caso.texto_recusado' })
    const motivo = 'Repetido: homônima de Maria Silva'
    expect((await deleteCaso(test, gestor.token, id, { motivo })).status).toBe(204)
    expect((await trailOf(test, id)).at(-1)!.detalhes).toEqual({ motivo })
  })

  it('of ten at once one is 204, and there is one entry', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => deleteCaso(test, gestor.token, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(404)])
    expect((await trailOf(test, id)).filter(({ acao }) => acao === 'caso.excluido')).toHaveLength(1)
  })

  it('404 for a case that never existed; 422 for an invalid id', async () => {
    for (const missing of [2_147_483_647, 2_147_483_648, 0, -1])
      expect(await deleteCaso(test, gestor.token, missing)).toMatchObject(notFound)
    for (const bad of ['x', '1.5', '1e3'])
      expect((await test.call('DELETE', casoAt(bad), { token: gestor.token, query: { motivo: 'x' } })).status).toBe(422)
  })
})
