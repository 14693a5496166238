/*
 * Own lines: openapi-snippet 0.14.0 and @readme/httpsnippet 11.1.0 write one bare request. Their samples do not loop
 * over pages, wait for a job or check the status, and they put `$TOKEN` into quotes where no shell fills it in.
 * openapi-snippet also sends every optional parameter, and fails on 4 of the 100 operations of description B. Neither
 * knows our client.
 */

import { callsOf, type Described } from '../../../src/platform/docs/calls.ts'
import { lists } from '../client/operations.ts'
import { type Document, operationsOf, type Row } from '../document.ts'
import { sampleCall } from './call.ts'
import { curl } from './curl.ts'
import { python } from './python.ts'
import { typescript } from './typescript.ts'

type Samples = Record<string, Record<'curl' | 'typescript' | 'python', string>>

/** generated/samples.json: how each operation is called, from the published documents. */
export function samplesFile(head: string, documents: Record<'a' | 'b', Document>): string {
  const { a, b } = { a: samplesOf(documents.a, 'a'), b: samplesOf(documents.b, 'b') }
  return `${JSON.stringify({ 'x-generated': head, a, b }, null, 1)}\n`
}

function samplesOf(document: Document, letter: 'a' | 'b'): Samples {
  const rows = [...operationsOf(document, letter)]
  const found = [...Object.values(lists(document, rows, 'GET')), ...Object.values(lists(document, rows, 'POST'))]
  const listOf = new Map(found.map((list) => [list.operation, list]))
  return Object.fromEntries(
    callsOf(document as unknown as Described).map((call) => {
      const sample = sampleCall(letter, call, listOf.get(call.id) ?? null)
      return [call.id, { curl: curl(sample), typescript: typescript(sample), python: python(sample) }]
    })
  )
}

/** Checks that `x-sample` names existing parameters, and a file exactly where there is one. */
export function sampleProblems(rows: Row[]): string[] {
  return rows.flatMap(({ operation, parameters }) => {
    const { operationId, 'x-sample': sample = {}, 'x-filterable': filterable = {} } = operation
    const known = parameters.filter((each) => each.in === 'query').map(({ name }) => name)
    const isKnown = (name: string) => known.includes(name) || (filterable[name.replace(/\[\w+\]$/, '')] ?? false)
    const unknown = (sample.query ?? []).filter((name) => !isKnown(name))
    const hasFile = sample.file !== undefined
    return [
      ...unknown.map((name) => `${operationId}: x-sample names ${name}, which is not one of its parameters`),
      ...(hasFile === isFile(operation)
        ? []
        : [`${operationId}: x-sample must have a file name exactly when there is a file`])
    ]
  })
}

const isFile = ({ requestBody, responses }: Row['operation']): boolean =>
  requestBody?.content['multipart/form-data'] !== undefined ||
  Object.entries(responses).some(
    ([status, { content = {} }]) =>
      Number(status) < 300 &&
      !content['application/json'] &&
      Object.values(content).some(({ schema }) => schema.format === 'binary')
  )
