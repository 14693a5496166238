import { expect, it } from 'vitest'
import type { Operation } from '../../../scripts/generate/document.ts'
import { permissionOf, permissionSentence } from '../../../scripts/generate/permission.ts'
import { readOperation, sentences } from './fixture.ts'

it.each<[given: Partial<Operation>, want: string, permission: string | undefined]>([
  [{ security: [] }, 'Needs no token.', undefined],
  [{}, 'Needs a token, but no permission.', undefined],
  [{ 'x-permission': 'coisas.listar' }, 'Needs the permission `coisas.listar`.', 'coisas.listar'],
  [
    { 'x-permission': 'coisas.listar', 'x-self': 'id' },
    "Needs the permission `coisas.listar`, except for the caller's own record.",
    'coisas.listar'
  ],
  [
    { 'x-permission-depends': ['um.ver', 'dois.ver'] },
    'Needs the permission `um.ver` or `dois.ver`, depending on the request.',
    'um.ver'
  ]
])('%j', (given, want, permission) => {
  const operation = readOperation('a', given)
  expect([permissionSentence(operation, sentences), permissionOf(operation)]).toEqual([want, permission])
})
