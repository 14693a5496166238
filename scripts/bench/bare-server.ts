import { once } from 'node:events'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import postgres, { type ParameterOrJSON } from 'postgres'
import type { Statement } from './bare.ts'

interface Order {
  url: string
  cert: string
  key: string
  routes: Record<string, Statement[]>
}

// The server process that bare.ts starts.
const [{ url, cert, key, routes }] = (await once(process, 'message')) as [Order]
const sql = postgres(url, { max: 10, fetch_types: false })

const server = https.createServer({ cert, key }, async (request, response) => {
  const results: unknown[] = []
  for (const { text, params } of routes[request.url ?? ''] ?? [])
    results.push(await sql.unsafe(text, params as ParameterOrJSON<never>[], { prepare: true }))
  // The first result is that of the caller's lookup.
  const body = JSON.stringify(results.slice(1))
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }
  response.writeHead(results.length > 1 ? 200 : 404, headers).end(body)
})
server.keepAliveTimeout = 65_000
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
