import { type Document, type Operation, operationsOf, type Row } from '../../../scripts/generate/document.ts'
import { readEngine } from '../../../scripts/generate/engine.ts'

/** What the generator writes into the documents by itself, in English. */
export const { sentences } = await readEngine()

const erro = {
  description: 'Erro.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' }, example: { code: 'X' } } }
}

/** Makes a GET that describes what a GET has to. */
export function readOperation(operationId: string, more: Partial<Operation> = {}): Operation {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Coisa' }, example: { id: 7 } } }
  return {
    operationId,
    tags: ['coisas'],
    summary: 'Read a thing',
    description: 'Reads it.',
    'x-status': 'current',
    responses: {
      200: { description: 'It.', content },
      400: erro,
      401: erro,
      403: erro,
      404: erro,
      422: erro,
      429: erro,
      500: erro,
      503: erro
    },
    ...more
  }
}

/** Makes a POST with a body that describes what a POST has to. */
export function writeOperation(operationId: string, more: Partial<Operation> = {}): Operation {
  const { responses } = readOperation(operationId)
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Coisa' }, example: { id: 7 } } }
  return readOperation(operationId, {
    requestBody: { required: true, content },
    responses: { ...responses, 413: erro, 415: erro },
    ...more
  })
}

export type Operations = Record<string, Record<string, Operation>>

export function document(paths: Operations): Document {
  const id = {
    name: 'id',
    in: 'path' as const,
    required: true,
    schema: { $ref: '#/components/schemas/Id' },
    example: 7
  }
  return {
    openapi: '3.1.0',
    info: { version: '0.1.0' },
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => {
        const [, name] = /\{(\w+)\}/.exec(path) ?? []
        return [path, { parameters: name ? [{ ...id, name }] : [], ...item }]
      })
    ),
    components: {
      schemas: {
        Id: { type: 'integer', minimum: 1 },
        Coisa: {
          type: 'object',
          additionalProperties: false,
          required: ['id'],
          properties: { id: { $ref: '#/components/schemas/Id' } }
        },
        Erro: {
          type: 'object',
          additionalProperties: false,
          required: ['code'],
          properties: { code: { type: 'string', description: 'The code.' } }
        }
      }
    }
  }
}

export function rowsOf(documents: Record<'a' | 'b', Document>): Row[] {
  return [...operationsOf(documents.a, 'a'), ...operationsOf(documents.b, 'b')]
}
