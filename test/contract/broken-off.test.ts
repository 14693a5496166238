import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addEdge } from '../../src/engine/contract/edge/edge.ts'
import { errorSender } from '../../src/engine/contract/edge/send-error.ts'
import { startApp, type TestApp } from '../support/app.ts'

let test: TestApp
let port: number
const lines: { level: number; msg: string; res?: { status: number } }[] = []
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const { log } = Fastify({ logger: { level: 'trace', stream } })
  test = await startApp({ log: log as FastifyBaseLogger })
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  port = (test.app.server.address() as AddressInfo).port
})
afterAll(() => test.close())

const INFO = 30

it('a client that has gone before its body is read does not leave the request waiting for ever', async () => {
  const told: { msg: string }[] = []
  const stream = { write: (line: string) => void told.push(JSON.parse(line)) }
  const app = Fastify({ logger: { level: 'info', stream }, trustProxy: true })
  const sendError = errorSender({ now: () => new Date(), faults: () => null })
  addEdge(app, { operations: [], sendError, cors: { corsOrigins: [] }, limiter: () => null })
  // Other hooks take as long as the database does; the client goes away meanwhile.
  app.addHook('onRequest', (request, _, done) => void request.raw.once('close', done))
  app.post('/slow', async () => 'never')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const arrived = new Promise((resolve) => app.server.once('request', resolve))
  const headers = 'X-Forwarded-Proto: https\r\nContent-Type: application/json\r\nContent-Length: 1000'
  socket.write(`POST /slow HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n{"a"`)
  await arrived
  socket.resetAndDestroy()
  await expect.poll(() => told.map(({ msg }) => msg)).toContain('the client broke the request off')
  await app.close()
})

it('POST /api/v1/usuarios/login: a client that breaks off in its body is not an error of ours', async () => {
  const socket = connect(port, '127.0.0.1')
  const type = 'Content-Type: application/json\r\nX-Forwarded-Proto: https'
  const arrived = new Promise((resolve) => test.app.server.once('request', resolve))
  socket.write(`POST /api/v1/usuarios/login HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 1000\r\n\r\n{"a"`)
  await arrived
  socket.resetAndDestroy()
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('the client broke the request off')
  expect(lines.filter(({ level }) => level > INFO)).toEqual([])
  expect(lines.flatMap(({ res }) => res?.status ?? []).filter((status) => status >= 500)).toEqual([])
})
