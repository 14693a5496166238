import type { Json } from '../generate/document.ts'
import { decoded } from './contract.ts'
import { type Body, type Outgoing, raw } from './outgoing.ts'

const MOST_TRIES = 300

/**
 * Returns the smallest request that still shows the problem. It is found by leaving things out and simplifying them,
 * one at a time.
 */
export async function shrunk(request: Outgoing, shows: (smaller: Outgoing) => Promise<boolean>): Promise<Outgoing> {
  let smallest = request
  let tries = 0
  for (let again = true; again; ) {
    again = false
    for (const smaller of smallerThan(smallest)) {
      if (++tries > MOST_TRIES) return smallest
      if (!(await shows(smaller))) continue
      smallest = smaller
      again = true
      break
    }
  }
  return smallest
}

function* smallerThan(request: Outgoing): Generator<Outgoing> {
  if (request.body) yield { ...request, body: null, contentType: null }
  if (request.query.length > 1) yield { ...request, query: [] }
  for (const name of Object.keys(request.headers)) yield { ...request, headers: without(request.headers, name) }
  for (const i of request.query.keys()) yield { ...request, query: request.query.filter((_, other) => other !== i) }
  for (const [i, [name, value]] of request.query.entries())
    for (const text of simplerTexts(decoded(value)))
      yield { ...request, query: request.query.with(i, [name, raw(text)]) }
  for (const [name, value] of Object.entries(request.params))
    if (!/^(1|\{.*\})$/.test(value)) yield { ...request, params: { ...request.params, [name]: '1' } }
  if (request.body) for (const body of simplerBodies(request.body)) yield { ...request, body }
}

const without = <T>(record: Record<string, T>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== name))

function* simplerBodies(body: Body): Generator<Body> {
  if (body.as === 'json') for (const value of simplerValues(body.value)) yield { as: 'json', value }
  if (body.as === 'pairs')
    for (const i of body.pairs.keys()) yield { as: 'pairs', pairs: body.pairs.filter((_, other) => other !== i) }
  if (body.as === 'parts')
    for (const i of body.parts.keys()) yield { as: 'parts', parts: body.parts.filter((_, other) => other !== i) }
  if (body.as === 'bytes' && body.bytes.length > 1) {
    const middle = body.bytes.length >> 1
    yield { as: 'bytes', bytes: body.bytes.subarray(0, middle) }
    yield { as: 'bytes', bytes: body.bytes.subarray(middle) }
  }
}

/** Values with one thing removed or simplified, the largest steps first. */
function* simplerValues(value: Json): Generator<Json> {
  if (typeof value === 'string') yield* simplerTexts(value)
  else if (typeof value === 'number') yield* simplerNumbers(value)
  else if (Array.isArray(value)) {
    if (value.length > 1) yield []
    if (value.length > 3) yield value.slice(0, value.length >> 1)
    for (const i of value.keys()) yield value.filter((_, other) => other !== i)
    for (const [i, each] of value.entries()) for (const simpler of simplerValues(each)) yield value.with(i, simpler)
  } else if (value !== null && typeof value === 'object') {
    for (const name of Object.keys(value)) yield without(value, name)
    for (const [name, each] of Object.entries(value))
      for (const simpler of simplerValues(each)) yield { ...value, [name]: simpler }
  }
}

function* simplerTexts(text: string): Generator<string> {
  const signs = [...text]
  if (signs.length > 1) {
    const middle = signs.length >> 1
    yield signs.slice(0, middle).join('')
    yield signs.slice(middle).join('')
    if (signs.length <= 8) for (const i of signs.keys()) yield signs.filter((_, other) => other !== i).join('')
    // The letters may not matter where the length does.
    if (!/^a*$/.test(text) && !text.includes('SERIAL')) yield 'a'.repeat(signs.length)
    for (const length of closer(signs.length)) yield signs.slice(0, length).join('')
  }
}

function* simplerNumbers(value: number): Generator<number> {
  const size = Math.abs(value)
  for (const smaller of [0, 1, ...closer(size)]) if (smaller < size) yield Math.sign(value) * smaller
}

/**
 * Half the size, then ever closer to the size itself, so that the smallest one that still counts is found in few steps.
 */
function closer(size: number): number[] {
  const found = new Set<number>()
  for (let step = size / 2; step >= 1 && found.size < 40; step /= 2) found.add(Math.trunc(size - step))
  if (size > 1) found.add(Math.ceil(size) - 1)
  return [...found]
}
