import createClient from 'openapi-fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { paths } from '../../generated/types-b.ts'
import { type Account, account, insertAccount } from '../support/accounts.ts'
import { SENHA } from '../support/app.ts'
import { listenApp, trustingFetch } from './listening.ts'

/** Makes a client typed only by Description B, over real HTTPS. */
const connectClient = (url: string, ca: string, token: string) =>
  createClient<paths>({
    baseUrl: url,
    fetch: trustingFetch(ca),
    headers: { authorization: `Bearer ${token}` },
    // Serialises an object in a query as OpenAPI does by default; this client has another default.
    querySerializer: { object: { style: 'form', explode: true } }
  })

let service: Awaited<ReturnType<typeof listenApp>>
let client: ReturnType<typeof connectClient>
let gestor: Account
let ana: number
let bia: number

beforeAll(async () => {
  service = await listenApp()
  gestor = await account(service.test, 'gestor', { nome: 'Gestora' })
  client = connectClient(service.url, service.ca, gestor.token)
  const before = new Date('2025-12-31T12:00:00Z')
  const fields = { estado: 'PE', createdAt: before }
  await insertAccount(service.test, 'usuario', { nome: 'Ana Antiga', ...fields })
  ana = (await insertAccount(service.test, 'usuario', { nome: 'Ana Nova', estado: 'PE' })).id
  bia = (await insertAccount(service.test, 'analista', { nome: 'Bia Nova', estado: 'PB' })).id
})
afterAll(() => service.close())

describe('a client typed by Description B', () => {
  it('GET /api/v1/usuarios: with plain filters', async () => {
    const query = { nome: 'ana', ativo: true, sort: 'criado_em', order: 'desc', size: 1 } as const
    const { data, response } = await client.GET('/api/v1/usuarios', { params: { query } })
    expect([response.status, data?.total, data?.pages, data?.items.map(({ id }) => id)]).toEqual([200, 2, 2, [ana]])
    expect(data?.items[0]?.grupos[0]?.nome).toBe('usuario')
  })

  it('GET /api/v1/usuarios: with a plain filter and operators together', async () => {
    const query = { nome: 'ana', operadores: { 'criado_em[gte]': '2026-01-01' } }
    const { data } = await client.GET('/api/v1/usuarios', { params: { query } })
    expect([data?.total, data?.items.map(({ id }) => id)]).toEqual([1, [ana]])
    const operadores = {
      'criado_em[gte]': '2026-01-01',
      'estado[in]': 'PB,PE',
      'nome[like]': 'nova',
      'id[ne]': `${ana}`
    }
    const several = await client.GET('/api/v1/usuarios', { params: { query: { operadores } } })
    expect(several.data?.items.map(({ id }) => id)).toEqual([bia])
  })

  it('GET /api/v1/usuarios: an operator that the field does not accept, in the type of the error', async () => {
    const query = { operadores: { 'ativo[like]': 'true' } }
    const { error, response } = await client.GET('/api/v1/usuarios', { params: { query } })
    expect([response.status, error?.error.code]).toEqual([422, 'VALIDATION_ERROR'])
  })

  it('GET /api/v1/usuarios: the links of a page lead on, as they are', async () => {
    const query = { size: 2, operadores: { 'id[gte]': '1' } }
    const { data } = await client.GET('/api/v1/usuarios', { params: { query } })
    const next = await service.test.call('GET', data!.links.next!, { token: gestor.token })
    expect([next.status, next.body.page, next.body.items.map(({ id }: { id: number }) => id)]).toEqual([
      200,
      2,
      [ana, bia]
    ])
  })

  it('POST /api/v1/usuarios/buscar: nested conditions', async () => {
    const { data } = await client.POST('/api/v1/usuarios/buscar', {
      body: {
        filtros: { and: [{ campo: 'nome', operador: 'like', valor: 'nova' }, { or: [{ estado: 'PB' }] }] },
        ordenacao: [{ campo: 'nome', direcao: 'asc' }],
        paginacao: { pagina: 1, tamanho: 10 },
        incluir: ['grupos']
      }
    })
    expect(data?.items.map(({ id, grupos }) => [id, grupos?.[0]?.nome])).toEqual([[bia, 'analista']])
  })

  it('POST /api/v1/usuarios, then its groups, permissions and password', async () => {
    const body = { nome: 'Eva', email: 'eva@saude.example', senha: SENHA, cpf: '529.982.247-25', estado: 'SP' as const }
    const made = await client.POST('/api/v1/usuarios', { body })
    expect([made.response.status, made.data?.cpf]).toEqual([201, '529.982.247-25'])
    const path = { id: made.data?.id ?? 0 }
    const groups = await client.GET('/api/v1/grupos', { params: { query: { nome: 'analista' } } })
    const grupos_ids = groups.data?.grupos.map(({ id }) => id) ?? []
    const put = await client.PUT('/api/v1/usuarios/{id}/grupos', { params: { path }, body: { grupos_ids } })
    expect(put.data?.grupos.map(({ nome }) => nome)).toEqual(['analista'])
    const read = await client.GET('/api/v1/usuarios/{id}/permissoes', { params: { path } })
    expect(read.data?.permissoes_efetivas).toContain('agravos.criar')
    const senha = await client.POST('/api/v1/usuarios/{id}/alterar-senha', {
      params: { path },
      body: { nova_senha: 'Zika#2025' }
    })
    expect(senha.data?.forcar_troca).toBe(false)
  })

  it('GET /api/v1/usuarios/estatisticas', async () => {
    const query = { periodo: 'ultimos_7_dias', agrupar_por: 'estado' } as const
    const { data } = await client.GET('/api/v1/usuarios/estatisticas', { params: { query } })
    expect([data?.periodo.inicio, data?.agrupamento?.[0]]).toEqual([
      '2026-11-09',
      { chave: 'PE', total: 2, percentual: 40 }
    ])
  })
})
