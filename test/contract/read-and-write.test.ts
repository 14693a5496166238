import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import a from '../../generated/description-a.json' with { type: 'json' }
import b from '../../generated/description-b.json' with { type: 'json' }
import { picked } from '../support/sample.ts'
import { createCompiler } from './typecheck.ts'

const script = 'test/contract/read-and-write-client.ts'
let compiler: ReturnType<typeof createCompiler>
let texts: Record<string, string>

beforeAll(async () => {
  // Makes types as a client would, with the generator's default settings.
  const types = async (document: object) => astToString(await openapiTS(document as OpenAPI3))
  texts = { 'test/contract/written-a.ts': await types(a), 'test/contract/written-b.ts': await types(b) }
  compiler = createCompiler()
})

/** Returns what the compiler says when a value of one type is given to another. The files exist in memory only. */
function given(value: string, wanted: string): string[] {
  const code = `
    import type { components as AComponents } from './written-a.ts'
    import type { components as BComponents } from './written-b.ts'
    type A = AComponents['schemas']
    type B = BComponents['schemas']
    export const write = (value: ${value}): ${wanted} => value
  `
  return compiler.check(script, { ...texts, [script]: code })
}

describe('what can be read can be written back, in the types of a strict client', () => {
  it.each(
    picked(
      [
        ["B['CasoDetalhe']", "B['CasoEditar']"],
        ["B['CasoDetalhe']['dados_clinicos']", "B['DadosClinicos']"],
        ["B['UsuarioDetalhe']", "B['UsuarioEditar']"],
        ["B['Perfil']", "B['UsuarioEditar']"],
        ["B['Grupo']", "B['GrupoEditar']"],
        ["B['Webhook']", "B['WebhookEditar']"],
        ["A['UsuarioDetalheA']", "A['UsuarioAtualizar']"],
        ["A['Permissao']", "A['PermissaoEntrada']"]
      ],
      3
    )
  )('%s can be given as %s', (value, wanted) => {
    expect(given(value, wanted)).toEqual([])
  })

  it.each([
    ["B['CasoItem']", "B['CasoCriar']"],
    ["B['GrupoLista']", "B['GrupoEditar']"],
    ["A['Permissao']", "A['UsuarioAtualizar']"]
  ])('%s cannot be given as %s', (value, wanted) => {
    expect(given(value, wanted)).toHaveLength(1)
  })
})

it('a field of a request that has a default may be left out', () => {
  expect(given('{ username: string; password: string }', "B['Entrada']")).toEqual([])
  expect(given('{ nome: string; email: string; senha: string }', "B['UsuarioCriar']")).toEqual([])
})

it('an error has a known or a new code, and always its request and its time', () => {
  const error = "{ code: 'NOT_FOUND' | 'AMANHA'; message: string; request_id: string; timestamp: string }"
  expect(given(error, "B['Erro']['error']")).toEqual([])
  expect(given("{ code: 'NOT_FOUND'; message: string }", "B['Erro']['error']")).toHaveLength(1)
})
