import { follow, type Operation, type Parameter, type Response, type Schema } from '../document.ts'
import { compareAccess } from './access.ts'
import { type Found, found, gained, type Impact, isSame, type Values } from './change.ts'
import { compareSchemas } from './schemas.ts'
import { inside, type Scope } from './scope.ts'
import { differing } from './values.ts'
import type { What } from './words.ts'

/** An operation with the parameters of its path. */
export interface Whole {
  operation: Operation
  parameters: Parameter[]
}

/** Compares two operations. `sent` says who writes the body; that of a webhook is written by the service. */
export function compareOperations(before: Whole, after: Whole, scope: Scope, sent: 'request' | 'answer'): Found[] {
  const [old, now] = [before.operation, after.operation]
  const from = (side: 'request' | 'answer', at = ''): Scope => ({
    ...scope,
    at,
    directions: { request: side === 'request', answer: side === 'answer' }
  })
  const answered = sent === 'request' ? 'answer' : 'request'
  return [
    ...compareAccess(old, now),
    ...compareParameters(before.parameters, after.parameters, from('request')),
    ...compareFilters(old, now, after.parameters),
    ...compareBodies(old.requestBody, now.requestBody, from(sent, 'request')),
    ...compareAnswers(old.responses, now.responses, from(answered)),
    ...compareSizes(old['x-body-limit'], now['x-body-limit']),
    ...some('details', 'minor', differing(details, old, now))
  ]
}

/** Fields of an operation without a sentence of their own. */
const details = [
  'x-permission-depends',
  'x-sortable',
  'x-newest-first',
  'x-password-change',
  'x-mfa-enrolment',
  'x-session'
]

const some = (what: What, impact: Impact, names: string[], more: Values = {}): Found[] =>
  names.length > 0 ? [found(what, impact, { ...more, names })] : []

/** Compares limits in bytes. Earlier releases did not state them. */
function compareSizes(before: number | undefined, after: number | undefined): Found[] {
  if (before === after) return []
  const impact = before !== undefined && after !== undefined && after < before ? 'major' : 'minor'
  return [found('body.limit', impact, { from: String(before ?? '-'), to: String(after ?? '-') })]
}

function compareParameters(before: Parameter[], after: Parameter[], scope: Scope): Found[] {
  const byName = (all: Parameter[]) => new Map(all.map((each) => [each.name, each]))
  const [old, now] = [byName(before), byName(after)]
  const added = gained([...old.keys()], [...now.keys()])
  const wanted = added.filter((name) => now.get(name)?.required)
  const both = [...old].flatMap(([name, each]) => {
    const other = now.get(name)
    return other ? [[name, each, other] as const] : []
  })
  const changed = (was: boolean) =>
    both
      .filter(([, each, other]) => Boolean(each.required) === was && Boolean(other.required) !== was)
      .map(([name]) => name)
  return [
    ...some('parameters.added', 'minor', gained(wanted, added)),
    ...some('parameters.wanted', 'major', wanted),
    ...some('parameters.removed', 'major', gained([...now.keys()], [...old.keys()])),
    ...some('parameters.required', 'major', changed(false)),
    ...some('parameters.optional', 'minor', changed(true)),
    // `x-filterable` says which operators a filter has, so they are compared there.
    ...both
      .filter(([, each]) => !each['x-operators'] || each.name.includes('['))
      .flatMap(([name, each, other]) => compareSchemas(each.schema, other.schema, inside(scope, name)))
  ]
}

/** Compares operators of filters that have no parameter of their own. */
function compareFilters(before: Operation, after: Operation, parameters: Parameter[]): Found[] {
  const own = parameters.map(({ name }) => name)
  const [old, now] = [filtersOf(before), filtersOf(after)]
  // Earlier releases did not publish these operators.
  if (old.length === 0) return []
  const fields = Object.keys(before['x-filterable'] ?? {})
  const isNew = (name: string) => !own.includes(name) && fields.some((field) => name.startsWith(`${field}[`))
  return [
    ...some('filters.added', 'minor', gained(old, now).filter(isNew)),
    ...some('filters.removed', 'major', gained(now, old))
  ]
}

const filtersOf = (operation: Operation): string[] =>
  Object.entries((operation['x-filterable'] ?? {}) as Record<string, unknown>).flatMap(([name, operators]) =>
    Array.isArray(operators) ? operators.map((operator) => `${name}[${operator}]`) : []
  )

type Body = Operation['requestBody']

function compareBodies(before: Body, after: Body, scope: Scope): Found[] {
  if (!before && !after) return []
  if (!before) return [found('body.added', after?.required ? 'major' : 'minor')]
  if (!after) return [found('body.removed', 'major')]
  return [
    ...(after.required && !before.required ? [found('body.required', 'major')] : []),
    ...compareContent(before.content, after.content, scope)
  ]
}

type Content = Response['content']

function compareContent(before: Content = {}, after: Content = {}, scope: Scope): Found[] {
  const [old, now] = [Object.keys(before), Object.keys(after)]
  const at = scope.at
  return [
    ...gained(old, now).map((type) => found('content.added', 'minor', { at, type })),
    ...gained(now, old).map((type) => found('content.removed', 'major', { at, type })),
    ...old
      .filter((type) => now.includes(type))
      .flatMap((type) => compareSchemas(schemaOf(before, type), schemaOf(after, type), scope))
  ]
}

const schemaOf = (content: NonNullable<Content>, type: string): Schema => content[type]?.schema ?? {}

type Answers = Operation['responses']

function compareAnswers(before: Answers, after: Answers, scope: Scope): Found[] {
  const [old, now] = [Object.keys(before), Object.keys(after)]
  const isGood = (status: string) => status.startsWith('2')
  const removed = gained(now, old)
  return [
    ...some('answers.added', 'minor', gained(old, now)),
    ...some('answers.removed', removed.some(isGood) ? 'major' : 'minor', removed),
    ...old
      .filter((status) => now.includes(status))
      .flatMap((status) => {
        const [was, is] = [follow(scope.before, before[status]), follow(scope.after, after[status])]
        return was && is && !isSame(was, is) ? compareAnswer(was, is, inside(scope, status)) : []
      })
  ]
}

function compareAnswer(before: Response, after: Response, scope: Scope): Found[] {
  const [old, now] = [Object.keys(before.headers ?? {}), Object.keys(after.headers ?? {})]
  const [codes, codesNow] = [before['x-error-codes'] ?? [], after['x-error-codes'] ?? []]
  const at = scope.at
  return [
    ...some('headers.added', 'minor', gained(old, now), { at }),
    ...some('headers.removed', 'major', gained(now, old), { at }),
    ...some('codes.added', 'minor', gained(codes, codesNow), { at }),
    ...some('codes.removed', 'minor', gained(codesNow, codes), { at }),
    ...compareContent(before.content, after.content, scope)
  ]
}
