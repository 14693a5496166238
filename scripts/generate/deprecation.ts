import { deprecationHeaders } from '../../src/engine/contract/edge/deprecation.ts'
import type { Deprecation } from '../../src/engine/contract/schema/operation.ts'
import {
  type Document,
  follow,
  type Json,
  mapValues,
  type Operation,
  operationsIn,
  type Response,
  type Row
} from './document.ts'
import type { Engine, Sentences } from './engine.ts'

/** Specification 9.3: older versions are kept for at least this many months. */
const MONTHS = 6

export function deprecationOf(operation: Operation): Deprecation | null {
  const since = operation['x-deprecated-since']
  const sunset = operation['x-sunset']
  if (!operation.deprecated || !since || !sunset) return null
  return { since, sunset, successor: operation['x-successor'] ?? null }
}

/**
 * Declares the headers of deprecated operations. Responses are copied first, since other operations may refer to them.
 */
export function addDeprecationHeaders(document: Document, { sentences }: Pick<Engine, 'sentences'>): void {
  for (const { operation } of operationsIn(document)) {
    const deprecation = deprecationOf(operation)
    if (!deprecation || !isDate(deprecation.since) || !isDate(deprecation.sunset)) continue
    const headers = headersOf(deprecation, sentences)
    operation.responses = mapValues(operation.responses, (response) => {
      const found = follow<Response>(document, response)
      return { ...found, headers: { ...found.headers, ...headers } }
    })
  }
}

function headersOf(deprecation: Deprecation, sentences: Sentences): Record<string, Json> {
  const { deprecation: since, sunset } = deprecationHeaders(deprecation)
  const header = (description: string, example: string) => ({ description, schema: { type: 'string' }, example })
  return {
    Deprecation: header(sentences.deprecatedSince, since),
    Sunset: header(sentences.sunset, sunset),
    ...(deprecation.successor
      ? { Link: header(sentences.successor, `<${deprecation.successor}>; rel="successor-version"`) }
      : {})
  }
}

/**
 * Checks deprecations: a deprecated operation states since when and until when, and names only an existing successor.
 * Any other operation states none of this.
 */
export function deprecationProblems(rows: Row[]): string[] {
  const paths = new Set(rows.map(({ path }) => path))
  return rows.flatMap((row) => {
    const { operationId, deprecated } = row.operation
    return (deprecated ? marked(row, paths) : unmarked(row)).map((problem) => `${operationId}: ${problem}`)
  })
}

const fields = ['x-deprecated-since', 'x-sunset', 'x-successor'] as const

const unmarked = ({ operation }: Row) =>
  fields.filter((field) => operation[field] !== undefined).map((field) => `${field} without deprecated: true`)

function marked({ operation, path }: Row, paths: Set<string>): string[] {
  const { 'x-deprecated-since': since, 'x-sunset': sunset, 'x-successor': successor } = operation
  const found: string[] = []
  if (!isDate(since)) found.push('deprecated needs x-deprecated-since, a date')
  if (!isDate(sunset)) found.push('deprecated needs x-sunset, a date')
  if (isDate(since) && isDate(sunset) && Date.parse(sunset) < monthsAfter(since, MONTHS))
    found.push(`x-sunset must be at least ${MONTHS} months after x-deprecated-since`)
  if (successor === undefined) return found
  if (!paths.has(successor) || successor === path) found.push('x-successor does not name another path of the contract')
  const own = parametersOf(path)
  if (parametersOf(successor).some((name) => !own.includes(name)))
    found.push('x-successor has a parameter that the path does not have')
  return found
}

const parametersOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

/** Whether a text is a day of the calendar; 2027-02-30 is not. */
function isDate(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function monthsAfter(day: string, months: number): number {
  const date = new Date(day)
  return date.setUTCMonth(date.getUTCMonth() + months)
}
