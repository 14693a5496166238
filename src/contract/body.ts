import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { readPairs } from './pairs.ts'

export const BODY_LIMIT = 2 * 1024 * 1024
const MAX_DEPTH = 64
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Stands for an empty body, since Fastify hands validators `null` for `undefined`, and a body may be the JSON `null`. */
export const NO_BODY = Symbol('no body')

export const isAbsent = (body: unknown): boolean => body === undefined || body === NO_BODY

/** A body that could not be read. It is refused after the permission was checked, in the shape of the operation. */
export class Unreadable {
  readonly reason: 'syntax' | 'hostile'
  constructor(reason: 'syntax' | 'hostile') {
    this.reason = reason
  }
}

export function addBodyParsers(app: FastifyInstance): void {
  const options = { parseAs: 'buffer', bodyLimit: BODY_LIMIT } as const
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', options, async (_request: unknown, bytes: Buffer) => readJson(bytes))
  app.addContentTypeParser('application/x-www-form-urlencoded', options, async (_request: unknown, bytes: Buffer) =>
    readForm(bytes)
  )
  // Files are read where an operation takes them; elsewhere the body is refused, after the permission was checked.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, undefined))
}

function readJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return NO_BODY
  // Decoding would put replacement signs in the place of bytes that are no UTF-8, and so store something else than was sent.
  if (!isUtf8(bytes)) return new Unreadable('syntax')
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

/**
 * Whether a value has keys that reach for prototypes, or is nested deeper than any body of ours. Walks level by level, since
 * recursion could overflow the stack.
 */
function isHostile(root: unknown): boolean {
  let level: unknown[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true
    const next: unknown[] = []
    for (const value of level) {
      if (value === null || typeof value !== 'object') continue
      if (Array.isArray(value)) {
        for (const item of value) if (item !== null && typeof item === 'object') next.push(item)
        continue
      }
      for (const [key, child] of Object.entries(value)) {
        if (forbidden.has(key)) return true
        if (child !== null && typeof child === 'object') next.push(child)
      }
    }
    level = next
  }
  return false
}
