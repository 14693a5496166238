import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { connect, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DISCARD } from '../../src/engine/contract/edge/discard.ts'
import { listenApp } from './listening.ts'

let service: Awaited<ReturnType<typeof listenApp>>
beforeAll(async () => {
  service = await listenApp()
})
afterAll(() => service.close())

const MIB = 1024 * 1024
const path = '/api/v1/usuarios/login'

function post(agent: Agent | false, bytes: number, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; code: string; port: number | undefined }>((resolve, reject) => {
    const options = {
      agent,
      method: 'POST',
      ca: service.ca,
      headers: { 'content-type': 'application/json', ...headers }
    }
    const sent = request(`${service.url}${path}`, options, async (answer) => {
      const { error } = JSON.parse(await text(answer))
      resolve({ status: answer.statusCode, code: error?.code, port: sent.socket?.localPort })
    })
    sent.on('error', reject).end(Buffer.alloc(bytes, 'x'))
  })
}

function open(head: string): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: service.port, host: 'localhost', ca: service.ca }, () => {
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${head}\r\n\r\n`)
      resolve(socket)
    })
    socket.once('error', reject)
  })
}

const tooLarge = { status: 413, code: 'PAYLOAD_TOO_LARGE' }

describe('POST /api/v1/usuarios/login: a body of 12 MiB', () => {
  it.each<[what: string, headers: Record<string, string>]>([
    ['of known length', {}],
    ['in chunks', { 'transfer-encoding': 'chunked' }]
  ])('%s: the 413 can be read each time, and the connection is used again', async (_, headers) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const { port, ...first } = await post(agent, 12 * MIB, headers)
    expect(first).toEqual(tooLarge)
    for (let i = 0; i < 4; i++) expect(await post(agent, 12 * MIB, headers)).toEqual({ ...tooLarge, port })
    agent.destroy()
  })

  it.each(['close', 'keep-alive'])(
    '413 to a client that writes everything before reading, with Connection: %s',
    async (kind) => {
      for (let i = 0; i < 5; i++) {
        const socket = await open(`Connection: ${kind}\r\nContent-Length: ${12 * MIB}`)
        socket.pause()
        await new Promise((written) => socket.write(Buffer.alloc(12 * MIB, 'x'), written))
        const [answer] = await socket.take(1).toArray()
        expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
        socket.destroy()
      }
    }
  )
})

it('POST /api/v1/usuarios/login: an endless body is cut off', async () => {
  const socket = await open('Transfer-Encoding: chunked')
  let sent = 0
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  const ended = new Promise<void>((resolve) => socket.on('error', () => {}).once('close', () => resolve()))
  const chunk = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`
  const more = () => {
    while (!socket.destroyed) {
      sent += chunk.length
      if (!socket.write(chunk)) return void socket.once('drain', more)
    }
  }
  more()
  await ended
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(sent).toBeGreaterThan(DISCARD.bytes)
  // Bytes in the buffers between client and server count as sent, but were never read.
  expect(sent).toBeLessThan(DISCARD.bytes + 32 * MIB)
})
