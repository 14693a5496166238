import type { FieldRule } from './field-rule.ts'

/** What a field of a form holds. A number is held as it was typed. */
export type Value = string | boolean | null | readonly unknown[] | undefined

/** The fields of a form by the names with which errors of the service name them: `dados_clinicos.uti`. */
export type Values = Readonly<Record<string, Value>>

type Body = Record<string, unknown>

export const isEmpty = (value: Value): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Makes of what was typed the value that is sent. A text that is no number stays, for the rules to refuse. */
export function sentValue(value: Value, rule: FieldRule | undefined): unknown {
  if (typeof value !== 'string' || rule?.types.includes('string')) return value
  const number = Number(value.trim().replace(',', '.'))
  return rule?.types.some((type) => type === 'integer' || type === 'number') && !Number.isNaN(number) ? number : value
}

/** Returns the body of a new record: every field that holds something. */
export function newBody(values: Values, fields: Record<string, FieldRule>): Body {
  const body: Body = {}
  for (const [path, value] of Object.entries(values))
    if (!isEmpty(value) && !isOwn(path)) put(body, path, sentValue(value, fields[path]))
  return body
}

/** Returns the body of a change: the fields that differ from before. One that was emptied is sent as null. */
export function changedBody(values: Values, before: Values, fields: Record<string, FieldRule>): Body {
  const body: Body = {}
  for (const path of changedPaths(values, before)) {
    const value = values[path]
    put(body, path, isEmpty(value) && fields[path]?.isNullable ? null : sentValue(value ?? '', fields[path]))
  }
  return body
}

export const changedPaths = (values: Values, before: Values): string[] =>
  [...new Set([...Object.keys(values), ...Object.keys(before)])].filter(
    (path) => !isOwn(path) && !isSame(values[path], before[path])
  )

/** Whether a field is only the form's, such as the state of a municipality that is sent as a code. */
const isOwn = (path: string): boolean => path.startsWith('ui.')

export const isSame = (one: Value, other: Value): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)

function put(body: Body, path: string, value: unknown): void {
  const keys = path.split('.')
  const last = keys.pop() ?? path
  let place = body
  for (const key of keys) {
    place[key] ??= {}
    place = place[key] as Body
  }
  place[last] = value
}
