import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isCpf } from './cpf.ts'
import type { Definitions } from './operation.ts'

export type Ajv = Ajv2020

const made = new WeakMap<Definitions, Ajv2020>()

/** One for each contract, which keeps what it compiles: compiling takes seconds, and an application more of the same contract need not wait for it. */
export function ajvOf(definitions: Definitions): Ajv2020 {
  const ajv = made.get(definitions) ?? createAjv(definitions)
  made.set(definitions, ajv)
  return ajv
}

/** Exact: it changes nothing and coerces nothing. Query and path text is coerced before (coerce.ts). */
export function createAjv(definitions: Definitions): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    strictRequired: false,
    verbose: false
  })
  addFormats.default(ajv, { mode: 'fast', formats: ['email', 'uuid', 'uri'] })
  ajv.addFormat('date', isDate)
  ajv.addFormat('date-time', isDateTime)
  ajv.addFormat('moment', (text: string) => isDate(text) || isDateTime(text))
  ajv.addFormat('cpf', isCpf)
  ajv.addFormat('binary', true)
  for (const schema of Object.values(definitions)) ajv.addSchema(schema)
  return ajv
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
