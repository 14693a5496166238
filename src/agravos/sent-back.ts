import { type Problem, refused } from '../errors.ts'
import type { BodyPart } from './body.ts'
import { type Documento, textAt } from './document.ts'
import type { Field, Path } from './field.ts'
import { isObject, trimmed } from './field-values.ts'
import { fieldAt, paths } from './fields.ts'
import { hasLetter } from './person-name.ts'
import type { detailOf } from './shapes.ts'

type Shown = ReturnType<typeof detailOf>

/**
 * What a form that was filled from the detail sends back says nothing new: the shown form of a hidden value stands for that value. The
 * part without it, and what it says of fields that can only be read.
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
  const { data_notificacao: notified } = part
  if (typeof notified === 'string') {
    const day = dayOf(notified)
    if (day === null) problems.push(refused('data_notificacao', 'field.midnight', 'INVALID_DATE'))
    part.data_notificacao = day ?? shown.data_notificacao.slice(0, 10)
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

/** A date, or a moment that is midnight in UTC, as a date. */
function dayOf(text: string): string | null {
  const [day = null, time] = new Date(text).toISOString().split('T')
  return time === '00:00:00.000Z' ? day : null
}

/** Of what is to be stored: a name of which nothing could be shown, and hidden forms that stand for no value. */
export function withoutValue(part: Documento, nameOf: BodyPart['nameOf']): Problem[] {
  const problems: Problem[] = []
  const nome = textAt(part, 'paciente.nome')
  if (nome !== null && !hasLetter(nome))
    problems.push(refused(nameOf('paciente.nome').split('.'), 'field.no-letter', 'INVALID_VALUE'))
  for (const path of paths) {
    const text = textAt(part, path)
    if (text !== null && fieldAt(path).hidden?.isMark?.(text.trim()))
      problems.push(refused(path.split('.'), 'field.hidden', 'HIDDEN_VALUE'))
  }
  return problems
}
