import type { Document, Json, Operation, Response } from './document.ts'
import { follow, methods } from './document.ts'

/** Adds the headers that every response carries (`x-every-response` in components) to every response of a document. */
export function addCommonHeaders(document: Document): void {
  const headers = (document.components.headers ?? {}) as Record<string, { 'x-every-response'?: string }>
  const common = Object.entries(headers).flatMap(([key, header]): [string, Json][] =>
    header['x-every-response'] ? [[header['x-every-response'], { $ref: `#/components/headers/${key}` }]] : []
  )
  for (const item of Object.values(document.paths)) {
    for (const method of methods) {
      const operation = item[method] as Operation | undefined
      for (const response of Object.values(operation?.responses ?? {})) {
        const found = follow<Response>(document, response)
        found.headers = { ...Object.fromEntries(common), ...found.headers }
      }
    }
  }
}
