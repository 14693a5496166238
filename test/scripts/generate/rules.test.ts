import { describe, expect, it } from 'vitest'
import type { Document, Operation, Schema } from '../../../scripts/generate/document.ts'
import { problems } from '../../../scripts/generate/rules.ts'
import { document, type Operations, readOperation, rowsOf, writeOperation } from './fixture.ts'

const path = '/api/v1/coisas/{id}'
const rule = { with: 'lerCoisa', when: { query: ['include'] } }

function problemsOf(
  a: Operations,
  b: Operations,
  change: (documents: Record<'a' | 'b', Document>) => void = () => {}
): string[] {
  const documents = { a: document(a), b: document(b) }
  change(documents)
  return problems(documents, rowsOf(documents))
}

/** Makes a document with one changed operation of A. */
const changed = (more: Partial<Operation>, make = readOperation) =>
  problemsOf({ [path]: { get: make('lerCoisa', more) } }, {})

describe('nothing to report', () => {
  it.each<[string, Operations, Operations]>([
    ['an operation', { [path]: { get: readOperation('lerCoisa') } }, {}],
    ['two on one path', { [path]: { get: readOperation('lerCoisa'), post: writeOperation('criarCoisa') } }, {}],
    ['two documents side by side', { '/a': { get: readOperation('a') } }, { '/b': { get: readOperation('b') } }],
    [
      'paths that differ by their last slash',
      { '/a/': { get: readOperation('a') } },
      { '/a': { get: readOperation('b') } }
    ],
    [
      'a shared route with its rule',
      { [path]: { get: readOperation('lerCoisa') } },
      { '/api/v1/coisas/{coisa_id}': { get: readOperation('ver', { 'x-shared-route': rule }) } }
    ]
  ])('%s', (_, a, b) => {
    expect(problemsOf(a, b)).toEqual([])
  })
})

describe('filters', () => {
  it.each<[string, Schema, boolean]>([
    ['a text', { type: 'string' }, false],
    ['a text or nothing', { type: ['string', 'null'], maxLength: 5 }, false],
    ['a text that may have no length', { type: 'string', minLength: 0 }, false],
    ['a text of some length', { type: ['string', 'null'], minLength: 1 }, true],
    ['a text of a fixed list', { type: 'string', enum: ['a'] }, true],
    ['a text with a format', { type: 'string', format: 'date' }, true],
    ['a number', { type: 'integer' }, true]
  ])('%s', (_, schema, isGood) => {
    const said = 'lerCoisa: the filter nome takes an empty text: it needs a minLength'
    expect(changed({ 'x-filterable': { nome: schema } })).toEqual(isGood ? [] : [said])
  })
})

describe('x-sample', () => {
  const filterable = { idade: { type: 'integer' } }
  const file = {
    200: { description: 'It.', content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } }
  }
  const answers = { ...readOperation('lerCoisa').responses, ...file }

  it.each<[string, Partial<Operation>, string[]]>([
    [
      'a filter, with and without an operator',
      { 'x-filterable': filterable, 'x-sample': { query: ['idade[gte]'] } },
      []
    ],
    ['a file where there is one', { responses: answers, 'x-sample': { file: 'coisa.csv' } }, []],
    [
      'an unknown name',
      { 'x-filterable': filterable, 'x-sample': { query: ['cor'] } },
      ['x-sample names cor, which is not one of its parameters']
    ],
    ['no name of a file', { responses: answers }, ['x-sample must have a file name exactly when there is a file']],
    [
      'a name without a file',
      { 'x-sample': { file: 'coisa.csv' } },
      ['x-sample must have a file name exactly when there is a file']
    ]
  ])('%s', (_, more, said) => {
    expect(changed(more).filter((each) => each.includes('x-sample'))).toEqual(said.map((each) => `lerCoisa: ${each}`))
  })
})

describe('collisions', () => {
  const shared = (more: Partial<Operation>) =>
    problemsOf(
      { [path]: { get: readOperation('lerCoisa') } },
      { '/api/v1/coisas/{coisa_id}': { get: readOperation('ver', more) } }
    )

  it.each<[string, Partial<Operation>]>([
    ['no rule', {}],
    ['a rule that names another operation', { 'x-shared-route': { ...rule, with: 'outra' } }]
  ])('A and B on one route with %s', (_, more) => {
    expect(shared(more)).toEqual(['ver and lerCoisa collide on GET /api/v1/coisas/{} without an x-shared-route rule'])
  })

  it('two of one document on one route, rule or not', () => {
    const found = problemsOf(
      {
        [path]: { get: readOperation('lerCoisa') },
        '/api/v1/coisas/{outro}': { get: readOperation('ver', { 'x-shared-route': rule }) }
      },
      {}
    )
    expect(found).toEqual(['ver and lerCoisa collide on GET /api/v1/coisas/{} without an x-shared-route rule'])
  })

  it('a rule on a route that nothing shares', () => {
    const found = problemsOf({}, { [path]: { get: readOperation('ver', { 'x-shared-route': rule }) } })
    expect(found).toEqual([`ver has x-shared-route, but nothing shares GET /api/v1/coisas/{}`])
  })

  it('one operationId for two operations', () => {
    expect(problemsOf({ '/a': { get: readOperation('um') } }, { '/b': { get: readOperation('um') } })).toEqual([
      'operationId um is used twice'
    ])
  })
})

describe('an operation', () => {
  it.each([undefined, '', 'novo', 'Current'])('with x-status %s', (status) => {
    expect(changed({ 'x-status': status as string })).toEqual(['lerCoisa: x-status is missing'])
  })

  it.each(['current', 'planned', 'extension'])('with x-status %s: good', (status) => {
    expect(changed({ 'x-status': status })).toEqual([])
  })

  it.each([[[]], [['um', 'dois']]])('with the tags %j', (tags) => {
    expect(changed({ tags })).toEqual(['lerCoisa: exactly one tag names the module'])
  })

  it('with x-self that is not a path parameter', () => {
    expect(changed({ 'x-self': 'outro' })).toEqual(['lerCoisa: x-self names no path parameter'])
    expect(changed({ 'x-self': 'id' })).toEqual([])
  })
})

describe('examples', () => {
  const parameter = { name: 'tipo', in: 'query' as const, schema: { type: 'string', enum: ['x', 'y'] } }
  const answer = (media: object) =>
    changed({
      responses: {
        ...readOperation('').responses,
        200: { description: 'It.', content: { 'application/json': media as never } }
      }
    })
  const schema = { $ref: '#/components/schemas/Coisa' }

  it('of a parameter: missing', () => {
    expect(changed({ parameters: [parameter] })).toEqual(['lerCoisa: parameter tipo has no example'])
  })

  it.each([['z'], [5], [null]])('of a parameter: %j does not validate', (example) => {
    expect(changed({ parameters: [{ ...parameter, example }] })[0]).toMatch(
      /^lerCoisa: example of parameter tipo does not validate: /
    )
  })

  it('of a header: may be missing', () => {
    expect(changed({ parameters: [{ ...parameter, in: 'header' }] })).toEqual([])
  })

  it('of an answer: missing', () => {
    expect(answer({ schema })).toEqual(['lerCoisa: 200 has no example'])
  })

  it.each([[{}], [{ id: 0 }], [{ id: '7' }], [{ id: 7, nome: 'x' }], [null], [[]]])(
    'of an answer: %j does not validate',
    (example) => {
      expect(answer({ schema, example })[0]).toMatch(/^lerCoisa: example of 200 does not validate: /)
    }
  )

  it('of an answer: one that stands among the components', () => {
    const examples = { bom: { $ref: '#/components/examples/Bom' }, mau: { $ref: '#/components/examples/Mau' } }
    const operation = readOperation('lerCoisa')
    operation.responses[200] = { description: 'It.', content: { 'application/json': { schema, examples } } }
    const found = problemsOf({ [path]: { get: operation } }, {}, ({ a }) => {
      a.components.examples = { Bom: { value: { id: 1 } }, Mau: { value: { id: -1 } } }
    })
    expect(found).toEqual(['lerCoisa: example of 200 does not validate: data/id must be >= 1'])
  })

  it('of an answer: several, of which one does not validate', () => {
    const found = answer({ schema, examples: { bom: { value: { id: 1 } }, mau: { value: { id: -1 } } } })
    expect(found).toEqual(['lerCoisa: example of 200 does not validate: data/id must be >= 1'])
  })

  it('of a request: missing, or not valid', () => {
    const post = (media: object) =>
      problemsOf(
        {
          '/a': { post: writeOperation('criar', { requestBody: { content: { 'application/json': media as never } } }) }
        },
        {}
      )
    expect(post({ schema })).toEqual(['criar: request has no example'])
    expect(post({ schema, example: { id: 'x' } })[0]).toMatch(/^criar: example of the request does not validate: /)
  })

  it('of bytes: may be missing', () => {
    const found = answer({ schema: { type: 'string', format: 'binary' } })
    expect(found.filter((each) => each.includes('example'))).toEqual([])
  })
})

describe('schemas', () => {
  const properties = { a: { type: 'string' } }
  const found = (schema: object) =>
    problemsOf({}, {}, ({ b }) => {
      b.components.schemas.Nova = schema as never
    })

  it.each<[string, object, string]>([
    ['an object', { type: 'object', properties }, 'Nova'],
    [
      'an object in a property',
      { type: 'object', additionalProperties: false, properties: { dentro: { type: 'object', properties } } },
      'Nova/dentro'
    ],
    ['an object in a list', { type: 'array', items: { type: 'object', properties } }, 'Nova/items'],
    ['an object of a choice', { oneOf: [{ type: 'string' }, { type: 'object', properties }] }, 'Nova/oneOf/1']
  ])('%s that does not say what else it accepts', (_, schema, at) => {
    expect(found(schema)).toEqual([`b: schema ${at} does not say whether it takes other properties`])
  })

  it('an object that an operation spells out itself, in its answer or its request', () => {
    const content = {
      'application/json': { schema: { type: 'array', items: { type: 'object', properties } }, example: [] }
    }
    const post = writeOperation('criar', { requestBody: { content } })
    post.responses[200] = { description: 'It.', content }
    const open = 'does not say whether it takes other properties'
    expect(problemsOf({ '/a': { post } }, {})).toEqual([
      `criar: schema request/items ${open}`,
      `criar: schema 200/items ${open}`
    ])
  })

  it.each<[string, object]>([
    ['closed', { type: 'object', additionalProperties: false, properties }],
    ['open on purpose', { type: 'object', additionalProperties: true, properties }],
    ['closed after a composition', { type: 'object', unevaluatedProperties: false, properties }]
  ])('an object that is %s: good', (_, schema) => {
    expect(found(schema)).toEqual([])
  })
})
