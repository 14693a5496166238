import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '../contract/etag.ts'

const pack = promisify(gzip)

export interface Kind {
  /** The content type. */
  type: string
  /** How long others may keep it without asking. */
  cacheControl: string
}

interface Made {
  plain: Buffer
  packed: Buffer
  etag: string
}

/**
 * Serves a text that stays the same while the process lives: with a tag, so that whoever has it need not fetch it again, and packed for
 * whoever understands that. It is made when it is first asked for, since that of a whole document takes a good part of a second.
 */
export function serveText(app: FastifyInstance, path: string, kind: Kind, write: () => Promise<string> | string): void {
  let made: Promise<Made> | undefined
  app.get(path, async (request, reply) => {
    made ??= make(write)
    return send(request, reply, kind, await made)
  })
}

async function make(write: () => Promise<string> | string): Promise<Made> {
  const plain = Buffer.from(await write())
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
  // Weak, since packed and plain share it.
  return { plain, packed: await pack(plain), etag: `W/"${hash}"` }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, cacheControl }: Kind,
  { plain, packed, etag }: Made
) {
  const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ')
  reply.headers({ etag, vary, 'cache-control': cacheControl })
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type(`${type}; charset=utf-8`)
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(plain)
  return reply.header('content-encoding', 'gzip').send(packed)
}

function takesGzip(header = ''): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((each) => each.trim())
    return (name === 'gzip' || name === '*') && !parameters.some((each) => /^q=0(\.0*)?$/.test(each))
  })
}
