import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { prefers } from '../../engine/contract/request/accept.ts'
import { type Asked, askedLanguage } from './language.ts'
import { html } from './pages/layout.ts'
import { ASK_AGAIN, makeText, sendText, varied } from './served.ts'

export interface Index {
  /** The list for people, as a whole page. */
  page(asked: Asked): Promise<string> | string
  /** The list for programs. */
  index(): Promise<object> | object
}

const json = { type: 'application/json', cacheControl: ASK_AGAIN }

/**
 * Serves a list of what lies below an address: as a page, or as JSON to whoever asks for that, by `Accept` or at
 * index.json.
 */
export function serveIndex(app: FastifyInstance, path: string, { page, index }: Index): void {
  const sendIndex = async (request: FastifyRequest, reply: FastifyReply) =>
    sendText(request, reply, json, await makeText(async () => `${JSON.stringify(await index(), null, 1)}\n`))
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', varied(reply, 'Accept'))
    if (prefers(request.headers.accept, 'application/json', 'text/html')) return await sendIndex(request, reply)
    const asked = askedLanguage(request)
    reply.headers({ 'content-language': asked.language, vary: varied(reply, 'Accept-Language') })
    return sendText(request, reply, html, await makeText(() => page(asked)))
  }
  app.get(path, send)
  app.get(`${path}/`, send)
  app.get(`${path}/index.json`, sendIndex)
}
