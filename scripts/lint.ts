import { readFile } from 'node:fs/promises'
import SwaggerParser from '@apidevtools/swagger-parser'

/** The published documents, in both versions of OpenAPI. */
export const published = ['a', 'b'].flatMap((letter) => [
  `generated/description-${letter}.json`,
  `generated/description-${letter}.3.0.json`
])

/** Checks whether a document is valid OpenAPI, by its JSON schema and its references. */
export async function parse(document: object): Promise<string[]> {
  // Cloned, since the parser changes its input.
  const validated = SwaggerParser.validate(structuredClone(document) as never)
  return await validated.then(
    () => [],
    (error: Error) => [`swagger-parser: ${error.message}`]
  )
}

/** Returns the complaints of swagger-parser about a file. */
export async function complaints(path: string): Promise<string[]> {
  const found = await parse(JSON.parse(await readFile(path, 'utf8')))
  return found.map((complaint) => `${path}: ${complaint}`)
}

if (import.meta.filename === process.argv[1]) {
  const found = (await Promise.all(published.map(complaints))).flat()
  if (found.length > 0) {
    console.error(found.join('\n'))
    process.exitCode = 1
  } else console.log('no complaints about the published documents')
}
