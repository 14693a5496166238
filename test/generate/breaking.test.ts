import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breakingChanges, broken, comparable, lost, narrowedAccess, stillPromised } from '../../scripts/breaking.ts'
import { compact } from '../../scripts/release.ts'
import { createWorkspace } from './workspace.ts'

const released = 'openapi/released/description-a.json'
// biome-ignore lint/suspicious/noExplicitAny: a document is changed at will
type Loose = any
type Change = (document: Loose, schemas: Loose) => unknown

let folder: string
let original: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'breaking-'))
  original = await readFile(released, 'utf8')
})
afterAll(() => rm(folder, { recursive: true }))

/** What the comparison says of the released contract with other webhooks, and of the same with the changes. */
async function compared(changes: Change[], webhooks: object, webhooksAfter: object): Promise<string | null> {
  const document = JSON.parse(original)
  const files = ['before', 'after'].map((name) => join(folder, `${name}.json`)) as [string, string]
  await writeFile(files[0], JSON.stringify({ ...document, webhooks }))
  for (const change of changes) change(document, document.components.schemas)
  await writeFile(files[1], JSON.stringify({ ...document, webhooks: webhooksAfter }))
  return await breakingChanges(...files)
}

const list = (document: Loose) => document.paths['/api/v1/usuarios/'].get
const parameter = { in: 'query', description: 'New.', schema: { type: 'string' }, example: 'x' }

/** Each comparison takes a second, so all changes are made at once, each in a place of its own. */
const breaks: [string, RegExp, Change][] = [
  [
    'a path that is gone',
    /Path `\/api\/v1\/usuarios\/logout` was removed/,
    (d) => delete d.paths['/api/v1/usuarios/logout']
  ],
  [
    'a method that is gone',
    /Operation `GET \/api\/v1\/permissoes\/` was removed/,
    (d) => delete d.paths['/api/v1/permissoes/'].get
  ],
  [
    'a path that has moved to v2',
    /`\/api\/v1\/usuarios\/logado` was (removed|renamed)/,
    ({ paths }) => {
      paths['/api/v2/usuarios/logado'] = paths['/api/v1/usuarios/logado']
      delete paths['/api/v1/usuarios/logado']
    }
  ],
  ['a query parameter that is gone', /`search` query parameter/, (d) => list(d).parameters.pop()],
  [
    'a new required query parameter',
    /`novo` query parameter/,
    (d) =>
      d.paths['/api/v1/usuarios/reset-password'].post.parameters.push({ ...parameter, name: 'novo', required: true })
  ],
  [
    'a parameter that has become required',
    /`nome` query parameter became required/,
    (d) =>
      Object.assign(
        list(d).parameters.find(({ name }: Loose) => name === 'nome'),
        { required: true }
      )
  ],
  [
    'a new required field in a request',
    /Properties of `Login` became required: `novo`/,
    (_, { Login }) => {
      Login.properties.novo = { type: 'string' }
      Login.required.push('novo')
    }
  ],
  [
    'a field of a request that has become required',
    /Properties of `LoginFormulario` became required: `scope`/,
    (_, { LoginFormulario }) => LoginFormulario.required.push('scope')
  ],
  [
    'a value that a request may no longer have',
    /estado\S* · enum/,
    (_, { Estado }) => {
      const { enum: values } = Estado.anyOf?.[0] ?? Estado
      values.splice(values.indexOf('PE'), 1)
    }
  ],
  [
    'a field of an answer that is gone',
    /Property `user` of `Token` was removed/,
    (_, { Token }) => {
      delete Token.properties.user
      Token.required.splice(Token.required.indexOf('user'), 1)
    }
  ],
  [
    'a field of another type',
    /Type of `expires_in`/,
    (_, { Token }) => Object.assign(Token.properties.expires_in, { type: 'string' })
  ],
  [
    'an answer that is gone',
    /Response `201` was removed/,
    (d) => delete d.paths['/api/v1/usuarios/signup'].post.responses['201']
  ]
]

const additions: [string, Change][] = [
  [
    'a new path',
    (d) => Object.assign(d.paths, { '/api/v1/novidades': { get: { ...list(d), operationId: 'novidades' } } })
  ],
  [
    'a path of v2 beside that of v1, which answers quite differently',
    ({ paths }) => {
      const get = { ...paths['/api/v1/usuarios/logado'].get, operationId: 'logadoV2', responses: {} }
      paths['/api/v2/usuarios/logado'] = { get }
    }
  ],
  ['a new optional query parameter', (d) => list(d).parameters.push({ ...parameter, name: 'novo' })],
  [
    'a new optional field in a request',
    (_, { Login }) => Object.assign(Login.properties, { lembrar: { type: 'boolean' } })
  ],
  [
    'a new field in an answer',
    (_, { UsuarioLogado }) => Object.assign(UsuarioLogado.properties, { novo: { type: 'string' } })
  ],
  [
    'a mark that an operation will go',
    (d) =>
      Object.assign(d.paths['/api/v1/usuarios/logado'].get, {
        deprecated: true,
        'x-deprecated-since': '2026-12-01',
        'x-sunset': '2027-06-01'
      })
  ],
  ['other words', (d) => Object.assign(list(d), { summary: 'Better said', description: 'Better said.' })]
]

/** What the service sends and clients receive: there a value less is no break, and a value more is one. */
const payload = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'tipo', 'quando'],
  properties: { id: { type: 'string' }, tipo: { type: 'string', enum: ['x', 'y'] }, quando: { type: 'string' } }
}
const { quando: _, ...withoutQuando } = payload.properties
const brokenWebhooks: [string, RegExp, object | null][] = [
  ['saiu', /Webhook `saiu` was removed/, null],
  ['campo', /Property `quando` was removed/, { ...payload, required: ['id', 'tipo'], properties: withoutQuando }],
  ['falta', /no longer required: `id`/, { ...payload, required: ['tipo', 'quando'] }],
  [
    'valor',
    /Enum of `tipo` gained values: 'z'/,
    { ...payload, properties: { ...payload.properties, tipo: { type: 'string', enum: ['x', 'y', 'z'] } } }
  ],
  ['forma', /Type of `id`/, { ...payload, properties: { ...payload.properties, id: { type: 'integer' } } }]
]

function webhooks(schemas: [string, object | null][]): object {
  const entries = schemas.flatMap(([name, schema]) => {
    const requestBody = { required: true, content: { 'application/json': { schema } } }
    return schema
      ? [[name, { post: { operationId: name, requestBody, responses: { 200: { description: 'Taken.' } } } }]]
      : []
  })
  return Object.fromEntries(entries)
}

describe('breakingChanges', () => {
  let found: string | null
  beforeAll(async () => {
    found = await compared(
      breaks.map(([, , change]) => change),
      webhooks(brokenWebhooks.map(([name]) => [name, payload])),
      webhooks(brokenWebhooks.map(([name, , schema]) => [name, schema]))
    )
  }, 60_000)

  it.each(breaks)('finds %s', (_, sentence) => {
    expect(found).toMatch(sentence)
  })

  it.each(brokenWebhooks)('finds what breaks in the webhook %s', (_, sentence) => {
    expect(found).toMatch(sentence)
  })

  it('rates every one of them as breaking', () => {
    const majors = found?.match(/✖ major/g)?.length ?? 0
    expect(majors).toBeGreaterThanOrEqual(breaks.length + brokenWebhooks.length)
  })

  it('lets what is only added pass, a new event, a new field and a value less among it', async () => {
    const properties = { ...payload.properties, novo: { type: 'string' }, tipo: { type: 'string', enum: ['x'] } }
    const more = { ...payload, required: [...payload.required, 'novo'], properties }
    const changes = additions.map(([, change]) => change)
    const after = webhooks([
      ['cresce', more],
      ['novo', payload]
    ])
    expect(await compared(changes, webhooks([['cresce', payload]]), after)).toBeNull()
  }, 60_000)

  it('does not pass when there is nothing to compare with', async () => {
    expect(await breakingChanges(released, join(folder, 'nothing.json'))).toEqual(expect.any(String))
  }, 60_000)
})

describe('broken', () => {
  let space: Awaited<ReturnType<typeof createWorkspace>>
  beforeAll(async () => {
    space = await createWorkspace()
  })
  afterAll(() => space.remove())
  const read = async (path: string) => JSON.parse(await readFile(space.file(path), 'utf8'))

  it('says nothing of the present contract, of which `make check` asks for both descriptions', async () => {
    expect(await broken('a')).toBe('')
  }, 60_000)

  it('says what breaks, in the paths and in who is let in, and lets an operation go whose sunset has passed', async () => {
    const before = await read('openapi/released/description-b.json')
    const mark = { deprecated: true, 'x-deprecated-since': '2020-01-01', 'x-sunset': '2020-07-01' }
    Object.assign(before.paths['/api/v1/health'].get, mark)
    await writeFile(space.file('openapi/released/description-b.json'), JSON.stringify(before))
    // From the released one: what has come since would be taken for the new name of what is gone.
    const { '/api/v1/health': _, '/api/v1/auditoria': __, ...paths } = before.paths
    delete paths['/api/v1/auth/login'].post.security
    await writeFile(space.file('generated/description-b.json'), JSON.stringify({ ...before, paths }))
    const found = await broken('b', space.root)
    expect(found).toContain('Path `/api/v1/auditoria` was removed')
    expect(found).toContain('POST /api/v1/auth/login needs a token now')
    expect(found).not.toContain('/api/v1/health`')
  }, 60_000)

  it('fails when nothing was released', async () => {
    await rm(space.file('openapi/released'), { recursive: true })
    await expect(broken('b', space.root)).rejects.toThrow('ENOENT')
  })
})

it('compact: the same document, with one line for each path and component', async () => {
  const document = JSON.parse(original)
  const text = compact(document)
  expect(JSON.parse(text)).toEqual(document)
  expect(text.split('\n').filter((line) => line.startsWith('"/api/v1/'))).toHaveLength(
    Object.keys(document.paths).length
  )
  expect(original).toBe(text)
})

describe('narrowedAccess', () => {
  const rule = (...query: string[]) => ({ 'x-shared-route': { with: 'x', when: { query } } })
  const own = { 'x-permission': 'coisas.listar', 'x-self': 'id' }
  const narrowed = (before: object, after: object | null) => {
    const of = (operation: object): Record<string, object> => ({ get: { operationId: 'x', ...operation } })
    const item = (operation: object | null) => ({ paths: { '/x': operation ? of(operation) : {} } })
    return narrowedAccess(item(before), item(after))
  }

  it.each<[string, object, object]>([
    ['needs a token now', { security: [] }, {}],
    ['needs the permission coisas.listar now', {}, { 'x-permission': 'coisas.listar' }],
    ['needs the permission outra now', own, { ...own, 'x-permission': 'outra' }],
    ['is closed to the own record now', own, { 'x-permission': 'coisas.listar' }],
    ['answers other requests of its shared route now', rule('include'), rule('include', 'force')],
    ['answers other requests of its shared route now', {}, rule('include')]
  ])('%s', (sentence, before, after) => {
    expect(narrowed(before, after)).toEqual([`GET /x ${sentence}`])
  })

  it.each<[string, object, object | null]>([
    ['nothing changed', { ...own, ...rule('include') }, { ...own, ...rule('include') }],
    ['it asks for no token any more', {}, { security: [] }],
    ['it asks for no permission any more', own, {}],
    ['it is open to the own record', { 'x-permission': 'coisas.listar' }, own],
    ['it is gone, which is found elsewhere', { security: [] }, null]
  ])('nothing to say: %s', (_, before, after) => {
    expect(narrowed(before, after)).toEqual([])
  })
})

describe('what may grow', () => {
  const having = (codes: string[], operators: Record<string, string[]>) => ({
    paths: {
      '/x': {
        get: {
          operationId: 'x',
          'x-filterable': operators,
          parameters: [{ 'x-operators': true, schema: { type: 'object', propertyNames: { pattern: codes.join('|') } } }]
        }
      }
    },
    components: { schemas: { Codigo: { type: 'string', 'x-open-enum': true, enum: codes }, Fixo: { enum: codes } } }
  })
  const before = having(['UM', 'DOIS'], { nome: ['eq', 'like'], id: ['eq'] })

  it('a value more, a field more, an operator more: nothing is lost, and the comparison sees nothing', () => {
    const after = having(['TRES', 'DOIS', 'UM'], { nome: ['like', 'in', 'eq'], id: ['eq'], novo: ['eq'] })
    expect(lost(before, after)).toEqual([])
    const { paths, components } = comparable(after)
    expect(components.schemas.Codigo).toEqual({ type: 'string', 'x-open-enum': true })
    expect(components.schemas.Fixo).toEqual({ enum: ['TRES', 'DOIS', 'UM'] })
    expect(paths['/x'].get.parameters).toEqual([{ 'x-operators': true, schema: { type: 'object' } }])
  })

  it('what is gone is named', () => {
    expect(lost(before, having(['UM'], { nome: ['eq'] }))).toEqual([
      'Codigo has no DOIS now',
      'GET /x does not filter by nome[like] now',
      'GET /x does not filter by id[eq] now'
    ])
  })

  it('what was withdrawn on purpose may be missing, and nothing else', () => {
    const withdrawn = [{ filter: 'nome', operators: ['like'] }]
    expect(lost(before, having(['UM', 'DOIS'], { nome: ['eq'] }), withdrawn)).toEqual([
      'GET /x does not filter by id[eq] now'
    ])
  })
})

describe('stillPromised', () => {
  const operation = (operationId: string, sunset?: string) => ({
    operationId,
    ...(sunset ? { deprecated: true, 'x-sunset': sunset } : {})
  })

  it('leaves out what was announced to go before today, and nothing else', () => {
    const released = {
      openapi: '3.1.0',
      paths: {
        '/velha': { parameters: [] as object, get: operation('a', '2026-11-14') },
        '/meia': { get: operation('b', '2026-11-14'), post: operation('c', '2026-11-15'), put: operation('d') }
      }
    }
    expect(stillPromised(released, '2026-11-15')).toEqual({
      openapi: '3.1.0',
      paths: { '/meia': { post: operation('c', '2026-11-15'), put: operation('d') } }
    })
  })
})
