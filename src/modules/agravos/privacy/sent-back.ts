import { HIDDEN } from '../../../engine/contract/request/hidden.ts'
import { type Problem, refused } from '../../../errors.ts'
import type { BodyPart } from '../fields/body.ts'
import { type Documento, textAt } from '../fields/document.ts'
import type { Field, Json, Path } from '../fields/field-type.ts'
import { isObject, trimmed } from '../fields/field-values.ts'
import { fieldAt, paths } from '../fields/fields.ts'
import { hasLetter } from '../fields/person-name.ts'
import type { detailOf } from '../fields/shapes.ts'

type Shown = ReturnType<typeof detailOf>

/**
 * Removes what a form that was filled from the detail merely sends back: the shown form of a hidden value stands for
 * that value. Returns the rest, and the problems of read-only fields that were changed.
 */
export function withoutShown(sent: Documento, shown: Shown): { part: Documento; problems: Problem[] } {
  const problems: Problem[] = []
  const part: Documento = {}
  for (const path of paths) {
    if (!Object.hasOwn(sent, path)) continue
    const field = fieldAt(path)
    const value = sent[path]
    const before = shownAt(shown, path)
    if (field.readOnly) {
      if (!isSame(field.readOnly, value, before))
        problems.push(refused(path.split('.'), 'field.read-only', 'IMMUTABLE_FIELD'))
    } else if (!standsForHidden(field, value, before)) part[path] = value
  }
  return { part, problems }
}

function shownAt(shown: Shown, path: Path): unknown {
  let value: unknown = shown
  for (const key of path.split('.')) value = isObject(value) ? value[key] : undefined
  return value
}

function isSame(rule: NonNullable<Field['readOnly']>, value: unknown, shown: unknown): boolean {
  if (rule === 'ignored') return true
  return rule === 'same' ? value === shown : Date.parse(String(value)) === Date.parse(String(shown))
}

function standsForHidden({ hidden, normal = (value) => value }: Field, value: unknown, shown: unknown): boolean {
  return hidden !== undefined && trimmed(value) === normal(shown)
}

const isMark = (value: unknown): boolean => trimmed(value) === HIDDEN

/** The list of places of a part or document. */
function locaisOf({ investigacao }: Documento): Json[] {
  const locais = isObject(investigacao) ? investigacao.locais_frequentados : null
  return Array.isArray(locais) ? locais.filter(isObject) : []
}

/**
 * Replaces a hidden address in a list of places by the one stored for the same place, and for the same period if there
 * are several.
 */
export function withStoredAddresses(part: Documento, before: Documento): Documento {
  const sent = locaisOf(part)
  if (!sent.some(({ endereco }) => isMark(endereco))) return part
  const known = locaisOf(before).filter(({ endereco }) => typeof endereco === 'string')
  const locais = sent.map((item) => {
    if (!isMark(item.endereco)) return item
    const same = known.filter(({ local }) => local === item.local)
    const { endereco = item.endereco } = same.find(({ periodo }) => periodo === item.periodo) ?? same[0] ?? {}
    return { ...item, endereco }
  })
  return { ...part, investigacao: { ...(part.investigacao as Json), locais_frequentados: locais } }
}

/**
 * Returns the problems of what is about to be stored: a name without a readable character, and hidden forms that stand
 * for no value.
 */
export function withoutValue(part: Documento, nameOf: BodyPart['nameOf']): Problem[] {
  const problems: Problem[] = []
  const nome = textAt(part, 'paciente.nome')
  if (part['paciente.nome'] === null)
    problems.push(refused(nameOf('paciente.nome').split('.'), 'field.required', 'REQUIRED'))
  if (nome !== null && !hasLetter(nome))
    problems.push(refused(nameOf('paciente.nome').split('.'), 'field.no-letter', 'INVALID_VALUE'))
  for (const path of paths) {
    const text = textAt(part, path)
    if (text !== null && fieldAt(path).hidden?.isMark?.(text.trim()))
      problems.push(refused(path.split('.'), 'field.hidden', 'HIDDEN_VALUE'))
  }
  for (const [i, { endereco }] of locaisOf(part).entries())
    if (isMark(endereco))
      problems.push(refused(['investigacao', 'locais_frequentados', i, 'endereco'], 'field.hidden', 'HIDDEN_VALUE'))
  return problems
}
