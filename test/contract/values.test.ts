import { describe, expect, it } from 'vitest'
import type { Json } from '../../scripts/generate/document.ts'
import {
  addQuery,
  crossed,
  expectEnvelope,
  form,
  json,
  type Method,
  NOBODY,
  named,
  refusedFields,
  type Sample,
  samples,
  serviceForAdmin,
  someOf,
  titled,
  withJson
} from './support.ts'

const service = serviceForAdmin()

/** Yields the path of every value of a kind inside a JSON value. */
function* leaves(value: Json | undefined, isWanted: (leaf: Json) => boolean, path: string[] = []): Generator<string[]> {
  if (value === undefined) return
  if (isWanted(value)) yield path
  if (value === null || typeof value !== 'object') return
  for (const [key, child] of Object.entries(value)) yield* leaves(child as Json, isWanted, [...path, key])
}

/**
 * Returns the JSON of a copy with one value replaced by a text. `HERE` holds its place, since JSON.stringify would not
 * write every such text.
 */
function replaced(value: Json | undefined, path: string[], text: string): string {
  const copy = structuredClone(value) as Record<string, unknown>
  const holder = path.slice(0, -1).reduce((node, key) => node[key] as Record<string, unknown>, copy)
  holder[path.at(-1)!] = 'HERE'
  return JSON.stringify(copy).replace('"HERE"', text)
}

describe('text that cannot be stored', () => {
  const texts = [
    { name: 'NUL', text: '"a\\u0000b"' },
    { name: 'a lone high surrogate', text: '"\\ud800"' },
    { name: 'a lone low surrogate', text: '"x\\udc00y"' }
  ]
  const fields = withJson.flatMap((sample) =>
    [...leaves(sample.body, (leaf) => typeof leaf === 'string')].flatMap((path) =>
      texts.map(({ name, text }): [string, Sample & { path: string[]; text: string }] => [
        `${sample.title}: 422 at ${path.join('.')} for ${name}`,
        { ...sample, path, text }
      ])
    )
  )
  it.each(someOf(fields, ({ text }) => text))('%s', async (_, { method, url, body, operation, path, text }) => {
    const answer = await service.call(method, url, { token: service.token, ...json(replaced(body, path, text)) })
    expect(refusedFields(answer, operation)).toContain(named(operation, 'body', path.join('.')))
  })

  it.each(titled(withJson))('%s: 422 for a key with NUL', async (_, { method, url, body, operation }) => {
    const raw = JSON.stringify(body).replace('{', '{"a\\u0000":1,')
    const answer = await service.call(method, url, { token: service.token, ...json(raw) })
    expect(refusedFields(answer, operation)).toContain(named(operation, 'body', 'a\0'))
  })

  const encoded = [
    { name: '%00', text: 'a%00b' },
    { name: '%ED%A0%80, a surrogate', text: '%ED%A0%80' },
    { name: '%FF, no UTF-8', text: 'a%FF' }
  ]
  const searched = samples.flatMap((sample) =>
    Object.entries(sample.operation.query.properties)
      .filter(([, { type }]) => type === 'string')
      .flatMap(([field]) =>
        encoded.map(({ name, text }): [string, Sample & { field: string; text: string }] => [
          `${sample.title}: 422 at ${field} for ${name}`,
          { ...sample, field, text }
        ])
      )
  )
  it.each(someOf(searched, ({ text }) => text))('%s', async (_, { method, url, body, operation, field, text }) => {
    const address = addQuery(url.replace(new RegExp(`(?<=[?&])${field}=[^&]*`), ''), `${field}=${text}`)
    const answer = await service.call(method, address, { token: service.token, body })
    expect(refusedFields(answer, operation)).toContain(named(operation, 'query', field))
  })

  it.each(encoded)('POST /api/v1/usuarios/login_sw: 422 at password in the form for $name', async ({ text }) => {
    const answer = await service.call(
      'POST',
      '/api/v1/usuarios/login_sw',
      form(`username=a%40saude.example&password=${text}`)
    )
    expect(refusedFields(answer, { description: 'a' })).toEqual(['body.password'])
  })

  it('POST /api/v1/usuarios/login_sw: 400 for a form in Latin-1', async () => {
    const raw = Buffer.from('username=a%40saude.example&password=\xe9', 'latin1')
    expectEnvelope(await service.call('POST', '/api/v1/usuarios/login_sw', form(raw)), 400, 'MALFORMED_REQUEST')
  })

  it('GET /api/v1/usuarios/: bidi and zero-width characters, emoji and a stray % are ordinary text', async () => {
    for (const text of ['%E2%80%AE%E2%80%8B', '%F0%9F%A6%9F', '100%', 'a+b', '%25', '_']) {
      expect((await service.call('GET', `/api/v1/usuarios/?nome=${text}`, { token: service.token })).status).toBe(200)
    }
  })
})

describe('unknown names', () => {
  it.each(titled(withJson))(
    '%s: 422 at a key that the contract does not name',
    async (_, { method, url, body, operation }) => {
      const answer = await service.call(method, url, { token: service.token, body: { ...body, yy: 1, zz: null } })
      expect(refusedFields(answer, operation)).toEqual([named(operation, 'body', 'yy'), named(operation, 'body', 'zz')])
    }
  )

  const names = ['zz', '__proto__', 'constructor', 'toString', 'zz[eq]'].map((name) => ({ name }))
  it.each(crossed(samples, names))('%s in the query: 422 there', async (_, { method, url, body, operation, name }) => {
    const answer = await service.call(method, addQuery(url, `${encodeURIComponent(name)}=1`), {
      token: service.token,
      body
    })
    expect(refusedFields(answer, operation)).toContain(named(operation, 'query', name))
  })

  const scalars = samples.flatMap((sample) =>
    Object.entries(sample.operation.query.properties)
      .filter(([, { type }]) => type !== 'array')
      .map(([field]): [string, Sample & { field: string }] => [
        `${sample.title}: 422 for ${field} sent twice`,
        { ...sample, field }
      ])
  )
  it.each(someOf(scalars))('%s', async (_, { method, url, body, operation, field }) => {
    const answer = await service.call(method, addQuery(url, `${field}=1&${field}=1`), { token: service.token, body })
    expect(refusedFields(answer, operation)).toContain(named(operation, 'query', field))
  })
})

describe('numbers', () => {
  const everything = withJson.flatMap((sample) =>
    [...leaves(sample.body, (leaf) => leaf === null || typeof leaf !== 'object')].map(
      (path): [string, Sample & { path: string[] }] => [
        `${sample.title}: 422 at ${path.join('.')} for 1e400`,
        { ...sample, path }
      ]
    )
  )
  it.each(someOf(everything))('%s', async (_, { method, url, body, operation, path }) => {
    const answer = await service.call(method, url, { token: service.token, ...json(replaced(body, path, '1e400')) })
    expect(refusedFields(answer, operation)).toContain(named(operation, 'body', path.join('.')))
  })

  const usuario = { nome: 'Ana', email: 'ana@saude.example', senha: 'Dengue#2024', master_key: 'x' }
  const ids: [string, Method, string, string, 'a' | 'b', object][] = [
    [
      'POST /api/v1/usuarios/signup',
      'POST',
      '/api/v1/usuarios/signup',
      'permissoes.0',
      'a',
      { usuario, permissoes: ['HERE'] }
    ],
    [
      'PUT /api/v1/usuarios/{usuario_id}',
      'PUT',
      `/api/v1/usuarios/${NOBODY}`,
      'permissoes.0',
      'a',
      { usuario: { nome: 'A', email: 'a@b.co' }, permissoes: ['HERE'] }
    ],
    ['PUT /api/v1/usuarios/{id}', 'PUT', `/api/v1/usuarios/${NOBODY}`, 'grupos_ids.0', 'b', { grupos_ids: ['HERE'] }],
    [
      'PUT /api/v1/usuarios/{id}',
      'PUT',
      `/api/v1/usuarios/${NOBODY}`,
      'permissoes_ids.0',
      'b',
      { permissoes_ids: ['HERE'] }
    ]
  ]
  const values = ['9007199254740993', '2147483648', '0', '-1', '1.5', '1e400', '-1e400', '"1"', 'true', 'null', '[1]']
  it.each(ids.flatMap((row) => values.map((value) => [row[0], row[3], value, row] as const)))(
    '%s: 422 at %s for %s',
    async (_title, field, value, [, method, url, , description, body]) => {
      const raw = JSON.stringify(body).replace('"HERE"', value)
      const answer = await service.call(method, url, { token: service.token, ...json(raw) })
      expect(refusedFields(answer, { description })).toEqual([named({ description }, 'body', field)])
    }
  )

  it.each([
    ['limit', ['0', '101', '-1', '1.5', 'x', '', '1e2', '%2B1', '9'.repeat(20), '9'.repeat(400), '9'.repeat(401)]],
    ['offset', ['-1', '2147483648', '9'.repeat(20), 'NaN', 'Infinity', '0x10']],
    ['admin', ['2', '01', 'TRUE', 'yes', '', 'null']]
  ])('GET /api/v1/usuarios/: 422 at %s for a value of another kind', async (field, texts) => {
    for (const text of texts) {
      const answer = await service.call('GET', `/api/v1/usuarios/?${field}=${text}`, { token: service.token })
      expect(refusedFields(answer, { description: 'a' })).toEqual([`query.${field}`])
    }
  })

  it('GET /api/v1/usuarios/: text that is a number or a boolean counts as one, and defaults are filled in', async () => {
    const query = { limit: '100', offset: '2147483647', admin: 'false' }
    const answer = await service.call('GET', '/api/v1/usuarios/', { token: service.token, query })
    expect(answer.body).toEqual({ total: 1, limit: 100, offset: 2147483647, usuarios: [] })
    const totals = ['true', 'True', '1', 'False', '0'].map(async (admin) => {
      const { body } = await service.call('GET', '/api/v1/usuarios/', { token: service.token, query: { admin } })
      return body.total
    })
    const all = await service.call('GET', '/api/v1/usuarios/', { token: service.token })
    const others = answer.body.total
    expect(await Promise.all(totals)).toEqual([...Array(3).fill(all.body.total - others), others, others])
    expect((await service.call('GET', '/api/v1/usuarios/', { token: service.token })).body).toMatchObject({
      limit: 50,
      offset: 0
    })
  })
})
