import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  breakingChanges,
  broken,
  comparable,
  lost,
  narrowedAccess,
  stillPromised,
  type Withdrawn,
  withNulls
} from '../../../scripts/breaking.ts'
import { compact } from '../../../scripts/release/contract.ts'
import { additions, breaks, brokenWebhooks, type Change, grownWebhook, payload, webhooks } from './changed-contract.ts'
import { createWorkspace } from './workspace.ts'

const released = 'openapi/released/description-a.json'
let folder: string
let original: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'breaking-'))
  original = await readFile(released, 'utf8')
})
afterAll(() => rm(folder, { recursive: true }))

/**
 * Returns what the comparison says about the released contract with other webhooks before, and the changed one with
 * others after.
 */
async function compared(changes: Change[], webhooks: object, webhooksAfter: object): Promise<string | null> {
  const document = JSON.parse(original)
  const files = ['before', 'after'].map((name) => join(folder, `${name}.json`)) as [string, string]
  await writeFile(files[0], JSON.stringify({ ...document, webhooks }))
  for (const change of changes) change(document, document.components.schemas)
  await writeFile(files[1], JSON.stringify({ ...document, webhooks: webhooksAfter }))
  return await breakingChanges(...files)
}

describe('breakingChanges', () => {
  let found: string | null
  beforeAll(async () => {
    found = await compared(
      breaks.map(([, , change]) => change),
      webhooks(brokenWebhooks.map(([name]) => [name, payload])),
      webhooks(brokenWebhooks.map(([name, , schema]) => [name, schema]))
    )
  })

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

  it('speaks first of what breaks, by operation and field, and only counts the rest', async () => {
    const told = await compared(
      [
        (_, schemas) => {
          // biome-ignore lint/suspicious/noExplicitAny: a test changes a document at will
          const base = schemas.UsuarioBase as any
          base.properties.nome.type = 'integer'
        },
        ...additions.map(([, change]) => change)
      ],
      {},
      {}
    )
    const lines = told?.split('\n') ?? []
    expect(lines[0]).toMatch(/^✖ major {2}[A-Z]+ \/api\/v1\/usuarios.*\(\w+\), .*field UsuarioBase\.nome: /)
    expect(lines.at(-1)).toMatch(/^Changes that break nothing: [1-9]\d* minor, \d+ patch\.$/)
    expect(lines.slice(0, -1).every((line) => line.startsWith('✖ major'))).toBe(true)
  })

  it('accepts mere additions, among them a new event, a new field and a value less', async () => {
    const changes = additions.map(([, change]) => change)
    const after = webhooks([
      ['cresce', grownWebhook],
      ['novo', payload]
    ])
    expect(await compared(changes, webhooks([['cresce', payload]]), after)).toBeNull()
  })

  it('does not pass when there is nothing to compare with', async () => {
    expect(await breakingChanges(released, join(folder, 'nothing.json'))).toEqual(expect.any(String))
  })
})

describe('broken', () => {
  let space: Awaited<ReturnType<typeof createWorkspace>>
  beforeAll(async () => {
    space = await createWorkspace()
  })
  afterAll(() => space.remove())
  const read = async (path: string) => JSON.parse(await readFile(space.file(path), 'utf8'))

  it('says nothing about the present contract, in both descriptions, as `make check` asks', async () => {
    expect(await broken('a')).toBe('')
  })

  it('says what breaks, in the paths and in the permissions, and lets an operation go whose sunset has passed', async () => {
    const before = await read('openapi/released/description-b.json')
    const mark = { deprecated: true, 'x-deprecated-since': '2020-01-01', 'x-sunset': '2020-07-01' }
    Object.assign(before.paths['/api/v1/health'].get, mark)
    await writeFile(space.file('openapi/released/description-b.json'), JSON.stringify(before))
    // This starts from the released contract: later additions would be taken for the new name of what is gone.
    const { '/api/v1/health': _, '/api/v1/auditoria': __, ...paths } = before.paths
    delete paths['/api/v1/auth/login'].post.security
    await writeFile(space.file('generated/description-b.json'), JSON.stringify({ ...before, paths }))
    const found = await broken('b', space.root)
    expect(found).toContain('Path `/api/v1/auditoria` was removed')
    expect(found).toContain('POST /api/v1/auth/login needs a token now')
    expect(found).not.toContain('/api/v1/health`')
  })

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
  const narrowed = (before: object, after: object | null, withdrawn: Withdrawn[] = []) => {
    const of = (operation: object): Record<string, object> => ({ get: { operationId: 'x', ...operation } })
    const item = (operation: object | null) => ({ paths: { '/x': operation ? of(operation) : {} } })
    return narrowedAccess(item(before), item(after), withdrawn)
  }

  it.each<[string, object, object]>([
    ['needs a token now', { security: [] }, {}],
    ['needs the permission coisas.listar now', {}, { 'x-permission': 'coisas.listar' }],
    ['needs the permission outra now', own, { ...own, 'x-permission': 'outra' }],
    ['no longer lets callers reach their own record', own, { 'x-permission': 'coisas.listar' }],
    ['answers other requests of its shared route now', rule('include'), rule('include', 'force')],
    ['answers other requests of its shared route now', {}, rule('include')]
  ])('%s', (sentence, before, after) => {
    expect(narrowed(before, after)).toEqual([`GET /x ${sentence}`])
  })

  it('access that was withdrawn on purpose may be missing, by that operation and permission alone', () => {
    const after = { 'x-permission': 'outra' }
    expect(narrowed(own, after, [{ operation: 'x', permission: 'outra' }])).toEqual([
      'GET /x no longer lets callers reach their own record'
    ])
    for (const other of [
      { operation: 'y', permission: 'outra' },
      { operation: 'x', permission: 'mais' }
    ])
      expect(narrowed({}, after, [other])).toEqual(['GET /x needs the permission outra now'])
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

  it('a new value, a new field, a new operator: nothing is lost, and the comparison sees nothing', () => {
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

describe('withNulls', () => {
  const number = { type: 'integer' }
  const released = (type: string | string[]) => ({
    paths: {},
    components: {
      schemas: {
        Soma: { properties: { total: { type }, partes: { items: { properties: { n: { type }, outro: number } } } } },
        Outra: { properties: { total: number } }
      }
    }
  })

  it('takes the values that were withdrawn as nullable, and no others', () => {
    const withdrawn = [
      { schema: 'Soma', nullable: ['total', 'partes[].n', 'nenhum.lugar'] },
      { filter: 'nome', operators: ['like'] }
    ]
    expect(withNulls(released('integer') as never, withdrawn)).toEqual(released(['integer', 'null']))
    expect(withNulls(released('integer') as never, [])).toEqual(released('integer'))
  })
})

describe('stillPromised', () => {
  const operation = (operationId: string, sunset?: string) => ({
    operationId,
    ...(sunset ? { deprecated: true, 'x-sunset': sunset } : {})
  })

  it('leaves out operations whose announced end has passed, and nothing else', () => {
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
