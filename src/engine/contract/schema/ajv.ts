import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { SchemaValidateFunction } from 'ajv/dist/types/index.js'
import addFormats from 'ajv-formats'
import { boundErrors } from './bounded.ts'
import { ownFormats } from './formats.ts'
import type { Definitions } from './operation.ts'

/** Says whether a value matches. `errors` holds what was wrong with the last value. */
export type Validator = Pick<ValidateFunction, 'errors'> & ((value: unknown) => boolean)

/** Returns the validator of a schema. */
export type Validators = (schema: object) => Validator

const known = new WeakMap<Definitions, Validators>()

/**
 * Returns the validators of a contract. Schemas that read alike share one: most of some 900 answers are the same few
 * errors. All applications of a process that serve the same definitions share them too. Each validator is compiled on
 * first use, because compiling all of them took a second of every start.
 */
export function validatorsOf(definitions: Definitions): Validators {
  const found = known.get(definitions) ?? sharedValidators(createAjv(definitions))
  known.set(definitions, found)
  return found
}

function sharedValidators(ajv: Ajv2020): Validators {
  const shared = new Map<string, Validator>()
  return (schema) => {
    const text = JSON.stringify(schema)
    const validator = shared.get(text) ?? compiledWhenAsked(ajv, schema)
    shared.set(text, validator)
    return validator
  }
}

function compiledWhenAsked(ajv: Ajv2020, schema: object): Validator {
  let compiled: ValidateFunction | undefined
  const validator: Validator = (value) => {
    compiled ??= ajv.compile(schema)
    const matches = compiled(value)
    validator.errors = compiled.errors
    return matches
  }
  return validator
}

/** Describes for the log what a validator has just found. */
export const errorsText = ({ errors }: Pick<Validator, 'errors'>): string =>
  (errors ?? []).map(({ instancePath, message }) => `body${instancePath} ${message}`).join(', ')

/** Formats whose regular expressions come from a library. */
export const libraryFormats = ['email', 'uuid', 'uri'] as const

/**
 * Creates the only Ajv instance. It changes and coerces nothing: coerce.ts has converted query and path text before.
 */
export function createAjv(definitions: Definitions): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    strictRequired: false,
    verbose: false
  })
  boundErrors(ajv)
  addFormats.default(ajv, { mode: 'fast', formats: [...libraryFormats] })
  for (const [name, isOne] of Object.entries(ownFormats)) ajv.addFormat(name, isOne)
  ajv.addFormat('binary', true)
  ajv.addKeyword({ keyword: 'eitherCase', type: 'string', schemaType: 'array', validate: isAmong })
  for (const schema of Object.values(definitions)) ajv.addSchema(schema)
  return ajv
}

/**
 * Checks an enumeration in capitals whose values are also accepted in lower case. The modules turn them into capitals.
 */
const isAmong: SchemaValidateFunction = (values: unknown[], text: string) => {
  const found = values.includes(text.toUpperCase())
  if (!found) isAmong.errors = [{ keyword: 'eitherCase', params: { allowedValues: values } }]
  return found
}
