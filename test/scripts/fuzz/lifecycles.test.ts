import { expect, it } from 'vitest'
import { endings, lifecycles, notDeleting, ties } from '../../../scripts/fuzz/lifecycles.ts'
import { listed } from '../../../scripts/fuzz/story.ts'
import { createdIn, creators } from '../../../scripts/fuzz/things.ts'
import { paramsOf } from '../../../scripts/fuzz/valid.ts'
import { contract } from './support.ts'

it('every operation that deletes is in a story that looks for what was deleted', () => {
  const told = [...lifecycles, ...ties].map(({ remove }) => remove)
  const deleting = contract.targets.filter(({ method }) => method === 'DELETE').map(({ id }) => id)
  expect([...told, ...endings.map(({ operation }) => operation), ...notDeleting]).toEqual(
    expect.arrayContaining(deleting)
  )
})

it('the records that paths name can be made, and every operation of a story is in the documents', () => {
  const named = new Set(contract.targets.flatMap((target) => Object.values(paramsOf(target))))
  expect(Object.keys(creators).map((name) => `{${name}}`)).toEqual(expect.arrayContaining([...named]))
  const used = [
    ...Object.values(creators),
    ...lifecycles.flatMap(({ create, remove, detail, lists }) => [
      create,
      remove,
      detail ?? create,
      ...lists.map(({ operation }) => operation)
    ]),
    ...ties.flatMap(({ add, remove, seen }) => [add, remove, ...seen.map(({ operation }) => operation)])
  ]
  for (const id of used) expect(contract.target(id).id).toBe(id)
})

it('finds the id of what was created in the example of the answer', () => {
  const unnamed = lifecycles
    .map(({ create }) => create)
    .filter((create) => createdIn(create, exampleOf(create)) === undefined)
  // A new account is looked for by the email that its answer has.
  expect(unnamed).toEqual(['cadastrarUsuario'])
})

const exampleOf = (id: string) => contract.target(id).operation.responses['201']?.content?.['application/json']?.example

it.each([
  [{ items: [{ id: 7 }] }, 'items', true],
  [{ items: [{ id: 8, grupos: [{ id: 7 }] }] }, 'items', false],
  [[{ id: 7 }], '', true],
  [{ categorias: { a: [], b: [{ id: 7 }] } }, 'categorias.*', true],
  [{ items: [] }, 'items', false],
  [undefined, 'items', false]
])('%j at %s: %s', (value, at, isThere) => {
  expect(listed(value, at, '7')).toBe(isThere)
})
