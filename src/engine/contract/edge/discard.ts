import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

/** How much more of a refused body is read, and for how long: enough for what is sent by mistake, too little to be of use. */
export const DISCARD = { bytes: 32 * 1024 * 1024, ms: 10_000 }

/**
 * The answer to a request whose body still arrives. Many clients write all before they read anything, and closing a
 * connection on them would reset it and lose the answer: so it is given at once, but ends only when the body has. What
 * comes until then is thrown away; beyond the limits the connection is cut off.
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
  // A client that goes away raises an error, which would end the process if nobody listened.
  request.on('error', end)
  request.unpipe()
  request.on('data', (chunk: Buffer) => {
    rest -= chunk.length
    if (rest < 0) cut()
  })
  request.resume()
  return stream
}
