import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import descriptionA from '../../generated/description-a.json' with { type: 'json' }
import descriptionB from '../../generated/description-b.json' with { type: 'json' }
import { definitions } from '../../generated/operations.ts'
import { type Document, follow, operationsOf } from '../../scripts/generate/document.ts'
import { createAjv } from '../../src/engine/contract/schema/ajv.ts'

/**
 * Headers of HTTP itself and of browsers, which the contract does not describe, and those that RFC 9110 demands of
 * refusals.
 */
const general =
  /^(allow|cache-control|connection|content-(length|security-policy|type)|cross-origin-.*|date|keep-alive|origin-agent-cluster|referrer-policy|strict-transport-security|transfer-encoding|vary|www-authenticate|x-(content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|xss-protection)|access-control-.*)$/

/** The headers that every answer has, whatever was asked. */
const always = ['x-request-id', 'content-language']

interface Header {
  required?: boolean
  schema: { type?: string; [keyword: string]: unknown }
}

const ajv = createAjv(definitions)
const envelope = ajv.compile({ $ref: 'b#/$defs/Erro' })
const documents = { a: descriptionA as unknown as Document, b: descriptionB as unknown as Document }
const responses = new Map(
  (['a', 'b'] as const).flatMap((letter) =>
    [...operationsOf(documents[letter], letter)].map(({ operation }) => [
      operation.operationId,
      new Map(
        Object.entries(operation.responses).map(([status, { headers = {} }]) => [status, headersOf(letter, headers)])
      )
    ])
  )
)

function headersOf(letter: 'a' | 'b', headers: Record<string, unknown>) {
  return new Map(
    Object.entries(headers).map(([name, header]) => {
      const { required = false, schema } = follow(documents[letter], header) as Header
      return [name.toLowerCase(), { required, type: schema.type, check: ajv.compile(schema) as ValidateFunction }]
    })
  )
}

/** The operation that answered, by the response it wrote. */
const answered = new WeakMap<object, string>()

/** Notes which operation writes which response. Must be called before the application is ready. */
export function rememberOperations(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const compiled = request.operation ?? request.routeOptions.config.operation
    if (compiled) answered.set(reply.raw, compiled.operation.id)
    return payload
  })
}

/**
 * Throws when an answer has a status or headers that its operation does not declare. Outside operations it throws when
 * a refusal has another envelope.
 */
export function expectDeclared(response: LightMyRequestResponse): void {
  const id = answered.get(response.raw.res)
  const found =
    id === undefined ? outsideProblems(response) : [...headerProblems(id, response), ...unknownDetails(response)]
  if (found.length > 0) throw new Error(`${id ?? 'outside operations'}, ${response.statusCode}: ${found.join('; ')}`)
}

const detailCodes = new Set<string>(descriptionB.components.schemas.ErroDetalheCodigo.enum)

/** Returns the codes inside `details` that the catalogue of errors does not explain. */
export function unknownDetails({ statusCode, payload }: Pick<Plain, 'statusCode' | 'payload'>): string[] {
  if (statusCode !== 422) return []
  const { error } = JSON.parse(payload) as { error?: { details?: { code: string }[] } }
  const codes = (error?.details ?? []).map(({ code }) => code).filter((code) => !detailCodes.has(code))
  return [...new Set(codes)].map((code) => `openapi/engine.yaml does not list the detail code ${code}`)
}

export type Plain = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'payload'>

/**
 * Checks refusals that come from no operation: they have the envelope of B. Pages and documents are not part of the
 * contract.
 */
export function outsideProblems({ statusCode, headers, payload }: Plain): string[] {
  if (statusCode < 400) return []
  const missing = always.filter((name) => headers[name] === undefined).map((name) => `${name} is missing`)
  if (payload === '') return missing
  return envelope(JSON.parse(payload)) ? missing : [...missing, ajv.errorsText(envelope.errors, { dataVar: 'body' })]
}

export function headerProblems(id: string, { statusCode, headers }: Omit<Plain, 'payload'>): string[] {
  const operation = responses.get(id)
  // A test may serve a contract of its own.
  if (!operation) return []
  const declared = operation.get(String(statusCode))
  if (!declared) return ['the status is not declared']
  const needed = [...always, ...[...declared].filter(([, { required }]) => required).map(([name]) => name)]
  return [
    ...needed.filter((name) => headers[name] === undefined).map((name) => `header ${name} is missing`),
    ...Object.entries(headers).flatMap(([name, value]) => {
      const header = declared.get(name)
      if (!header) return general.test(name) ? [] : [`header ${name} is not declared`]
      const typed = header.type === 'integer' ? Number(value) : value
      return header.check(typed) ? [] : [`header ${name}: ${value} ${ajv.errorsText(header.check.errors)}`]
    })
  ]
}
