import { expect, it } from 'vitest'
import type { Operation } from '../../../scripts/generate/document.ts'
import { engineCodes } from '../../../scripts/generate/errors.ts'
import { isMetered } from '../../../scripts/generate/metered.ts'

const operation = (given: Partial<Operation>): Operation =>
  ({ operationId: 'x', tags: ['x'], responses: { 200: { description: '' } }, ...given }) as Operation

const list = { 'x-filterable': { nome: { type: 'string' } } } as unknown as Partial<Operation>
const started = { responses: { 202: { description: '' } } } as unknown as Partial<Operation>

it.each<[what: string, given: Partial<Operation>, wanted: boolean]>([
  ['a record', {}, false],
  ['a list', list, true],
  ['what a replica may answer', { 'x-read': 'replica' }, true],
  ['a job that reads a list', { ...list, ...started, 'x-read': 'job-on-replica' }, false]
])('%s', (_, given, wanted) => {
  const found = operation(given)
  expect(isMetered(found)).toBe(wanted)
  const codes = engineCodes({ method: 'GET', parameters: [], operation: found } as unknown as Parameters<
    typeof engineCodes
  >[0])
  expect(codes.includes('READING_TOO_LONG')).toBe(wanted)
})
