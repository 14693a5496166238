import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invalid } from '../../modules/usuarios/support.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'

let test: TestApp
let admin: Account
beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

const CASOS = '/api/v1/agravos/casos'
const get = (path: string, query: Record<string, string>) => test.call('GET', path, { token: admin.token, query })
const json = (tree: unknown) => ({ search: JSON.stringify(tree) })

describe('periods that end before they begin are refused', () => {
  it.each<[path: string, query: Record<string, string>, field: string]>([
    [CASOS, { data_inicio: '2026-03-02', data_fim: '2026-03-01' }, 'data_fim'],
    [CASOS, { data_notificacao_inicio: '2026-03-02', data_notificacao_fim: '2026-03-01' }, 'data_notificacao_fim'],
    [CASOS, { data_inicio: '2026-03-02', data_notificacao_fim: '2026-03-01' }, 'data_notificacao_fim'],
    [CASOS, { data_inicio: '2026-03-02T03:00:00Z', data_fim: '2026-03-02T02:00:00Z' }, 'data_fim'],
    [CASOS, { 'data_notificacao[gte]': '2026-03-02', 'data_notificacao[lte]': '2026-03-01' }, 'data_notificacao[lte]'],
    [
      CASOS,
      { 'data_inicio_sintomas[gt]': '2026-03-02', 'data_inicio_sintomas[lt]': '2026-03-01' },
      'data_inicio_sintomas[lt]'
    ],
    [CASOS, { 'criado_em[gte]': '2026-03-02T12:00:00Z', 'criado_em[lt]': '2026-03-02' }, 'criado_em[lt]'],
    [CASOS, json({ criado_em: { gte: '2026-03-02', lte: '2026-03-01' } }), 'search.criado_em.lte'],
    [
      CASOS,
      json({
        or: [{ estado: 'PE' }, { and: [{ criado_em: { lte: '2026-03-01' } }, { criado_em: { gt: '2026-03-02' } }] }]
      }),
      'search.or.1.and.0.criado_em.lte'
    ],
    [`${CASOS}/estatisticas/resumo`, { data_inicio: '2026-03-02', data_fim: '2026-03-01' }, 'data_fim'],
    ['/api/v1/auditoria', { desde: '2026-03-02T00:00:00Z', ate: '2026-03-01T23:59:59Z' }, 'ate'],
    ['/api/v1/auditoria', { 'em[gte]': '2026-03-02', 'em[lte]': '2026-03-01' }, 'em[lte]'],
    ['/api/v1/usuarios', { 'criado_em[gte]': '2026-03-02', 'criado_em[lt]': '2026-03-01' }, 'criado_em[lt]']
  ])('GET %s: 422 for %j at %s', async (path, query, field) => {
    expect(await get(path, query)).toMatchObject(invalid([field, 'OUT_OF_RANGE']))
  })

  it('POST exports of cases and users: 422 at the last day', async () => {
    const filtros = (campo: string) => ({
      and: [
        { campo, operador: 'gte', valor: '2026-03-02' },
        { campo, operador: 'lte', valor: '2026-03-01' }
      ]
    })
    const post = (path: string, field: string) =>
      test.call('POST', path, { token: admin.token, body: { formato: 'csv', filtros: filtros(field) } })
    for (const answer of [
      await post(`${CASOS}/exportar`, 'data_notificacao'),
      await post('/api/v1/usuarios/exportar', 'criado_em')
    ])
      expect(answer).toMatchObject(invalid(['filtros.and.1.valor', 'OUT_OF_RANGE']))
  })

  it.each<[path: string, query: Record<string, string>]>([
    [CASOS, { data_inicio: '2026-03-02', data_fim: '2026-03-02' }],
    [CASOS, { 'criado_em[gte]': '2026-03-02T12:00:00Z', 'criado_em[lte]': '2026-03-02' }],
    [CASOS, { 'data_notificacao[gte]': '2026-03-02', 'data_notificacao[lt]': '2026-03-02' }],
    [CASOS, { 'criado_em[gte]': '2026-03-02', 'atualizado_em[lte]': '2026-03-01' }],
    [CASOS, json({ or: [{ criado_em: { gte: '2026-03-02' } }, { criado_em: { lte: '2026-03-01' } }] })],
    [CASOS, { 'idade[gte]': '50', 'idade[lte]': '20' }],
    ['/api/v1/auditoria', { desde: '2026-03-02T00:00:00Z', ate: '2026-03-02T00:00:00Z' }]
  ])('GET %s: 200 for %j', async (path, query) => {
    expect((await get(path, query)).status).toBe(200)
  })
})
