import type { components } from '../../../../generated/types-b.ts'
import type { Problem } from '../../../errors.ts'
import type { Documento } from './document.ts'
import type { Json, Path } from './field-type.ts'
import { isObject } from './field-values.ts'
import { fieldAt, isPath, paths } from './fields.ts'
import { contradiction, joinSaidTwice } from './said-twice.ts'

export type CasoBody = components['schemas']['CasoEditar']

/** A path that rules refer to: that of a field, or of a part that has a rule of its own. */
export type NamedPath =
  | Path
  | 'dados_clinicos.data_internacao'
  | 'dados_laboratoriais.sorotipo'
  | `dados_laboratoriais.data_coleta_${'ns1' | 'igm' | 'pcr' | 'isolamento_viral'}`

/** The part of a document that a body holds. */
export interface BodyPart {
  part: Documento
  /** Returns the name under which the sender of the body knows a field. */
  nameOf(path: NamedPath): string
  /** Returns all names under which these fields were sent, in alphabetical order. */
  sentNames(fields: string[]): string[]
  /** The places where the body contradicts itself about one field. */
  problems: Problem[]
}

const pathOfFlat = new Map<string, Path>(
  paths.flatMap((path) => {
    const { flat } = fieldAt(path)
    return flat === undefined ? [] : [[flat, path]]
  })
)

/**
 * Reads a body, whose fields may be nested or have flat names, as a part of a document. `before` is the case that it
 * changes.
 */
export function readBody(body: CasoBody | Json, before?: Documento): BodyPart {
  const { part, flat } = flattened(body)
  const { names, problems } = joinSaidTwice(part, before)
  for (const [name, path, value] of flat) {
    if (!Object.hasOwn(part, path)) {
      part[path] = value
      names.set(path, [name])
    } else if (part[path] !== value) problems.push(contradiction(path, name))
    else names.set(path, [path, name])
  }
  return {
    part,
    nameOf: (path) => names.get(path)?.[0] ?? path,
    sentNames: (fields) => fields.flatMap((field) => names.get(field) ?? [field]).sort(),
    problems
  }
}

/**
 * Collects the fields by path and, separately, those under flat names, all in the form in which they are compared.
 * Anything that is not a field, such as the history, is left out.
 */
function flattened(body: object): { part: Documento; flat: [name: string, path: Path, value: unknown][] } {
  const part: Documento = {}
  const flat: [string, Path, unknown][] = []
  const add = (name: string, value: unknown) => {
    if (isPath(name)) part[name] = normal(name, value)
  }
  for (const [name, value] of Object.entries(body)) {
    const path = pathOfFlat.get(name)
    if (path) flat.push([name, path, normal(path, value)])
    else if (isPath(name) || !isObject(value)) add(name, value)
    else for (const [key, inner] of Object.entries(value)) add(`${name}.${key}`, inner)
  }
  return { part, flat }
}

function normal(path: Path, value: unknown): unknown {
  const { normal = (given: unknown) => given } = fieldAt(path)
  return normal(value)
}
