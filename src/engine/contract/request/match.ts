import type { FastifyRequest } from 'fastify'
import type { Operation } from '../schema/operation.ts'
import type { Instead, MakeContext } from './context.ts'
import type { AnyHandler, Contract } from './contract.ts'
import { requireTag } from './etag.ts'
import type { Input } from './input.ts'

/**
 * Returns what the handler of a request with `If-Match` calls to compare the record with the client's copy. The
 * operation that gave the client the tag reads the record again, for this caller, through the transaction that holds
 * its lock.
 */
export function matcher({ operations, handlers, comparing }: Contract, context: MakeContext) {
  const sources = new Map(operations.filter(({ etag }) => etag).map((operation) => [operation.id, operation]))
  return (request: FastifyRequest, { ifMatch }: Operation, input: Input): Instead | undefined => {
    const header = request.headers['if-match']
    const source = ifMatch === null ? undefined : sources.get(ifMatch)
    if (header === undefined || !source) return undefined
    const read = handlers[source.module]?.[source.id] as AnyHandler
    return {
      requireMatch: async (services) => {
        const reading = context(request, { ...services, ...comparing })
        await requireTag(header, async (include) => {
          const query = { ...defaultsOf(source), include }
          return (await read({ params: input.params, query, body: undefined } as never, reading as never)).body
        })
      }
    }
  }
}

const defaultsOf = ({ query }: Operation): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query.properties).flatMap(([name, schema]) => ('default' in schema ? [[name, schema.default]] : []))
  )
