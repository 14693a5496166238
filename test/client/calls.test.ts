import { describe, expect, it } from 'vitest'
import { isAborted, isApiError, NetworkError } from '../../src/client/index.ts'
import { fakeService, json, refusal } from './support.ts'

const CASOS = '/api/v1/agravos/casos'
const caso = {
  tipo_agravo: 'dengue',
  numero_notificacao: '1',
  data_notificacao: '2026-03-02',
  data_inicio_sintomas: '2026-02-26',
  paciente_nome: 'Maria da Silva Santos',
  municipio_residencia: 'Recife',
  estado_residencia: 'PE'
} as const

describe('tries', () => {
  it.each([429, 503])('%i with Retry-After: the request is repeated after that many seconds', async (status) => {
    const { client, sent, waited } = fakeService((_, count) =>
      count < 3 ? refusal(status, 'LATER', { 'retry-after': '7' }) : json(200, { id: 7 })
    )
    const { data } = await client.GET('/api/v1/agravos/casos/{id}', { params: { path: { id: 7 } } })
    expect([data.id, sent.length, waited]).toEqual([7, 3, [7000, 7000]])
  })

  it('Retry-After may be a date', async () => {
    const date = new Date(Date.now() + 30_000).toUTCString()
    const { client, waited } = fakeService((_, count) =>
      count === 1 ? refusal(503, 'SERVICE_UNAVAILABLE', { 'retry-after': date }) : json(200, {})
    )
    await client.GET('/api/v1/health')
    expect(waited[0]! > 25_000 && waited[0]! <= 30_000).toBe(true)
  })

  it('without Retry-After the pauses double, with some jitter, and there are at most four', async () => {
    const { client, sent, waited } = fakeService(() => refusal(503, 'SERVICE_UNAVAILABLE'))
    await expect(client.GET('/api/v1/health')).rejects.toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' })
    expect(sent).toHaveLength(5)
    for (const [i, ms] of waited.entries()) expect(ms / (250 * 2 ** i)).toBeGreaterThanOrEqual(0.5)
    for (const [i, ms] of waited.entries()) expect(ms / (250 * 2 ** i)).toBeLessThanOrEqual(1)
  })

  it('a pause longer than allowed: fails at once, and says how long', async () => {
    const { client, sent } = fakeService(() => refusal(429, 'RATE_LIMIT_EXCEEDED', { 'retry-after': '3000' }))
    await expect(client.GET('/api/v1/health')).rejects.toMatchObject({ retryAfter: 3000 })
    expect(sent).toHaveLength(1)
  })

  it('a connection that fails: NetworkError with its cause, after the tries', async () => {
    const broken = Object.assign(new TypeError('fetch failed'), { cause: new Error('connect ECONNREFUSED') })
    const { client, sent } = fakeService(() => Promise.reject(broken))
    const error = await client.GET('/api/v1/health').catch((each: unknown) => each)
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ message: 'No answer: connect ECONNREFUSED', cause: broken })
    expect(sent).toHaveLength(5)
  })

  it('retry: false, of a call or of the client: one try', async () => {
    const { client, sent } = fakeService(() => refusal(503, 'SERVICE_UNAVAILABLE'))
    await expect(client.GET('/api/v1/health', { retry: false })).rejects.toThrow()
    expect(sent).toHaveLength(1)
    const other = fakeService(() => refusal(503, 'SERVICE_UNAVAILABLE'), { retry: false })
    await expect(other.client.GET('/api/v1/health')).rejects.toThrow()
    expect(other.sent).toHaveLength(1)
  })

  it.each([400, 401, 404, 422, 500])('%i is not tried again', async (status) => {
    const { client, sent } = fakeService(() => refusal(status, 'NO'))
    await expect(client.GET('/api/v1/health')).rejects.toMatchObject({ status })
    expect(sent).toHaveLength(1)
  })
})

describe('Idempotency-Key', () => {
  it('a POST that creates has one, the same at each try, another at the next call', async () => {
    const { client, sent } = fakeService((_, count) =>
      count === 1
        ? refusal(503, 'SERVICE_UNAVAILABLE')
        : count === 2
          ? refusal(409, 'IDEMPOTENCY_IN_PROGRESS')
          : json(201, { id: count })
    )
    await client.POST(CASOS, { body: caso })
    await client.POST(CASOS, { body: caso })
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(4)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  it("the caller's own is kept", async () => {
    const { client, sent } = fakeService(() => json(201, { id: 1 }))
    await client.POST(CASOS, { body: caso, headers: { 'idempotency-key': 'minha-1' } })
    expect(sent[0]?.headers.get('idempotency-key')).toBe('minha-1')
  })

  it('a POST that does not create has none, and is sent once; with a key of the caller it is sent again', async () => {
    const { client, sent } = fakeService(() => refusal(503, 'SERVICE_UNAVAILABLE'))
    const path = '/api/v1/auth/forgot-password'
    await expect(client.POST(path, { body: { email: 'a@b.example' } })).rejects.toThrow()
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([null])
    await expect(
      client.POST(path, { body: { email: 'a@b.example' }, headers: { 'Idempotency-Key': 'k' } })
    ).rejects.toThrow()
    expect(sent).toHaveLength(6)
  })
})

describe('the end of a call', () => {
  it('abort: fails with the reason of the signal, not a NetworkError; nothing is sent again', async () => {
    const abort = new AbortController()
    const { client, sent } = fakeService(() => {
      abort.abort()
      throw abort.signal.reason
    })
    const error = await client.GET('/api/v1/health', { signal: abort.signal }).catch((each: unknown) => each)
    expect([isAborted(error), error instanceof NetworkError, sent.length]).toEqual([true, false, 1])
  })

  it('abort while waiting for the next try', async () => {
    const abort = new AbortController()
    const { client, sent } = fakeService(() => {
      abort.abort()
      return refusal(503, 'SERVICE_UNAVAILABLE')
    })
    await expect(client.GET('/api/v1/health', { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(sent).toHaveLength(1)
  })

  it('timeoutMs: a NetworkError, since the caller did not ask to stop', async () => {
    const { client } = fakeService(() => Promise.reject(new Error('unused')), {
      retry: false,
      timeoutMs: 5,
      fetch: (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    const error = await client.GET('/api/v1/health').catch((each: unknown) => each)
    expect([error instanceof NetworkError, isAborted(error)]).toEqual([true, false])
  })
})

describe('errors', () => {
  it('of Description B: code, status, details, id', async () => {
    const details = [{ field: 'estado_residencia', message: 'Valor.', code: 'INVALID_VALUE' }]
    const { client } = fakeService(() =>
      json(422, { error: { code: 'VALIDATION_ERROR', message: 'Dados.', details, request_id: 'req-9' } })
    )
    const error = await client.POST(CASOS, { body: caso }).catch((each: unknown) => each)
    expect(error).toMatchObject({
      status: 422,
      code: 'VALIDATION_ERROR',
      message: 'Dados.',
      details,
      requestId: 'req-9'
    })
    expect([
      isApiError(error),
      isApiError(error, 'NOT_FOUND', 'VALIDATION_ERROR'),
      isApiError(error, 'NOT_FOUND')
    ]).toEqual([true, true, false])
  })

  it('of Description A: its detail in the same shape', async () => {
    const detail = [{ loc: ['body', 'usuario', 'email'], msg: 'E-mail.', type: 'value_error.email' }]
    const { client } = fakeService(() => json(422, { detail }))
    await expect(client.a.GET('/api/v1/usuarios/logado')).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      details: [{ field: 'usuario.email', message: 'E-mail.', code: 'value_error.email' }]
    })
  })

  it('of something in front of the service: only the status is certain', async () => {
    const { client } = fakeService(() => new Response('<html>Bad</html>', { status: 403 }))
    await expect(client.GET('/api/v1/health')).rejects.toMatchObject({ code: 'HTTP_403', status: 403 })
  })

  it('bare sentences, such as those about a weak password, become details', async () => {
    const { client } = fakeService(() =>
      json(400, { error: { code: 'WEAK_PASSWORD', message: 'Fraca.', details: ['Falta um dígito.'] } })
    )
    const body = { senha_atual: 'a', senha_nova: 'b', confirmar_senha: 'b' }
    await expect(client.POST('/api/v1/auth/change-password', { body })).rejects.toMatchObject({
      details: [{ field: '', message: 'Falta um dígito.', code: 'WEAK_PASSWORD' }]
    })
  })
})

it('sends language, headers and operators, to an address that may end with the version', async () => {
  const { client, sent } = fakeService(() => json(200, { tipos: [], pages: 0, total: 0 }), {
    baseUrl: 'https://saude.example/api/v1/',
    language: 'es-ES',
    headers: { 'X-Request-ID': 'meu-1' }
  })
  await client.GET(CASOS, {
    params: { query: { estado: 'PE', 'idade[gte]': 60, operadores: { 'bairro[ne]': 'Pina' } } }
  })
  expect(sent[0]?.url.href).toBe('https://saude.example/api/v1/agravos/casos?estado=PE&idade[gte]=60&bairro[ne]=Pina')
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({ 'accept-language': 'es-ES', 'x-request-id': 'meu-1' })
})

it('an array of a query is one parameter, its values separated by commas, as the documents say', async () => {
  const { client, sent } = fakeService(() => json(200, {}))
  await client.GET('/api/v1/agravos/casos/mapa-calor', {
    params: { query: { tipo_agravo: 'dengue', bounds: [-35, -9, -34, -7] } }
  })
  expect(sent[0]?.url.searchParams.getAll('bounds')).toEqual(['-35,-9,-34,-7'])
})
