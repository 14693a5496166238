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
/** Any answer but a failure of the service: what it means is another question. */
const isNoFailure = (status: number) => status < 500 && status !== 401

/** Everything that can be asked of an operation without changing anything. */
export async function tryReading(world: World, row: Row): Promise<void> {
  const hasSession = world.token !== null
  if (isReading(row) && (hasSession || isPublic(row))) await tryAnswer(world, row)
  else note(world, row, isReading(row) ? 'noSession' : isPublic(row) ? 'byHand' : 'writes')
  if (!isPublic(row)) await tryWithoutToken(world, row)
  if (!hasSession && !isPublic(row)) return
  await tryUnknownField(world, row)
  await tryUnknownId(world, row)
}

/** The proper answer, of the first record that gives one. */
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
    // What is not as declared stays; a proper refusal is no proper answer.
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

/** Ids that nobody has. */
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

/** A field that the contract does not know, in a body that is refused also by who would overlook it: what has to be there is missing. */
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

/** It can do nothing: its record is not there, or a part of it is missing. */
function isHarmless(row: Row, schema: Schema): boolean {
  const { required, additionalProperties } = follow(row.document, schema)
  const isMissing = Array.isArray(required) && required.length > 0
  return additionalProperties === false && (isMissing || row.path.includes('{'))
}

/** The key by which a shared route knows that Description A is meant. */
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
