import { bodyLimitOf } from './body-limit.ts'
import { deprecationOf } from './deprecation.ts'
import { type Document, follow, type Json, mapValues, type Parameter, type Row, type Schema } from './document.ts'
import { listOf } from './lists.ts'
import { isMetered } from './metered.ts'
import { ajvSchema } from './schema.ts'

/** generated/operations.ts: what the engine needs to know of each operation, and the schemas they refer to. */
export function operations(documents: Record<'a' | 'b', Document>, rows: Row[]): string {
  const table = rows.map((row) => operation(documents[row.letter], row))
  const definitions = mapValues(documents, (document, letter) => ({
    $id: letter,
    $defs: mapValues(document.components.schemas, (schema) => ajvSchema(letter, schema))
  }))
  return [
    "import type { Definitions, Operation } from '../src/engine/contract/schema/operation.ts'",
    '',
    `export const operations: Operation[] = [\n${table.map(print).join(',\n')}\n]`,
    '',
    `export const definitions: Definitions = {\n${Object.values(definitions).map(definition).join(',\n')}\n}`,
    ''
  ].join('\n')
}

function operation(document: Document, { letter, method, path, parameters, operation: op }: Row): Json {
  const part = (where: Parameter['in']) => parameters.filter((p) => p.in === where && !p['x-operators'])
  return {
    id: op.operationId,
    summary: op.summary,
    description: letter,
    module: op.tags[0] ?? '',
    method,
    path,
    status: op['x-status'],
    public: op.security?.length === 0,
    permission: op['x-permission'] ?? null,
    self: op['x-self'] ?? null,
    shared: (op['x-shared-route'] as unknown as Json) ?? null,
    duringPasswordChange: op['x-password-change'] ?? false,
    duringMfaEnrolment: op['x-mfa-enrolment'] ?? false,
    needsSession: op['x-session'] ?? false,
    deprecation: deprecationOf(op) as unknown as Json,
    idempotent: op['x-idempotent'] ?? false,
    etag: op['x-etag'] ?? false,
    ifMatch: op['x-if-match'] ?? null,
    read: op['x-read'] ?? null,
    metered: isMetered(op),
    mode: modeOf(method, op),
    list: listOf(letter, op),
    params: parameterSchema(document, letter, part('path')),
    query: parameterSchema(document, letter, part('query')),
    bodyLimit: bodyLimitOf(op),
    body: op.requestBody
      ? {
          required: op.requestBody.required ?? false,
          content: mapValues(op.requestBody.content, (media) => ajvSchema(letter, media.schema)),
          files: fileLimits(document, op.requestBody.content['multipart/form-data']?.schema)
        }
      : null,
    responses: mapValues(op.responses, (response) =>
      mapValues(response.content ?? {}, (media) => ajvSchema(letter, media.schema))
    ),
    errors: Object.fromEntries(
      Object.entries(op.responses).flatMap(([status, response]) =>
        Number(status) < 400 ? [] : [[status, response['x-error-codes'] ?? []]]
      )
    )
  }
}

/** The strictest mode of the service in which the operation is answered. What only reads needs no mark. */
function modeOf(method: string, op: Row['operation']): Json {
  const reads = method === 'GET' || op['x-read'] === 'replica' || isMetered(op)
  return op['x-mode'] ?? (reads ? 'somente_leitura' : 'normal')
}

/** Follows the reference of a schema. What stands beside it, such as a default, counts too. */
function whole(document: Document, schema: Schema): Schema {
  const { $ref: _, ...beside } = schema as Schema & { $ref?: string }
  return { ...follow(document, schema), ...beside }
}

/**
 * Turns parameters into one exact object schema. Their own references are followed, so that the engine can see what to
 * coerce to.
 */
function parameterSchema(document: Document, letter: string, parameters: Parameter[]): Json {
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter((p) => p.required).map((p) => p.name),
    properties: Object.fromEntries(parameters.map((p) => [p.name, ajvSchema(letter, whole(document, p.schema))]))
  }
}

/** The file parts of a multipart body with their limits (`x-max-bytes`). */
function fileLimits(document: Document, schema: Schema | undefined): Json {
  if (!schema) return {}
  const properties = (follow(document, schema).properties ?? {}) as Record<string, Schema>
  const files = Object.entries(properties).filter(([, property]) => property.format === 'binary')
  return Object.fromEntries(files.map(([name, property]) => [name, property['x-max-bytes'] ?? null]))
}

/**
 * Prints one line for each operation and each schema: the file is for machines, and changing one thing changes one
 * line.
 */
const print = (value: Json) => JSON.stringify(value)

function definition({ $id, $defs }: { $id: string; $defs: Record<string, Json> }): string {
  const schemas = Object.entries($defs).map(([name, schema]) => `${print(name)}:${print(schema)}`)
  return `"${$id}":{"$id":"${$id}","$defs":{\n${schemas.join(',\n')}\n}}`
}
