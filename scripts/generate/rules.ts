import { MODES, type Mode } from '../../src/engine/contract/schema/operation.ts'
import { deprecationProblems } from './deprecation.ts'
import type { Document, MediaType, Row, Schema } from './document.ts'
import { exampleProblems } from './examples.ts'
import { readProblems } from './reads.ts'
import { retryProblems } from './retries.ts'
import { sampleProblems } from './samples/samples.ts'
import { walkSchema } from './schema.ts'

/** Checks the rules of this contract that a linter of OpenAPI does not know. */
export function problems(documents: Record<'a' | 'b', Document>, rows: Row[]): string[] {
  return [
    ...collisions(rows),
    ...rows.flatMap((row) => operationProblems(row)),
    ...deprecationProblems(rows),
    ...retryProblems(rows),
    ...readProblems(rows),
    ...sampleProblems(rows),
    ...openObjects(documents),
    ...exampleProblems(documents, rows)
  ]
}

/** Checks that two operations on one method and path have a rule in B that says which requests it answers. */
function collisions(rows: Row[]): string[] {
  const found: string[] = []
  const ids = new Set<string>()
  const routes = new Map<string, Row>()
  for (const row of rows) {
    const name = row.operation.operationId
    if (ids.has(name)) found.push(`operationId ${name} is used twice`)
    ids.add(name)
    const route = `${row.method} ${row.path.replaceAll(/\{[^}]+\}/g, '{}')}`
    const other = routes.get(route)
    const rule = row.operation['x-shared-route']
    if (other && (row.letter !== 'b' || rule?.with !== other.operation.operationId)) {
      found.push(`${name} and ${other.operation.operationId} collide on ${route} without an x-shared-route rule`)
    }
    if (!other && rule) found.push(`${name} has x-shared-route, but nothing shares ${route}`)
    routes.set(route, row)
  }
  return found
}

function operationProblems(row: Row): string[] {
  const { operation, parameters } = row
  const name = operation.operationId
  const found: string[] = []
  if (operation.tags?.length !== 1) found.push(`${name}: exactly one tag names the module`)
  if (!['current', 'planned', 'extension'].includes(operation['x-status'])) found.push(`${name}: x-status is missing`)
  const mode = operation['x-mode']
  if (mode && !MODES.includes(mode as Mode)) found.push(`${name}: x-mode names no mode`)
  const self = operation['x-self']
  if (self && !parameters.some((p) => p.in === 'path' && p.name === self))
    found.push(`${name}: x-self names no path parameter`)
  for (const p of parameters) {
    if (p.in !== 'header' && p.example === undefined) found.push(`${name}: parameter ${p.name} has no example`)
  }
  for (const [field, schema] of Object.entries(operation['x-filterable'] ?? {})) {
    if (takesEmptyText(schema)) found.push(`${name}: the filter ${field} takes an empty text: it needs a minLength`)
  }
  const bodies: [string, Record<string, MediaType> | undefined][] = [
    ['request', operation.requestBody?.content],
    ...Object.entries(operation.responses).map(([status, r]): [string, Record<string, MediaType> | undefined] => [
      status,
      r.content
    ])
  ]
  for (const [where, content] of bodies) {
    for (const [type, media] of Object.entries(content ?? {})) {
      const binary = type === 'multipart/form-data' || media.schema.format === 'binary'
      if (!binary && media.example === undefined && !media.examples) found.push(`${name}: ${where} has no example`)
      for (const [path, node] of walkSchema(media.schema, where)) {
        if (isOpen(node)) found.push(`${name}: schema ${path} does not say whether it takes other properties`)
      }
    }
  }
  return found
}

/** Whether a filter accepts an empty text. `?field=` is a mistake, and must mean neither everything nor nothing. */
const takesEmptyText = ({ type, enum: values, format, minLength }: Schema) =>
  [type].flat().includes('string') && !values && !format && !minLength

const isOpen = (node: Schema) =>
  node.properties && node.additionalProperties === undefined && node.unevaluatedProperties === undefined

/** Checks that bodies are exact: every object schema says whether it takes other properties. */
function openObjects(documents: Record<'a' | 'b', Document>): string[] {
  const found: string[] = []
  for (const [letter, document] of Object.entries(documents)) {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      for (const [path, node] of walkSchema(schema, name)) {
        if (isOpen(node)) found.push(`${letter}: schema ${path} does not say whether it takes other properties`)
      }
    }
  }
  return found
}
