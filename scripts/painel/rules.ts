import { join, resolve } from 'node:path'
import { _ } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { fastFormats } from 'ajv-formats/dist/formats.js'
import type { Plugin } from 'vite'
import { definitions, operations } from '../../generated/operations.ts'
import { libraryFormats } from '../../src/engine/contract/schema/ajv.ts'
import { ownFormats } from '../../src/engine/contract/schema/formats.ts'
import { fieldsOf } from './fields.ts'
import { sentences } from './sentences.ts'

const NAME = 'virtual:rules/'
const SENTENCES = 'virtual:sentences'
const schema = resolve(import.meta.dirname, '../../src/engine/contract/schema')

/** The service's own keyword for values in capitals that may be small ones, too, is a list of both here. */
function withBothCases(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withBothCases)
  if (typeof schema !== 'object' || schema === null) return schema
  const { eitherCase, ...rest } = schema as Record<string, unknown>
  const plain = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withBothCases(value)]))
  if (eitherCase === undefined) return plain
  const values = eitherCase as (string | null)[]
  return { ...plain, enum: [...values, ...values.flatMap((each) => each?.toLowerCase() ?? [])] }
}

/**
 * Provides the rules of a request's body as code: `virtual:rules/<operationId>`, and the service's own sentences for
 * what breaks them. The page's policy allows no code that is made while it runs, so Ajv makes it here.
 */
export const rules = (): Plugin => ({
  name: 'rules',
  resolveId: (id) => (id.startsWith(NAME) || id === SENTENCES ? `\0${id}` : null),
  load(id) {
    if (id === `\0${SENTENCES}`) return `export default ${JSON.stringify(sentences())}`
    return id.startsWith(`\0${NAME}`) ? codeOf(id.slice(NAME.length + 1)) : null
  }
})

export function bodyOf(operationId: string): object {
  const body = operations.find(({ id, description }) => id === operationId && description === 'b')?.body
  const found = body?.content['application/json']
  if (!found) throw new Error(`${operationId} takes no JSON`)
  return found
}

export function codeOf(operationId: string): string {
  const body = bodyOf(operationId)
  const ajv = createAjv()
  const made = standaloneCode.default(ajv, ajv.compile(withBothCases(body) as object))
  // Ajv asks for its own parts as Node does; a browser's module imports them.
  const code = made.replaceAll(
    /const (\w+) = require\("([^"]+)"\)\.default/g,
    'import $1_part from "$2"; const $1 = $1_part.default ?? $1_part'
  )
  if (code.includes('require(')) throw new Error(`the rules of ${operationId} need a part that a browser has not`)
  return [
    `import { ownFormats } from ${JSON.stringify(join(schema, 'formats.ts'))}`,
    `const formats = { ...ownFormats, ${libraryFormats.map(expressionOf).join(', ')} }`,
    code,
    `export const fields = ${JSON.stringify(fieldsOf(body, definitions))}`
  ].join('\n')
}

const expressionOf = (name: (typeof libraryFormats)[number]) => `${name}: ${fastFormats[name]}`

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    strictRequired: false,
    messages: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` }
  })
  for (const name of libraryFormats) ajv.addFormat(name, fastFormats[name] as RegExp)
  for (const [name, isOne] of Object.entries(ownFormats)) ajv.addFormat(name, isOne)
  ajv.addFormat('binary', true)
  for (const each of Object.values(definitions)) ajv.addSchema(withBothCases(each) as object)
  return ajv
}
