/*
 * Works out which errors every operation can answer, and describes them in the documents. It is hard because the codes
 * come from three sources (what every operation answers, what follows from its form, what it names itself), several
 * codes share a status, and OpenAPI has one response per status. Equal responses are shared as components; only
 * examples that name a permission or a field are an operation's own.
 */

import { type MessageKey, message } from '../../src/engine/messages/messages.ts'
import { ptBR } from '../../src/engine/messages/pt-BR.ts'
import { type Document, type Found, follow, type Json, mapValues, operationsIn, type Response } from './document.ts'
import type { Engine, ErrorCode } from './engine.ts'
import { detailOf, itemOf, mistakesIn } from './invalid.ts'
import { isMetered } from './metered.ts'
import { permissionOf } from './permission.ts'
import { retryCodes } from './retries.ts'

/** The codes that every operation can answer. */
const everywhere = [
  'MALFORMED_REQUEST',
  'HTTPS_REQUIRED',
  'VALIDATION_ERROR',
  'RATE_LIMIT_EXCEEDED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE'
]

/** The codes of the engine's own refusals, which follow from the form of an operation. */
export function engineCodes({ method, parameters, operation }: Found): string[] {
  const isSecured = operation.security?.length !== 0
  return [
    ...everywhere,
    ...(isSecured ? ['UNAUTHORIZED'] : []),
    ...(isSecured && operation['x-permission'] ? ['PERMISSION_DENIED'] : []),
    ...(isSecured && !operation['x-password-change'] ? ['PASSWORD_CHANGE_REQUIRED'] : []),
    ...(isSecured && !operation['x-mfa-enrolment'] ? ['MFA_ENROLMENT_REQUIRED'] : []),
    ...(isSecured ? ['KEY_ADDRESS_REFUSED'] : []),
    ...(needsSession(operation) ? ['SESSION_REQUIRED'] : []),
    ...(parameters.some((p) => p.in === 'path') ? ['NOT_FOUND'] : []),
    ...(method === 'GET' ? [] : ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']),
    ...retryCodes(operation),
    ...(isMetered(operation) ? ['READING_TOO_LONG'] : [])
  ]
}

/** Whether an operation refuses keys: always, or where it asks for a fresh login. */
const needsSession = (operation: Found['operation']): boolean =>
  operation['x-session'] === true || operation['x-errors']?.includes('REAUTHENTICATION_REQUIRED') === true

/** Checks the codes that the sources name. */
export function errorProblems(documents: Record<'a' | 'b', Document>, { errors }: Engine): string[] {
  const found: string[] = []
  const used = new Set<string>()
  for (const row of Object.values(documents).flatMap((document) => [...operationsIn(document)])) {
    const { operationId, responses, 'x-errors': own = [] } = row.operation
    const codes = engineCodes(row)
    for (const code of own) {
      if (!errors[code]) found.push(`${operationId}: ${code} is not a code of openapi/engine.yaml`)
      if (codes.includes(code)) found.push(`${operationId}: ${code} comes from the engine and need not be named`)
    }
    if (own.includes('PERMISSION_DENIED') && !permissionOf(row.operation))
      found.push(`${operationId}: x-permission-depends does not name the permissions that may be missing`)
    const statuses = new Set([...own, ...codes].map((code) => String(errors[code]?.status)))
    for (const status of Object.keys(responses)) {
      if (Number(status) >= 400 && !statuses.has(status)) found.push(`${operationId}: no code has the status ${status}`)
    }
    for (const code of codes.filter((code) => !errors[code])) found.push(`openapi/engine.yaml: ${code} is missing`)
    for (const code of [...own, ...codes]) used.add(code)
  }
  for (const [code, { outside }] of Object.entries(errors)) {
    if (!used.has(code) && !outside) found.push(`openapi/engine.yaml: no operation answers ${code}`)
    if (!Object.hasOwn(ptBR, `error.${code}`)) found.push(`openapi/engine.yaml: ${code} has no message`)
  }
  return [...new Set(found)]
}

/**
 * Describes the error answers of every operation by status: the codes that it names in `x-errors`, then those of the
 * engine. Operations with the same codes share one response component, and each code has one example. But a refusal for
 * lack of a permission names the operation's own, and invalid data are shown at a field of its own. An answer that an
 * operation describes itself stays unchanged and only gets its codes.
 */
export function addErrorResponses(document: Document, { errors }: Engine): void {
  const shared = { ...document.components.responses } as unknown as Record<string, Response>
  const examples = { ...document.components.examples }
  Object.assign(document.components, { responses: shared, examples })
  const mistakeOf = mistakesIn(document)
  for (const row of operationsIn(document)) {
    const { responses, 'x-errors': own = [] } = row.operation
    const codes = [...new Set([...own, ...engineCodes(row)])].filter((code) => code in errors)
    for (const [status, all] of byStatus(codes, errors)) {
      // Description A has its own shape for invalid data, without a code.
      if (status === '422' && shared.HTTPValidationError) {
        responses[status] ??= withExample(shared.HTTPValidationError, { detail: [itemOf(mistakeOf(row))] })
        continue
      }
      const permission = all.includes('PERMISSION_DENIED') ? permissionOf(row.operation) : undefined
      if (status === '422') {
        const details = [detailOf(mistakeOf(row))]
        responses[status] ??= withInvalid(response(all, errors), exampleOf('VALIDATION_ERROR', { details }))
      }
      for (const code of all) examples[exampleName(code, permission)] ??= { value: example(code, errors, permission) }
      if (!responses[status]) {
        const name = nameOf(all, permission)
        shared[name] ??= response(all, errors, permission)
        responses[status] = referenceTo(name)
      }
      const found = follow(document, responses[status])
      if (found['x-error-codes'] && String(found['x-error-codes']) !== String(all))
        throw new Error(`${row.operation.operationId}: its ${status} is shared with an operation that has other codes`)
      found['x-error-codes'] = all
    }
    delete row.operation['x-errors']
  }
  // From here on each operation has its own.
  delete shared.HTTPValidationError
}

/** Returns the answer with an example of the operation's own. */
function withExample({ content, ...rest }: Response, value: Json): Response {
  return { ...rest, content: mapValues(content ?? {}, ({ schema }) => ({ schema, example: value })) }
}

/** Returns the answer with the operation's own example of invalid data, beside those of other codes. */
function withInvalid(shared: Response, value: Json): Response {
  const [media] = Object.values(shared.content ?? {})
  const { VALIDATION_ERROR: _, ...others } = media?.examples ?? {}
  if (!media || Object.keys(others).length === 0) return withExample(shared, value)
  const examples = { VALIDATION_ERROR: { value }, ...others }
  return { ...shared, content: { 'application/json': { schema: media.schema, examples } } }
}

const referenceTo = (name: string) => ({ $ref: `#/components/responses/${name}` }) as unknown as Response

function byStatus(codes: string[], errors: Engine['errors']): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const code of codes) {
    const status = String(errors[code]?.status)
    found.set(status, [...(found.get(status) ?? []), code])
  }
  return found
}

/**
 * Names a component: `WeakPassword`, `NotFoundOrSessionNotFound`, `PermissionDeniedUsuariosListar`. Codes that every
 * operation answers are named only when there are no others.
 */
function nameOf(codes: string[], permission = ''): string {
  const special = codes.filter((code) => !everywhere.includes(code))
  return (special.length > 0 ? special : codes)
    .map((code) => (code === 'PERMISSION_DENIED' ? pascalCase(`${code}.${permission}`) : pascalCase(code)))
    .join('Or')
}

const pascalCase = (code: string) =>
  code
    .toLowerCase()
    .split(/[_.]/)
    .map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`)
    .join('')

/** The name of an example; `PERMISSION_DENIED.usuarios.listar` for one that names a permission. */
const exampleName = (code: string, permission: string | undefined) =>
  code === 'PERMISSION_DENIED' && permission ? `${code}.${permission}` : code

function response(codes: string[], errors: Engine['errors'], permission?: string): Response {
  const rows = codes.map((code): [string, ErrorCode] => [code, errors[code] as ErrorCode])
  const sentences = rows.map(([code, { description }]) => `\`${code}\`: ${description}`)
  const headers = Object.assign({}, ...rows.map(([, error]) => error.headers ?? {})) as Record<string, string>
  const reference = (code: string) => ({ $ref: `#/components/examples/${exampleName(code, permission)}` })
  return {
    description: sentences.length === 1 ? (sentences[0] as string) : sentences.map((text) => `- ${text}`).join('\n'),
    ...(Object.keys(headers).length > 0
      ? { headers: mapValues(headers, (name) => ({ $ref: `#/components/headers/${name}` })) }
      : {}),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Erro' },
        examples: Object.fromEntries(codes.map((code) => [code, reference(code)]))
      }
    }
  }
}

function example(code: string, errors: Engine['errors'], permission: string | undefined): Json {
  const { fields = {} } = errors[code] as ErrorCode
  return exampleOf(code, code === 'PERMISSION_DENIED' && permission ? { required_permission: permission } : fields)
}

/** The envelope in the form of the service's answer, with its own sentence. */
const exampleOf = (code: string, fields: Record<string, Json>): Json => ({
  error: {
    code,
    message: message('pt-BR', `error.${code}` as MessageKey),
    ...fields,
    request_id: '5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01',
    timestamp: '2026-11-15T12:00:00.000Z'
  }
})
