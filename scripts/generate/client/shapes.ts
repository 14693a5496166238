import {
  type Document,
  follow,
  type Json,
  type Operation,
  operationsOf,
  type Parameter,
  type Row,
  type Schema
} from '../document.ts'
import { type List, lists } from './operations.ts'

/** What the client packages are written from, for one description. */
export interface Described {
  letter: 'a' | 'b'
  document: Document
  rows: Row[]
  /** The lists that are asked for with GET and with POST, by path. */
  lists: Record<'GET' | 'POST', Record<string, List>>
}

/** What an operation takes and answers, as texts of types. A part that it does not take is null. */
export interface Shape {
  row: Row
  list: List | null
  path: { name: string; type: string }[]
  query: Part | null
  header: Part | null
  body: Part | null
  /** `Blob` for a file. */
  answer: string
  isFile: boolean
  /** The type of a list's items. */
  item: string | null
  /** The schemas that have no name in the contract, by the name that they get here. */
  definitions: Record<string, Schema>
}

export interface Part {
  type: string
  isRequired: boolean
}

/** Reads a published document for the client packages. */
export function describedIn(document: Document, letter: 'a' | 'b'): Described {
  const rows = [...operationsOf(document, letter)]
  const found = { GET: lists(document, rows, 'GET'), POST: lists(document, rows, 'POST') }
  return { letter, document, rows, lists: found }
}

export const shapesOf = (described: Described): Shape[] => described.rows.map((row) => shapeOf(row, described))

function shapeOf(row: Row, { document, lists }: Described): Shape {
  const { operation, path, method } = row
  const base = capital(operation.operationId)
  const definitions: Record<string, Schema> = {}
  const typeOf = (schema: Schema, hint: string): string => {
    if (typeof schema.$ref === 'string') return nameOf(schema.$ref)
    definitions[`${base}${hint}`] = schema
    return `${base}${hint}`
  }
  const { type: answer, isFile } = answerOf(operation, (schema) => typeOf(schema, 'Answer'))
  const list = lists[method as 'GET' | 'POST']?.[path] ?? null
  return {
    row,
    list,
    path: row.parameters.filter((each) => each.in === 'path').map((each) => placeOf(each, document)),
    query: queryOf(row, (schema) => typeOf(schema, 'Query')),
    header: headersOf(row),
    body: bodyOf(operation, (schema) => typeOf(schema, 'Body')),
    answer: startedOf(answer, operation),
    isFile,
    item: list && itemOf(list, answer, operation, document),
    definitions
  }
}

function queryOf({ parameters }: Row, typeOf: (schema: Schema) => string): Part | null {
  const all = parameters.filter((each) => each.in === 'query')
  if (all.length === 0) return null
  const schema = objectOf(all.map((each) => listed(each, parameters)))
  return { type: typeOf(schema), isRequired: all.some(({ required }) => required) }
}

/** Headers are few and the same everywhere, so their type is written where it is used. */
function headersOf({ parameters }: Row): Part | null {
  const all = parameters.filter((each) => each.in === 'header' && !everywhere.includes(each.name))
  if (all.length === 0) return null
  const fields = all.map(({ name, required }) => `${JSON.stringify(name)}${required ? '' : '?'}: string`)
  return { type: `{ ${fields.join('; ')} }`, isRequired: all.some(({ required }) => required) }
}

/** Headers that the client sets by itself, or that a caller sets for all calls. */
const everywhere = ['Accept-Language', 'X-Request-ID']

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const nameOf = (ref: string) => ref.split('/').at(-1) as string

const objectOf = (parameters: Parameter[]): Schema => ({
  type: 'object',
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(
    parameters.map(({ name, schema, description }) => [
      name,
      { ...schema, ...(description ? { description } : {}) } as Json
    ])
  )
})

/** `estado[in]` as an array of what `estado` can be. The client sends it with commas. */
export function listed(parameter: Parameter, all: Parameter[]): Parameter {
  const [, field] = /^(\w+)\[in\]$/.exec(parameter.name) ?? []
  const plain = all.find(({ name }) => name === field)
  return plain?.schema.enum ? { ...parameter, schema: { type: 'array', items: plain.schema } } : parameter
}

function placeOf({ name, schema }: Parameter, document: Document): { name: string; type: string } {
  const { type } = follow(document, schema)
  return { name, type: type === 'integer' || type === 'number' ? 'number' : 'string' }
}

function bodyOf({ requestBody }: Operation, typeOf: (schema: Schema) => string): Part | null {
  const [media] = Object.values(requestBody?.content ?? {})
  return media ? { type: typeOf(media.schema), isRequired: requestBody?.required === true } : null
}

function answerOf({ responses }: Operation, typeOf: (schema: Schema) => string): { type: string; isFile: boolean } {
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const contents = good.map(([, { content = {} }]) => content)
  const json = contents.flatMap((each) => (each['application/json'] ? [each['application/json'].schema] : []))
  const [schema] = json
  const isEmpty = contents.some((each) => Object.keys(each).length === 0)
  if (schema) return { type: isEmpty ? `${typeOf(schema)} | undefined` : typeOf(schema), isFile: false }
  // A photo has no content in the documents that names its type.
  const isFile = contents.some((each) => Object.keys(each).length > 0) || (isEmpty && responses['200'] !== undefined)
  return isFile ? { type: 'Blob', isFile } : { type: 'undefined', isFile }
}

/** The answer of an operation that starts a job knows which kind of job it is. */
const startedOf = (answer: string, operation: Operation): string =>
  operation['x-job'] ? `Started<${answer}, ${JSON.stringify(operation['x-job'])}>` : answer

function itemOf({ items }: List, answer: string, { responses }: Operation, document: Document): string {
  const page = follow(document, responses['200']?.content?.['application/json']?.schema ?? {})
  const array = items === '' ? page : follow(document, (page.properties as Record<string, Schema>)[items] as Schema)
  const item = array.items as Schema
  if (typeof item.$ref === 'string') return nameOf(item.$ref)
  return items === '' ? `${answer}[number]` : `${answer}[${JSON.stringify(items)}][number]`
}
