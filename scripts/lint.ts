import { readFile } from 'node:fs/promises'
import SwaggerParser from '@apidevtools/swagger-parser'
import spectral from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'

/** The documents that are published, in both versions of OpenAPI. */
export const published = ['a', 'b'].flatMap((letter) => [
  `generated/description-${letter}.json`,
  `generated/description-${letter}.3.0.json`
])

/**
 * Spectral's own rules, but for what the specification fixes: Description A has paths that end with a slash, beside those of B that do not.
 */
function createSpectral() {
  const linter = new spectral.Spectral()
  linter.setRuleset({
    extends: [rulesets.oas],
    rules: { 'path-keys-no-trailing-slash': 'off' }
  } as never)
  return linter
}

type Check = (document: object) => Promise<string[]>

/** Whether a document is valid OpenAPI, by its JSON schema and its references. */
export const parse: Check = async (document) => {
  // It changes what it is given.
  const validated = SwaggerParser.validate(structuredClone(document) as never)
  return await validated.then(
    () => [],
    (error: Error) => [`swagger-parser: ${error.message}`]
  )
}

/** Good style; takes half a minute for all documents. */
const style: Check = async (document) => {
  const found = await createSpectral().run(document as never)
  return found.map(({ code, message, path }) => `Spectral: ${code} ${message} at ${path.join('.')}`)
}

/** What the tools say of a document; nothing when it is good. */
export async function complaints(path: string, checks: Check[] = [parse, style]): Promise<string[]> {
  const document = JSON.parse(await readFile(path, 'utf8'))
  const found = await Promise.all(checks.map((check) => check(document)))
  return found.flat().map((complaint) => `${path}: ${complaint}`)
}

if (import.meta.filename === process.argv[1]) {
  const checks = process.argv.includes('--style') ? [parse, style] : [parse]
  const found = (await Promise.all(published.map((path) => complaints(path, checks)))).flat()
  if (found.length > 0) {
    console.error(found.join('\n'))
    process.exitCode = 1
  } else console.log('no complaints about the published documents')
}
