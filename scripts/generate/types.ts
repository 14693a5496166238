import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { type Document, operationsIn } from './document.ts'

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

const JSON_TYPE = 'application/json'

/** The document as clients read it: where an operation answers JSON and a table, they ask for JSON. */
export function answeringJson(document: Document): Document {
  const copy = structuredClone(document)
  for (const { operation } of operationsIn(copy))
    for (const { content } of Object.values(operation.responses))
      if (content?.[JSON_TYPE]) for (const type in content) if (type !== JSON_TYPE) delete content[type]
  return copy
}
