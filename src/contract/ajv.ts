import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isCpf } from './cpf.ts'
import type { Definitions } from './operation.ts'

/** The one Ajv: exact, it changes nothing and coerces nothing. Query and path text is coerced before (coerce.ts). */
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

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // Date.parse rolls 30 February over to March; a real date survives the way back.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function isDateTime(text: string): boolean {
  const parts = dateTime.exec(text)
  return parts?.[1] !== undefined && isDate(parts[1])
}
