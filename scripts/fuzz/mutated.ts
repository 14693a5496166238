import type { Json } from '../generate/document.ts'
import type { Target } from './contract.ts'
import { edgesOf } from './edges.ts'
import { fieldsOf, put } from './fields.ts'
import type { Outgoing } from './outgoing.ts'
import { exampleRequest, type Maker, validRequest, wholeOf } from './valid.ts'

type Mutation = (request: Outgoing, maker: Maker) => Outgoing | null

const WRONG: Json[] = [null, true, 0, -1, 1.5, '', 'outro', [], {}, [null], { a: 1 }]

/** Puts in a value that is not of the field's type, or just outside what it allows. */
const wrongValue: Mutation = (request, maker) => {
  const fields = fieldsOf(maker.contract, request.target)
  if (fields.length === 0) return null
  const field = maker.random.pick(fields)
  const { outside } = edgesOf(field.schema, wholeOf(maker, request.target))
  return put(request, field, maker.random.pick(maker.random.chance(0.5) && outside.length > 0 ? outside : WRONG))
}

const withoutField: Mutation = (request, maker) => {
  const required = fieldsOf(maker.contract, request.target).filter(
    ({ isRequired, path }) => isRequired && path.length === 1
  )
  if (required.length === 0) return null
  const { in: where, path } = maker.random.pick(required)
  const [name] = path as [string]
  if (where === 'query') return { ...request, query: request.query.filter(([other]) => other !== name) }
  const { body } = request
  if (body?.as === 'pairs')
    return { ...request, body: { ...body, pairs: body.pairs.filter(([other]) => other !== name) } }
  if (body?.as === 'parts')
    return { ...request, body: { ...body, parts: body.parts.filter((part) => part.name !== name) } }
  if (body?.as !== 'json' || body.value === null || typeof body.value !== 'object') return null
  const { [name]: _, ...rest } = body.value as Record<string, Json>
  return { ...request, body: { as: 'json', value: rest } }
}

const unknownField: Mutation = (request, { random }) => {
  const name = random.pick(['desconhecido', 'id_', 'Admin', 'toString', 'nome ', 'é'])
  if (request.body?.as !== 'json' || random.chance(0.3))
    return { ...request, query: [...request.query, [encodeURIComponent(name), '1']] }
  return put(request, { in: 'body', path: [name], schema: {}, isRequired: false }, 1)
}

const otherBody: Mutation = (request, { random }) =>
  request.body ? { ...request, body: { as: 'json', value: random.pick(WRONG) } } : null

const noBody: Mutation = (request) => (request.body ? { ...request, body: null } : null)

const TYPES = [
  'text/plain',
  'application/xml',
  'application/jsonx',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'x',
  'application/x-www-form-urlencoded'
]

/** Adds a body where there is none, also to reading operations: a body that comes with a GET is ignored. */
const bodyWhereNoneIs: Mutation = (request, { random }) => {
  if (request.body) return null
  const contentType = random.chance(0.5) ? 'application/json' : random.pick(TYPES)
  return { ...request, contentType, body: { as: 'json', value: random.pick(WRONG) } }
}

const otherType: Mutation = (request, { random }) =>
  request.body ? { ...request, contentType: random.pick(TYPES) } : null

const twice: Mutation = (request, { random }) => {
  if (request.query.length === 0) return null
  return { ...request, query: [...request.query, random.pick(request.query)] }
}

const header: Mutation = (request, { random }) => {
  const [name, values] = random.pick([
    ['idempotency-key', ['a b', '', 'x'.repeat(129), 'é', '{}']],
    ['if-match', ['abc', '"', '""', 'W/"a"', ',,,']],
    ['if-none-match', ['abc', '"', '*, "a"']],
    ['accept-language', ['', 'xx-YY', 'pt-BR;q=2', '*;q=0', 'x'.repeat(300)]],
    ['x-request-id', ['a b', 'x'.repeat(129), '<script>', 'é']],
    ['accept', ['text/html', 'image/png', '']],
    ['content-encoding', ['gzip', 'br', 'identity']],
    ['content-language', ['xx']],
    ['x-http-method-override', ['DELETE']],
    ['x-forwarded-proto', ['http']]
  ] as const)
  return { ...request, headers: { ...request.headers, [name]: random.pick<string>(values) } }
}

const otherMethod: Mutation = (request, { random }) => ({
  ...request,
  method: random.pick(['PATCH', 'OPTIONS', 'HEAD', 'PUT', 'TRACE'])
})

const wrongId: Mutation = (request, { random }) => {
  const { names } = request.target
  if (names.length === 0) return null
  const value = random.pick([
    '0',
    '-1',
    'abc',
    '1.5',
    '1e3',
    '00001',
    '2147483648',
    '%20',
    'null',
    '+1',
    '0x1',
    'job_',
    'wh_0'
  ])
  return { ...request, params: { ...request.params, [random.pick(names)]: value } }
}

const mutations = [
  wrongValue,
  wrongValue,
  wrongValue,
  withoutField,
  unknownField,
  otherBody,
  noBody,
  bodyWhereNoneIs,
  otherType,
  twice,
  header,
  header,
  otherMethod,
  wrongId
]

/** Makes a valid request with one thing changed. */
export function mutatedRequest(maker: Maker, target: Target): Outgoing {
  const base = maker.random.chance(0.5) ? exampleRequest(maker, target) : validRequest(maker, target)
  for (const mutate of maker.random.some(mutations, mutations.length)) {
    const made = mutate(base, maker)
    if (made) return { ...made, kind: 'mutated' }
  }
  return { ...base, kind: 'mutated' }
}
