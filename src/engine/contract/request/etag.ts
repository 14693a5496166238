import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { preconditionFailed } from '../../../errors.ts'
import { declaredAnswer, JSON_TYPE } from '../schema/answers.ts'
import type { Compiled } from './compile.ts'

/** Compares tags without regard to weakness (RFC 9110, 13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag))
}

/**
 * Builds a tag: a digest of the body as this caller gets it, then a dot and the names of the included parts. The names
 * let `requireTag` read the same parts again to compare. `meta` is left out because it only says when the answer was
 * made.
 */
function tagOf(text: string, body: object, include: readonly string[]): string {
  const said = 'meta' in body ? JSON.stringify({ ...body, meta: null }) : text
  const digest = createHash('sha256').update(said).digest('base64url').slice(0, 27)
  return `"${[digest, ...include].join('.')}"`
}

/** The parts that a request asks to include, always in one order. */
const includedIn = (query: unknown): string[] => [...new Set((query as { include?: string[] }).include ?? [])].sort()

/** Sends a record with its tag, or 304 without the record when the client already has it. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { answers }: Compiled,
  query: unknown,
  { status, body }: { status: number; body: unknown }
): FastifyReply {
  const text = declaredAnswer(answers, status, JSON_TYPE)(body)
  const etag = tagOf(text, body as object, includedIn(query))
  reply.header('etag', etag)
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.code(status).header('content-type', `${JSON_TYPE}; charset=utf-8`).send(text)
}

const TAG = /^"[\w-]{27}((?:\.[a-z_]+)*)"$/
/** Each tag costs one more reading of the record under its lock. */
const MOST_TAGS = 5

/**
 * Throws unless one of the tags matches the record's current state. `read` returns the record with the parts that the
 * tag names. A weak tag matches nothing (RFC 9110, 13.1.1).
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
