import sentences from 'virtual:sentences'
import { toProblems } from '../../../engine/contract/errors/problems.ts'
import type { Language, Say } from '../words/words.ts'
import type { FieldRule } from './field-rule.ts'

export interface Validate {
  (body: unknown): boolean
  errors?: Parameters<typeof toProblems>[0] | null
}

/** The rules of an operation's body: `import * as rules from 'virtual:rules/criarCaso'`. */
export interface Rules {
  validate: Validate
  fields: Record<string, FieldRule>
}

/** Something that is wrong with a field, as the service would say it. */
export interface Finding {
  /** The field by the name with which errors of the service name it. Empty for the whole. */
  path: string
  key: string
  values?: Record<string, unknown>
}

export function findingsOf({ validate }: Rules, body: unknown): Finding[] {
  if (validate(body)) return []
  return toProblems(validate.errors ?? [], 'body').map(({ path, key, values = {} }) => ({
    path: path.join('.'),
    key,
    values
  }))
}

/** Puts a finding into the service's own words, or into plainer ones where those speak of JSON. */
export function sentenceOf({ key, values = {} }: Finding, say: Say, language: Language): string {
  if (key === 'field.type') return say('form.number')
  if (key === 'field.date' || key === 'field.moment') return say('form.date')
  if (key === 'field.enum') return say('form.choose')
  const own = sentences[language] ?? {}
  const { limit } = values
  const text = (limit === 1 ? own[`${key}.one`] : undefined) ?? own[key] ?? say('form.invalid')
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
