import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { type Document, type Operation, operationsIn, type Response } from '../../../scripts/generate/document.ts'
import { type Engine, readEngine } from '../../../scripts/generate/engine.ts'
import { addErrorResponses, engineCodes, errorProblems } from '../../../scripts/generate/errors.ts'
import { document, readOperation, writeOperation } from './fixture.ts'

const engine = await readEngine()
const path = '/api/v1/coisas/{id}'
const success = { 200: { description: 'It.' } }

/** Makes a document with one operation that describes only its success, as the sources do. */
function given(method: string, more: Partial<Operation> = {}, at = path): Document {
  const make = method === 'get' ? readOperation : writeOperation
  return document({ [at]: { [method]: make('coisa', { responses: { ...success }, ...more }) } })
}

describe('engineCodes', () => {
  const all = [
    'MALFORMED_REQUEST',
    'HTTPS_REQUIRED',
    'VALIDATION_ERROR',
    'RATE_LIMIT_EXCEEDED',
    'INTERNAL_ERROR',
    'SERVICE_UNAVAILABLE'
  ]
  const token = 'UNAUTHORIZED'
  const first = ['PASSWORD_CHANGE_REQUIRED', 'MFA_ENROLMENT_REQUIRED', 'KEY_ADDRESS_REFUSED']
  const permission = 'PERMISSION_DENIED'
  const body = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']
  it.each<[string, string, Partial<Operation>, string, string[]]>([
    ['a public GET', 'get', { security: [] }, '/a', []],
    ['a GET', 'get', {}, '/a', [token, ...first]],
    ['a GET with a scheme of its own', 'get', { security: [{ OAuth2: [] }] }, '/a', [token, ...first]],
    ['a GET with an id', 'get', {}, path, [token, ...first, 'NOT_FOUND']],
    ['a GET with a permission', 'get', { 'x-permission': 'coisas.listar' }, '/a', [token, permission, ...first]],
    [
      'one that is allowed while a password must be changed',
      'get',
      { 'x-password-change': true },
      '/a',
      [token, ...first.slice(1)]
    ],
    [
      'one that is allowed before the enrolment',
      'get',
      { 'x-mfa-enrolment': true },
      '/a',
      [token, first[0]!, first[2]!]
    ],
    ['one that needs a session', 'get', { 'x-session': true }, '/a', [token, ...first, 'SESSION_REQUIRED']],
    [
      'one that may ask for a fresh login',
      'get',
      { 'x-errors': ['REAUTHENTICATION_REQUIRED'] },
      '/a',
      [token, ...first, 'SESSION_REQUIRED']
    ],
    [
      'the same with a permission',
      'get',
      { 'x-password-change': true, 'x-mfa-enrolment': true, 'x-permission': 'coisas.listar' },
      '/a',
      [token, permission, first[2]!]
    ],
    ['a POST', 'post', {}, '/a', [token, ...first, ...body]],
    ['a public POST', 'post', { security: [] }, '/a', body],
    ['a DELETE without a body', 'delete', { requestBody: undefined }, path, [token, ...first, 'NOT_FOUND', ...body]]
  ])('%s', (_, method, more, at, expected) => {
    const [row] = operationsIn(given(method, more, at))
    expect(engineCodes(row!)).toEqual([...all, ...expected])
  })
})

describe('addErrorResponses', () => {
  function completed(document: Document) {
    addErrorResponses(document, engine)
    const [row] = operationsIn(document)
    const { responses, examples } = document.components as unknown as {
      responses: Record<string, Response>
      examples: Record<string, { value: { error: object } }>
    }
    return { operation: row!.operation, responses, examples }
  }
  const reference = (name: string) => ({ $ref: `#/components/responses/${name}` })

  it('describes every status by a component that is named after its codes', () => {
    const { operation } = completed(given('post', { 'x-permission': 'coisas.editar' }))
    expect(operation.responses).toEqual({
      200: success[200],
      400: reference('MalformedRequestOrHttpsRequired'),
      401: reference('Unauthorized'),
      403: reference('PermissionDeniedCoisasEditarOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused'),
      404: reference('NotFound'),
      413: reference('PayloadTooLarge'),
      415: reference('UnsupportedMediaType'),
      422: expect.objectContaining({ 'x-error-codes': ['VALIDATION_ERROR'] }),
      429: reference('RateLimitExceeded'),
      500: reference('InternalError'),
      503: reference('ServiceUnavailable')
    })
  })

  it('puts the codes of the operation before those of the engine, and takes x-errors out of the document', () => {
    const { operation, responses, examples } = completed(
      given('post', { 'x-errors': ['WEAK_PASSWORD', 'ACCOUNT_LOCKED'] })
    )
    expect(operation).not.toHaveProperty('x-errors')
    expect([operation.responses[400], operation.responses[423]]).toEqual([
      reference('WeakPassword'),
      reference('AccountLocked')
    ])
    const codes = ['WEAK_PASSWORD', 'MALFORMED_REQUEST', 'HTTPS_REQUIRED']
    expect(responses.WeakPassword).toEqual({
      description: codes.map((code) => `- \`${code}\`: ${engine.errors[code]?.description}`).join('\n'),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Erro' },
          examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]))
        }
      },
      'x-error-codes': codes
    })
    expect(responses.AccountLocked?.description).toBe(
      `\`ACCOUNT_LOCKED\`: ${engine.errors.ACCOUNT_LOCKED?.description}`
    )
    expect(examples.ACCOUNT_LOCKED?.value.error).toMatchObject({
      code: 'ACCOUNT_LOCKED',
      message: expect.stringContaining('bloqueada'),
      locked_until: '2026-11-15T12:15:00.000Z'
    })
  })

  it('declares the headers of a code', () => {
    const { responses } = completed(given('get'))
    const headers = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
    expect(responses.ServiceUnavailable?.headers).toEqual(headers)
    expect(responses.RateLimitExceeded?.headers).toMatchObject(headers)
    expect(responses.NotFound).not.toHaveProperty('headers')
  })

  it('keeps an answer that the operation describes itself, and adds its codes', () => {
    const own = { description: 'Too many jobs.', content: {} }
    const { operation } = completed(given('get', { responses: { ...success, 429: own } }))
    expect(operation.responses[429]).toEqual({ ...own, 'x-error-codes': ['RATE_LIMIT_EXCEEDED'] })
  })

  it('refuses an answer that two operations share and that would have other codes in each', () => {
    const responses = () => ({ ...success, 400: { $ref: '#/components/responses/Recusado' } as unknown as Response })
    const shared = document({
      '/a': { get: readOperation('um', { responses: responses() }) },
      '/b': { get: readOperation('dois', { responses: responses(), 'x-errors': ['MISSING_REASON'] }) }
    })
    shared.components.responses = { Recusado: { description: 'Refused.' } }
    expect(() => addErrorResponses(shared, engine)).toThrow('dois: its 400 is shared')
  })

  it('names the permission of the operation in the example of its refusal, and shares it between operations that need the same', () => {
    const one = (permission: string) =>
      readOperation('coisa', { responses: { ...success }, 'x-permission': permission })
    const both = document({
      '/a': { get: one('coisas.listar') },
      '/b': { get: one('coisas.listar') },
      '/c': { get: one('admin') }
    })
    const { responses, examples } = completed(both)
    const names = Object.keys(responses).filter((name) => name.startsWith('PermissionDenied'))
    expect(names).toEqual([
      'PermissionDeniedCoisasListarOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused',
      'PermissionDeniedAdminOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused'
    ])
    expect(responses[names[0]!]?.content?.['application/json']?.examples).toEqual({
      PERMISSION_DENIED: { $ref: '#/components/examples/PERMISSION_DENIED.coisas.listar' },
      PASSWORD_CHANGE_REQUIRED: { $ref: '#/components/examples/PASSWORD_CHANGE_REQUIRED' },
      MFA_ENROLMENT_REQUIRED: { $ref: '#/components/examples/MFA_ENROLMENT_REQUIRED' },
      KEY_ADDRESS_REFUSED: { $ref: '#/components/examples/KEY_ADDRESS_REFUSED' }
    })
    expect(examples['PERMISSION_DENIED.admin']?.value.error).toMatchObject({ required_permission: 'admin' })
  })

  it('names the first permission of an operation that needs one of several', () => {
    const { examples } = completed(
      given('get', { 'x-errors': ['PERMISSION_DENIED'], 'x-permission-depends': ['um.listar', 'dois.listar'] })
    )
    expect(Object.keys(examples)).toContain('PERMISSION_DENIED.um.listar')
  })

  it('shows invalid data at a field of the operation, in the words of the service', () => {
    const { operation } = completed(given('post'))
    const { example } = operation.responses[422]!.content!['application/json']!
    expect(example).toMatchObject({
      error: {
        code: 'VALIDATION_ERROR',
        details: [{ field: 'id', message: 'Deve ser no mínimo 1.', code: 'OUT_OF_RANGE' }]
      }
    })
  })

  it("keeps Description A's shape of invalid data, which has no codes, with an example of the operation's own", () => {
    const document = given('get')
    const schema = { $ref: '#/components/schemas/HTTPValidationError' }
    const HTTPValidationError = { description: 'Invalid.', content: { 'application/json': { schema } } }
    document.components.responses = { HTTPValidationError }
    const { operation, responses } = completed(document)
    const msg = 'O tipo está errado; esperado: integer.'
    const example = { detail: [{ loc: ['path', 'id'], msg, type: 'type_error' }] }
    expect(operation.responses[422]).toEqual({
      description: 'Invalid.',
      content: { 'application/json': { schema, example } }
    })
    expect(Object.keys(responses)).not.toEqual(expect.arrayContaining(['HTTPValidationError']))
  })
})

describe('errorProblems', () => {
  const problemsOf = (more: Partial<Operation>, errors: Engine['errors'] = engine.errors) =>
    errorProblems(
      { a: given('post', { 'x-permission': 'coisas.editar' }), b: given('get', more) },
      { ...engine, errors }
    ).filter((problem) => !problem.includes('no operation answers'))

  it.each<[string, Partial<Operation>, string[]]>([
    ['codes that are known', { 'x-errors': ['WEAK_PASSWORD'] }, []],
    ['a code that is not', { 'x-errors': ['OUTRO'] }, ['coisa: OUTRO is not a code of openapi/engine.yaml']],
    [
      "one of the engine's own",
      { 'x-errors': ['NOT_FOUND'] },
      ['coisa: NOT_FOUND comes from the engine and need not be named']
    ],
    [
      'a refusal whose permission nothing says',
      { 'x-errors': ['PERMISSION_DENIED'] },
      ['coisa: x-permission-depends does not name the permissions that may be missing']
    ],
    [
      'a refusal whose permission depends on the request',
      { 'x-errors': ['PERMISSION_DENIED'], 'x-permission-depends': ['um.listar'] },
      []
    ],
    ['a status of its own codes', { 'x-errors': ['ACCOUNT_LOCKED'], responses: { 423: success[200] } }, []],
    ['a status without a code', { responses: { 423: success[200] } }, ['coisa: no code has the status 423']]
  ])('%s', (_, more, expected) => {
    expect(problemsOf(more)).toEqual(expected)
  })

  it('a code that no operation answers, one without a message, one of the engine that is missing', () => {
    const { NOT_FOUND: _, ...others } = engine.errors
    const errors = { ...others, OUTRO: { status: 409, description: 'Another.' } }
    const found = errorProblems({ a: given('get'), b: given('post') }, { ...engine, errors })
    expect(found).toContain('openapi/engine.yaml: no operation answers OUTRO')
    expect(found).toContain('openapi/engine.yaml: OUTRO has no message')
    expect(found.filter((problem) => problem === 'openapi/engine.yaml: NOT_FOUND is missing')).toHaveLength(1)
  })
})

it('openapi/engine.yaml: has every code of src/errors.ts with its status', async () => {
  const text = await readFile('src/errors.ts', 'utf8')
  const thrown = [...text.matchAll(/new ApiError\((\d+), '([A-Z_]+)'/g)].map(([, status, code]) => [
    code,
    Number(status)
  ])
  const known = Object.entries(engine.errors).map(([code, { status }]) => [code, status])
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(thrown))
})

it('openapi/engine.yaml: has every code that src/ puts into details, and no other', async () => {
  const files = (await readdir('src', { recursive: true })).filter(
    // The client package has codes of its own.
    (name) => name.endsWith('.ts') && !name.startsWith('client/')
  )
  const texts = await Promise.all(files.map((name) => readFile(`src/${name}`, 'utf8')))
  const written = new Set(texts.flatMap((text) => [...text.matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, code]) => code)))
  expect(Object.keys(engine.details).filter((code) => !written.has(code))).toEqual([])
  const named = texts.flatMap((text) =>
    [...text.matchAll(/refused\(\s*[^;]*?'field\.[\w.-]+',\s*'([A-Z_]+)'|code: '([A-Z_]+)'/g)].map(([, x, y]) => x ?? y)
  )
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((code) => !(code! in { ...engine.details, ...engine.errors }))).toEqual([])
})
