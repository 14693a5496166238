import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { answerWhileDiscarding, DISCARD } from '../../src/engine/contract/edge/discard.ts'

/** Returns all that a client gets as an answer to `body`, which it announces as 1,000,000 bytes. */
async function exchange(limits: typeof DISCARD, body: string): Promise<string> {
  const handle: RequestListener = (request, response) => {
    response.writeHead(413, { 'content-length': 2 })
    answerWhileDiscarding('no', request, limits).pipe(response)
  }
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1000000\r\n\r\n${body}`)
  const answer = await text(socket)
  await new Promise((resolve) => server.close(resolve))
  return answer
}

// Each case ends only when the server ends the connection.
describe('answerWhileDiscarding', () => {
  const whole = 'x'.repeat(1_000_000)
  it.each<[what: string, limits: Partial<typeof DISCARD>, body: string]>([
    ['a body that comes to its end', {}, whole],
    ['a body of just so many bytes', { bytes: 1_000_000 }, whole],
    ['a body that stops, when the time is over', { ms: 50 }, 'x']
  ])('gives the answer to %s', async (_, limits, body) => {
    expect(await exchange({ ...DISCARD, ...limits }, body)).toMatch(/^HTTP\/1\.1 413 .*\r\n\r\nno$/s)
  })

  it('cuts off a body that is longer than it reads', async () => {
    await expect(exchange({ ms: 600_000, bytes: 10 }, 'x'.repeat(11))).resolves.toMatch(/^(HTTP\/1\.1 413 .*)?$/s)
  })
})
