import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import type { Document } from './document.ts'

/**
 * Runs openapi-typescript. A binary string becomes a Blob for clients; the engine gives handlers an Upload or takes a
 * Download.
 */
export async function types(document: Document): Promise<string> {
  const ast = await openapiTS(document as unknown as OpenAPI3, {
    defaultNonNullable: false,
    alphabetize: true,
    transform: (schema) => (schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined)
  })
  return astToString(ast)
}
