import { pointedAt } from '../../engine/contract/schema/pointer.ts'

/**
 * Turns the operations of a published document into calls that a client could make, with the values of its examples.
 * Samples and collections are written from these calls.
 */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Node = { [key: string]: Json }

/** A published document, in any language. */
export interface Described {
  info: { title: string; summary: string; description: string }
  tags: { name: string; description: string }[]
  paths: object
  components: object
}

export interface Field {
  name: string
  value: Json
  /** The value as it is written in a path, a query or a form. */
  text: string
  isRequired: boolean
  /** Whether samples show the field, required or not. */
  isShown: boolean
  description: string
}

export interface UploadField extends Field {
  isFile: boolean
}

export type Body =
  | { kind: 'json'; value: Json }
  | { kind: 'form'; fields: Field[] }
  | { kind: 'upload'; fields: UploadField[] }

/** An answer that the document shows. */
export interface Answer {
  /** The name of the example, where there are several. */
  name: string
  status: number
  type: string
  description: string
  /** Answers of the same shape share one object. */
  schema: Node
  value: Json
}

export interface Call {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  description: string
  /** Whether the call takes no token. */
  isPublic: boolean
  isBodyRequired: boolean
  pathFields: Field[]
  query: Field[]
  headers: Field[]
  body: Body | null
  /** Answers other than refusals. */
  answers: Answer[]
  /** The name of the file that the call takes or returns. */
  file: string | null
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

export function callsOf(document: Described): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]: [string, Node]) =>
    methods.flatMap((method) => (item[method] ? [callOf(document, method, path, item)] : []))
  )
}

interface Operation {
  operationId: string
  tags: [string]
  summary: string
  description: string
  security?: Json[]
  parameters?: Node[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses: Record<string, Node>
  'x-sample'?: { query?: string[]; file?: string }
}

interface Media {
  schema: Node
  example?: Json
  examples?: Record<string, Node>
}

function callOf(document: Described, method: string, path: string, item: Node): Call {
  const operation = item[method] as unknown as Operation
  const { query: shown = [], file = null } = operation['x-sample'] ?? {}
  const parameters = [...((item.parameters ?? []) as Node[]), ...(operation.parameters ?? [])]
    .map((each) => follow(document, each))
    // An object parameter stands for parameters of many names and is never sent under its own.
    .filter(({ schema }) => (schema as Node).type !== 'object')
  const fieldsIn = (place: string) =>
    parameters.filter((each) => each.in === place).map((each) => parameterField(document, each, shown))
  const body = operation.requestBody && (follow(document, operation.requestBody as unknown as Node) as unknown)
  const { required = false, content = {} } = (body ?? {}) as Partial<NonNullable<Operation['requestBody']>>
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0],
    summary: operation.summary,
    description: operation.description,
    isPublic: operation.security?.length === 0,
    isBodyRequired: required,
    pathFields: fieldsIn('path'),
    query: fieldsIn('query'),
    headers: fieldsIn('header'),
    body: bodyOf(document, content),
    answers: Object.entries(operation.responses).flatMap(([status, response]) =>
      Number(status) < 300 ? answersOf(document, Number(status), follow(document, response)) : []
    ),
    file
  }
}

function parameterField(document: Described, parameter: Node, shown: string[]): Field {
  const name = String(parameter.name)
  const value = parameter.example ?? follow(document, parameter.schema as Node).example ?? ''
  const isRequired = parameter.required === true
  return fieldOf(name, value, isRequired, isRequired || shown.includes(name), String(parameter.description ?? ''))
}

const fieldOf = (name: string, value: Json, isRequired: boolean, isShown: boolean, description = ''): Field => ({
  name,
  value,
  text: Array.isArray(value) ? value.join(',') : String(value),
  isRequired,
  isShown,
  description
})

function bodyOf(document: Described, content: Record<string, Media>): Body | null {
  const [[type, media] = []] = Object.entries(content)
  if (!type || !media) return null
  const value = exampleOf(document, media)
  if (type === 'application/json') return { kind: 'json', value }
  const { properties, required = [] } = follow(document, media.schema)
  const fields = Object.entries(value as Node).map(([name, each]): UploadField => {
    const isRequired = (required as string[]).includes(name)
    const { description } = (properties as Record<string, Node>)[name] as Node
    const isFile = follow(document, (properties as Record<string, Node>)[name] as Node).format === 'binary'
    return { ...fieldOf(name, each, isRequired, isRequired, String(description ?? '')), isFile }
  })
  return type === 'multipart/form-data' ? { kind: 'upload', fields } : { kind: 'form', fields }
}

const exampleOf = (document: Described, { example, examples = {} }: Media): Json =>
  example ?? follow(document, Object.values(examples)[0] ?? {}).value ?? null

function answersOf(document: Described, status: number, response: Node): Answer[] {
  const description = String(response.description)
  const content = Object.entries((response.content ?? {}) as unknown as Record<string, Media>)
  if (content.length === 0) return [{ name: '', status, type: '', description, schema: {}, value: null }]
  return content.flatMap(([type, media]) => {
    const shared = { status, type, description, schema: follow(document, media.schema) }
    if (media.example !== undefined) return [{ ...shared, name: '', value: media.example }]
    return Object.entries(media.examples ?? {}).map(([name, each]) => ({
      ...shared,
      name,
      value: follow(document, each).value ?? null
    }))
  })
}

/** Returns what a reference points to. */
function follow(document: Described, node: Node): Node {
  if (typeof node.$ref !== 'string') return node
  return follow(document, pointedAt(document, node.$ref) as Node)
}
