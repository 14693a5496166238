import { type Problem, refused } from '../../../errors.ts'
import type { Documento } from './document.ts'
import type { Json } from './field-type.ts'
import { isObject } from './field-values.ts'
import { sharedSigns } from './parts.ts'

type Keys = readonly string[]

/** A fact that bodies may state in two places. */
interface SaidTwice {
  /** Where documents hold it. */
  at: Keys
  /** Where else it may be stated. */
  also: Keys
  /** Turns the value stated there into the form of documents. */
  form(value: unknown): unknown
  /**
   * The value of a new case, which gives way to another stated value. With undefined, both statements must be equal.
   */
  initially: unknown
}

const facts: SaidTwice[] = [
  {
    at: ['hospitalizacao'],
    also: ['dados_clinicos', 'hospitalizacao'],
    form: (value) => value === true,
    initially: undefined
  },
  ...sharedSigns.map((sign) => ({
    at: ['dados_especificos', sign],
    also: ['dados_clinicos', 'sinais_sintomas', sign],
    form: (value: unknown) => value,
    initially: null
  }))
]

export const contradiction = (path: string, other: string): Problem =>
  refused(path.split('.'), 'field.contradiction', 'CONTRADICTION', { campo: other })

/**
 * Joins facts that are stated in two places into one, inside the part itself. A form filled from the detail repeats the
 * old value in one place and has the new one in the other, so the value that differs from `before` counts. Returns
 * under which names each fact was sent.
 */
export function joinSaidTwice(part: Documento, before: Documento | undefined) {
  const names = new Map<string, string[]>()
  const problems: Problem[] = []
  for (const { at, also, form, initially } of facts) {
    const [given, other] = [valueAt(part, at), valueAt(part, also)]
    if (other === undefined) continue
    remove(part, also)
    const said = form(other)
    const stored = before ? (valueAt(before, at) ?? null) : initially
    const [name, otherName] = [at.join('.'), also.join('.')]
    if (given === undefined || given === stored) {
      put(part, at, said)
      names.set(name, said === given ? [name, otherName] : [otherName])
    } else if (said === given) names.set(name, [name, otherName])
    else if (said !== stored) problems.push(contradiction(otherName, name))
  }
  return { names, problems }
}

function valueAt(documento: Documento, keys: Keys): unknown {
  let value: unknown = documento
  for (const key of keys) value = isObject(value) ? value[key] : undefined
  return value
}

/** Returns the object that holds the last of the keys, and creates what is missing on the way. */
function holderOf(documento: Json, keys: Keys): Json {
  let holder = documento
  for (const key of keys.slice(0, -1)) {
    const inner = isObject(holder[key]) ? holder[key] : {}
    holder[key] = inner
    holder = inner
  }
  return holder
}

function put(documento: Documento, keys: Keys, value: unknown): void {
  holderOf(documento, keys)[keys.at(-1) as string] = value
}

function remove(documento: Documento, keys: Keys): void {
  delete holderOf(documento, keys)[keys.at(-1) as string]
}
