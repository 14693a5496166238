import { pointedAt } from '../../../engine/contract/schema/pointer.ts'
import type { Described as Published } from '../calls.ts'
import type { Follow, Schema } from './schema.ts'

export type Letter = 'a' | 'b'

export interface Media {
  schema?: Schema
  example?: unknown
  examples?: Record<string, { $ref?: string; value?: unknown }>
}

export interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
  'x-operators'?: boolean
}

export interface Response {
  $ref?: string
  description: string
  content?: Record<string, Media>
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  deprecated?: boolean
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Response>
  'x-status'?: string
  'x-permission'?: string
  'x-sunset'?: string
}

export interface Described extends Published {
  paths: Record<string, Record<string, Operation | Parameter[]>>
}

/** One operation together with the parameters of its path. */
export interface Entry {
  letter: Letter
  method: string
  path: string
  operation: Operation
  parameters: Parameter[]
  follow: Follow
  /** Address of the operation's page. */
  address: string
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Lists every operation of a document by tag, in the order of the document. */
export function entriesOf(letter: Letter, document: Described): Entry[] {
  const follow = followerOf(document)
  const all = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Entry[] => {
      const operation = item[method] as Operation | undefined
      if (!operation) return []
      // Headers come last: most operations share them, and a reader soon knows them.
      const parameters = [...(operation.parameters ?? []), ...((item.parameters ?? []) as Parameter[])]
        .map(follow)
        .sort((x, y) => Number(x.in === 'header') - Number(y.in === 'header'))
      const address = `/reference/${letter}/${operation.operationId}`
      return [{ letter, method: method.toUpperCase(), path, operation, parameters, follow, address }]
    })
  )
  return document.tags.flatMap(({ name }) => all.filter(({ operation }) => operation.tags[0] === name))
}

/** Returns a function that resolves references. References of a published document are local. */
function followerOf(document: Described): Follow {
  const follow: Follow = (value) => (value.$ref ? follow(pointedAt(document, value.$ref) as typeof value) : value)
  return follow
}
