import { afterAll, beforeAll, expect } from 'vitest'
import descriptionA from '../../generated/description-a.json' with { type: 'json' }
import descriptionB from '../../generated/description-b.json' with { type: 'json' }
import { operations } from '../../generated/operations.ts'
import { type Document, type Json, operationsOf } from '../../scripts/generate/document.ts'
import type { Operation } from '../../src/engine/contract/schema/operation.ts'
import { account } from '../support/accounts.ts'
import { type Answer, type Call, startApp, type TestApp } from '../support/app.ts'
import { sampled } from '../support/sample.ts'

export type Method = Parameters<TestApp['call']>[0]

/** A valid id that no record has. */
export const NOBODY = '2147483647'

const rows = new Map(
  [
    ...operationsOf(descriptionA as unknown as Document, 'a'),
    ...operationsOf(descriptionB as unknown as Document, 'b')
  ].map((row) => [row.operation.operationId, row])
)

export interface Sample {
  operation: Operation
  title: string
  method: Method
  /** A path with ids that no record has, and the query that the operation requires. */
  url: string
  /** The contract's own example of a JSON body. */
  body: { [key: string]: Json } | undefined
}

/** Every operation with a request that it answers, made from the examples of the published documents. */
export const samples: Sample[] = operations.map((operation) => {
  const row = rows.get(operation.id)!
  const path = row.parameters.reduce(
    (text, p) => text.replace(`{${p.name}}`, p.in === 'path' ? pathExample(operation, p.name) : ''),
    row.path
  )
  const query = row.parameters
    .filter((p) => p.in === 'query' && p.required)
    .map((p) => `${p.name}=${encodeURIComponent(String(p.example))}`)
  const media = row.operation.requestBody?.content['application/json']
  const body = media?.example ?? Object.values(media?.examples ?? {})[0]?.value
  return {
    operation,
    title: `${operation.method} ${operation.path} (${operation.description.toUpperCase()})`,
    method: operation.method as Method,
    url: query.length > 0 ? `${path}?${query.join('&')}` : path,
    body: body as Sample['body']
  }
})

function pathExample(operation: Operation, name: string): string {
  const example = rows.get(operation.id)?.parameters.find((p) => p.in === 'path' && p.name === name)?.example
  return operation.params.properties[name]?.type === 'integer' ? NOBODY : String(example)
}

export const withJson = samples.filter((sample) => sample.body !== undefined)
/** Operations that answer on their route even when the body cannot be read; on a shared route A does. */
export const readers = withJson.filter(({ operation }) => !(operation.shared && 'bodyWithout' in operation.shared.when))
export const bodyless = samples.filter(({ operation }) => operation.body === null && operation.method !== 'GET')

/** Makes rows for `it.each` with `%s`, which prints a title in full. */
export const titled = (list: Sample[]) => list.map((sample): [string, Sample] => [sample.title, sample])

type Row<T> = [title: string, given: Sample & T]

/** Samples rows for `it.each`: every run has each operation that has a row, and each kind of input. */
export const someOf = <T>(rows: Row<T>[], kindOf: (given: Sample & T) => unknown = () => null): Row<T>[] =>
  sampled(
    rows,
    ([, { title }]) => title,
    ([, given]) => kindOf(given)
  )

/** Combines operations with cases, a sample of all pairs. */
export const crossed = <T extends { name: string }>(
  list: Sample[],
  cases: T[],
  isWanted: (given: Sample & T) => boolean = () => true
): Row<T>[] =>
  someOf(
    list
      .flatMap((sample) => cases.map((each): Row<T> => [`${sample.title} with ${each.name}`, { ...sample, ...each }]))
      .filter(([, given]) => isWanted(given)),
    ({ name }) => name
  )

/** Samples operations for one expensive case: each description and each method is there. */
export const fewOf = (list: Sample[]) =>
  titled(
    sampled(
      list,
      ({ operation }) => operation.description,
      ({ method }) => method
    )
  )

export const addQuery = (url: string, pair: string) => `${url}${url.includes('?') ? '&' : '?'}${pair}`

export const json = (raw: string | Buffer): Call => ({ raw, headers: { 'content-type': 'application/json' } })

/** Returns the fields that a 422 names, in the shape of the operation's description. */
export function refusedFields(answer: Answer, { description }: Pick<Operation, 'description'>): string[] {
  expect(answer.status, JSON.stringify(answer.body)).toBe(422)
  if (description === 'a') {
    expect(Object.keys(answer.body)).toEqual(['detail'])
    return answer.body.detail.map(({ loc }: { loc: (string | number)[] }) => loc.join('.'))
  }
  expectEnvelope(answer, 422, 'VALIDATION_ERROR')
  return answer.body.error.details.map(({ field }: { field: string }) => field)
}

/** How a description names a field of the body, the query or the path in its answer. */
export function named(
  { description }: Pick<Operation, 'description'>,
  where: 'body' | 'query' | 'path',
  field = ''
): string {
  if (description === 'a') return field ? `${where}.${field}` : where
  return field || where
}

export function expectEnvelope(answer: Answer, status: number, code: string): void {
  expect({ status: answer.status, code: answer.body?.error?.code }).toEqual({ status, code })
  expect(Object.keys(answer.body)).toEqual(['error'])
  expect(answer.body.error.message).toEqual(expect.any(String))
  expect(answer.body.error.request_id).toBe(answer.headers['x-request-id'])
  expect(answer.body.error.timestamp).toBe('2026-11-15T12:00:00.000Z')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
}

export const form = (raw: string | Buffer): Call => ({
  raw,
  headers: { 'content-type': 'application/x-www-form-urlencoded' }
})

/** Starts the service for a test file, without limits, with the token of an administrator. */
export function serviceForAdmin() {
  let test: TestApp
  let token: string
  beforeAll(async () => {
    test = await startApp({ config: { rateLimit: false } })
    token = (await account(test, 'admin')).token
  })
  afterAll(() => test.close())
  return {
    get app() {
      return test.app
    },
    get token() {
      return token
    },
    call: (method: Method, url: string, given?: Call) => test.call(method, url, given)
  }
}
