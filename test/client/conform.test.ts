import type { AddressInfo } from 'node:net'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import descriptionA from '../../generated/description-a.json' with { type: 'json' }
import descriptionB from '../../generated/description-b.json' with { type: 'json' }
import { operations } from '../../generated/operations.ts'
import type { Document, Json, Schema } from '../../src/client/cli/conform/document.ts'
import { htmlReport, markdownReport, textReport } from '../../src/client/cli/conform/report.ts'
import { conform, type Wanted } from '../../src/client/cli/conform/run.ts'
import { violations } from '../../src/client/cli/conform/schema.ts'
import { createSender } from '../../src/client/cli/conform/send.ts'
import { sayIn } from '../../src/client/cli/messages.ts'
import { RELEASE } from '../../src/client/contract.ts'
import { account } from '../support/accounts.ts'
import { startApp, type TestApp } from '../support/app.ts'

let test: TestApp
let admin: { id: number; token: string }
beforeAll(async () => {
  test = await startApp()
  await test.app.listen({ port: 0 })
  admin = await account(test, 'gestor', { admin: true })
})
afterAll(() => test.close())

interface Sent {
  method: string
  path: string
  status: number
}
/** Changes an answer on its way to the client. */
type Fault = (path: string, init: RequestInit, response: Response, count: number) => Response | Promise<Response>

async function run(wanted: Partial<Wanted> = {}, fault: Fault = (_, __, response) => response) {
  const sent: Sent[] = []
  const waited: number[] = []
  const send = createSender({
    server: `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/`,
    language: 'en-US',
    agent: 'test',
    signal: new AbortController().signal,
    clock: { now: () => 0, sleep: async (ms) => void waited.push(ms) },
    async fetch(url, init) {
      const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-proto': 'https' }
      const path = new URL(url).pathname
      const response = await fault(path, init, await fetch(url, { ...init, headers }), sent.length)
      sent.push({ method: init.method ?? 'GET', path, status: response.status })
      return response
    }
  })
  const outcome = await conform(send, { token: admin.token, language: 'en-US', writes: false, only: [], ...wanted })
  const of = (name: string) => outcome.results.find(({ operation }) => operation === name)!
  return { outcome, of, sent, waited, text: textReport(sayIn('en-US'), outcome) }
}

// biome-ignore lint/suspicious/noExplicitAny: a test changes an answer at will
const bodyOf = async (response: Response): Promise<any> => await response.json()

const json = (body: unknown, response: Response, status = response.status, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { ...Object.fromEntries(response.headers), ...headers } })

describe('conform against the real service', () => {
  it('reading: nothing differs, and nothing was changed', async () => {
    const { outcome, of, sent, text } = await run()
    expect(text).not.toContain('Differ')
    expect([outcome.isGood, outcome.agreement.state, outcome.results.length]).toEqual([true, 'same', operations.length])
    const searches = ['/api/v1/usuarios/buscar', '/api/v1/agravos/casos/buscar-pessoa']
    const changing = sent.filter(({ method, path }) => method !== 'GET' && !searches.includes(path))
    expect(changing.filter(({ status }) => status < 400)).toEqual([])
    expect(of('obterGrupo')).toMatchObject({
      state: 'ok',
      trials: [{ status: 200 }, { kind: 'notModified', status: 304 }, { status: 401 }, { status: 404 }]
    })
    expect(of('criarGrupo')).toMatchObject({
      state: 'notTried',
      reason: 'writes',
      trials: [{ kind: 'noToken' }, { kind: 'unknownField', status: 422 }]
    })
    expect(of('obterCaso')).toMatchObject({ state: 'notTried', reason: 'noId' })
    expect(of('buscarUsuarios').state).toBe('ok')
  })

  it('--writes: creates, uses and removes things of its own; nothing is left', async () => {
    const { outcome, of, text } = await run({ writes: true })
    expect(text).not.toContain('Differ')
    for (const name of [
      'criarGrupo',
      'excluirGrupo',
      'criarPermissao',
      'criarWebhook',
      'criarCaso',
      'anexarArquivo',
      'criarUsuario',
      'exportarCasos'
    ])
      expect([name, outcome.results.find(({ operation }) => operation === name)?.state]).toEqual([name, 'ok'])
    expect(of('criarGrupo').trials.map(({ kind }) => kind)).toContain('repeated')
    expect(of('redefinirSenha')).toMatchObject({ state: 'notTried', reason: 'byHand' })
    for (const path of [
      '/api/v1/grupos',
      '/api/v1/usuarios',
      '/api/v1/webhooks',
      '/api/v1/permissoes/',
      '/api/v1/agravos/casos'
    ])
      expect(JSON.stringify((await test.call('GET', path, { token: admin.token })).body)).not.toMatch(/conform/i)
  })

  it('an account with few permissions, and none at all: skipped checks have a reason, and nothing differs', async () => {
    const { token } = await account(test, 'visualizador')
    const little = await run({ token })
    expect([little.outcome.isGood, little.of('listarAuditoria')]).toMatchObject([true, { reason: 'noPermission' }])
    expect(little.of('obterUsuario').state).toBe('ok')
    const nobody = await run({ token: null, writes: true })
    expect([nobody.outcome.isGood, nobody.of('listarGrupos').reason, nobody.of('criarGrupo').reason]).toEqual([
      true,
      'noSession',
      'noSession'
    ])
    expect(nobody.of('verificarSaude').state).toBe('ok')
  })

  it('--only: a method, an operation, the beginning of a path', async () => {
    const { outcome } = await run({ only: ['listarGrupos', '/api/v1/health'] })
    expect(outcome.results.map(({ operation }) => operation).sort()).toEqual(
      ['listarGrupos', 'verificarSaude', 'verificarSaudeDetalhada'].sort()
    )
    expect((await run({ only: ['nada'] })).outcome.results).toEqual([])
  })
})

describe('a service that is not as agreed', () => {
  const only = ['listarGrupos', 'obterGrupo']
  const isList = (path: string, { headers }: RequestInit) =>
    path === '/api/v1/grupos' && 'Authorization' in (headers as object)

  it.each<[string, string, Fault]>([
    [
      'a field less',
      'body, /grupos/0: got object, expected required: nome',
      async (path, init, response) => {
        if (!isList(path, init) || response.status !== 200) return response
        const body = await bodyOf(response)
        body.grupos[0].nome = undefined
        return json(body, response)
      }
    ],
    [
      'another type',
      'body, /total: got string, expected type: integer',
      async (path, init, response) =>
        isList(path, init) && response.status === 200
          ? json({ ...(await bodyOf(response)), total: '5' }, response)
          : response
    ],
    [
      'another content type',
      'content type text/html, expected application/json',
      async (path, init, response) =>
        isList(path, init) && response.status === 200
          ? json({}, response, 200, { 'content-type': 'text/html' })
          : response
    ],
    [
      'a header less',
      'header ETag: -, expected string',
      (path, _, response) => {
        const headers = new Headers(response.headers)
        if (/grupos\/\d/.test(path)) headers.delete('etag')
        return new Response(response.body, { status: response.status, headers })
      }
    ],
    [
      'a status that is not declared',
      'status 418',
      async (path, init, response) => (isList(path, init) ? json(await bodyOf(response), response, 418) : response)
    ],
    [
      'a failure',
      'answer: status 500 X',
      (path, init, response) => (isList(path, init) ? json({ error: { code: 'X' } }, response, 500) : response)
    ],
    [
      'authentication that is ignored',
      'refusal without a token: status 200, expected 401',
      (path, init, response) => (path === '/api/v1/grupos' && !isList(path, init) ? json({}, response, 200) : response)
    ],
    [
      'an unknown filter that is taken',
      'refusal of an unknown field: status 200',
      (path, init, response) => (isList(path, init) && response.status === 422 ? json({}, response, 200) : response)
    ],
    [
      'a record that is not there',
      'refusal of an unknown id: status 200',
      (path, _, response) =>
        path.endsWith('/2147483647') && response.status === 404 ? json({}, response, 200) : response
    ]
  ])('%s', async (_, sentence, fault) => {
    const { outcome, text } = await run({ only }, fault)
    expect(text).toContain(sentence)
    expect(outcome.isGood).toBe(false)
    expect(outcome.results.filter(({ state }) => state === 'differs')).toHaveLength(1)
  })

  it('Idempotency-Key that is ignored is found by --writes', async () => {
    const fault: Fault = async (path, { method }, response, count) =>
      path === '/api/v1/grupos' && method === 'POST' && response.status === 201
        ? json({ ...(await bodyOf(response)), id: count }, response, 201, { 'idempotency-replayed': 'false' })
        : response
    const { text } = await run({ writes: true, only: ['criarGrupo'] }, fault)
    expect(text).toContain('repetition with the same Idempotency-Key: header Idempotency-Replayed')
    expect(text).toContain('body, /: got another, expected the first answer')
  })
})

describe('the two contracts', () => {
  const released =
    (release: number, version: string, change: (body: Document) => void = () => {}): Fault =>
    async (path, _, response) => {
      if (!/^\/openapi\/description-/.test(path)) return response
      const body = await bodyOf(response)
      Object.assign(body.info, { 'x-release': release, 'x-release-version': version })
      change(body)
      return json(body, response)
    }
  const changes =
    (impact: string): Fault =>
    async (path, _, response) =>
      path === '/openapi/changes.json'
        ? json(
            { releases: [{ release: RELEASE + 1, changes: [{ impact, text: { 'en-US': 'Something is other.' } }] }] },
            response
          )
        : response
  const both =
    (...faults: Fault[]): Fault =>
    async (path, init, response, count) => {
      let found = response
      for (const fault of faults) found = await fault(path, init, found, count)
      return found
    }
  const { 'x-release-version': version } = descriptionB.info
  const next = `${Number(version.split('.')[0]) + 1}.0.0`
  const only = ['verificarSaude']

  it.each<[string, Fault, object]>([
    ['newer', both(released(RELEASE + 1, version), changes('minor')), { state: 'newer', judged: RELEASE }],
    ['older', released(RELEASE - 1, '1.0.0'), { state: 'older', judged: RELEASE - 1 }],
    [
      'broken',
      both(released(RELEASE + 1, next), changes('major')),
      { state: 'broken', breaks: ['Something is other.'] }
    ],
    [
      'broken',
      released(RELEASE, version, ({ paths }) => delete paths['/api/v1/jobs']),
      { state: 'broken', missing: ['GET /api/v1/jobs (B)'] }
    ],
    ['unknown', released(undefined as never, undefined as never), { state: 'unknown' }]
  ])('%s', async (state, fault, agreement) => {
    const { outcome } = await run({ only }, fault)
    expect(outcome.agreement).toMatchObject(agreement)
    expect(outcome.isGood).toBe(state !== 'broken')
  })
})

it('a pause that the service asks for is kept; after one that is too long the rest is not tried', async () => {
  const limited =
    (seconds: string): Fault =>
    (path, _, response, count) =>
      path === '/api/v1/health' && count < 4 ? json({}, response, 429, { 'retry-after': seconds }) : response
  const short = await run({ only: ['verificarSaude'] }, limited('7'))
  expect([short.waited, short.outcome.results[0]?.state]).toEqual([[7000, 7000], 'ok'])
  const long = await run({ only: ['/api/v1/health'] }, limited('3000'))
  expect(long.outcome.results.map(({ reason, detail }) => [reason, detail])).toEqual(Array(2).fill(['limit', '3000 s']))
})

it('reports: in each language, without anything from the service that a page would run', async () => {
  const { outcome } = await run({ only: ['listarGrupos'] }, (path, _, response) =>
    path === '/api/v1/grupos' ? json({}, response, 200, { 'content-type': '<script>/x' }) : response
  )
  for (const [language, word] of [
    ['pt-BR', 'Diferem'],
    ['en-US', 'Differ'],
    ['es-ES', 'Difieren']
  ] as const) {
    const say = sayIn(language)
    for (const report of [htmlReport(say, outcome, 'https://x', language), markdownReport(say, outcome, 'https://x')]) {
      expect(report).toContain(word)
      expect(report).not.toContain('<script')
    }
  }
})

describe('violations: the same verdict as Ajv', () => {
  const documents = { a: descriptionA, b: descriptionB } as object as Record<'a' | 'b', Document>
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  formats.default(ajv)
  for (const [letter, document] of Object.entries(documents)) ajv.addSchema({ $id: letter, ...(document as object) })

  /** Each media type with an example, and its place in the document. */
  const cases = Object.entries(documents).flatMap(([letter, document]) => {
    const found: { letter: 'a' | 'b'; pointer: string; schema: Schema; example: Json }[] = []
    const walk = (value: unknown, pointer: string) => {
      if (typeof value !== 'object' || value === null) return
      const { schema, example } = value as { schema?: Schema; example?: Json }
      if (schema && example !== undefined)
        found.push({ letter: letter as 'a', pointer: `${pointer}/schema`, schema, example })
      for (const [key, each] of Object.entries(value))
        walk(each, `${pointer}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    }
    walk(document.paths, '/paths')
    // Most refusals share one schema.
    return [...new Map(found.map((each) => [JSON.stringify(each.schema), each])).values()]
  })

  /** Yields the value itself, and variants that are wrong in one place. */
  function* mutants(value: Json): Generator<Json> {
    yield value
    for (const other of [null, 7, -1, 'x', '', [], {}, true, 1.5, '2026-02-30']) yield other
    if (typeof value !== 'object' || value === null) return
    for (const key of Object.keys(value)) {
      const copy = structuredClone(value) as Record<string, Json>
      for (const other of [null, 'x', -3, {}]) yield { ...copy, [key]: other }
      if (Array.isArray(value)) continue
      delete copy[key]
      yield copy
      for (const inner of Object.keys((copy[key] ?? {}) as object)) yield { ...copy, [key]: { [inner]: null } }
    }
    yield { ...(value as object), campo_desconhecido: 1 }
  }

  it('on every example of both documents, and on variants of it', () => {
    const verdicts = { good: 0, bad: 0 }
    for (const { letter, pointer, schema, example } of cases) {
      const validate = ajv.compile({ $ref: `${letter}#${pointer}` })
      for (const value of mutants(example)) {
        const isGood = validate(value)
        verdicts[isGood ? 'good' : 'bad']++
        if ((violations(documents[letter], schema, value).length === 0) !== isGood)
          expect([letter, pointer, value, violations(documents[letter], schema, value)]).toEqual(validate.errors)
      }
    }
    expect(verdicts.good).toBeGreaterThan(500)
    expect(verdicts.bad).toBeGreaterThan(2000)
  })
})
