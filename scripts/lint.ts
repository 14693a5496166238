import { readFile } from 'node:fs/promises'
import SwaggerParser from '@apidevtools/swagger-parser'

/** The documents that are published, in both versions of OpenAPI. */
export const published = ['a', 'b'].flatMap((letter) => [
  `generated/description-${letter}.json`,
  `generated/description-${letter}.3.0.json`
])

/** Whether a document is valid OpenAPI, by its JSON schema and its references. */
export async function parse(document: object): Promise<string[]> {
  // It changes what it is given.
  const validated = SwaggerParser.validate(structuredClone(document) as never)
  return await validated.then(
    () => [],
    (error: Error) => [`swagger-parser: ${error.message}`]
  )
}

/** What swagger-parser says of a file; nothing when it is good. */
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
