import { describe, expect, it } from 'vitest'
import { BODY_LIMIT, MOST_VALUES } from '../../src/engine/contract/request/body.ts'
import {
  bodyless,
  crossed,
  expectEnvelope,
  fewOf,
  form,
  json,
  named,
  readers,
  refusedFields,
  type Sample,
  serviceForAdmin,
  titled,
  withJson
} from './support.ts'

const service = serviceForAdmin()

describe('JSON that cannot be read', () => {
  const texts = ['{', '{"a":1,}', "{'a':1}", 'NaN', '{}{}', '\ufeff{}', '"\t"', '{"a":01}']
  const broken: { raw: string | Buffer; name: string }[] = [
    ...texts.map((raw) => ({ raw, name: JSON.stringify(raw) })),
    { raw: Buffer.from('{"a":"\xe9"}', 'latin1'), name: 'Latin-1 bytes' },
    { raw: Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), name: 'a surrogate in three bytes' }
  ]
  it.each(crossed(readers, broken))('%s: 422 detail in A, 400 in B', async (_, { method, url, operation, raw }) => {
    const answer = await service.call(method, url, { token: service.token, ...json(raw) })
    if (operation.description === 'b') return expectEnvelope(answer, 400, 'MALFORMED_REQUEST')
    const problem = { loc: ['body'], msg: 'O corpo não é um JSON válido.', type: 'json_invalid' }
    expect([answer.status, answer.body]).toEqual([422, { detail: [problem] }])
  })

  const arrays = (n: number) => '['.repeat(n) + ']'.repeat(n)
  const hostile = [
    { name: 'a key __proto__', raw: '{"__proto__":{"admin":true}}' },
    { name: 'a key __proto__ in escapes', raw: '{"\\u005f\\u005fproto\\u005f\\u005f":1}' },
    { name: 'a key constructor', raw: '{"constructor":{"prototype":{}}}' },
    { name: 'a key prototype deep inside', raw: '{"usuario":[{"nome":{"prototype":1}}]}' },
    { name: '8,000 nested arrays', raw: arrays(8_000) },
    { name: '2,500 nested objects', raw: `${'{"a":'.repeat(2_500)}1${'}'.repeat(2_500)}` }
  ]
  it.each(crossed(readers, hostile))('%s: 400', async (_, { method, url, raw }) => {
    expectEnvelope(await service.call(method, url, { token: service.token, ...json(raw) }), 400, 'MALFORMED_REQUEST')
  })

  it('POST /api/v1/usuarios/login: 65 nested arrays are read, 66 are not', async () => {
    const read = await service.call('POST', '/api/v1/usuarios/login', json(arrays(65)))
    expect(refusedFields(read, { description: 'a' })).toEqual(['body'])
    const refused = await service.call('POST', '/api/v1/usuarios/login', json(arrays(66)))
    expectEnvelope(refused, 400, 'MALFORMED_REQUEST')
  })
})

describe('JSON of another kind', () => {
  const kinds = ['null', 'true', '5', '"text"', '[]', '[{}]', ''].map((raw) => ({ raw, name: raw || 'no body' }))
  // An empty body is a normal request where the body is optional.
  const refused = crossed(readers, kinds, ({ operation, raw }) => raw !== '' || operation.body?.required === true)
  it.each(refused)('%s: 422 at the body', async (_, { method, url, operation, raw }) => {
    const answer = await service.call(method, url, { token: service.token, ...json(raw) })
    expect(refusedFields(answer, operation)).toContain(named(operation, 'body'))
  })

  it.each(titled(withJson))('%s: of two equal keys the last one wins', async (_, { method, url, operation, body }) => {
    const [[key, value]] = Object.entries(body!) as [[string, unknown]]
    // The unknown field `zz` keeps the request from being carried out.
    const twice = (first: unknown, second: unknown) =>
      `{"zz":1,"${key}":${JSON.stringify(first)},"${key}":${JSON.stringify(second)}}`
    const bad = await service.call(method, url, { token: service.token, ...json(twice(value, [[]])) })
    expect(refusedFields(bad, operation).join(' ')).toContain(named(operation, 'body', key))
    const good = refusedFields(
      await service.call(method, url, { token: service.token, ...json(twice([[]], value)) }),
      operation
    )
    expect(good).toContain(named(operation, 'body', 'zz'))
    expect(good).not.toContain(named(operation, 'body', key))
  })
})

describe('size of a body', () => {
  function filled({ body }: Sample, bytes: number): string {
    const empty = JSON.stringify({ ...body, zz: '' })
    return JSON.stringify({ ...body, zz: 'x'.repeat(bytes - Buffer.byteLength(empty)) })
  }

  it.each(fewOf(readers))(
    '%s: reads as many bytes as the contract says, and answers 413 to one more',
    async (_, sample) => {
      const { method, url, operation } = sample
      const { bodyLimit } = operation
      const fits = await service.call(method, url, { token: service.token, ...json(filled(sample, bodyLimit)) })
      expect(refusedFields(fits, operation)).toEqual([named(operation, 'body', 'zz')])
      const over = await service.call(method, url, { token: service.token, ...json(filled(sample, bodyLimit + 1)) })
      expectEnvelope(over, 413, 'PAYLOAD_TOO_LARGE')
      // If the connection closed while the body still arrives, the answer would be lost.
      expect(over.headers.connection).not.toBe('close')
    }
  )

  it.each(fewOf(bodyless))('%s: 413 for more than that, though it takes no body', async (_, sample) => {
    const call = { token: service.token, ...json(filled(sample, sample.operation.bodyLimit + 1)) }
    expectEnvelope(await service.call(sample.method, sample.url, call), 413, 'PAYLOAD_TOO_LARGE')
  })

  it('16 KiB where no token is needed, 64 KiB elsewhere, 256 KiB for news, 1 MiB for cases and searches', () => {
    const limitOf = ({ operation }: Sample) => operation.bodyLimit / 1024
    const large = readers.filter((sample) => limitOf(sample) === 1024).map(({ operation }) => operation.id)
    expect(large.sort()).toEqual(['buscarUsuarios', 'criarCaso', 'editarCaso', 'exportarCasos', 'exportarUsuarios'])
    const news = readers.filter((sample) => limitOf(sample) === 256).map(({ operation }) => operation.id)
    expect(news.sort()).toEqual(['criarNoticia', 'editarNoticia'])
    const others = readers.filter(({ operation }) => ![...large, ...news].includes(operation.id))
    for (const sample of others)
      expect([sample.operation.id, limitOf(sample)]).toEqual([sample.operation.id, sample.operation.public ? 16 : 64])
  })

  it('POST /nothing: a byte more than 16 KiB is 413', async () => {
    const text = (bytes: number) => json(JSON.stringify('x'.repeat(bytes - 2)))
    expectEnvelope(await service.call('POST', '/nothing', text(BODY_LIMIT)), 404, 'NOT_FOUND')
    expectEnvelope(await service.call('POST', '/nothing', text(BODY_LIMIT + 1)), 413, 'PAYLOAD_TOO_LARGE')
  })

  const keys = (count: number) =>
    `{${Array.from({ length: count }, (_, i) => `"k${i}":"${'x'.repeat(count > 1500 ? 40 : 0)}"`)}}`

  it('POST /api/v1/usuarios/login: names at most 100 of 1,500 wrong fields', async () => {
    const answer = await service.call('POST', '/api/v1/usuarios/login', json(keys(1500)))
    expect(refusedFields(answer, { description: 'a' })).toHaveLength(100)
  })

  // Parsing alone took longer than everybody else should have to wait.
  it('POST /api/v1/usuarios/buscar: of 1 MiB, 19,000 keys are read and 100 of them named; 21,000 are 413', async () => {
    const search = (raw: string) =>
      service.call('POST', '/api/v1/usuarios/buscar', { token: service.token, ...json(raw) })
    expect(refusedFields(await search(keys(19_000)), { description: 'b' })).toHaveLength(100)
    expectEnvelope(await search(keys(MOST_VALUES + 1_000)), 413, 'PAYLOAD_TOO_LARGE')
    expectEnvelope(await search(`[${'{},'.repeat(300_000)}{}]`), 413, 'PAYLOAD_TOO_LARGE')
    // Commas and brackets inside a text are not values.
    const text = await search(JSON.stringify({ zz: '[{"a",},'.repeat(50_000) }))
    expect(refusedFields(text, { description: 'b' })).toEqual(['zz'])
  })

  // Copying a list for each further value took minutes here, during which nothing else was answered.
  it('POST /api/v1/usuarios/login_sw: a form of 16 KiB that repeats one name is refused at once', async () => {
    const answer = await service.call('POST', '/api/v1/usuarios/login_sw', form('a=&'.repeat(5_000)))
    expect(refusedFields(answer, { description: 'a' })).toContain('body.a')
  })
})
