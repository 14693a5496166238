import { definitions } from '../../../../generated/operations.ts'
import type { components } from '../../../../generated/types-b.ts'
import type { Documento } from './document.ts'
import type { Json } from './field-type.ts'
import { isObject } from './field-values.ts'
import { fieldAt, isPath } from './fields.ts'
import { isCountry, isMunicipioName, ufNamed } from './municipios.ts'

/** A changed field of a case, with its values before and after. */
export type Change = components['schemas']['MudancaDeCampo']

const texts = (value: unknown): unknown[] => [value].flat()

function resolved(schema: unknown): Json {
  if (!isObject(schema)) return {}
  if (typeof schema.$ref !== 'string') return schema
  return resolved(definitions.b?.$defs[schema.$ref.split('/').at(-1) ?? ''])
}

/** Values that cannot hold what somebody wrote: numbers, days, truth values, and words that the contract lists. */
const isClosed = ({ type, enum: listed, format, pattern }: Json): boolean =>
  listed !== undefined ||
  format === 'date' ||
  format === 'date-time' ||
  pattern === '^\\d{1,7}$' ||
  ['boolean', 'integer', 'number'].some((each) => texts(type).includes(each))

function* closedIn(schema: Json, prefix = ''): Generator<string> {
  for (const [key, inner] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    const found = resolved(inner)
    if (texts(found.type).includes('object')) yield* closedIn(found, `${prefix}${key}.`)
    else if (isClosed(found)) yield `${prefix}${key}`
  }
}

const isPersonal = (name: string): boolean => {
  if (!isPath(name)) return false
  const { at, hidden, secret } = fieldAt(name)
  return hidden !== undefined || secret === true || at.table === 'casos_pessoais'
}

/**
 * The fields whose values may always be told in histories and reports. Texts that people write are not among them: they
 * may name the person, and a history is never changed.
 */
const told = new Set(
  [
    ...closedIn(resolved({ $ref: 'b#/$defs/CasoDetalhe' })),
    'endereco.municipio_residencia',
    'municipio_notificacao'
  ].filter((name) => !isPersonal(name))
)

/** Digits, with one word of letters at most before them or among them, and no CPF with its dots. */
const isPlainNumber = (text: string): boolean =>
  /\d/.test(text) && /^[\d ./-]*(?:[A-Za-z]{1,10}[\d ./-]*)?$/.test(text) && !/\d{3}\.\d{3}\.\d{3}-\d{2}/.test(text)

/** Texts that may be told as long as they are what they should be: a number of notification, a place that there is. */
const toldIf: Record<string, (text: string) => boolean> = {
  numero_notificacao: isPlainNumber,
  municipio_infeccao: isMunicipioName,
  estado_infeccao: (text) => ufNamed(text) !== null,
  pais_infeccao: isCountry
}

const mayTell = (campo: string, value: unknown): boolean =>
  told.has(campo) || (Object.hasOwn(toldIf, campo) && (value === null || toldIf[campo]!(String(value))))

/** Returns the value of a field, or of a key inside one. */
function valueAt(documento: Documento, name: string): unknown {
  if (isPath(name)) return documento[name]
  const [first = '', ...keys] = name.split('.')
  let value: unknown = isPath(first) ? documento[first] : undefined
  for (const key of keys) value = isObject(value) ? value[key] : undefined
  return value
}

const plainValue = (value: unknown): Change['antes'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null

/** The values of changed fields before and after, as far as they may be told; the others are left out. */
export const changesOf = (before: Documento, after: Documento, changed: readonly string[]): Change[] =>
  changed.flatMap((campo) => {
    const [antes, depois] = [plainValue(valueAt(before, campo)), plainValue(valueAt(after, campo))]
    return mayTell(campo, antes) && mayTell(campo, depois) ? [{ campo, antes, depois }] : []
  })

/** What the audit trail notes of a change: the names of all fields, and the values of those that may be told. */
export const changeDetails = (campos: string[], mudancas: Change[]): Record<string, unknown> => ({
  campos,
  ...(mudancas.length > 0 ? { mudancas } : {})
})
