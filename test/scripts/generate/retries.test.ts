import { describe, expect, it } from 'vitest'
import type { Operation } from '../../../scripts/generate/document.ts'
import { retryCodes, retryProblems, retrySentences } from '../../../scripts/generate/retries.ts'
import { document, type Operations, readOperation, rowsOf, sentences, writeOperation } from './fixture.ts'

const path = '/api/v1/coisas/{id}'
const problemsOf = (a: Operations) => retryProblems(rowsOf({ a: document(a), b: document({}) }))
const marked = (more: Partial<Operation>) => readOperation('lerCoisa', more)

describe('marks of retries', () => {
  it.each<[mark: Partial<Operation>, codes: string[], count: number]>([
    [{}, [], 0],
    [{ 'x-idempotent': true }, ['IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_MISMATCH'], 1],
    [{ 'x-etag': true }, [], 1],
    [{ 'x-if-match': 'lerCoisa' }, ['PRECONDITION_FAILED'], 1]
  ])('%j: codes %j', (mark, codes, count) => {
    expect([retryCodes(marked(mark)), retrySentences(marked(mark), sentences).length]).toEqual([codes, count])
  })

  it('stand where they can be kept', () => {
    const put = writeOperation('mudarCoisa', { 'x-if-match': 'lerCoisa' })
    const post = writeOperation('criarCoisa', { 'x-idempotent': true })
    expect(problemsOf({ [path]: { get: marked({ 'x-etag': true }), put, post } })).toEqual([])
  })

  it.each<[string, Operations, string]>([
    ['a key at what is read', { [path]: { get: marked({ 'x-idempotent': true }) } }, 'lerCoisa: x-idempotent'],
    ['a tag at what is sent', { [path]: { post: writeOperation('criar', { 'x-etag': true }) } }, 'criar: x-etag'],
    [
      'If-Match with the tag of nothing',
      { [path]: { get: readOperation('lerCoisa'), put: writeOperation('mudar', { 'x-if-match': 'lerCoisa' }) } },
      'mudar: x-if-match'
    ]
  ])('%s: refused', (_, operations, problem) => {
    expect(problemsOf(operations)).toEqual([expect.stringContaining(problem)])
  })
})
