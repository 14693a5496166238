import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { SchemaValidateFunction } from 'ajv/dist/types/index.js'
import addFormats from 'ajv-formats'
import { boundErrors } from './bounded.ts'
import { isCns } from './cns.ts'
import { isCpf } from './cpf.ts'
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
  ajv.addFormat('date', isDate)
  ajv.addFormat('date-time', isDateTime)
  ajv.addFormat('moment', (text: string) => isDate(text) || isDateTime(text))
  ajv.addFormat('cpf', isCpf)
  ajv.addFormat('cns', isCns)
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

const dateTime = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

const date = /^(\d{4})-(\d\d)-(\d\d)$/
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isDate(text: string): boolean {
  const parts = date.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return year > 0 && day > 0 && day <= (monthLengths[month - 1] ?? 0) + (leap ? 1 : 0)
}

function isDateTime(text: string): boolean {
  const parts = dateTime.exec(text)
  return parts?.[1] !== undefined && isDate(parts[1])
}
