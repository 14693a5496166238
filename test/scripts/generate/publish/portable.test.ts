import { describe, expect, it } from 'vitest'
import type { Schema } from '../../../../scripts/generate/document.ts'
import { addFileExamples } from '../../../../scripts/generate/publish/examples.ts'
import { makePortable } from '../../../../scripts/generate/publish/portable.ts'
import { rendition } from '../../../../scripts/generate/publish/rendition.ts'
import { document, readOperation, writeOperation } from '../fixture.ts'

/** Returns a schema of the components, once it is made portable. */
function portable(schema: Schema): Schema | undefined {
  const given = document({})
  given.components.schemas.Nova = schema
  makePortable(given)
  return given.components.schemas.Nova
}

describe('makePortable', () => {
  it.each<[what: string, given: Schema, want: Schema]>([
    [
      'null stands beside an enumeration, not in it',
      { type: ['string', 'null'], enum: ['M', 'F', null], description: 'Sex.', 'x-status': 'extension' },
      { description: 'Sex.', anyOf: [{ type: 'string', enum: ['M', 'F'] }, { type: 'null' }], 'x-status': 'extension' }
    ],
    ['an enumeration without null stays', { type: 'string', enum: ['x'] }, { type: 'string', enum: ['x'] }],
    [
      'a date or a moment has a pattern',
      { type: 'string', format: 'moment' },
      { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\S+)?$' }
    ],
    ['formats that all know stay', { type: 'string', format: 'date' }, { type: 'string', format: 'date' }],
    [
      'deep inside, too',
      { type: 'array', items: { type: 'object', properties: { cpf: { type: 'string', format: 'cpf' } } } },
      {
        type: 'array',
        items: {
          type: 'object',
          properties: { cpf: { type: 'string', pattern: '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$' } }
        }
      }
    ]
  ])('%s', (_, given, want) => {
    expect(portable(given)).toEqual(want)
  })

  it.each([
    ['text/csv', { type: 'string' }],
    ['application/pdf', { type: 'string', format: 'binary' }]
  ])('a file of %s', (type, want) => {
    const content = { [type]: { schema: { type: 'string', format: 'binary' } } }
    const operation = readOperation('baixar', { responses: { 200: { description: 'It.', content } } })
    makePortable(document({ '/a': { get: operation } }))
    expect(operation.responses[200]?.content?.[type]?.schema).toEqual(want)
  })
})

describe('addFileExamples', () => {
  it('a form with a file, a value and a text; a file; nothing where there is an example already', () => {
    const binary = { type: 'string', format: 'binary' }
    const properties = {
      arquivo: binary,
      tipo: { type: 'string', enum: ['exame', 'outro'] },
      descricao: { type: 'string' }
    }
    const operation = writeOperation('anexar', {
      requestBody: { content: { 'multipart/form-data': { schema: { type: 'object', properties } } } },
      responses: {
        200: {
          description: 'It.',
          content: { 'text/csv': { schema: binary }, 'image/png': { schema: binary, example: 'x' } }
        }
      }
    })
    addFileExamples(document({ '/a': { post: operation } }))
    expect(operation.requestBody?.content['multipart/form-data']?.example).toEqual({
      arquivo: '(bytes of the file)',
      tipo: 'exame',
      descricao: 'texto'
    })
    const { content } = operation.responses[200]!
    expect([content?.['text/csv']?.example, content?.['image/png']?.example]).toEqual([
      expect.stringContaining(';'),
      'x'
    ])
  })
})

describe('rendition', () => {
  const rendered = (schema: Schema, others: Record<string, Schema> = {}) => {
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Nova' } } }
    const given = document({
      '/a': { get: readOperation('a', { responses: { 200: { description: 'It.', content } } }) }
    })
    Object.assign(given.components.schemas, { Nova: schema, ...others })
    return rendition(given).components.schemas.Nova
  }

  it.each<[what: string, given: Schema, want: Schema]>([
    ['nullable', { type: ['string', 'null'], maxLength: 5 }, { type: 'string', nullable: true, maxLength: 5 }],
    [
      'an enumeration or null',
      { description: 'd', anyOf: [{ type: 'string', enum: ['x'] }, { type: 'null' }] },
      { description: 'd', type: 'string', nullable: true, enum: ['x', null] }
    ],
    ['one value', { type: 'string', const: 'ok' }, { type: 'string', enum: ['ok'] }],
    [
      'several types',
      { type: ['string', 'integer'], description: 'd' },
      { description: 'd', anyOf: [{ type: 'string' }, { type: 'integer' }] }
    ],
    [
      'any value',
      { type: ['boolean', 'null', 'array'], items: { type: 'string' } },
      {
        anyOf: [
          { type: 'boolean', nullable: true },
          { type: 'array', items: { type: 'string' }, nullable: true }
        ]
      }
    ],
    [
      'words beside a reference',
      { $ref: '#/components/schemas/Id', description: 'd' },
      { allOf: [{ $ref: '#/components/schemas/Id' }], description: 'd' }
    ],
    [
      'something named, or null',
      { anyOf: [{ $ref: '#/components/schemas/Id' }, { type: 'null' }] },
      { type: 'integer', minimum: 1, nullable: true }
    ],
    [
      'what 3.0.3 has no words for',
      { type: 'object', propertyNames: { pattern: 'x' }, dependentRequired: { a: ['b'] } },
      { type: 'object' }
    ]
  ])('%s', (_, given, want) => {
    expect(rendered(given)).toEqual(want)
  })

  it('has another version, a licence by its address, the summary in the description, and webhooks under x-webhooks', () => {
    const given = document({})
    given.info = { ...given.info, summary: 'Short.', description: 'Long.', license: { name: 'MIT', identifier: 'MIT' } }
    given.webhooks = { evento: {} }
    const found = rendition(given) as never as Record<string, unknown>
    expect(found).toMatchObject({
      openapi: '3.0.3',
      info: {
        description: 'Short.\n\nLong.',
        license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' }
      },
      'x-webhooks': { evento: {} }
    })
    expect(found).not.toHaveProperty('webhooks')
    expect(given.openapi).toBe('3.1.0')
  })
})
