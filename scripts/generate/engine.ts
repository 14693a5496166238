import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Document, follow, type Json, operationsIn, type Parameter, type Response } from './document.ts'

/** A row of `errors` in openapi/engine.yaml. */
export interface ErrorCode {
  status: number
  description: string
  /** What the envelope holds besides code and message. */
  fields?: Record<string, Json>
  /** The headers of the answer by name, each naming a component. */
  headers?: Record<string, string>
  /** Whether the code is used where no operation is found. */
  outside?: boolean
}

/** The sentences that the generator writes into the documents, by their names in openapi/engine.yaml. */
export type Sentences = Record<(typeof sentenceNames)[number], string>

const sentenceNames = [
  'needsNoToken',
  'needsToken',
  'notForKeys',
  'needsPermission',
  'needsPermissionOrOwn',
  'needsOneOf',
  'or',
  'idempotent',
  'etag',
  'ifMatch',
  'notModified',
  'deprecatedSince',
  'sunset',
  'successor',
  'sort',
  'newestFirst',
  'equal',
  'operators',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'in',
  'seeFilters',
  'default',
  'deeper'
] as const

/** openapi/engine.yaml: what the engine adds to every operation. */
export interface Engine {
  components: {
    parameters: Record<string, Parameter>
    headers: Record<string, { 'x-every-response'?: string } & Record<string, Json>>
    schemas: Document['components']['schemas']
  }
  errors: Record<string, ErrorCode>
  /** What the codes inside `details` mean. */
  details: Record<string, string>
  sentences: Sentences
  /** openapi/fields.yaml: what properties mean, by name or by `Schema.property`. */
  fields: Record<string, string>
}

/** A sentence with its holes filled in. */
export const filled = (sentence: string, values: Record<string, string>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)

export async function readEngine(folder = 'openapi'): Promise<Engine> {
  const { fields } = parse(await readFile(join(folder, 'fields.yaml'), 'utf8')) as Pick<Engine, 'fields'>
  const engine: Engine = { ...parse(await readFile(join(folder, 'engine.yaml'), 'utf8')), fields }
  const missing = sentenceNames.filter((name) => !engine.sentences[name])
  if (missing.length > 0) throw new Error(`openapi/engine.yaml: the sentence ${missing.join(', ')} is missing`)
  return engine
}

/** Puts the components of the engine into a document, where its operations can refer to them. */
export function addEngineComponents(document: Document, { components, errors, details }: Engine): void {
  const { parameters, headers, schemas } = structuredClone(components)
  Object.assign(schemas.ErroCodigo ?? {}, { enum: Object.keys(errors).sort() })
  Object.assign(schemas.ErroDetalheCodigo ?? {}, { enum: Object.keys(details).sort() })
  Object.assign(document.components, {
    parameters: { ...document.components.parameters, ...parameters },
    headers: { ...document.components.headers, ...headers },
    schemas: { ...document.components.schemas, ...schemas }
  })
}

/** Gives every path the engine's parameters, before its own. Those for marked operations are left out. */
export function addCommonParameters(document: Document, { components }: Engine): void {
  const common = Object.entries(components.parameters)
    .filter(([, parameter]) => parameter['x-for'] === undefined)
    .map(([name]) => ({ $ref: `#/components/parameters/${name}` }))
  for (const item of Object.values(document.paths))
    item.parameters = [...(common as unknown as Parameter[]), ...((item.parameters ?? []) as Parameter[])]
}

/** Gives every response the headers with `x-every-response`, which holds their name in the response. */
export function addCommonHeaders(document: Document, { components }: Engine): void {
  const common = Object.entries(components.headers).flatMap(([key, header]): [string, Json][] =>
    header['x-every-response'] ? [[header['x-every-response'], { $ref: `#/components/headers/${key}` }]] : []
  )
  for (const { operation } of operationsIn(document)) {
    for (const response of Object.values(operation.responses)) {
      const found = follow<Response>(document, response)
      found.headers = { ...Object.fromEntries(common), ...found.headers }
    }
  }
}
