import { resolve } from 'node:path'
import { bundle as bundleFiles, loadConfig, type NormalizedProblem } from '@redocly/openapi-core'
import type { Document } from './document.ts'

const sentence = ({ message, location: [place] }: NormalizedProblem) =>
  place ? `${message} at ${place.source.absoluteRef} ${place.pointer ?? ''}` : message

/**
 * Makes one self-contained document from the files of a folder. This is `redocly bundle` without starting a program.
 */
export async function bundle(letter: 'a' | 'b', folder = 'openapi'): Promise<Document> {
  const config = await loadConfig({ configPath: resolve(folder, 'redocly.yaml') })
  const { bundle, problems } = await bundleFiles({ ref: resolve(folder, `description-${letter}.yaml`), config })
  if (problems.length > 0) throw new Error(problems.map(sentence).join('\n'))
  // Parts that are used twice are one object up to here; changing one would change the other, so they are copied.
  return JSON.parse(JSON.stringify(bundle.parsed))
}
