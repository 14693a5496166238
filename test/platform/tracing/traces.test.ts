import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createExporter, type Exporter } from '../../../src/platform/tracing/export.ts'
import { parentOf, type Span, useTracer } from '../../../src/platform/tracing/span.ts'
import { account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { testVitals } from '../../support/vitals.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'

let test: TestApp
let collector: Server
let endpoint: string
let status = 200
const received: { path: string; key: string | undefined; body: string }[] = []
const exporters: Exporter[] = []

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const body = await text(request)
    received.push({ path: request.url ?? '', key: request.headers['api-key'] as string, body })
    response.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  test = await startApp({ config: { otel: { endpoint, headers: {}, service: 'x', share: 1 } } })
})
afterAll(async () => {
  await test.close()
  collector.close()
})
afterEach(async () => {
  useTracer(null)
  for (const exporter of exporters.splice(0)) await exporter.stop()
  received.length = 0
  status = 200
})

/** Returns the spans that a piece of work leaves. */
async function spansOf(work: () => Promise<unknown>, share = 1): Promise<Span[]> {
  const spans: Span[] = []
  useTracer({ share, take: (span) => spans.push(span) })
  await work()
  useTracer(null)
  return spans
}

it('a request is a span by its operation, and its transactions are parts of it', async () => {
  const { token } = await account(test, 'admin')
  const body = { nome: 'rastro.teste' }
  const spans = await spansOf(() => test.call('POST', '/api/v1/permissoes/', { token, body }))
  const request = spans.find(({ kind }) => kind === 'server')
  expect(request).toMatchObject({
    name: 'criarPermissao',
    parentId: null,
    failed: false,
    attributes: {
      'http.request.method': 'POST',
      'http.response.status_code': 201,
      'http.route': '/api/v1/permissoes/'
    }
  })
  const transactions = spans.filter(({ name }) => name === 'transaction')
  expect(transactions.length).toBeGreaterThan(0)
  for (const { traceId, parentId } of transactions)
    expect([traceId, parentId]).toEqual([request?.traceId, request?.spanId])
})

it('no span holds anything from a request: ids, queries, tokens, bodies', async () => {
  const { token } = await account(test, 'admin')
  const spans = await spansOf(async () => {
    await test.call('GET', '/api/v1/usuarios/987654321', { token })
    await test.call('GET', '/api/v1/usuarios/', { token, query: { nome: 'Segredo' } })
    await test.call('POST', '/api/v1/permissoes/', { token, body: { nome: 'segredo.segredo' } })
    await test.call('GET', '/segredo/segredo')
  })
  expect(spans.length).toBeGreaterThanOrEqual(4)
  expect(JSON.stringify(spans.map(({ name, attributes }) => [name, attributes]))).not.toMatch(/segredo|987654321/i)
  expect(JSON.stringify(spans)).not.toContain(token)
})

it('a caller’s trace is continued, and sampled or not as the caller says', async () => {
  const call = (flags: string) => () =>
    test.call('GET', '/api/v1/health', { headers: { traceparent: `00-${TRACE}-${PARENT}-${flags}` } })
  expect(await spansOf(call('01'), 0)).toMatchObject([{ traceId: TRACE, parentId: PARENT, name: 'verificarSaude' }])
  expect(await spansOf(call('00'), 1)).toEqual([])
})

it('a share of zero keeps no traces, and without a tracer there are none', async () => {
  const call = () => test.call('GET', '/api/v1/health')
  expect(await spansOf(call, 0)).toEqual([])
  expect(await spansOf(call, 1)).toHaveLength(1)
  expect((await call()).status).toBe(200)
})

it.each([
  undefined,
  '',
  'x',
  `01-${TRACE}-${PARENT}-01`,
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${PARENT}-01`
])('traceparent %j is ignored', (header) => {
  expect(parentOf(header)).toBeNull()
})

const span = (): Span => ({
  traceId: TRACE,
  spanId: PARENT,
  parentId: null,
  name: 'a',
  kind: 'server',
  start: 1000.5,
  end: 1002,
  attributes: { text: 'x', figure: 3 },
  failed: true
})

function exporterOf(log = { warn: (_: object, _text: string) => {}, info: (_: string) => {} }): Exporter {
  const headers = { 'api-key': 'k' }
  const exporter = createExporter({
    endpoint,
    headers,
    resource: { 'service.name': 's' },
    share: 1,
    log,
    vitals: testVitals()
  })
  exporters.push(exporter)
  return exporter
}

it('spans reach a collector as OTLP in JSON', async () => {
  const exporter = exporterOf()
  exporter.take(span())
  await exporter.flush()
  expect(received).toMatchObject([{ path: '/v1/traces', key: 'k' }])
  expect(JSON.parse(received[0]!.body)).toEqual({
    resourceSpans: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: 's' } }] },
        scopeSpans: [
          {
            scope: { name: 'saude-integra' },
            spans: [
              {
                traceId: TRACE,
                spanId: PARENT,
                name: 'a',
                kind: 2,
                startTimeUnixNano: '1000500000',
                endTimeUnixNano: '1002000000',
                attributes: [
                  { key: 'text', value: { stringValue: 'x' } },
                  { key: 'figure', value: { intValue: '3' } }
                ],
                status: { code: 2 }
              }
            ]
          }
        ]
      }
    ]
  })
})

it('a collector that refuses is logged once, and spans do not pile up', async () => {
  const warnings: string[] = []
  const exporter = exporterOf({ warn: (_, words) => warnings.push(words), info: () => {} })
  status = 500
  for (let n = 0; n < 3; n++) {
    exporter.take(span())
    await exporter.flush()
  }
  expect(warnings).toHaveLength(1)
  status = 200
  received.length = 0
  for (let n = 0; n < 10_000; n++) exporter.take(span())
  await exporter.flush()
  const sent = received.map(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans.length as number)
  expect(sent.reduce((sum, n) => sum + n, 0)).toBe(4096)
})
