import { describe, expect, it } from 'vitest'
import type { Parameter, Schema } from '../../../../scripts/generate/document.ts'
import { addListParameters } from '../../../../scripts/generate/lists.ts'
import { addOperatorParameters } from '../../../../scripts/generate/publish/operators.ts'
import { document, readOperation, sentences, writeOperation } from '../fixture.ts'

const page: Parameter = { name: 'page', in: 'query', schema: { type: 'integer' }, example: 1 }

function published(filterable: Record<string, Schema>, method = 'get') {
  const make = method === 'get' ? readOperation : writeOperation
  const operation = make('listar', { parameters: [page], 'x-filterable': filterable })
  const given = document({ '/api/v1/coisas': { [method]: operation } })
  addListParameters(given, { sentences })
  addOperatorParameters(given, sentences)
  return operation
}

const names = (filterable: Record<string, Schema>) => published(filterable).parameters?.map(({ name }) => name)

describe('addOperatorParameters', () => {
  it.each<[what: string, schema: Schema, operators: string[]]>([
    ['a number', { type: 'integer' }, ['gt', 'gte', 'lt', 'lte']],
    ['a number or nothing', { type: ['number', 'null'] }, ['gt', 'gte', 'lt', 'lte']],
    ['a date', { type: 'string', format: 'date' }, ['gt', 'gte', 'lt', 'lte']],
    ['a moment', { type: ['string', 'null'], format: 'moment' }, ['gt', 'gte', 'lt', 'lte']],
    ['a text', { type: ['string', 'null'], minLength: 1 }, ['like']],
    ['one of a few values', { type: 'string', enum: ['x', 'y'] }, ['in']],
    ['one of a few words', { type: ['string', 'null'], enum: ['x', null], 'x-text': true }, ['in']],
    ['yes or no', { type: 'boolean' }, []],
    ['a CPF', { type: 'string', format: 'cpf' }, []]
  ])('%s: %j has %j', (_, schema, operators) => {
    expect(names({ campo: schema })).toEqual(['page', 'campo', ...operators.map((op) => `campo[${op}]`), 'operadores'])
  })

  it('come after all plain ones, and leave the rest to the last', () => {
    const found = names({
      nome: { type: 'string', minLength: 1 },
      idade: { type: 'integer' },
      ativo: { type: 'boolean' }
    })
    const order = ['gt', 'gte', 'lt', 'lte'].map((op) => `idade[${op}]`)
    expect(found).toEqual(['page', 'nome', 'idade', 'ativo', 'nome[like]', ...order, 'operadores'])
  })

  it('say their type, their example and where to read on', () => {
    const idade = { type: ['integer', 'null'], minimum: 0, 'x-status': 'extension', description: 'Age.', example: 30 }
    const sexo = { type: ['string', 'null'], enum: ['M', 'F', null], example: 'F' }
    const found = published({ idade, sexo }).parameters ?? []
    const one = (wanted: string) => found.find(({ name }) => name === wanted)
    expect(one('idade[gte]')).toEqual({
      name: 'idade[gte]',
      in: 'query',
      description: expect.stringContaining('/guides/lists#filters'),
      'x-status': 'extension',
      'x-operators': true,
      schema: { type: 'integer', minimum: 0 },
      example: 30
    })
    expect(one('sexo[in]')).toMatchObject({ schema: { type: 'string', minLength: 1 }, example: 'F,M' })
    expect(one('operadores')?.schema.propertyNames).toEqual({
      pattern: '^((idade)\\[(eq|ne|in)\\]|(sexo)\\[(eq|ne)\\])$'
    })
  })

  it('recognises a list that is queried by a body by its operators alone', () => {
    const operation = published({ id: { type: 'integer' }, ativo: { type: 'boolean' } }, 'post')
    expect(operation.parameters).toEqual([page])
    expect(operation['x-filterable']).toEqual({
      id: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in'],
      ativo: ['eq', 'ne', 'in']
    })
  })
})
