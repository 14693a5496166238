import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

/**
 * How much more of a refused body is read, and for how long. This is enough for a file sent by mistake, and too little
 * for an attack.
 */
export const DISCARD = { bytes: 32 * 1024 * 1024, ms: 10_000 }

/**
 * Answers a request whose body is still arriving. Many clients write their whole body before they read anything.
 * Closing the connection early would reset it, and the answer would be lost. So the answer is written at once but ended
 * only after the body. The rest of the body is thrown away; beyond the limits the connection is cut.
 */
export function answerWhileDiscarding(answer: string, request: IncomingMessage, limits = DISCARD): Readable {
  const stream = new Readable({ read() {} })
  stream.push(answer)
  let rest = limits.bytes
  const cut = () => request.destroy()
  const deadline = setTimeout(cut, limits.ms)
  const end = () => {
    clearTimeout(deadline)
    if (!stream.destroyed && !stream.readableEnded) stream.push(null)
  }
  request.once('end', end)
  request.once('close', () => {
    request.off('end', end)
    end()
  })
  // A client that goes away raises an error, which would end the process without a listener.
  request.on('error', end)
  request.unpipe()
  request.on('data', (chunk: Buffer) => {
    rest -= chunk.length
    if (rest < 0) cut()
  })
  request.resume()
  return stream
}
