import { describe, expect, it } from 'vitest'
import { follow, type Json, type Parameter } from '../../../scripts/generate/document.ts'
import { operations } from '../../../scripts/generate/operations.ts'
import { ajvSchema } from '../../../scripts/generate/schema.ts'
import type { Definitions, Operation } from '../../../src/engine/contract/schema/operation.ts'
import { document, type Operations, readOperation, rowsOf, writeOperation } from './fixture.ts'

/** Returns what the generated module exports. */
function generated(a: Operations, b: Operations = {}): { rows: Operation[]; definitions: Definitions } {
  const documents = { a: document(a), b: document(b) }
  const text = operations(documents, rowsOf(documents))
  const [, rows = '', definitions = ''] = text.split(/^export const \w+: [^=]+ = /m)
  return { rows: JSON.parse(rows), definitions: JSON.parse(definitions) }
}

const empty = { type: 'object', additionalProperties: false, required: [], properties: {} }

describe('a row', () => {
  it('has what the engine needs to know about an operation', () => {
    const [row] = generated({
      '/api/v1/coisas/{id}': { get: readOperation('lerCoisa', { 'x-permission': 'coisas.listar', 'x-self': 'id' }) }
    }).rows
    expect(row).toEqual({
      id: 'lerCoisa',
      summary: expect.any(String),
      description: 'a',
      module: 'coisas',
      method: 'GET',
      path: '/api/v1/coisas/{id}',
      status: 'current',
      public: false,
      permission: 'coisas.listar',
      self: 'id',
      shared: null,
      duringPasswordChange: false,
      duringMfaEnrolment: false,
      needsSession: false,
      deprecation: null,
      idempotent: false,
      etag: false,
      ifMatch: null,
      read: null,
      metered: false,
      mode: 'somente_leitura',
      list: null,
      params: { ...empty, required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } },
      query: empty,
      bodyLimit: 64 * 1024,
      body: null,
      responses: expect.objectContaining({
        200: { 'application/json': { $ref: 'a#/$defs/Coisa' } },
        503: { 'application/json': { $ref: 'a#/$defs/Erro' } }
      }),
      errors: { 400: [], 401: [], 403: [], 404: [], 422: [], 429: [], 500: [], 503: [] }
    })
  })

  it.each([
    ['by default', undefined, false],
    ['with a scheme', [{ OAuth2: [] }], false],
    ['with an empty list', [], true]
  ])('security %s', (_, security, expected) => {
    expect(generated({ '/a': { get: readOperation('a', { security }) } }).rows[0]?.public).toBe(expected)
  })

  it('of B keeps its rule for a shared route', () => {
    const rule = { with: 'a', when: { query: ['include'] } }
    const { rows } = generated(
      { '/a': { get: readOperation('a') } },
      { '/a': { get: readOperation('b', { 'x-shared-route': rule }) } }
    )
    expect(rows.map(({ id, description, shared }) => [id, description, shared])).toEqual([
      ['a', 'a', null],
      ['b', 'b', rule]
    ])
  })

  it('of a status without content has an empty record', () => {
    const responses = { ...readOperation('').responses, 204: { description: 'Gone.' } }
    expect(generated({ '/a': { get: readOperation('a', { responses }) } }).rows[0]?.responses[204]).toEqual({})
  })

  it('has the codes of its errors by status', () => {
    const { 200: good, 400: bad } = readOperation('').responses
    const responses = { 200: good!, 400: { ...bad!, 'x-error-codes': ['UM', 'DOIS'] }, 422: bad! }
    const { rows } = generated({ '/a': { get: readOperation('a', { responses }) } })
    expect(rows[0]?.errors).toEqual({ 400: ['UM', 'DOIS'], 422: [] })
  })

  it('names query parameters with their types, and leaves headers out', () => {
    const parameters: Parameter[] = [
      { name: 'limit', in: 'query', schema: { type: 'integer', default: 50, description: 'Size.' } },
      { name: 'nome', in: 'query', required: true, schema: { type: 'string', 'x-status': 'planned' } },
      { name: 'X-Request-ID', in: 'header', schema: { type: 'string' } }
    ]
    expect(generated({ '/a': { get: readOperation('a', { parameters }) } }).rows[0]?.query).toEqual({
      ...empty,
      required: ['nome'],
      properties: { limit: { type: 'integer', default: 50 }, nome: { type: 'string' } }
    })
  })

  it('has the body by content type', () => {
    expect(generated({ '/a': { post: writeOperation('a') } }).rows[0]?.body).toEqual({
      required: true,
      content: { 'application/json': { $ref: 'a#/$defs/Coisa' } },
      files: {}
    })
  })

  it('has the files of a multipart body with their limits', () => {
    const properties = {
      foto: { type: 'string', format: 'binary', 'x-max-bytes': 5 },
      laudo: { type: 'string', format: 'binary' },
      nome: { type: 'string' }
    }
    const content = { 'multipart/form-data': { schema: { type: 'object', additionalProperties: false, properties } } }
    const { rows } = generated({ '/a': { post: writeOperation('a', { requestBody: { content } }) } })
    expect(rows[0]?.body).toMatchObject({ required: false, files: { foto: 5, laudo: null } })
  })
})

describe('the module', () => {
  it('has one line for each operation and each schema', () => {
    const documents = {
      a: document({ '/a': { get: readOperation('a1'), post: writeOperation('a2') } }),
      b: document({})
    }
    const lines = operations(documents, rowsOf(documents)).split('\n')
    expect(lines.filter((line) => line.startsWith('{"id":'))).toHaveLength(2)
    expect(lines.filter((line) => line.startsWith('"Coisa":'))).toHaveLength(2)
  })

  it('has the schemas of both documents, apart', () => {
    const { definitions } = generated({}, {})
    expect(Object.keys(definitions)).toEqual(['a', 'b'])
    expect(definitions.b).toMatchObject({ $id: 'b', $defs: { Coisa: { properties: { id: { $ref: 'b#/$defs/Id' } } } } })
  })

  it('has the rows in the order of the documents', () => {
    const { rows } = generated(
      { '/z': { post: writeOperation('z2'), get: readOperation('z1') }, '/a': { get: readOperation('a1') } },
      { '/b': { get: readOperation('b1') } }
    )
    expect(rows.map(({ id }) => id)).toEqual(['z1', 'z2', 'a1', 'b1'])
  })
})

describe('a schema for Ajv', () => {
  it.each<[string, Json, Json]>([
    ['points into the definitions', { $ref: '#/components/schemas/Id' }, { $ref: 'a#/$defs/Id' }],
    [
      'loses what is for readers',
      { type: 'string', description: 'd', examples: ['e'], 'x-max-bytes': 5 },
      { type: 'string' }
    ],
    [
      'keeps properties of any name',
      { properties: { description: { type: 'string', description: 'd' }, 'x-y': {} } },
      { properties: { description: { type: 'string' }, 'x-y': {} } }
    ],
    [
      'keeps values as they are',
      { enum: ['x-a', { description: 1 }], const: { $ref: 'x' }, default: { 'x-b': 1 } },
      { enum: ['x-a', { description: 1 }], const: { $ref: 'x' }, default: { 'x-b': 1 } }
    ],
    [
      'puts values that are taken in either case under a keyword of the engine',
      { type: ['string', 'null'], 'x-either-case': true, enum: ['PE', null] },
      { type: ['string', 'null'], eitherCase: ['PE', null] }
    ],
    [
      'reaches into lists',
      { oneOf: [{ $ref: '#/components/schemas/A', description: 'd' }, { type: 'null' }] },
      { oneOf: [{ $ref: 'a#/$defs/A' }, { type: 'null' }] }
    ]
  ])('%s', (_, given, want) => {
    expect(ajvSchema('a', given)).toEqual(want)
  })
})

describe('a reference', () => {
  const base = document({})
  it.each([
    ['leads to its object', { $ref: '#/components/schemas/Id' }, { type: 'integer', minimum: 1 }],
    ['leads through another', { $ref: '#/components/schemas/Atalho' }, { type: 'integer', minimum: 1 }],
    ['leads through escaped names', { $ref: '#/paths/~1a~1{id}' }, { parameters: [] }],
    ['is not there', { type: 'string' }, { type: 'string' }]
  ])('%s', (_, given, want) => {
    base.components.schemas.Atalho = { $ref: '#/components/schemas/Id' }
    base.paths['/a/{id}'] = { parameters: [] }
    expect(follow(base, given)).toEqual(want)
  })
})
