import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { preconditionFailed } from '../../../errors.ts'
import { declaredAnswer, JSON_TYPE } from '../schema/answers.ts'
import type { Compiled } from './compile.ts'

/** RFC 9110, 13.1.2: tags are compared without regard to their weakness. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag))
}

/**
 * A digest of the body as this caller gets it, and behind a dot what was asked to be included, so that the same can be read again to compare. When the
 * answer was made (`meta`) is no part of the record.
 */
function tagOf(text: string, body: object, include: readonly string[]): string {
  const said = 'meta' in body ? JSON.stringify({ ...body, meta: null }) : text
  const digest = createHash('sha256').update(said).digest('base64url').slice(0, 27)
  return `"${[digest, ...include].join('.')}"`
}

/** What a request asks to be included, in one order. */
const includedIn = (query: unknown): string[] => [...new Set((query as { include?: string[] }).include ?? [])].sort()

/** Sends a record with its tag; without the record, when the client has it already. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { answers }: Compiled,
  { status, body }: { status: number; body: unknown }
): FastifyReply {
  const text = declaredAnswer(answers, status, JSON_TYPE)(body)
  const etag = tagOf(text, body as object, includedIn(request.query))
  reply.header('etag', etag)
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.code(status).header('content-type', `${JSON_TYPE}; charset=utf-8`).send(text)
}

const TAG = /^"[\w-]{27}((?:\.[a-z_]+)*)"$/
/** Each of them is read once more, under the record's lock. */
const MOST_TAGS = 5

/**
 * Throws unless one of the tags is that of the record as it is. `read` gives the record, including what the tag names. A weak tag matches nothing (RFC 9110, 13.1.1).
 */
export async function requireTag(header: string, read: (include: string[]) => Promise<unknown>): Promise<void> {
  if (header.trim() === '*') return
  for (const tag of header.split(',').slice(0, MOST_TAGS)) {
    const form = TAG.exec(tag.trim())
    if (!form) continue
    const include = (form[1] as string).split('.').slice(1)
    const body = await read(include)
    if (tagOf(JSON.stringify(body), body as object, include) === tag.trim()) return
  }
  throw preconditionFailed()
}
