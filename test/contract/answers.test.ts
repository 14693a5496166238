import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Operation } from '../../src/engine/contract/schema/operation.ts'
import { operation, startOwn } from './own-contract.ts'
import { expectEnvelope } from './support.ts'

const SECRET = 'what must not be sent'
const streams: Readable[] = []
function download(contentType: string) {
  const stream = Readable.from([Buffer.from(SECRET)])
  streams.push(stream)
  return { stream, size: SECRET.length, contentType }
}

const nothing = { responses: { 200: {}, 204: {} } }
const image = { responses: { 200: { 'image/webp': { type: 'string', format: 'binary' } } } }
const nullable = {
  responses: { 200: { 'application/json': { type: ['object', 'null'], additionalProperties: false } } }
}
const open = { responses: { 200: { 'application/json': { type: 'object', additionalProperties: true } } } }
const circular: Record<string, unknown> = { ok: true }
circular.self = circular

/** Each is a bug of a handler. None of them may reach a client. */
const wrong: [string, () => unknown, Partial<Operation>?][] = [
  ['undeclared status', () => ({ status: 201, body: { ok: true, nota: SECRET } })],
  ['status of an error that is declared', () => ({ status: 422, body: { detail: SECRET } })],
  ['status as text that is no number', () => ({ status: 'ok', body: { ok: true, nota: SECRET } })],
  ['extra field', () => ({ status: 200, body: { ok: true, senha: SECRET } })],
  ['extra field without a value', () => ({ status: 200, body: { ok: true, senha: undefined } })],
  ['missing field', () => ({ status: 200, body: { nota: SECRET } })],
  ['required field without a value', () => ({ status: 200, body: { ok: undefined, nota: SECRET } })],
  ['field of another type', () => ({ status: 200, body: { ok: SECRET } })],
  ['a date where text is declared', () => ({ status: 200, body: { ok: true, nota: new Date(0) } })],
  ['list for an object', () => ({ status: 200, body: [SECRET] })],
  ['null', () => ({ status: 200, body: null })],
  ['text', () => ({ status: 200, body: SECRET })],
  ['number', () => ({ status: 200, body: 42 })],
  ['bytes', () => ({ status: 200, body: Buffer.from(SECRET) })],
  ['no body', () => ({ status: 200, body: undefined })],
  ['no body, left out', () => ({ status: 200 })],
  ['body where none is declared', () => ({ status: 200, body: { ok: true, nota: SECRET } }), nothing],
  ['empty object where no body is declared', () => ({ status: 204, body: {} }), nothing],
  ['null where no body is declared', () => ({ status: 204, body: null }), nothing],
  ['stream where JSON is declared', () => ({ status: 200, body: download('application/octet-stream') })],
  ['stream that calls itself JSON', () => ({ status: 200, body: download('application/json') })],
  ['stream of an undeclared type', () => ({ status: 200, body: download('image/png') }), image],
  ['stream of a declared type with a parameter', () => ({ status: 200, body: download('image/webp; q=1') }), image],
  ['stream with an undeclared status', () => ({ status: 206, body: download('image/webp') }), image],
  ['stream where nothing is declared', () => ({ status: 200, body: download('image/webp') }), nothing],
  ['bare stream', () => ({ status: 200, body: Readable.from([SECRET]) })],
  ['JSON where a stream is declared', () => ({ status: 200, body: { ok: true, nota: SECRET } }), image],
  ['nothing where a stream is declared', () => ({ status: 200, body: undefined }), image],
  ['object that cannot be written', () => ({ status: 200, body: circular }), open],
  ['big integer', () => ({ status: 200, body: { n: 1n } }), open],
  ['undefined for an answer', () => undefined],
  ['null for an answer', () => null],
  ['text for an answer', () => SECRET]
]

const right: [string, () => unknown, Partial<Operation>, number, string][] = [
  ['as declared', () => ({ status: 200, body: { ok: true, nota: 'á' } }), {}, 200, '{"ok":true,"nota":"á"}'],
  ['without an optional field', () => ({ status: 200, body: { ok: false, nota: undefined } }), {}, 200, '{"ok":false}'],
  ['null where it is declared', () => ({ status: 200, body: null }), nullable, 200, 'null'],
  ['nothing where nothing is declared', () => ({ status: 204, body: undefined }), nothing, 204, ''],
  ['stream of the declared type', () => ({ status: 200, body: download('image/webp') }), image, 200, SECRET]
]

describe.each(['a', 'b'] as const)('an operation of description %s', (description) => {
  let test: Awaited<ReturnType<typeof startOwn>>
  beforeAll(async () => {
    test = await startOwn(
      [...wrong, ...right].map(([, answer, given], i) => [
        operation(`op${i}`, { ...given, description }),
        async () => answer() as never
      ])
    )
  })
  afterAll(() => test.close())
  beforeEach(() => {
    test.lines.length = 0
  })

  it.each(wrong.map(([name], i) => [name, i] as const))(
    'handler answers with %s: 500 and a line in the log',
    async (_, i) => {
      const answer = await test.get(`op${i}`)
      expectEnvelope(answer, 500, 'INTERNAL_ERROR')
      expect(JSON.stringify(answer.body)).not.toContain(SECRET)
      expect(test.lines.filter(({ level }) => Number(level) >= 50)).toHaveLength(1)
      expect(test.lines[0]).toMatchObject({ request_id: answer.headers['x-request-id'] })
      expect(JSON.stringify(test.lines)).not.toContain(SECRET)
    }
  )

  it.each(right.map(([name, , , status, body], i) => [name, i + wrong.length, status, body] as const))(
    'handler answers %s: sent, and nothing is logged',
    async (_, i, status, body) => {
      const answer = await test.app.inject({ url: `/api/v1/prova/op${i}`, headers: { 'x-forwarded-proto': 'https' } })
      expect([answer.statusCode, answer.body]).toEqual([status, body])
      expect(test.lines).toEqual([])
    }
  )
})

it('streams that are not sent are closed', () => {
  expect(streams.length).toBeGreaterThan(5)
  for (const stream of streams) expect(stream.destroyed).toBe(true)
})
