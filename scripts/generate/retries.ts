import type { Response, Row } from './document.ts'
import {
  type Document,
  type Found,
  follow,
  mapValues,
  type Operation,
  operationsIn,
  type Parameter
} from './document.ts'
import type { Engine, Sentences } from './engine.ts'

/** The marks of an operation that make a repetition safe. Header, answers and sentence follow from the mark. */
const marks = ['x-idempotent', 'x-etag', 'x-if-match'] as const
type Mark = (typeof marks)[number]

/** The codes of the refusals that a mark adds. */
const codes: Record<Mark, string[]> = {
  'x-idempotent': ['IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_MISMATCH'],
  'x-etag': [],
  'x-if-match': ['PRECONDITION_FAILED']
}

/** The headers that a mark adds to every answer that is not a refusal: their names, and those of their components. */
const headers: Record<Mark, Record<string, string>> = {
  'x-idempotent': { 'Idempotency-Replayed': 'IdempotencyReplayed' },
  'x-etag': { ETag: 'ETag' },
  'x-if-match': {}
}

const sentenceOf: Record<Mark, keyof Sentences> = {
  'x-idempotent': 'idempotent',
  'x-etag': 'etag',
  'x-if-match': 'ifMatch'
}

const marksOf = (operation: Operation): Mark[] => marks.filter((mark) => operation[mark])

export const retryCodes = (operation: Operation): string[] => marksOf(operation).flatMap((mark) => codes[mark])

/** The sentences that end the description of a marked operation. */
export const retrySentences = (operation: Operation, sentences: Sentences): string[] =>
  marksOf(operation).map((mark) => sentences[sentenceOf[mark]])

/** Declares what follows from the marks. Answers are copied first, since other operations may refer to them. */
export function addRetries(document: Document, { components, sentences }: Engine): void {
  for (const { operation } of operationsIn(document)) {
    for (const mark of marksOf(operation)) {
      const taken = Object.entries(components.parameters).filter(([, parameter]) => parameter['x-for'] === mark)
      const references = taken.map(([name]) => ({ $ref: `#/components/parameters/${name}` }) as unknown as Parameter)
      operation.parameters = [...(operation.parameters ?? []), ...references]
      if (mark === 'x-etag')
        operation.responses = { ...operation.responses, 304: { description: sentences.notModified } }
      operation.responses = mapValues(operation.responses, (response, status) =>
        Number(status) < 400 ? withHeaders(follow(document, response), headers[mark]) : response
      )
    }
  }
}

const withHeaders = (response: Response, added: Record<string, string>): Response => ({
  ...response,
  headers: { ...response.headers, ...mapValues(added, (name) => ({ $ref: `#/components/headers/${name}` })) }
})

/** Checks that a mark stands only where its promise can be kept. */
export function retryProblems(rows: Row[]): string[] {
  const read = new Map(rows.map((row) => [row.operation.operationId, row]))
  return rows.flatMap((row) => {
    const { operationId, 'x-idempotent': idempotent, 'x-etag': etag, 'x-if-match': source } = row.operation
    const found: string[] = []
    if (idempotent && row.method !== 'POST') found.push('x-idempotent is for operations with POST')
    if (etag && (row.method !== 'GET' || !row.operation.responses[200]?.content?.['application/json']))
      found.push('x-etag is for operations that read JSON')
    if (source !== undefined && !isSource(read.get(source), row))
      found.push('x-if-match names no operation of the same document with x-etag and path parameters of its own')
    return found.map((problem) => `${operationId}: ${problem}`)
  })
}

function isSource(source: Row | undefined, row: Row): boolean {
  const names = ({ parameters }: Found) => parameters.filter((p) => p.in === 'path').map((p) => p.name)
  return (
    source?.operation['x-etag'] === true &&
    source.letter === row.letter &&
    names(source).every((name) => names(row).includes(name))
  )
}
