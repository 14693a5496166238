import { expect, it } from 'vitest'
import type { Document, Schema } from '../../../../scripts/generate/document.ts'
import { clashesOf, removeUnused, withDistinctNames } from '../../../../scripts/generate/publish/names.ts'
import { document, readOperation } from '../fixture.ts'

const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

function having(schemas: Record<string, Schema>, uses = Object.keys(schemas)[0]!): Document {
  const content = { 'application/json': { schema: reference(uses) } }
  const given = document({ '/a': { get: readOperation('a', { responses: { 200: { description: 'It.', content } } }) } })
  given.components.schemas = schemas
  return given
}

it('withDistinctNames: renames clashing schemas of A, and references to them', () => {
  const item = (type: string): Schema => ({ type: 'object', properties: { id: { type } } })
  const b = having({
    Lista: { type: 'array', items: reference('Item') },
    Item: item('string'),
    Id: { type: 'integer' }
  })
  const a = having({
    Lista: { type: 'array', items: reference('Item') },
    Item: item('integer'),
    Id: { type: 'integer' }
  })
  expect(clashesOf(a, b)).toEqual([['schemas', 'Item']])
  const renamed = withDistinctNames({ a, b })
  expect(renamed.components.schemas).toEqual({
    ListaA: { type: 'array', items: reference('ItemA') },
    ItemA: item('integer'),
    Id: { type: 'integer' }
  })
  expect(JSON.stringify(renamed.paths)).toContain('schemas/ListaA')
  expect(clashesOf(renamed, b)).toEqual([])
  expect(Object.keys(a.components.schemas)).toEqual(['Lista', 'Item', 'Id'])
})

it('removeUnused: removes unreferenced schemas, and those that only they refer to', () => {
  const given = having({
    Usado: { type: 'array', items: reference('Dentro') },
    Dentro: { type: 'string' },
    Livre: { type: 'array', items: reference('SoDoLivre') },
    SoDoLivre: { type: 'string' }
  })
  given.components.examples = { Nenhum: { value: 1 } }
  removeUnused(given)
  expect(Object.keys(given.components.schemas)).toEqual(['Usado', 'Dentro'])
  expect(given.components).not.toHaveProperty('examples')
})
