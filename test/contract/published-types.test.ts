import { request } from 'node:https'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { picked } from '../support/sample.ts'
import { exchange, listenApp } from './listening.ts'
import { createCompiler } from './typecheck.ts'

const types = { a: 'test/contract/published-a.ts', b: 'test/contract/published-b.ts' }
const script = 'test/contract/published-client.ts'
let compiler: ReturnType<typeof createCompiler>
let texts: Record<string, string>

async function prepare(): Promise<void> {
  const service = await listenApp()
  const published = async (letter: 'a' | 'b') => {
    const answer = await exchange(request, `${service.url}/openapi/description-${letter}.json`, { ca: service.ca })
    return astToString(await openapiTS((await answer.json()) as OpenAPI3))
  }
  texts = { [types.a]: await published('a'), [types.b]: await published('b') }
  await service.close()
  compiler = createCompiler()
}

/**
 * Returns what the compiler says about a client script that uses the published documents. The files exist in memory
 * only.
 */
function check(code: string): string[] {
  const header = `
    import createClient from 'openapi-fetch'
    import type { paths as A, components } from './published-a.ts'
    import type { paths as B } from './published-b.ts'
    const a = createClient<A>({ baseUrl: 'https://localhost:8443' })
    const b = createClient<B>({ baseUrl: 'https://localhost:8443' })
    export const detalhe: components['schemas']['UsuarioDetalheA'] | undefined = undefined
  `
  return compiler.check(script, { ...texts, [script]: `${header}\n${code}` })
}

describe('types made from the documents that the server publishes', () => {
  beforeAll(prepare)

  it.each(Object.values(types))('%s: compiles by itself', (file) => {
    expect(compiler.check(file, texts)).toEqual([])
  })

  it.each(
    picked(
      [
        [
          'logs in',
          "const { data } = await a.POST('/api/v1/usuarios/login', { body: { email: 'a@b.co', password: 'x' } }); export const token: string | undefined = data?.access_token"
        ],
        [
          'reads a page',
          "const { data } = await a.GET('/api/v1/usuarios/', { params: { query: { limit: 5, ativo: true } } }); export const n: number | undefined = data?.usuarios.length"
        ],
        [
          'reads a user as A',
          "const { data } = await a.GET('/api/v1/usuarios/{usuario_id}', { params: { path: { usuario_id: 7 } } }); export const em: string | undefined = data?.created_at"
        ],
        [
          'reads a user as B',
          "const { data } = await b.GET('/api/v1/usuarios/{id}', { params: { path: { id: 7 }, query: { include: ['grupos'] } } }); export const em: string | undefined = data?.criado_em"
        ],
        [
          'tells errors apart',
          "const { error } = await a.POST('/api/v1/usuarios/login', { body: { email: '', password: '' } }); export const e: string | undefined = error && ('detail' in error ? error.detail[0]?.msg : error.error.message)"
        ],
        [
          'asks for the health',
          "const { data } = await b.GET('/api/v1/health'); export const ok: 'ok' | undefined = data?.status"
        ]
      ] as const,
      2
    )
  )('a script that %s compiles', (_, code) => {
    expect(check(code)).toEqual([])
  })

  it.each(
    picked(
      [
        [
          'sends a number for a password',
          "await a.POST('/api/v1/usuarios/login', { body: { email: 'a@b.co', password: 1 } })"
        ],
        ['leaves out a required field', "await a.POST('/api/v1/usuarios/login', { body: { email: 'a@b.co' } })"],
        [
          'sends a field that is not there',
          "export const body: components['schemas']['Login'] = { email: '', password: '', lembrar: true }"
        ],
        [
          'leaves out a required parameter',
          "await a.POST('/api/v1/usuarios/refresh-token', { params: { query: {} } })"
        ],
        ['asks for a path that is not there', "await a.GET('/api/v1/usuarios/nada')"],
        ['uses a method that is not there', "await a.DELETE('/api/v1/usuarios/login')"],
        [
          'reads a field of B from A',
          "const { data } = await a.GET('/api/v1/usuarios/{usuario_id}', { params: { path: { usuario_id: 7 } } }); data?.criado_em"
        ],
        [
          'sends a state that is none',
          "await a.POST('/api/v1/usuarios/signup', { body: { usuario: { nome: '', email: '', senha: '', master_key: '', estado: 'XX' } } })"
        ],
        [
          'asks to include what is not there',
          "await b.GET('/api/v1/usuarios/{id}', { params: { path: { id: 7 }, query: { include: ['senha'] } } })"
        ]
      ] as const,
      3
    )
  )('a script that %s does not compile', (_, code) => {
    expect(check(code)).toHaveLength(1)
  })
})
