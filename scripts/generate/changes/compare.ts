/* Own lines: openapi-diff 0.24.1 refuses documents of OpenAPI 3.1. */

import { type Document, methods, type Operation, operationsIn, type Parameter, type Schema } from '../document.ts'
import { type Change, type Found, found, gained, isSame } from './change.ts'
import { compareOperations, type Whole } from './operations.ts'
import { directionsOf } from './reach.ts'
import { compareSchemas } from './schemas.ts'
import type { Scope } from './scope.ts'

export type Documents = Record<'a' | 'b', Document>

/** Returns the differences between two states of the contract that matter to its users, the largest first. */
export function compareContracts(before: Documents, after: Documents): Change[] {
  const all = (['a', 'b'] as const).flatMap((letter) => compareDocuments(letter, before[letter], after[letter]))
  return all.toSorted((x, y) => order.indexOf(x.impact) - order.indexOf(y.impact))
}

const order = ['major', 'minor', 'patch']

interface Placed extends Found {
  of: Change['of']
  place: string
}

function compareDocuments(description: 'a' | 'b', before: Document, after: Document): Change[] {
  const scope: Scope = { before, after, directions: { request: false, answer: false }, at: '', seen: new Set() }
  const all = [
    ...compareNamed('operation', operationsByName(before), operationsByName(after), (x, y) =>
      compareOperations(x, y, scope, 'request')
    ),
    ...compareNamed('webhook', webhooksByName(before), webhooksByName(after), (x, y) =>
      compareOperations(x, y, scope, 'answer')
    ),
    ...compareNamedSchemas(scope),
    ...compareRest(before, after)
  ]
  return joined(description, all)
}

/** Compares things that have names: which were added, which were removed, and how the others differ. */
function compareNamed<T>(
  of: 'operation' | 'webhook' | 'schema',
  before: Map<string, T>,
  after: Map<string, T>,
  compare: (before: T, after: T, name: string) => Found[]
): Placed[] {
  const [old, now] = [[...before.keys()], [...after.keys()]]
  const placed = (place: string, ...all: Found[]) => all.map((each) => ({ ...each, of, place }))
  return [
    // Removing the name of a schema changes nothing that is sent.
    ...gained(now, old).flatMap((name) => placed(name, found(`${of}.removed`, of === 'schema' ? 'patch' : 'major'))),
    ...gained(old, now).flatMap((name) => placed(name, found(`${of}.added`, of === 'schema' ? 'patch' : 'minor'))),
    ...[...before].flatMap(([name, each]) => {
      const other = after.get(name)
      if (other === undefined || isSame(each, other)) return []
      const differences = compare(each, other, name)
      return placed(name, ...(differences.length > 0 ? differences : [inWords]))
    })
  ]
}

/** The change when two things differ but no rule has found a difference. */
const inWords = found('words', 'patch')

const operationsByName = (document: Document): Map<string, Whole> =>
  new Map(
    [...operationsIn(document)].map(({ method, path, operation, parameters }) => [
      `${method} ${path}`,
      { operation, parameters }
    ])
  )

const webhooksByName = (document: Document): Map<string, Whole> =>
  new Map(
    Object.entries(document.webhooks ?? {}).flatMap(([name, item]) =>
      methods.flatMap((method): [string, Whole][] => {
        const operation = item[method] as Operation | undefined
        return operation ? [[name, { operation, parameters: (item.parameters ?? []) as Parameter[] }]] : []
      })
    )
  )

function compareNamedSchemas(scope: Scope): Placed[] {
  const byName = ({ components }: Document) => new Map<string, Schema>(Object.entries(components.schemas))
  const [old, now] = [directionsOf(scope.before), directionsOf(scope.after)]
  return compareNamed('schema', byName(scope.before), byName(scope.after), (before, after, name) => {
    const [was, is] = [old(name), now(name)]
    const directions = { request: was.request || is.request, answer: was.answer || is.answer }
    return compareSchemas(before, after, { ...scope, directions })
  })
}

/** Compares the rest: words about the whole document, its servers, its security. */
function compareRest(before: Document, after: Document): Placed[] {
  const place = (each: Found): Placed[] => [{ ...each, of: 'document', place: '' }]
  const [old, now] = [around(before), around(after)]
  if (!isSame(old.rules, now.rules)) return place(found('document.rules', 'minor'))
  return isSame(old.words, now.words) ? [] : place(inWords)
}

function around(document: Document) {
  const { 'x-release': _, 'x-release-version': __, version, ...info } = document.info
  const { servers = [], components, tags, externalDocs, security } = document as Document & Record<string, unknown>
  const addresses = servers.map((server) => (server as { url: string }).url)
  return {
    rules: [version, addresses, security, Object.keys(components.securitySchemes ?? {})],
    words: [info, servers, tags, externalDocs, components.securitySchemes]
  }
}

/** Joins the same difference in many places into one change. Additions and removals have a sentence each. */
function joined(description: 'a' | 'b', all: Placed[]): Change[] {
  const groups = new Map<string, Change>()
  for (const { place, of, ...each } of all) {
    const isAlone = each.what === `${of}.added` || each.what === `${of}.removed`
    const key = JSON.stringify([of, each, isAlone && of !== 'schema' ? place : ''])
    const change = groups.get(key) ?? { description, of, places: [], ...each }
    if (place !== '') change.places.push(place)
    groups.set(key, change)
  }
  return [...groups.values()]
}
