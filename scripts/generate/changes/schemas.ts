/*
 * Compares two schemas, from a request's or an answer's point of view. It is hard because schemas nest, refer to each
 * other in circles, and offer alternatives. A named schema is compared once, at its own place. Pairs under comparison
 * are remembered, which ends circles. Alternatives have no names, so those that stayed are dropped and the rest are
 * paired by their position.
 */

import { follow, type Json, type Schema } from '../document.ts'
import { type Found, gained, type Impact, isSame } from './change.ts'
import { here, inside, narrowed, type Scope, widened } from './scope.ts'
import { compareRules } from './values.ts'
import type { What } from './words.ts'

/** Compares two schemas. What both refer to by the same name is compared once, where it is defined. */
export function compareSchemas(before: Schema, after: Schema, scope: Scope): Found[] {
  if (isSame(before, after)) return []
  if (before.$ref !== undefined || after.$ref !== undefined) return followed(before, after, scope)
  const forms = variants.flatMap((word) => compareVariants(word, before, after, scope))
  // A schema that has become one of several forms is compared with those forms.
  if (variants.some((word) => word in before !== word in after)) return forms
  return [
    ...compareRules(before, after, scope),
    ...compareFields(before, after, scope),
    ...compareParts(before, after, scope),
    ...forms
  ]
}

function followed(before: Schema, after: Schema, scope: Scope): Found[] {
  if (before.$ref === after.$ref) return []
  const pair = `${JSON.stringify(before)} ${JSON.stringify(after)}`
  if (scope.seen.has(pair)) return []
  const next = { ...scope, seen: new Set([...scope.seen, pair]) }
  return compareSchemas(follow(scope.before, before), follow(scope.after, after), next)
}

const fieldsOf = (schema: Schema) => (schema.properties ?? {}) as Record<string, Schema>
const requiredOf = (schema: Schema) => (schema.required ?? []) as string[]

function compareFields(before: Schema, after: Schema, scope: Scope): Found[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const added = gained(Object.keys(old), Object.keys(now))
  const removed = gained(Object.keys(now), Object.keys(old))
  const wanted = added.filter((name) => scope.directions.request && requiredOf(after).includes(name))
  const stricter = gained(requiredOf(before), requiredOf(after)).filter((name) => !added.includes(name))
  const looser = gained(requiredOf(after), requiredOf(before)).filter((name) => !removed.includes(name))
  const some = (what: What, impact: Impact, names: string[]) =>
    names.length > 0 ? [here(scope, what, impact, { names })] : []
  return [
    ...some('fields.added', 'minor', gained(wanted, added)),
    ...some('fields.wanted', 'major', wanted),
    ...some('fields.removed', 'major', removed),
    ...some('fields.required', narrowed(scope), stricter),
    ...some('fields.optional', widened(scope), looser),
    ...Object.keys(old)
      .filter((name) => name in now)
      .flatMap((name) => compareSchemas(old[name] ?? {}, now[name] ?? {}, inside(scope, name)))
  ]
}

/** The schemas of what a value holds besides its named fields. */
const parts = { items: '[]', additionalProperties: '*' }

const compareParts = (before: Schema, after: Schema, scope: Scope): Found[] =>
  Object.entries(parts).flatMap(([word, name]) => {
    const [old, now] = [before[word], after[word]]
    return isSchema(old) && isSchema(now) ? compareSchemas(old, now, inside(scope, name)) : []
  })

const isSchema = (value: Json | undefined): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const variants = ['anyOf', 'oneOf', 'allOf'] as const
type Variants = (typeof variants)[number]

/**
 * Compares the forms that a value can have. Those that stayed are left out; the others are paired by their position.
 */
function compareVariants(word: Variants, before: Schema, after: Schema, scope: Scope): Found[] {
  const [old, now] = [variantsOf(word, before, after), variantsOf(word, after, before)]
  const gone = old.filter((each) => !now.some((other) => isSame(each, other)))
  const come = now.filter((each) => !old.some((other) => isSame(each, other)))
  const inner = gone.flatMap((each, i) => (come[i] ? compareSchemas(each, come[i], scope) : []))
  if (gone.length === come.length) return inner
  // `allOf` requires all of its forms, so one more allows less.
  const isWider = come.length > gone.length !== (word === 'allOf')
  return [...inner, here(scope, isWider ? 'value.wider' : 'value.narrower', (isWider ? widened : narrowed)(scope))]
}

/** Returns the forms of a schema. One without forms counts as a single form when the other schema has some. */
function variantsOf(word: Variants, schema: Schema, other: Schema): Schema[] {
  if (schema[word] !== undefined) return schema[word] as Schema[]
  return other[word] === undefined ? [] : [schema]
}
