import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breakingChanges, newlySecured } from '../../scripts/breaking.ts'
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

async function compared(changes: Change[]): Promise<string | null> {
  const document = JSON.parse(original)
  for (const change of changes) change(document, document.components.schemas)
  const file = join(folder, 'description.json')
  await writeFile(file, JSON.stringify(document))
  return await breakingChanges(released, file)
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
    /estado · enum/,
    (_, { Estado }) => Estado.enum.splice(Estado.enum.indexOf('PE'), 1)
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
  ['other words', (d) => Object.assign(list(d), { summary: 'Better said', description: 'Better said.' })]
]

describe('breakingChanges', () => {
  let found: string | null
  beforeAll(async () => {
    found = await compared(breaks.map(([, , change]) => change))
  })

  it.each(breaks)('finds %s', (_, sentence) => {
    expect(found).toMatch(sentence)
  })

  it('rates every one of them as breaking', () => {
    const majors = found?.match(/✖ major/g)?.length ?? 0
    expect(majors).toBeGreaterThanOrEqual(breaks.length)
  })

  it('lets what is only added pass', async () => {
    expect(await compared(additions.map(([, change]) => change))).toBeNull()
  })

  it('lets the same contract pass', async () => {
    expect(await compared([])).toBeNull()
  })

  it('does not pass when there is nothing to compare with', async () => {
    expect(await breakingChanges(released, join(folder, 'nothing.json'))).toEqual(expect.any(String))
  })
})

describe('scripts/breaking.ts', () => {
  let space: Awaited<ReturnType<typeof createWorkspace>>
  beforeAll(async () => {
    space = await createWorkspace()
  })
  afterAll(() => space.remove())

  it('passes on the present contract', async () => {
    const { code, output } = await space.run('scripts/breaking.ts')
    expect([code, output.match(/nothing that breaks/g)?.length]).toEqual([0, 2])
  }, 90_000)

  it('fails when Description B breaks, and says what to do', async () => {
    const file = space.file('generated/description-b.json')
    // From the released one: what has come since would be taken for the new name of what is gone.
    const document = JSON.parse(await readFile(space.file('openapi/released/description-b.json'), 'utf8'))
    delete document.paths['/api/v1/health']
    await writeFile(file, JSON.stringify(document))
    const { code, output } = await space.run('scripts/breaking.ts')
    expect([code, output]).toEqual([1, expect.stringContaining('new path version (/api/v2/...)')])
    expect(output).toContain('Path `/api/v1/health` was removed')
  }, 90_000)

  it('fails when nothing was released', async () => {
    await rm(space.file('openapi/released'), { recursive: true })
    expect((await space.run('scripts/breaking.ts')).code).toBe(1)
  }, 90_000)
})

it('newlySecured: names operations that were public and ask for a token now, and no others', () => {
  const before = {
    paths: {
      '/api/v1/x': {
        get: { operationId: 'a', security: [] },
        post: { operationId: 'b' },
        put: { operationId: 'c', security: [] }
      }
    }
  }
  const after = {
    paths: {
      '/api/v1/x': {
        get: { operationId: 'a' },
        post: { operationId: 'b', security: [] },
        put: { operationId: 'c', security: [] }
      }
    }
  }
  expect(newlySecured(before, after)).toEqual(['GET /api/v1/x'])
  expect(newlySecured(before, before)).toEqual([])
})
