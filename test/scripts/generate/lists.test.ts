import { describe, expect, it } from 'vitest'
import type { Operation, Parameter, Schema } from '../../../scripts/generate/document.ts'
import { addListParameters, listOf } from '../../../scripts/generate/lists.ts'
import { document, readOperation, sentences, writeOperation } from './fixture.ts'

const page: Parameter = { name: 'page', in: 'query', schema: { type: 'integer' }, example: 1 }

/** Returns the parameters of an operation once those of its list are written out. */
function parametersOf(operation: Operation, method = 'get'): Parameter[] | undefined {
  const given = { ...operation }
  addListParameters(document({ '/api/v1/coisas': { [method]: given } }), { sentences })
  return given.parameters
}

const filterable: Record<string, Schema> = {
  nome: { type: 'string', minLength: 1, 'x-plain': 'like', description: 'Name contains.', example: 'ana' },
  cidade: { type: ['string', 'null'], 'x-status': 'extension', description: 'City.', example: 'Recife' },
  ativo: { type: 'boolean' }
}

describe('the published parameters of a list', () => {
  const given = readOperation('listar', {
    parameters: [page],
    'x-sortable': ['id', 'nome'],
    'x-filterable': filterable
  })
  const want: Parameter[] = [
    page,
    {
      name: 'sort',
      in: 'query',
      description: expect.stringContaining('id'),
      'x-status': 'planned',
      schema: { type: 'string', enum: ['id', 'nome'], default: 'id' },
      example: 'id'
    },
    {
      name: 'nome',
      in: 'query',
      description: 'Name contains.',
      schema: { type: 'string', minLength: 1 },
      example: 'ana'
    },
    {
      name: 'cidade',
      in: 'query',
      description: 'City.',
      'x-status': 'extension',
      schema: { type: 'string' },
      example: 'Recife'
    },
    { name: 'ativo', in: 'query', description: 'Equal to this value.', schema: { type: 'boolean' } },
    {
      name: 'operadores',
      in: 'query',
      style: 'form',
      explode: true,
      description: expect.stringContaining('field[op]=value'),
      'x-operators': true,
      schema: {
        type: 'object',
        propertyNames: { pattern: '^((nome|cidade)\\[(eq|ne|gt|gte|lt|lte|in|like)\\]|(ativo)\\[(eq|ne|in)\\])$' },
        additionalProperties: { type: 'string' },
        default: {}
      },
      example: { 'nome[eq]': 'ana' }
    }
  ]

  it('come after its own: the order, each field, the operators', () => {
    expect(parametersOf(given)).toEqual(want)
  })

  it('a list that begins with the newest has no field by default, and says what it does instead', () => {
    const [sort] = parametersOf(readOperation('listar', { 'x-sortable': ['em', 'id'], 'x-newest-first': true })) ?? []
    expect(sort?.schema).toEqual({ type: 'string', enum: ['em', 'id'] })
    expect(sort?.description).toContain('newest rows come first, by `em`')
  })

  it.each<[what: string, given: Partial<Operation>, want: string[]]>([
    ['neither', {}, []],
    ['its own parameters alone', { parameters: [page] }, ['page']],
    ['an order alone', { 'x-sortable': ['id'] }, ['sort']],
    ['fields alone', { 'x-filterable': { id: { type: 'integer' } } }, ['id', 'operadores']],
    ['both', { 'x-sortable': ['id'], 'x-filterable': { id: { type: 'integer' } } }, ['sort', 'id', 'operadores']]
  ])('an operation with %s', (_, given, want) => {
    expect(parametersOf(readOperation('listar', given))?.map(({ name }) => name)).toEqual(want)
  })

  it('a field without an example has none, and the operators still have one', () => {
    const found = parametersOf(readOperation('listar', { 'x-filterable': { id: { type: 'integer' } } }))
    expect(found?.[0]).toEqual({
      name: 'id',
      in: 'query',
      description: 'Equal to this value.',
      schema: { type: 'integer' }
    })
    expect(found?.[1]?.example).toEqual({ 'id[eq]': '' })
  })

  it('an example that is false or zero is kept', () => {
    const fields = { ativo: { type: 'boolean', example: false }, n: { type: 'integer', example: 0 } }
    const found = parametersOf(readOperation('listar', { 'x-filterable': fields }))
    expect(found?.map(({ example }) => example)).toEqual([false, 0, { 'ativo[eq]': 'false' }])
  })

  it('are not written for a list that is queried by a body', () => {
    const given = writeOperation('buscar', { 'x-sortable': ['id'], 'x-filterable': filterable })
    expect(parametersOf(given, 'post')).toBeUndefined()
  })

  it('leave the contract as it is', () => {
    const before = structuredClone(filterable)
    parametersOf(given)
    expect(filterable).toEqual(before)
  })
})

describe('a list for the engine', () => {
  it.each<[what: string, given: Partial<Operation>, want: unknown]>([
    ['no list', {}, null],
    ['an order without fields', { 'x-sortable': ['id'] }, null],
    [
      'fields without an order',
      { 'x-filterable': { id: { type: 'integer', minimum: 1 } } },
      { fields: { id: { schema: { type: 'integer', minimum: 1 }, plain: 'eq' } }, sortable: [] }
    ],
    [
      'the newest first',
      { 'x-filterable': { id: { type: 'integer' } }, 'x-sortable': ['id'], 'x-newest-first': true },
      { fields: { id: { schema: { type: 'integer' }, plain: 'eq' } }, sortable: ['id'], newestFirst: true }
    ],
    [
      'fields that compare in their own way, and an order',
      { 'x-filterable': filterable, 'x-sortable': ['nome', 'id'] },
      {
        fields: {
          nome: { schema: { type: 'string', minLength: 1 }, plain: 'like' },
          cidade: { schema: { type: ['string', 'null'] }, plain: 'eq' },
          ativo: { schema: { type: 'boolean' }, plain: 'eq' }
        },
        sortable: ['nome', 'id']
      }
    ],
    [
      'a reference, by the letter of its document',
      { 'x-filterable': { id: { $ref: '#/components/schemas/Id' } } },
      { fields: { id: { schema: { $ref: 'b#/$defs/Id' }, plain: 'eq' } }, sortable: [] }
    ]
  ])('%s', (_, given, want) => {
    expect(listOf('b', readOperation('listar', given))).toEqual(want)
  })
})
