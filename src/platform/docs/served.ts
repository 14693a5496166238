/**
 * Serves texts that are made once and sent often: pages, documents and collections. Each is kept plain and compressed,
 * with a tag, for every language that was asked for. The functions differ in what an address stands for: one text, one
 * text in every language, many texts of one form, or a text that may differ each time.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '../../engine/contract/request/etag.ts'
import type { Language } from '../../engine/messages/messages.ts'
import { type Asked, askedLanguage } from './language.ts'

const pack = promisify(gzip)

export interface Kind {
  /** The content type. */
  type: string
  /** How long caches may keep the text without asking again. */
  cacheControl: string
  headers?: Record<string, string>
}

/** A new version of the software may have other texts, so clients must ask each time. The tag makes that cheap. */
export const ASK_AGAIN = 'public, no-cache'

/** What belongs to a release never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

/** A text as it is sent. */
export interface Text {
  plain: Buffer
  packed: Buffer
  etag: string
}

type Written = Promise<string | Buffer> | string | Buffer

/**
 * Serves a text that stays the same while the process lives. A tag spares clients that have it from fetching it again,
 * and clients that accept gzip get it compressed. The text is made on first request, because a whole document takes a
 * good part of a second.
 */
export function serveText(app: FastifyInstance, path: string, kind: Kind, write: () => Written): void {
  let made: Promise<Text> | undefined
  app.get(path, async (request, reply) => {
    made ??= makeText(write)
    return sendText(request, reply, kind, await made)
  })
}

export type Write = (language: Language, asked: Asked) => Written

/** Serves a text that exists in every language. `?lang=` chooses the language, or else Accept-Language. */
export function serveTranslated(app: FastifyInstance, path: string, kind: Kind, write: Write): void {
  serveEach(app, path, () => ({ kind, write }))
}

export interface Found {
  kind: Kind
  write: Write
  /** Whether the text exists in one language only. */
  isInOneLanguage?: boolean
}

/**
 * Serves many addresses of one form. `find` says what stands at an address, or null for nothing. All share one route,
 * because a route for each of hundreds of pages made the service start 0.15 s later.
 */
export function serveEach(
  app: FastifyInstance,
  path: string,
  find: (params: Record<string, string>) => Found | null
): void {
  const made = new Map<string, Promise<Text>>()
  app.get(path, async (request, reply) => {
    const params = request.params as Record<string, string>
    const found = find(params)
    if (!found) return reply.callNotFound()
    const asked = askedLanguage(request)
    const key = [...Object.values(params), ...variantOf(found, asked)].join(' ')
    const text = made.get(key) ?? makeText(() => found.write(asked.language, asked))
    made.set(key, text)
    if (!found.isInOneLanguage)
      reply.headers({ 'content-language': asked.language, vary: varied(reply, 'Accept-Language') })
    return sendText(request, reply, found.kind, await text)
  })
}

/** Returns what the text of an address depends on. Only pages have links that keep the language. */
function variantOf({ kind, isInOneLanguage }: Found, { language, isExplicit }: Asked): unknown[] {
  if (isInOneLanguage) return []
  return kind.type === 'text/html' ? [language, isExplicit] : [language]
}

/** Serves a text that may differ each time. It is written for each request, and its tag says whether it has changed. */
export function serveLive(
  app: FastifyInstance,
  path: string,
  kind: Kind,
  write: (asked: Asked, request: FastifyRequest) => Promise<string>
): void {
  app.get(path, async (request, reply) => {
    const asked = askedLanguage(request)
    const text = await makeText(() => write(asked, request))
    reply.headers({ 'content-language': asked.language, vary: varied(reply, 'Accept-Language') })
    return sendText(request, reply, kind, text)
  })
}

export async function makeText(write: () => Written): Promise<Text> {
  const plain = Buffer.from(await write())
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
  // The tag is weak, because the compressed and the plain text share it.
  return { plain, packed: await pack(plain), etag: `W/"${hash}"` }
}

/** Returns the `Vary` header of a reply with one more name. */
export const varied = (reply: FastifyReply, name: string) => [reply.getHeader('vary'), name].filter(Boolean).join(', ')

/** Sends a text with its tag, or 304 without the text when the client already has it. */
export function sendText(request: FastifyRequest, reply: FastifyReply, kind: Kind, { plain, packed, etag }: Text) {
  const { type, cacheControl, headers = {} } = kind
  reply.headers({ ...headers, etag, vary: varied(reply, 'Accept-Encoding'), 'cache-control': cacheControl })
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type(/^text|json|yaml|xml/.test(type) ? `${type}; charset=utf-8` : type)
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
