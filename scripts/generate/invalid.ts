import { toProblems } from '../../src/engine/contract/errors/problems.ts'
import { createAjv, type Validators } from '../../src/engine/contract/schema/ajv.ts'
import { message } from '../../src/engine/messages/messages.ts'
import type { Problem } from '../../src/errors.ts'
import { type Document, type Found, follow, type Json, mapValues, type Parameter, type Schema } from './document.ts'
import { ajvSchema } from './schema.ts'

/** Returns a mistake in a request of an operation, in the form in which the service reports it. */
export type Mistakes = (row: Found) => Problem

interface Candidate {
  in: Problem['in']
  path: string[]
  schema: Schema
  required: boolean
}

/** Finds a field and a wrong value for each operation, and asks the engine's own validator what is wrong. */
export function mistakesIn(document: Document): Mistakes {
  const letter = 'document'
  const ajv = createAjv({
    [letter]: { $id: letter, $defs: mapValues(document.components.schemas, (schema) => ajvSchema(letter, schema)) }
  })
  const validators: Validators = (schema) => ajv.compile(schema)
  return (row) => {
    const candidates = [...bodyFields(document, row), ...parameterFields(document, row.parameters)]
    const found = (wanted: (each: Candidate) => boolean) =>
      candidates.filter(wanted).flatMap((each) => mistakeOf(validators, letter, each) ?? [])[0]
    const isTelling = ({ in: where, schema }: Candidate) => where !== 'path' && schema.type !== 'boolean'
    return found(isTelling) ?? missing(candidates) ?? found(() => true) ?? unknownParameter
  }
}

/** Returns the problem of a field with a wrong value, or null when no reason can be given. */
function mistakeOf(validators: Validators, letter: string, candidate: Candidate): Problem | null {
  const value = wrongValue(candidate)
  if (value === undefined) return null
  const { description: _, ...schema } = candidate.schema
  const validate = validators(ajvSchema(letter, schema) as object)
  if (validate(value)) return null
  const [problem] = toProblems(validate.errors ?? [], candidate.in)
  return problem ? { ...problem, in: candidate.in, path: candidate.path } : null
}

function wrongValue({ in: where, schema }: Candidate): Json | undefined {
  const type = [schema.type].flat()[0]
  if (Array.isArray(schema.enum)) return 'outro'
  if (Array.isArray((schema.items as Schema | undefined)?.enum)) return ['outro']
  if (schema.format === 'email') return 'ana.souza@'
  if (['date', 'moment', 'date-time'].includes(String(schema.format))) return '2026-02-30'
  if (schema.format === 'cpf') return '111.111.111-11'
  if (schema.format === 'cns') return '700000000000000'
  if (type === 'integer' || type === 'number') return where !== 'path' && schema.minimum !== undefined ? -1000 : 'sete'
  if (type === 'boolean') return 'talvez'
  return undefined
}

/** The fields of a body and of the objects in it, outside lists. */
function bodyFields(document: Document, { operation }: Found): Candidate[] {
  const [media] = Object.values(operation.requestBody?.content ?? {})
  return media ? fieldsOf(document, media.schema, [], 2) : []
}

function fieldsOf(document: Document, schema: Schema, at: string[], depth: number): Candidate[] {
  const { properties = {}, required = [] } = follow(document, schema) as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).flatMap(([name, property]) => {
    const found = whole(document, property)
    const path = [...at, name]
    if (found.properties) return depth > 1 ? fieldsOf(document, found, path, depth - 1) : []
    return [{ in: 'body' as const, path, schema: found, required: required.includes(name) }]
  })
}

const parameterFields = (document: Document, parameters: Parameter[]): Candidate[] =>
  parameters.flatMap(({ name, in: where, required = false, schema, 'x-operators': operators }) =>
    where === 'header' || operators ? [] : [{ in: where, path: [name], schema: whole(document, schema), required }]
  )

const whole = (document: Document, { $ref, ...beside }: Schema): Schema =>
  $ref ? { ...follow(document, { $ref } as Schema), ...beside } : beside

/** The problem of a missing field. A path parameter cannot be missing. */
function missing(candidates: Candidate[]): Problem | undefined {
  const found = candidates.find((each) => each.required && each.in !== 'path')
  return found && { in: found.in, path: found.path, key: 'field.required', code: 'REQUIRED', type: 'missing' }
}

/** An operation without fields still refuses an unknown parameter. */
const unknownParameter: Problem = {
  in: 'query',
  path: ['desconhecido'],
  key: 'field.unknown',
  code: 'UNKNOWN_FIELD',
  type: 'extra_forbidden'
}

/** A problem in the form of Description B. */
export const detailOf = ({ path, key, values, code }: Problem) => ({
  field: path.join('.'),
  message: message('pt-BR', key, values),
  code
})

/** A problem in the form of Description A. */
export const itemOf = ({ in: where, path, key, values, type }: Problem) => ({
  loc: [where, ...path],
  msg: message('pt-BR', key, values),
  type
})
