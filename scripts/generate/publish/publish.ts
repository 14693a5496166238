import { type Document, operationsIn } from '../document.ts'
import type { Engine, Sentences } from '../engine.ts'
import { permissionSentence } from '../permission.ts'
import type { Release } from '../releases.ts'
import { retrySentences } from '../retries.ts'
import { unrollCircles } from './circles.ts'
import { openAnswers } from './directions.ts'
import { addFileExamples } from './examples.ts'
import { describeFields } from './fields.ts'
import { removeUnused, withDistinctNames } from './names.ts'
import { addOperatorParameters } from './operators.ts'
import { makePortable } from './portable.ts'

export type Documents = Record<'a' | 'b', Document>

/**
 * Makes the documents for client tools from those of the engine, which stay unchanged. `latest` is the latest release.
 */
export function publish(
  documents: Documents,
  latest: Pick<Release, 'release' | 'version'>,
  { sentences, fields }: Pick<Engine, 'sentences' | 'fields'>
): Documents {
  const { a, b } = structuredClone(documents)
  for (const document of [a, b]) {
    document.info['x-release'] = latest.release
    document.info['x-release-version'] = latest.version
    describeFields(document, fields)
    addPermissionSentences(document, sentences)
    addOperatorParameters(document, sentences)
    addFileExamples(document)
    unrollCircles(document, sentences)
    openAnswers(document, sentences)
    makePortable(document)
    removeUnused(document)
  }
  return { a: withDistinctNames({ a, b }), b }
}

/** Ends every description with what a caller needs. */
function addPermissionSentences(document: Document, sentences: Sentences): void {
  for (const { operation } of operationsIn(document))
    operation.description = [
      operation.description.trimEnd(),
      ...retrySentences(operation, sentences),
      permissionSentence(operation, sentences)
    ].join(' ')
}
