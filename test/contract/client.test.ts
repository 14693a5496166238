import createClient from 'openapi-fetch'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
import type { paths } from '../../generated/types-a.ts'
import { MASTER_KEY, SENHA } from '../support/app.ts'
import { listenApp, trustingFetch } from './listening.ts'

/** Makes a client as anyone would write it, typed only by the document, over real HTTPS. */
function connectClient(url: string, ca: string) {
  const client = createClient<paths>({ baseUrl: url, fetch: trustingFetch(ca) })
  const used = new Set<string>()
  let token = ''
  client.use({
    onRequest({ request, schemaPath }) {
      used.add(`${request.method} ${schemaPath}`)
      if (token) request.headers.set('authorization', `Bearer ${token}`)
      return request
    }
  })
  return {
    client,
    used,
    as(accessToken: string) {
      token = accessToken
    }
  }
}

let service: Awaited<ReturnType<typeof listenApp>>
let session: ReturnType<typeof connectClient>
beforeAll(async () => {
  service = await listenApp()
  session = connectClient(service.url, service.ca)
})
afterAll(() => service.close())

const admin = { nome: 'Ana Souza', email: 'ana@saude.example', senha: SENHA, master_key: MASTER_KEY, admin: true }
const bia = {
  nome: 'Bia Lima',
  email: 'bia@saude.example',
  senha: SENHA,
  master_key: MASTER_KEY,
  estado: 'PE' as const
}

describe('a client typed by Description A', () => {
  let refreshToken = ''
  let id = 0

  it('POST /api/v1/usuarios/signup', async () => {
    const { data, response } = await session.client.POST('/api/v1/usuarios/signup', { body: { usuario: admin } })
    expect([response.status, data?.nome, data?.admin]).toEqual([201, 'Ana Souza', true])
    const second = await session.client.POST('/api/v1/usuarios/signup', { body: { usuario: bia, permissoes: [1] } })
    expect([second.response.status, second.data?.permissoes?.length]).toEqual([201, 1])
  })

  it('POST /api/v1/usuarios/login', async () => {
    const { data } = await session.client.POST('/api/v1/usuarios/login', {
      body: { email: admin.email, password: SENHA }
    })
    expect([data?.token_type, data?.expires_in, data?.user.email]).toEqual(['bearer', 3600, admin.email])
    refreshToken = data?.refresh_token ?? ''
  })

  it('POST /api/v1/usuarios/refresh-token', async () => {
    const query = { refresh_token: refreshToken }
    const { data } = await session.client.POST('/api/v1/usuarios/refresh-token', { params: { query } })
    expect(data?.refresh_token).not.toBe(refreshToken)
    refreshToken = data?.refresh_token ?? ''
  })

  it('POST /api/v1/usuarios/login_sw', async () => {
    const { data } = await session.client.POST('/api/v1/usuarios/login_sw', {
      body: { grant_type: 'password', username: admin.email, password: SENHA },
      headers: { 'content-type': 'application/x-www-form-urlencoded' }
    })
    expect(data?.user.nome).toBe('Ana Souza')
    session.as(data?.access_token ?? '')
  })

  it('GET /api/v1/usuarios/logado', async () => {
    const { data } = await session.client.GET('/api/v1/usuarios/logado')
    expect([data?.email, data?.admin]).toEqual([admin.email, true])
  })

  it('GET /api/v1/usuarios/', async () => {
    const query = { search: 'lima', ativo: true, limit: 1 }
    const { data } = await session.client.GET('/api/v1/usuarios/', { params: { query } })
    expect([data?.total, data?.limit, data?.usuarios[0]?.nome]).toEqual([1, 1, 'Bia Lima'])
    id = data?.usuarios[0]?.id ?? 0
  })

  it('GET and PUT /api/v1/usuarios/{usuario_id}', async () => {
    const path = { usuario_id: id }
    const read = await session.client.GET('/api/v1/usuarios/{usuario_id}', { params: { path } })
    expect([read.data?.estado, read.data?.created_at]).toEqual(['PE', '2026-11-15T12:00:00.000Z'])
    const usuario = { nome: 'Bia Lima', email: bia.email, cidade: 'Olinda', telefone: null }
    const { data } = await session.client.PUT('/api/v1/usuarios/{usuario_id}', { params: { path }, body: { usuario } })
    expect([data?.cidade, data?.estado]).toEqual(['Olinda', 'PE'])
  })

  it('POST, GET and DELETE /api/v1/usuarios/{usuario_id}/foto-perfil', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a6' } })
      .png()
      .toBuffer()
    const path = { usuario_id: id }
    const { data } = await session.client.POST('/api/v1/usuarios/{usuario_id}/foto-perfil', {
      params: { path },
      body: { file: new Blob([new Uint8Array(png)], { type: 'image/png' }) },
      bodySerializer({ file }) {
        const form = new FormData()
        form.append('file', file, 'foto.png')
        return form
      }
    })
    expect(data?.foto_url).toBe(`/api/v1/usuarios/${id}/foto-perfil`)
    const photo = await session.client.GET('/api/v1/usuarios/{usuario_id}/foto-perfil', {
      params: { path },
      parseAs: 'blob'
    })
    expect([photo.data?.type, photo.response.headers.get('content-type')]).toEqual(['image/webp', 'image/webp'])
    expect(photo.data?.size).toBe(Number(photo.response.headers.get('content-length')))
    const removed = await session.client.DELETE('/api/v1/usuarios/{usuario_id}/foto-perfil', { params: { path } })
    expect(removed.response.ok).toBe(true)
  })

  it('POST /api/v1/usuarios/{usuario_id}/desativar and /reativar', async () => {
    const params = { path: { usuario_id: id } }
    const off = await session.client.POST('/api/v1/usuarios/{usuario_id}/desativar', { params })
    expect(off.data?.message).toBe('Usuário desativado.')
    const on = await session.client.POST('/api/v1/usuarios/{usuario_id}/reativar', { params })
    expect(on.data?.message).toBe('Usuário reativado.')
  })

  it('GET, POST /api/v1/permissoes/ and PUT, DELETE /api/v1/permissoes/{permissao_id}', async () => {
    const all = await session.client.GET('/api/v1/permissoes/')
    expect(all.data?.map(({ nome }) => nome)).toContain('usuarios.listar')
    const made = await session.client.POST('/api/v1/permissoes/', { body: { nome: 'vetores.listar' } })
    expect([made.response.status, made.data?.descricao]).toEqual([201, null])
    const params = { path: { permissao_id: made.data?.id ?? 0 } }
    const body = { nome: 'vetores.ler', descricao: 'Ler coletas' }
    const changed = await session.client.PUT('/api/v1/permissoes/{permissao_id}', { params, body })
    expect(changed.data).toEqual({ id: made.data?.id, ...body })
    const gone = await session.client.DELETE('/api/v1/permissoes/{permissao_id}', { params })
    expect([gone.response.status, gone.data]).toEqual([204, undefined])
  })

  it('POST /api/v1/usuarios/reset-password', async () => {
    const params = { query: { email: bia.email }, header: { 'Accept-Language': 'en-US' } }
    const { data, response } = await session.client.POST('/api/v1/usuarios/reset-password', { params })
    expect([data?.message, response.headers.get('content-language')]).toEqual([expect.any(String), 'en-US'])
  })

  it('DELETE /api/v1/usuarios/{usuario_id}, and its errors in their types', async () => {
    const params = { path: { usuario_id: id } }
    expect((await session.client.DELETE('/api/v1/usuarios/{usuario_id}', { params })).data?.message).toMatch(
      /^Usuário removido definitivamente/
    )
    const { error } = await session.client.DELETE('/api/v1/usuarios/{usuario_id}', { params })
    expect(error && 'error' in error && error.error.code).toBe('NOT_FOUND')
  })

  it('POST /api/v1/usuarios/login: a refusal and a validation error, each in its type', async () => {
    const refused = await session.client.POST('/api/v1/usuarios/login', { body: { email: admin.email, password: 'x' } })
    expect(refused.error && 'error' in refused.error && refused.error.error.code).toBe('INVALID_CREDENTIALS')
    const invalid = await session.client.POST('/api/v1/usuarios/login', { body: { email: 'x', password: 'x' } })
    expect(invalid.error && 'detail' in invalid.error && invalid.error.detail[0]?.loc).toEqual(['body', 'email'])
  })

  it('POST /api/v1/usuarios/logout: the session ends', async () => {
    const params = { query: { refresh_token: refreshToken } }
    expect((await session.client.POST('/api/v1/usuarios/logout', { params })).response.status).toBe(200)
    const { response } = await session.client.POST('/api/v1/usuarios/refresh-token', { params })
    expect(response.status).toBe(401)
  })

  it('has used every operation of Description A', () => {
    const every = operations
      .filter(({ description }) => description === 'a')
      .map(({ method, path }) => `${method} ${path}`)
    expect([...session.used].sort()).toEqual(every.sort())
  })
})

it('a client that does not trust the certificate gets no answer', async () => {
  const { client } = connectClient(service.url, '')
  await expect(client.GET('/api/v1/permissoes/')).rejects.toThrow(/self-signed|certificate/)
})
