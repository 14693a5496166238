import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { noteDigest } from './keyed.ts'
import { readPairs } from './pairs.ts'
import { scanJson } from './scan.ts'

/** Limit for a request that matches no operation. The contract sets the limits of operations. */
export const BODY_LIMIT = 16 * 1024
/** Most levels of lists and objects inside each other. No body of the contract has nearly as many. */
const MAX_DEPTH = 65
/**
 * A body larger than this is scanned before it is parsed. It may hold long texts, but no more values than the largest
 * search has.
 */
const LARGE = 64 * 1024
export const MOST_VALUES = 20_000
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Stands for an empty body. Fastify hands validators `null` for `undefined`, and a body may be the JSON `null`. */
export const NO_BODY = Symbol('no body')

export const isAbsent = (body: unknown): boolean => body === undefined || body === NO_BODY

type Unread = 'syntax' | 'hostile' | 'large'

/** A body that could not be read. It is refused after the permission check, in the shape of the operation. */
export class Unreadable {
  readonly reason: Unread
  constructor(reason: Unread) {
    this.reason = reason
  }
}

export function addBodyParsers(app: FastifyInstance): void {
  const options = { parseAs: 'buffer', bodyLimit: BODY_LIMIT } as const
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', options, async (request: FastifyRequest, bytes: Buffer) => {
    noteDigest(request, bytes)
    return readJson(bytes)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', options, async (_request: unknown, bytes: Buffer) =>
    readForm(bytes)
  )
  // Files are read where an operation takes them. Elsewhere the body is refused after the permission check.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, undefined))
}

function readJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return NO_BODY
  // Decoding replaces bytes that are not UTF-8, so the service would store something other than what was sent.
  if (!isUtf8(bytes)) return new Unreadable('syntax')
  const { depth, values } = scanJson(bytes)
  if (depth > MAX_DEPTH) return new Unreadable('hostile')
  if (bytes.length > LARGE && values > MOST_VALUES) return new Unreadable('large')
  let value: unknown
  try {
    value = JSON.parse(bytes.toString())
  } catch {
    return new Unreadable('syntax')
  }
  return isHostile(value) ? new Unreadable('hostile') : value
}

function readForm(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) return new Unreadable('hostile')
  const form = readPairs(bytes.toString())
  return isHostile(form) ? new Unreadable('hostile') : { ...form }
}

/** Whether a value, or any value inside it, has keys that reach for prototypes. The depth was bounded before. */
function isHostile(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false
  if (Array.isArray(value)) return value.some(isHostile)
  for (const key in value) if (forbidden.has(key) || isHostile((value as Record<string, unknown>)[key])) return true
  return false
}
