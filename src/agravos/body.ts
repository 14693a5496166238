import type { components } from '../../generated/types-b.ts'
import { type Problem, refused } from '../errors.ts'
import { type Documento, pathsOf } from './document.ts'
import type { Json, Path } from './field.ts'
import { isObject } from './field-values.ts'
import { fieldAt, isPath, paths } from './fields.ts'

export type CasoBody = components['schemas']['CasoEditar']

/** A path that rules speak of: a field's, or that of a part which has a rule of its own. */
export type NamedPath = Path | 'dados_clinicos.data_internacao'

/** The part of a document that a body holds. */
export interface BodyPart {
  part: Documento
  /** The name under which the sender of the body knows a field. */
  nameOf(path: NamedPath): string
  /** Where it says two things of one field. */
  problems: Problem[]
}

const pathOfFlat = new Map<string, Path>(
  paths.flatMap((path) => {
    const { flat } = fieldAt(path)
    return flat === undefined ? [] : [[flat, path]]
  })
)

const contradiction = (path: string, other: string): Problem =>
  refused(path.split('.'), 'field.contradiction', 'CONTRADICTION', { campo: other })

/** A body, with fields under their flat names or nested, as a part of a document. `before` is the case that it changes. */
export function readBody(body: CasoBody | Json, before?: { hospitalizacao: boolean }): BodyPart {
  const { part, flat } = flattened(body)
  const problems: Problem[] = []
  const names = new Map<string, string>()
  for (const [name, path, value] of flat) {
    if (!Object.hasOwn(part, path)) {
      part[path] = value
      names.set(path, name)
    } else if (part[path] !== value) problems.push(contradiction(path, name))
  }
  problems.push(...joinHospitalizacao(part, before))
  for (const path of pathsOf(part)) {
    const { normal } = fieldAt(path)
    if (normal) part[path] = normal(part[path])
  }
  return { part, nameOf: (path) => names.get(path) ?? path, problems }
}

/** The fields under their paths, and apart from them those under flat names. What is no field, such as the history, is left out. */
function flattened(body: object): { part: Documento; flat: [name: string, path: Path, value: unknown][] } {
  const part: Documento = {}
  const flat: [string, Path, unknown][] = []
  const add = (name: string, value: unknown) => {
    if (isPath(name)) part[name] = value
  }
  for (const [name, value] of Object.entries(body)) {
    const path = pathOfFlat.get(name)
    if (path) flat.push([name, path, value])
    else if (isPath(name) || !isObject(value)) add(name, value)
    else for (const [key, inner] of Object.entries(value)) add(`${name}.${key}`, inner)
  }
  return { part, flat }
}

/** A stay in hospital is said in two places, and is one fact. */
function joinHospitalizacao(part: Documento, before: { hospitalizacao: boolean } | undefined): Problem[] {
  const problems: Problem[] = []
  const clinicos = isObject(part.dados_clinicos) ? part.dados_clinicos : undefined
  if (typeof part.hospitalizacao === 'boolean') {
    const nested = clinicos?.hospitalizacao
    if (nested !== undefined && (nested === true) !== part.hospitalizacao) {
      // A form that was filled from the detail says the old thing in one place and the new one in the other.
      if (before) part.hospitalizacao = !before.hospitalizacao
      else problems.push(contradiction('dados_clinicos.hospitalizacao', 'hospitalizacao'))
    }
  } else if (clinicos && 'hospitalizacao' in clinicos) part.hospitalizacao = clinicos.hospitalizacao === true
  else return problems
  part.dados_clinicos = { ...clinicos, hospitalizacao: part.hospitalizacao }
  return problems
}
