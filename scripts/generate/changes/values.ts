import type { Json, Schema } from '../document.ts'
import { type Found, gained, type Impact, isSame } from './change.ts'
import { here, narrowed, type Scope, widened } from './scope.ts'

/** Limits that allow less when they grow. Those in `upper` allow less when they shrink. */
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'x-max-bytes']
/** Rules that cannot be compared for strictness. Without such a rule everything is allowed. */
const others = ['pattern', 'format', 'uniqueItems', 'multipleOf', 'not', 'propertyNames', 'dependentRequired']
/** Fields of a schema without a sentence of their own. */
const details = ['readOnly', 'writeOnly', 'deprecated', 'x-either-case', 'patternProperties', 'contentMediaType']

/** Compares what a value itself may be: type, enumeration, limits. */
export const compareRules = (before: Schema, after: Schema, scope: Scope): Found[] => [
  ...compareTypes(before, after, scope),
  ...compareEnums(before, after, scope),
  ...[...lower, ...upper].flatMap((word) => compareLimit(word, before[word], after[word], scope)),
  ...others.flatMap((word) => compareRule(word, before[word], after[word], scope)),
  ...compareOpenness(before, after, scope),
  ...compareDefaults(before.default, after.default, scope),
  ...differing(details, before, after).map((name) => here(scope, 'details', 'minor', { names: [name] }))
]

/** The keys in which two objects differ. */
export const differing = (keys: readonly string[], before: object, after: object): string[] =>
  keys.filter((key) => !isSame(before[key as never], after[key as never]))

const listOf = (value: Json | undefined): Json[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])
const text = (value: Json | undefined) => (typeof value === 'string' ? value : JSON.stringify(value ?? null))
const fromTo = (before: Json | undefined, after: Json | undefined) => ({
  from: text(before ?? '-'),
  to: text(after ?? '-')
})

function compareTypes(before: Schema, after: Schema, scope: Scope): Found[] {
  const [old, now] = [listOf(before.type).map(text), listOf(after.type).map(text)]
  const [more, less] = [gained(old, now), gained(now, old)]
  if (more.length === 0 && less.length === 0) return []
  // Without a type, every type is allowed.
  const isWider = now.length === 0 || (old.length > 0 && more.length > 0)
  const isNarrower = old.length === 0 || (now.length > 0 && less.length > 0)
  const values = { from: old.join(' | ') || '*', to: now.join(' | ') || '*' }
  return [here(scope, 'value.type', sideOf(isWider, isNarrower, scope), values)]
}

/** The impact of allowing more, allowing less, or some of both. */
function sideOf(isWider: boolean, isNarrower: boolean, scope: Scope): Impact {
  if (isWider && isNarrower) return 'major'
  return isWider ? widened(scope) : narrowed(scope)
}

/** Compares enumerations. An open one was announced to grow at any time; losing a value was not announced. */
function compareEnums(before: Schema, after: Schema, scope: Scope): Found[] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  if (old === null && now === null) return []
  if (old === null) return [here(scope, 'value.enumerated', narrowed(scope))]
  if (now === null) return [here(scope, 'value.anything', widened(scope))]
  const [isOpen, wasOpen] = [after['x-open-enum'] === true, before['x-open-enum'] === true]
  const [more, less] = [gained(old, now), gained(now, old)]
  return [
    ...(more.length > 0 ? [here(scope, 'values.added', wasOpen ? 'minor' : widened(scope), { values: more })] : []),
    ...(less.length > 0 ? [here(scope, 'values.removed', wasOpen ? 'major' : narrowed(scope), { values: less })] : []),
    ...(isOpen && !wasOpen ? [here(scope, 'value.open', widened(scope))] : [])
  ]
}

function valuesOf(schema: Schema): string[] | null {
  if (schema.const !== undefined) return [text(schema.const)]
  return schema.enum === undefined ? null : listOf(schema.enum).map(text)
}

/** Compares limits. A longer text or larger number in an answer is not another kind of value, and breaks nothing. */
function compareLimit(rule: string, before: Json | undefined, after: Json | undefined, scope: Scope): Found[] {
  if (before === after) return []
  const none = lower.includes(rule) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  const [old, now] = [Number(before ?? none), Number(after ?? none)]
  const isNarrower = lower.includes(rule) ? now > old : now < old
  return [here(scope, 'value.limit', isNarrower ? narrowed(scope) : 'minor', { rule, ...fromTo(before, after) })]
}

function compareRule(rule: string, before: Json | undefined, after: Json | undefined, scope: Scope): Found[] {
  if (isSame(before, after)) return []
  return [here(scope, 'value.rule', sideOf(before !== undefined, after !== undefined, scope), { rule })]
}

/**
 * Compares whether other fields are possible. Answers may gain fields at any time; a request with an unknown field is
 * refused where the schema says so.
 */
function compareOpenness(before: Schema, after: Schema, scope: Scope): Found[] {
  const [old, now] = [before.additionalProperties !== false, after.additionalProperties !== false]
  if (old === now) return []
  if (now) return [here(scope, 'value.moreFields', 'minor')]
  return [here(scope, 'value.noMoreFields', narrowed(scope))]
}

/** Compares defaults: with another default, the same request means something else. */
function compareDefaults(before: Json | undefined, after: Json | undefined, scope: Scope): Found[] {
  if (isSame(before, after)) return []
  const impact = before !== undefined && after !== undefined ? narrowed(scope) : 'minor'
  return [here(scope, 'value.default', impact, fromTo(before, after))]
}
