/**
 * The trials of `conform` that change nothing. Each sends one request and judges the answer: the regular answer, 304
 * for a known ETag, and the refusals of a missing token, an unknown field and an unknown id. The hard part is to stay
 * harmless on a real service: an id must exist for a regular answer, and a request to a changing operation must be sure
 * to fail.
 */
import { follow, type Json, type Row, type Schema } from './document.ts'
import { candidates } from './ids.ts'
import {
  attempt,
  filled,
  isPublic,
  isReading,
  jsonExample,
  note,
  noteRefusal,
  notesOf,
  queryOf,
  type World
} from './world.ts'

const UNKNOWN = 'campo_desconhecido'
const isGood = (status: number) => status >= 200 && status < 300
const isRefusal =
  (...statuses: number[]) =>
  (status: number) =>
    statuses.includes(status)
/** Accepts any answer except a failure of the service. What it means is judged elsewhere. */
const isNoFailure = (status: number) => status < 500 && status !== 401

/** Sends every request to an operation that cannot change anything. */
export async function tryReading(world: World, row: Row): Promise<void> {
  const hasSession = world.token !== null
  if (isReading(row) && (hasSession || isPublic(row))) await tryAnswer(world, row)
  else note(world, row, isReading(row) ? 'noSession' : isPublic(row) ? 'byHand' : 'writes')
  if (!isPublic(row)) await tryWithoutToken(world, row)
  if (!hasSession && !isPublic(row)) return
  await tryUnknownField(world, row)
  await tryUnknownId(world, row)
}

/** Looks for the regular answer, from the first record that gives one. */
async function tryAnswer(world: World, row: Row): Promise<void> {
  const isList = !row.path.includes('{')
  const notes = notesOf(world, row)
  for await (const values of candidates(world, row)) {
    const path = filled(row.path, values)
    const body = row.method === 'GET' ? undefined : jsonExample(row)
    const answer = await attempt(
      world,
      row,
      'answer',
      { path, query: queryOf(row), body, token: world.token },
      isNoFailure
    )
    if (isGood(answer.status)) {
      if (isList && row.method === 'GET') world.seen.set(path, answer)
      return await tryNotModified(world, row, path, answer.headers.get('etag'))
    }
    const trial = notes.trials.at(-1)
    // A deviation from the contract stays. A declared refusal is not a regular answer.
    if (trial && trial.differences.length > 0) return
    notes.trials.pop()
    noteRefusal(world, row, answer)
  }
  note(world, row, 'noId')
}

async function tryNotModified(world: World, row: Row, path: string, etag: string | null): Promise<void> {
  if (!row.operation['x-etag'] || etag === null) return
  const asked = { path, query: queryOf(row), token: world.token, headers: { 'If-None-Match': etag } }
  await attempt(world, row, 'notModified', asked, isRefusal(304))
}

/** Returns ids that no record has. */
const unknownValues = ({ parameters }: Row): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter((each) => each.in === 'path')
      .map(({ name, schema, example }) => [
        name,
        schema?.type === 'string' || typeof example === 'string'
          ? String(example ?? 'x').replaceAll(/\d/g, '0')
          : '2147483647'
      ])
  )

async function tryWithoutToken(world: World, row: Row): Promise<void> {
  const path = filled(row.path, unknownValues(row))
  await attempt(world, row, 'noToken', { path, query: queryOf(row) }, isRefusal(401))
}

/**
 * Sends a field that the contract does not know. The body is refused even by a service that ignores the field, because
 * its required parts are missing.
 */
async function tryUnknownField(world: World, row: Row): Promise<void> {
  const path = filled(row.path, unknownValues(row))
  if (row.method === 'GET') {
    if (!('x-filterable' in row.operation)) return
    const asked = { path, query: { [UNKNOWN]: '1' }, token: world.token }
    return void (await attempt(world, row, 'unknownField', asked, isRefusal(403, 404, 422)))
  }
  const schema = row.operation.requestBody?.content['application/json']?.schema
  if (!schema || !isHarmless(row, schema)) return
  const body: Json = { [UNKNOWN]: 1, ...sharedKey(world, row) }
  const asked = { path, query: queryOf(row), body, token: isPublic(row) ? null : world.token }
  await attempt(world, row, 'unknownField', asked, isRefusal(400, 403, 404, 422))
}

/** Whether the request cannot change anything: its record does not exist, or a required part is missing. */
function isHarmless(row: Row, schema: Schema): boolean {
  const { required, additionalProperties } = follow(row.document, schema)
  const isMissing = Array.isArray(required) && required.length > 0
  return additionalProperties === false && (isMissing || row.path.includes('{'))
}

/** Returns the key by which a shared route recognises Description A. */
function sharedKey(world: World, { operation }: Row): { [key: string]: Json } {
  const other = world.rows.find((row) => row.operation['x-shared-route']?.with === operation.operationId)
  const key = other?.operation['x-shared-route']?.when.bodyWithout
  return key ? { [key]: {} } : {}
}

async function tryUnknownId(world: World, row: Row): Promise<void> {
  if (!row.path.includes('{') || (row.method !== 'GET' && row.method !== 'DELETE')) return
  const asked = { path: filled(row.path, unknownValues(row)), query: queryOf(row), token: world.token }
  await attempt(world, row, 'unknownId', asked, isRefusal(400, 403, 404, 422))
}
