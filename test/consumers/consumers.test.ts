import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { operations } from '../../generated/operations.ts'
import type { Context } from '../../src/client/cli/command.ts'
import { exportList } from '../../src/client/cli/commands/export.ts'
import { list } from '../../src/client/cli/commands/list.ts'
import { receive } from '../../src/client/cli/commands/receive.ts'
import { createClient } from '../../src/client/index.ts'
import { account } from '../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../support/app.ts'
import { readAll, readRecorded } from './file.ts'
import { type Expected, mismatches } from './match.ts'
import { replay, type Service } from './replay.ts'

/** Names a value in the way a file does. */
const gap = (name: string) => `\${${name}}`

const files = await readAll(import.meta.dirname)

let test: TestApp
let service: Service
beforeAll(async () => {
  test = await startApp({ worker: true })
  await test.app.listen({ port: 0 })
  service = {
    url: `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`,
    senha: SENHA,
    account: (group) => account(test, group as 'analista')
  }
})
afterAll(() => test.close())

it.each(files)('%s', async (_, recorded) => {
  await replay(recorded, service)
})

describe('the client package sends what was recorded of it', () => {
  /** Returns method and path of the contract for every request sent during the work; repetitions count once. */
  async function sentBy(work: () => Promise<unknown>): Promise<string[]> {
    const sent: string[] = []
    const real = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      sent.push(rowOf(init.method ?? 'GET', new URL(url).pathname))
      return real(url, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), 'x-forwarded-proto': 'https' }
      })
    })
    try {
      await work()
    } finally {
      vi.unstubAllGlobals()
    }
    return once(sent)
  }
  const once = (names: string[]) => names.filter((name, i) => name !== names[i - 1])
  const rowOf = (method: string, path: string) => {
    const isAt = (template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
    // A fixed path goes before one with a parameter, as in routers.
    const found = operations
      .filter((row) => row.method === method && isAt(row.path))
      .sort((x, y) => x.path.split('{').length - y.path.split('{').length)
    return `${method} ${found[0]?.path ?? path}`
  }
  const recordedOf = (name: string) =>
    once(
      files
        .find(([file]) => file === `saude-integra-client/${name}.yaml`)![1]
        .steps.map(({ request }) => rowOf(request.method, request.path))
    )

  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'consumers-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('examples/tour.mjs', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const { email } = await account(test, 'analista')
    vi.stubEnv('BASE', service.url)
    vi.stubEnv('EMAIL', email)
    vi.stubEnv('SENHA', SENHA)
    const sent = await sentBy(() => import('../../scripts/sdk/package/examples/tour.mjs' as string))
    vi.unstubAllEnvs()
    // Only the recorded example asks whether the token is gone.
    expect([...sent, 'GET /api/v1/agravos/tipos']).toEqual(recordedOf('tour'))
  })

  it('examples/import-file.mjs', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
    const path = join(folder, 'casos.csv')
    const { content } = files.find(([file]) => file.endsWith('import-file.yaml'))![1].steps[0]!.request.form!.file as {
      content: string
    }
    await writeFile(path, content.replaceAll(gap('unique'), 'example'))
    const { token } = await account(test, 'analista')
    vi.stubEnv('BASE', service.url)
    vi.stubEnv('TOKEN', token)
    const { argv } = process
    process.argv = [argv[0]!, argv[1]!, path]
    const sent = await sentBy(() => import('../../scripts/sdk/package/examples/import-file.mjs' as string))
    process.argv = argv
    vi.unstubAllEnvs()
    expect(sent).toEqual(recordedOf('import-file'))
  })

  it('list, export and receive of the command line', async () => {
    const { token } = await account(test, 'analista')
    const client = createClient({
      baseUrl: service.url,
      tokens: token,
      retry: false,
      fetch: (...given) => fetch(...given)
    })
    const ended = new AbortController()
    const terminal = {
      out: () => {},
      // The receiver says where it listens once it has registered the webhook. Nothing more is wanted of it here.
      note: (text: string) => void (text === 'receive.listening' && ended.abort()),
      progress: () => ({ show: () => {}, end: () => {} })
    }
    const context = (args: string[], options: object) =>
      ({
        args,
        options,
        client,
        terminal,
        say: (key: string) => key,
        signal: ended.signal,
        env: {},
        json: false
      }) as unknown as Context
    const sent = await sentBy(async () => {
      await list.run(context(['casos', 'estado=PE'], {}))
      await list.run(context(['casos', 'cor=azul'], {})).catch(() => {})
      await exportList.run(context(['casos', 'estado=PE'], { campos: 'id,idade', output: join(folder, 'casos.csv') }))
      await receive.run(context([], { register: 'https://minha-maquina.example/eventos', port: '0' }))
    })
    expect(sent).toEqual(recordedOf('command-line'))
  })
})

describe('a wrong file is refused with the reason', () => {
  const good = {
    consumer: 'x',
    relies_on: 'x',
    accounts: { eu: 'usuario' },
    steps: [{ name: 'x', request: { method: 'GET', path: '/api/v1/health' }, expect: { status: 200 } }]
  }
  const changed = (change: (file: typeof good) => object) =>
    JSON.stringify({ ...good, ...change(structuredClone(good)) })
  const step = (more: object, expectation: object = {}) =>
    changed(({ steps: [first] }) => ({ steps: [{ ...first, ...more, expect: { ...first!.expect, ...expectation } }] }))

  it('a good one is accepted', () => {
    expect(readRecorded('x.yaml', JSON.stringify(good)).steps).toHaveLength(1)
  })

  it.each<[string, string, RegExp]>([
    ['no YAML', 'a: [', /x\.yaml: .*flow/i],
    [
      'something missing',
      changed(() => ({ relies_on: undefined })),
      /x\.yaml: \/ must have required property 'relies_on'/
    ],
    ['a word that is not known', step({ espera: 1 }), /\/steps\/0 must NOT have additional properties.*espera/],
    ['a status that is none', step({}, { status: 'ok' }), /\/steps\/0\/expect\/status must be integer/],
    [
      'a group that is not there',
      changed(() => ({ accounts: { eu: 'chefe' } })),
      /\/accounts\/eu must be equal to one of/
    ],
    ['a stranger', step({ as: 'outra' }), /steps\/0 is sent as outra, who is not among the accounts/],
    [
      'another path',
      step({ request: { method: 'GET', path: '/api/v1/nada' } }),
      /steps\/0 GET \/api\/v1\/nada is not in the contract/
    ],
    [
      'a name that was not taken',
      step({ request: { method: 'GET', path: `/api/v1/jobs/${gap('job')}` } }),
      /steps\/0 uses \$\{job\}, which no step before it takes/
    ],
    [
      'a matcher that is not known',
      step({}, { body: { total: { $more: 1 } } }),
      /steps\/0 expects by \$more, which is none of \$type/
    ]
  ])('%s', (_, source, message) => {
    expect(() => readRecorded('x.yaml', source)).toThrow(message)
  })
})

describe('mismatches', () => {
  it.each<[Expected, unknown]>([
    [{ a: 1 }, { a: 1, novo: 2 }],
    [{ a: { $type: ['integer', 'null'] } }, { a: null }],
    [{ a: { $absent: true } }, {}],
    [{ a: { $present: true } }, { a: null }],
    [{ $each: { a: { $type: 'string' } } }, []],
    [{ $some: { a: 1 } }, [{ a: 2 }, { a: 1, b: 3 }]],
    [{ $oneOf: ['x', 'y'] }, 'y'],
    [
      [1, { $atLeast: 2 }],
      [1, 3]
    ]
  ])('%j fits %j', (expected, value) => {
    expect(mismatches(expected, value, 'body')).toEqual([])
  })

  it.each<[Expected, unknown, string]>([
    [{ a: 1 }, { a: '1' }, 'body/a: expected 1, got "1"'],
    [{ a: { b: 1 } }, { a: null }, 'body/a: expected an object, got null'],
    [{ a: { $type: 'integer' } }, { a: 1.5 }, 'body/a: expected integer, got 1.5'],
    [{ a: { $absent: true } }, { a: null }, 'body/a: should not be there, got null'],
    [{ a: { $present: true } }, {}, 'body/a: is missing'],
    [{ $each: { a: 1 } }, [{ a: 1 }, {}], 'body/1/a: expected 1, got nothing'],
    [{ $some: { a: 1 } }, [{ a: 2 }], 'body: expected an item like {"a":1}, got 1 items'],
    [{ $matches: '^x' }, 'y', 'body: expected text like ^x, got "y"'],
    [{ $length: 2 }, [1], 'body: expected 2 items, got 1 items'],
    [{ $oneOf: ['x', 'y'] }, 'z', 'body: expected one of ["x","y"], got "z"'],
    [{ $atLeast: 2 }, 1, 'body: expected at least 2, got 1'],
    [[1], [1, 2], 'body: expected 1 items, got 2 items']
  ])('%j does not fit %j', (expected, value, problem) => {
    expect(mismatches(expected, value, 'body')).toEqual([problem])
  })

  it('a replay says which step, and what came', async () => {
    const recorded = readRecorded(
      'x.yaml',
      'consumer: x\nrelies_on: x\naccounts: { eu: usuario }\nsteps: [{ name: it is well, request: { method: GET, path: /api/v1/health }, expect: { status: 201, body: { status: ill } } }]'
    )
    await expect(replay(recorded, service)).rejects.toThrow(
      /it is well \(GET \/api\/v1\/health\):\n {2}status: expected 201, got 200\n {2}body\/status: expected "ill"/
    )
  })
})
