import { beforeAll, describe, expect, it } from 'vitest'
import { createCompiler, withReplaced } from '../../contract/typecheck.ts'

let compiler: ReturnType<typeof createCompiler>
const registry = 'src/handlers.ts'
const stubs = 'generated/handlers.ts'
const health = 'src/modules/health/handlers.ts'

beforeAll(() => {
  compiler = createCompiler()
  // The first check reads every type of the service.
  compiler.check(registry)
})

describe('src/handlers.ts', () => {
  it('compiles as it is', () => {
    expect(compiler.check(registry)).toEqual([])
  })

  it('does not compile when the contract gets an operation without a handler', () => {
    const given = withReplaced(
      stubs,
      'export interface HealthHandlers {',
      "export interface HealthHandlers {\n  nova: Handler<B['verificarSaude'], 'public'>"
    )
    expect(compiler.check(registry, given)).toEqual([expect.stringMatching(/Property 'nova' is missing/)])
  })

  it('does not compile when the contract loses an operation that is still handled', () => {
    const given = withReplaced(stubs, /^ {2}verificarSaude: .*$/m, '')
    expect(compiler.check(registry, given)).toEqual([expect.stringMatching(/not assignable to type 'never'/)])
  })

  it('does not compile when a handler is removed', () => {
    const given = withReplaced(health, 'export const verificarSaude:', 'const verificarSaude:')
    expect(compiler.check(registry, given)).toEqual([expect.stringMatching(/Property 'verificarSaude' is missing/)])
  })

  it('does not compile when a module exports a handler without an operation', () => {
    const given = withReplaced(health, /$/, "\nexport const sobra: HealthHandlers['verificarSaude'] = verificarSaude\n")
    expect(compiler.check(registry, given)).toEqual([expect.stringMatching(/not assignable to type 'never'/)])
  })

  it('does not compile when a module is missing, or there is one too many', () => {
    const missing = withReplaced(registry, /^ {2}health: .*$/m, '')
    expect(compiler.check(registry, missing)).toEqual([expect.stringMatching(/Property 'health' is missing/)])
    const surplus = withReplaced(registry, /^ {2}health: .*$/m, '$&\n  saude: exactly<HealthHandlers>()(health),')
    expect(compiler.check(registry, surplus)).toEqual([
      expect.stringMatching(/'saude' does not exist in type 'Handlers'/)
    ])
  })
})

describe('a handler', () => {
  const virtual = 'src/modules/health/virtual.ts'
  const typed = (code: string) =>
    compiler.check(virtual, {
      [virtual]: `import type { HealthHandlers, UsuariosHandlers } from '../../../generated/handlers.ts'\n${code}`
    })
  const answer = "status: 'ok', version: '', environment: 'sandbox', timestamp: ''"
  const saude = (value: string) => typed(`export const h: HealthHandlers['verificarSaude'] = async () => (${value})`)
  const usuario = (body: string) =>
    typed(`export const h: UsuariosHandlers['listarUsuarios'] = async ({ query }, { caller }) => { ${body} }`)
  const page = (value: string) =>
    `return { status: 200, body: { total: ${value}, limit: query.limit, offset: query.offset, usuarios: [] } }`

  it('compiles with a declared answer, the values of its request and its caller', () => {
    expect(saude(`{ status: 200, body: { ${answer} } }`)).toEqual([])
    expect(usuario(page('caller.id'))).toEqual([])
  })

  // A surplus field is not among them: TypeScript does not look for one in what a function returns; the engine does.
  it.each([
    ['an undeclared status', `{ status: 201, body: { ${answer} } }`],
    ['a declared error instead of a thrown one', `{ status: 400, body: { error: { code: 'X', message: '' } } }`],
    ['a missing field', "{ status: 200, body: { status: 'ok', version: '', timestamp: '' } }"],
    ['a value that is not in the enumeration', `{ status: 200, body: { ${answer.replace('sandbox', 'home')} } }`],
    ['no body', '{ status: 200, body: undefined }'],
    ['nothing', 'undefined']
  ])('does not compile with %s', (_, value) => {
    expect(saude(value)).not.toEqual([])
  })

  it('does not compile when it reads what the operation does not name', () => {
    expect(usuario(page('query.pagina'))).toEqual([expect.stringContaining("Property 'pagina' does not exist")])
    expect(usuario(page('query.nome.length'))).toEqual([
      expect.stringContaining("'query.nome' is possibly 'undefined'")
    ])
  })

  it('does not compile when it asks for the caller of a public operation', () => {
    const text = `export const h: HealthHandlers['verificarSaude'] = async (_, { caller }) => { caller.id; return { status: 200, body: { ${answer} } } }`
    expect(typed(text)).not.toEqual([])
  })
})
