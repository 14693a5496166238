import { describe, expect, it } from 'vitest'
import description from '../../../generated/description-b.json' with { type: 'json' }
import { clientOperations } from '../../../scripts/generate/client/operations.ts'
import { document, type Operations, readOperation, writeOperation } from './fixture.ts'

const list = (items: string, more: object = {}) =>
  readOperation('listarCoisas', {
    responses: {
      '200': {
        description: 'x',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['total', items],
              properties: { total: { type: 'integer' }, [items]: { type: 'array' }, serie: { type: 'array' } }
            }
          }
        }
      }
    },
    ...more
  } as never)

/** Returns the tables generated from a document, by name. */
function tables(b: Operations): Record<string, unknown> {
  const info = { version: '0.1.0', 'x-release': 7, 'x-release-version': '3.1.0' }
  const text = clientOperations({ a: document({}), b: { ...document(b), info } })
  return Object.fromEntries(
    [...text.matchAll(/export const (\w+) = ([\s\S]*?) as const/g)].map(([, name, value]) => [name, JSON.parse(value!)])
  )
}

describe('generated/client-operations.ts', () => {
  it('the version is that of the release, and its number stands beside it', () => {
    expect(tables({})).toMatchObject({ VERSION: '3.1.0', RELEASE: 7 })
  })

  it('lists with their array, by page, by offset or whole; an answer without a required array is not a list', () => {
    const query = (name: string) => ({ name, in: 'query', schema: { type: 'integer' } })
    const found = tables({
      '/a': { get: list('aves', { parameters: [query('page')] }) },
      '/b': { get: list('items', { parameters: [query('offset')] }) },
      '/c': { get: list('tipos') },
      '/d': { get: readOperation('lerCoisa') }
    })
    expect(found.listsB).toEqual({
      '/a': { operation: 'listarCoisas', items: 'aves', paging: 'page' },
      '/b': { operation: 'listarCoisas', items: 'items', paging: 'offset' },
      '/c': { operation: 'listarCoisas', items: 'tipos', paging: 'none' }
    })
  })

  it('creating operations: those that declare Idempotency-Key, and no others', () => {
    const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }
    const responses = { '201': { description: 'x' } }
    const plain = writeOperation('criarCoisa', { responses } as never)
    const declared = writeOperation('criarAve', { responses, parameters: [key] } as never)
    expect(tables({ '/a': { post: declared }, '/b': { post: plain } }).creatingOperations).toEqual(['POST /a'])
    expect(tables({ '/b': { post: plain } }).creatingOperations).toEqual([])
  })

  it('the client can go through every paged list of the contract', () => {
    const paged = Object.entries(description.paths).flatMap(([path, item]) => {
      const { get } = item as { get?: { parameters?: { $ref?: string; name?: string }[] } }
      return get?.parameters?.some((each) => each.name === 'page' || each.$ref?.endsWith('/Page')) ? [path] : []
    })
    const text = clientOperations({ a: document({}), b: description as never })
    expect(paged.length).toBeGreaterThan(8)
    for (const path of paged) expect(text).toContain(`"${path}": {`)
  })
})
