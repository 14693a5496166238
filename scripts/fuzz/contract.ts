import {
  type Document,
  follow,
  type Json,
  mapValues,
  operationsOf,
  type Row,
  type Schema
} from '../generate/document.ts'

/** An operation of one of the two documents, in the form that the fuzzer needs. */
export interface Target extends Row {
  id: string
  isPublic: boolean
  pattern: RegExp
  /** The names of the path's parameters, in their order. */
  names: string[]
  body: { isRequired: boolean; type: string; schema: Schema; example: Json } | null
}

export interface Contract {
  targets: Target[]
  target(id: string): Target
  /** Returns the operation that a request belongs to, by its address and shape, or null outside the contract. */
  answering(method: string, url: string, body: unknown): Target | null
  /** Follows a schema's reference. What stands beside the reference counts too. */
  whole(letter: 'a' | 'b', schema: Schema): Schema
}

export function contractOf(documents: Record<'a' | 'b', Document>): Contract {
  const targets = (['a', 'b'] as const).flatMap((letter) =>
    [...operationsOf(documents[letter], letter)].map((row) => targetOf(documents[letter], row))
  )
  const byId = new Map(targets.map((target) => [target.id, target]))
  return {
    targets,
    target(id) {
      const found = byId.get(id)
      if (!found) throw new Error(`The documents have no operation ${id}`)
      return found
    },
    answering: (method, url, body) => answering(targets, method, url, body),
    whole: (letter, { $ref, ...beside }) =>
      $ref === undefined ? beside : { ...follow(documents[letter], { $ref } as Schema), ...beside }
  }
}

function targetOf(document: Document, row: Row): Target {
  const { operation, path } = row
  const [[type, media] = []] = Object.entries(operation.requestBody?.content ?? {})
  const examples = Object.values(media?.examples ?? {}).map((each) => follow(document, each).value)
  const responses = mapValues(operation.responses, (response) => ({
    ...response,
    headers: mapValues(response.headers ?? {}, (header) => follow(document, header))
  }))
  return {
    ...row,
    operation: { ...operation, responses },
    id: operation.operationId,
    isPublic: operation.security?.length === 0,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string),
    body:
      type !== undefined && media
        ? {
            isRequired: operation.requestBody?.required === true,
            type,
            schema: media.schema,
            example: media.example ?? examples[0] ?? null
          }
        : null
  }
}

function answering(targets: Target[], method: string, url: string, body: unknown): Target | null {
  const [path = '', search = ''] = url.split(/\?(.*)/s)
  const found = targets.filter((target) => target.pattern.test(path))
  const fewest = Math.min(...found.map(({ names }) => names.length))
  const here = found.filter((target) => target.names.length === fewest && target.method === method)
  const second = here.find(({ operation }) => operation['x-shared-route'])
  const first = here.find((target) => target !== second)
  if (!first || !second) return first ?? second ?? null
  return isForSecond(second, search, body) ? second : first
}

/** Applies the rule of a route that both documents have: `x-shared-route`. */
function isForSecond({ operation }: Target, search: string, body: unknown): boolean {
  const rule = operation['x-shared-route']?.when
  if (!rule) return false
  if ('query' in rule) return pairsOf(search).some(([name]) => rule.query.includes(name))
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return false
  const keys = Object.keys(body)
  return keys.length > 0 && !keys.includes(rule.bodyWithout)
}

/**
 * The pairs of a query as text. Bytes that are not valid text become a lone surrogate, and a stray `%` stands for
 * itself.
 */
export function pairsOf(search: string): [string, string][] {
  return search
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      return [decoded(name), decoded(value)]
    })
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ').replaceAll(/%(?![0-9a-f]{2})/gi, '%25'))
  } catch {
    return '\ud800'
  }
}
