import { describe, expect, it } from 'vitest'
import {
  addQuery,
  bodyless,
  crossed,
  expectEnvelope,
  form,
  json,
  named,
  readers,
  refusedFields,
  samples,
  serviceForAdmin,
  titled
} from './support.ts'

const service = serviceForAdmin()

const multipart = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'

describe('content type', () => {
  const types = [
    { name: 'text/plain', raw: '{}' },
    { name: 'application/xml', raw: '<a/>' },
    { name: 'application/x-www-form-urlencoded', raw: 'a=b' },
    { name: 'multipart/form-data; boundary=x', raw: multipart },
    { name: 'application/jsonx', raw: '{}' },
    { name: 'nonsense', raw: '{}' },
    { name: 'no content type', raw: '{}', headers: {} }
  ]
  it.each(crossed(readers, types))('%s: 415', async (_, { method, url, name, raw, headers }) => {
    const call = { token: service.token, raw, headers: headers ?? { 'content-type': name } }
    expectEnvelope(await service.call(method, url, call), 415, 'UNSUPPORTED_MEDIA_TYPE')
  })

  it.each(crossed(readers, [{ name: 'application/json; charset=utf-8' }, { name: 'Application/JSON' }]))(
    '%s: read as JSON',
    async (_, { method, url, name, operation, body }) => {
      const call = { token: service.token, raw: JSON.stringify({ ...body, zz: 1 }), headers: { 'content-type': name } }
      expect(refusedFields(await service.call(method, url, call), operation)).toEqual([named(operation, 'body', 'zz')])
    }
  )

  const others = samples.filter(({ operation }) => operation.body && !('application/json' in operation.body.content))
  it.each(titled(others))('%s: 415 for JSON', async (_, { method, url }) => {
    expectEnvelope(await service.call(method, url, { token: service.token, body: {} }), 415, 'UNSUPPORTED_MEDIA_TYPE')
  })
})

describe('a body where none is accepted', () => {
  const given = [
    { name: 'an object', call: json('{"a":1}') },
    { name: 'a list', call: json('[1]') },
    { name: 'null', call: json('null') },
    { name: 'a form', call: form('a=b') }
  ]
  it.each(crossed(bodyless, given))('%s: 422 at the body', async (_, { method, url, operation, call }) => {
    const answer = await service.call(method, url, { token: service.token, ...call })
    expect(refusedFields(answer, operation)).toEqual([named(operation, 'body')])
  })

  it.each(crossed(bodyless, [{ name: 'text/plain' }, { name: 'multipart/form-data; boundary=x' }]))(
    '%s: 415',
    async (_, { method, url, name }) => {
      const call = { token: service.token, raw: multipart, headers: { 'content-type': name } }
      expectEnvelope(await service.call(method, url, call), 415, 'UNSUPPORTED_MEDIA_TYPE')
    }
  )

  const empty = [
    { name: 'nothing in the body', raw: '' },
    { name: 'an empty object', raw: '{}' }
  ]
  it.each(crossed(bodyless, empty))(
    '%s: let through to the other checks',
    async (_, { method, url, operation, raw }) => {
      const answer = await service.call(method, addQuery(url, 'zz=1'), { token: service.token, ...json(raw) })
      expect(refusedFields(answer, operation)).toEqual([named(operation, 'query', 'zz')])
    }
  )
})

describe('a body that comes with a GET', () => {
  const reading = samples.filter(({ method }) => method === 'GET')
  const types = [{ name: 'multipart/form-data; boundary=x' }, { name: 'application/json' }, { name: 'text/plain' }]
  it.each(crossed(reading, types))('%s: ignored', async (_, { url, operation, name }) => {
    const call = { token: service.token, raw: multipart, headers: { 'content-type': name } }
    const answer = await service.call('GET', addQuery(url, 'zz=1'), call)
    expect(refusedFields(answer, operation)).toEqual([named(operation, 'query', 'zz')])
  })
})

describe('multipart', () => {
  const uploads = samples.filter(({ operation }) => operation.body && 'multipart/form-data' in operation.body.content)
  const broken = [
    { name: 'no boundary', type: 'multipart/form-data', raw: multipart },
    { name: 'an end that never comes', type: 'multipart/form-data; boundary=x', raw: multipart.slice(0, -9) },
    { name: 'a field __proto__', type: 'multipart/form-data; boundary=x', raw: multipart.replace('"a"', '"__proto__"') }
  ]
  it.each(crossed(uploads, broken))('%s: 400', async (_, { method, url, type, raw }) => {
    const call = { token: service.token, raw, headers: { 'content-type': type } }
    expectEnvelope(await service.call(method, url, call), 400, 'MALFORMED_REQUEST')
  })

  it.each(titled(uploads))('%s: 422 at an unknown part', async (_, { method, url, operation }) => {
    const call = {
      token: service.token,
      raw: multipart,
      headers: { 'content-type': 'multipart/form-data; boundary=x' }
    }
    expect(refusedFields(await service.call(method, url, call), operation)).toContain(named(operation, 'body', 'a'))
  })

  it.each(titled(uploads))('%s: 413 for a field of more than 64 KiB', async (_, { method, url }) => {
    const raw = multipart.replace('\r\nb\r\n', `\r\n${'b'.repeat(65_537)}\r\n`)
    const call = { token: service.token, raw, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
    expectEnvelope(await service.call(method, url, call), 413, 'PAYLOAD_TOO_LARGE')
  })
})
