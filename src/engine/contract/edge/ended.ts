import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** `isAborted` says that the connection ended before the whole answer had left. */
export type Ended = (request: FastifyRequest, reply: FastifyReply, isAborted: boolean) => void

/** What proxies note for a client that has gone. It is never sent. */
const CLIENT_GONE = 499

/** The status that was sent, or 499 where none was. */
export const statusOf = (reply: FastifyReply, isAborted: boolean): number =>
  isAborted && !reply.raw.headersSent ? CLIENT_GONE : reply.statusCode

const tellersOf = new WeakMap<FastifyInstance, Ended[]>()

/**
 * Has every request told once, when it has ended. Fastify's `onResponse` does not come for a request whose client goes
 * away before its answer.
 */
export function onEnded(app: FastifyInstance, tell: Ended): void {
  const known = tellersOf.get(app)
  if (known) known.push(tell)
  else addHooks(app, [tell])
}

function addHooks(app: FastifyInstance, tellers: Ended[]): void {
  tellersOf.set(app, tellers)
  const told = new WeakSet<FastifyRequest>()
  const end: Ended = (request, reply, isAborted) => {
    if (told.has(request)) return
    told.add(request)
    for (const tell of tellers) tell(request, reply, isAborted)
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => end(request, reply, true))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply, false)
    done()
  })
}
