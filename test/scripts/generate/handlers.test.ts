import { describe, expect, it } from 'vitest'
import { handlers } from '../../../scripts/generate/handlers.ts'
import { document, type Operations, readOperation, rowsOf, writeOperation } from './fixture.ts'

const generated = (a: Operations, b: Operations = {}) => handlers(rowsOf({ a: document(a), b: document(b) }))

describe('generated/handlers.ts', () => {
  it('has an interface for each module, a stub for each operation, and a registry of all', () => {
    const text = generated(
      {
        '/api/v1/coisas/{id}': { get: readOperation('lerCoisa') },
        '/api/v1/coisas': { post: writeOperation('criarCoisa', { security: [] }) }
      },
      { '/api/v1/aves': { get: readOperation('verAves', { tags: ['aves'], summary: 'See birds' }) } }
    )
    expect(text).toBe(`import type { Handler, ListHandler } from '../src/engine/contract/handler.ts'
import type { operations as A } from './types-a.ts'
import type { operations as B } from './types-b.ts'

export interface AvesHandlers {
  /** GET /api/v1/aves (B): See birds */
  verAves: Handler<B['verAves'], 'secured'>
}

export interface CoisasHandlers {
  /** GET /api/v1/coisas/{id} (A): Read a thing */
  lerCoisa: Handler<A['lerCoisa'], 'secured'>
  /** POST /api/v1/coisas (A): Read a thing */
  criarCoisa: Handler<A['criarCoisa'], 'public'>
}

/** Every module with every operation: the registry in src/handlers.ts must have exactly these. */
export interface Handlers {
  aves: AvesHandlers
  coisas: CoisasHandlers
}
`)
  })

  it('puts A and B of one module into one interface', () => {
    const text = generated({ '/a': { get: readOperation('um') } }, { '/b': { get: readOperation('dois') } })
    expect(text.match(/interface CoisasHandlers/g)).toHaveLength(1)
    expect(text).toContain("um: Handler<A['um'], 'secured'>")
    expect(text).toContain("dois: Handler<B['dois'], 'secured'>")
  })

  it.each([
    ['no default', [{ name: 'x', in: 'query' as const, schema: { type: 'string' } }], "Handler<A['um'], 'secured'>"],
    [
      'one default',
      [{ name: 'x', in: 'query' as const, schema: { type: 'integer', default: 0 } }],
      "Handler<A['um'], 'secured', 'x'>"
    ],
    [
      'several, false among them',
      [
        { name: 'x', in: 'query' as const, schema: { default: 1 } },
        { name: 'y', in: 'query' as const, schema: { default: false } },
        { name: 'z', in: 'header' as const, schema: { default: 1 } }
      ],
      "Handler<A['um'], 'secured', 'x' | 'y'>"
    ]
  ])('says which query values the engine fills in: %s', (_, parameters, want) => {
    expect(generated({ '/a': { get: readOperation('um', { parameters }) } })).toContain(`um: ${want}\n`)
  })
})
