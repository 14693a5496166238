import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { definitions } from '../../generated/operations.ts'
import type { AnyHandler } from '../../src/engine/contract/request/contract.ts'
import type { Operation, ParameterSchema } from '../../src/engine/contract/schema/operation.ts'
import { loggerOptions } from '../../src/platform/log/log.ts'
import { startApp } from '../support/app.ts'

const erro = (letter: 'a' | 'b') => ({ 'application/json': { $ref: `${letter}#/$defs/Erro` } })
const noParameters: ParameterSchema = { type: 'object', additionalProperties: false, required: [], properties: {} }

/** The schema of `{ ok: boolean, nota?: string }`. */
const content = {
  type: 'object',
  additionalProperties: false,
  required: ['ok'],
  properties: { ok: { type: 'boolean' }, nota: { type: 'string' } }
}

/**
 * Makes an operation that declares what every operation of the real contract declares, unless a test says otherwise.
 */
export function operation(id: string, given: Partial<Operation> = {}): Operation {
  const description = given.description ?? 'b'
  const invalid = {
    'application/json': { $ref: description === 'a' ? 'a#/$defs/HTTPValidationError' : 'b#/$defs/Erro' }
  }
  return {
    id,
    summary: id,
    description,
    module: 'prova',
    method: 'GET',
    path: `/api/v1/prova/${id}`,
    status: 'extension',
    public: true,
    permission: null,
    self: null,
    shared: null,
    duringPasswordChange: false,
    duringMfaEnrolment: false,
    needsSession: false,
    deprecation: null,
    idempotent: false,
    etag: false,
    ifMatch: null,
    read: null,
    metered: false,
    mode: 'normal',
    list: null,
    params: noParameters,
    query: noParameters,
    bodyLimit: 16 * 1024,
    body: null,
    ...given,
    responses: {
      200: { 'application/json': content },
      422: invalid,
      500: erro(description),
      503: erro(description),
      ...given.responses
    },
    errors: given.errors ?? {}
  }
}

/** Records the lines that the service logs, as it would write them. */
export function recorder() {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const log: FastifyBaseLogger = pino(loggerOptions({ logLevel: 'warn' }), stream)
  return { lines, log }
}

/** Starts the engine with a contract made by a test, each operation beside its handler. */
export async function startOwn(rows: [Operation, AnyHandler][]) {
  const { lines, log } = recorder()
  const handlers = Object.fromEntries(rows.map(([{ id }, handler]) => [id, handler]))
  const contract = { operations: rows.map(([row]) => row), definitions, handlers: { prova: handlers } }
  const test = await startApp({ contract, log, config: { rateLimit: false } })
  return { ...test, lines, get: (id: string) => test.call('GET', `/api/v1/prova/${id}`) }
}
