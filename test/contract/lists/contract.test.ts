import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import description from '../../../generated/description-b.json' with { type: 'json' }
import { operations } from '../../../generated/operations.ts'
import { type Document, operationsOf, type Parameter } from '../../../scripts/generate/document.ts'
import { operators } from '../../../src/engine/contract/schema/filter.ts'
import type { ListDefinition, Operation, ParameterType } from '../../../src/engine/contract/schema/operation.ts'
import { sealNewSecrets } from '../../../src/modules/webhooks/sealed.ts'
import { webhooks } from '../../../src/modules/webhooks/tables.ts'
import { picked, sampled } from '../../support/sample.ts'
import { type Lists, refusals, startLists } from './support.ts'

/** The id of a webhook, for the list of its deliveries. */
const WEBHOOK = `wh_${'0'.repeat(32)}`

let lists: Lists
beforeAll(async () => {
  lists = await startLists()
  const moment = lists.clock.moment
  await lists.db.insert(webhooks).values({
    id: WEBHOOK,
    donoId: lists.reader.id,
    url: 'https://vigilancia.saude.example/',
    eventos: ['agravo.criado'],
    ...sealNewSecrets(WEBHOOK, { segredo: 'whsec_', headers: {} }),
    criadoEm: moment,
    atualizadoEm: moment
  })
})
afterAll(() => lists.close())

type WithList = Operation & { list: ListDefinition }
const listing = operations.filter((operation): operation is WithList => operation.list !== null)
const gets = listing.filter(({ method }) => method === 'GET')
const published = new Map(
  [...operationsOf(description as unknown as Document, 'b')].map((row) => [row.operation.operationId, row.parameters])
)
const titled = (from: WithList[]) =>
  from.map((operation) => [`${operation.method} ${operation.path}`, operation] as const)
/** Puts ids into a path. Group 1 is the administrators' group, which exists from the first start. */
const urlOf = ({ path }: Operation) =>
  path
    .slice('/api/v1'.length)
    .replace('{webhook_id}', WEBHOOK)
    .replaceAll(/\{\w+\}/g, '1')

/** Returns a fixed list of values; those accepted in either case stand under a name of the engine's own. */
const valuesOf = (schema: ParameterType) => (schema.enum ?? schema.eitherCase) as unknown[] | undefined
const kindOf = ({ type }: ParameterType) => [type].flat()[0]
/** The operators of a field by section 4.8: `like` is for texts, and a choice between values has no order. */
function allowed(schema: ParameterType): string[] {
  if (kindOf(schema) === 'boolean' || valuesOf(schema) || schema.format === 'cpf') return ['eq', 'ne', 'in']
  const text = kindOf(schema) === 'string' && schema.format === undefined
  return operators.filter((op) => text || op !== 'like')
}

/** Formats that only this service knows are published as patterns. */
function portable({ format, ...schema }: Record<string, unknown>): unknown {
  if (format === 'moment' || format === 'cpf') return { ...schema, pattern: expect.any(String) }
  return format === undefined ? schema : { ...schema, format }
}

function sampleOf(schema: ParameterType): string {
  const [first] = valuesOf(schema) ?? []
  if (first !== undefined) return String(first)
  if (kindOf(schema) === 'integer') return String(schema.minimum ?? 1)
  if (kindOf(schema) === 'boolean') return 'true'
  if (schema.format === 'moment' || schema.format === 'date') return '2026-11-15'
  if (schema.format === 'cpf') return '529.982.247-25'
  return 'x'.repeat(Number(schema.minLength ?? 1))
}

it('lists exist, among them those of users, groups, the trail and deliveries', () => {
  expect(gets.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'pesquisarUsuarios',
      'listarGrupos',
      'listarMembrosGrupo',
      'listarAuditoria',
      'listarEntregas'
    ])
  )
})

describe.each(titled(gets))('%s', (_, operation) => {
  const { fields, sortable, newestFirst } = operation.list
  const entries = Object.entries(fields)
  // One part of the engine reads all fields of a kind.
  const someFields = sampled(entries, ([, { schema, text }]) =>
    JSON.stringify([kindOf(schema), schema.format, !!valuesOf(schema), text])
  )
  const url = urlOf(operation)

  it.each(someFields)(
    'accepts every operator that suits %s, and refuses the others at their name',
    async (name, field) => {
      const suitable: string[] = field.only ? [field.plain] : [...(field.text ? operators : allowed(field.schema))]
      for (const op of operators) {
        const answer = await lists.get(url, { [`${name}[${op}]`]: sampleOf(field.schema) })
        if (suitable.includes(op)) expect([op, answer.status]).toEqual([op, 200])
        else expect(refusals(answer)).toEqual([`${name}[${op}] INVALID_OPERATOR`])
      }
      const unknown = await lists.get(url, { [`${name}[zz]`]: sampleOf(field.schema) })
      expect(refusals(unknown)).toEqual([`${name}[zz] INVALID_OPERATOR`])
      expect(unknown.body.error.details[0].message).toBe(`Este campo aceita os operadores: ${suitable.join(', ')}.`)
      expect((await lists.get(url, { [name]: sampleOf(field.schema) })).status).toBe(200)
    }
  )

  const texts = entries.filter(([, { schema }]) => kindOf(schema) === 'string' && !valuesOf(schema) && !schema.format)
  it.each(picked(texts, 2))(
    'accepts the text %s up to the length of the contract, and takes an empty one for none',
    async (name, { schema }) => {
      const long = 'x'.repeat(Number(schema.maxLength) + 1)
      for (const filter of [name, `${name}[eq]`, `${name}[in]`])
        expect(refusals(await lists.get(url, { [filter]: long }))).toEqual([`${filter} TOO_LONG`])
      expect((await lists.get(url, { [`${name}[eq]`]: long.slice(1) })).status).toBe(200)
      for (const filter of [name, `${name}[eq]`, `${name}[in]`])
        expect((await lists.get(url, { [filter]: '' })).status).toBe(200)
    }
  )

  it.each(sortable)('sorts by %s both ways', async (sort) => {
    for (const order of ['asc', 'desc']) {
      const { status } = await lists.get(url, { sort, order })
      expect([sort, order, status]).toEqual([sort, order, 200])
    }
  })

  it('sorts by nothing else that it has', async () => {
    for (const name of Object.keys(fields).filter((name) => !sortable.includes(name)))
      expect(refusals(await lists.get(url, { sort: name }))).toEqual(['sort INVALID_VALUE'])
  })

  it('is published with a parameter for each field, for the order and for the operators', () => {
    const parameters = published.get(operation.id) as Parameter[]
    const query = parameters.filter((parameter) => parameter.in === 'query')
    const byName = new Map(query.map((parameter) => [parameter.name, parameter]))
    expect(byName.size).toBe(query.length)
    for (const [name, { schema }] of entries) {
      const { type, enum: _, eitherCase, ...rest } = schema
      // A query cannot say null, so the plain parameter has only the other type.
      const values = valuesOf(schema)
      const said = values ? { enum: values.filter((value) => value !== null) } : {}
      const lenient = eitherCase ? { 'x-either-case': true } : {}
      const plain = portable({ ...rest, ...said, ...lenient, type: [type].flat()[0] })
      expect(byName.get(name)?.schema).toEqual(plain)
      expect(byName.get(name)?.example).toBeDefined()
    }
    const first = newestFirst ? {} : { default: sortable[0] }
    expect(byName.get('sort')?.schema).toEqual({ type: 'string', enum: sortable, ...first })
    for (const name of ['page', 'size', 'search', 'order']) expect([...byName.keys()]).toContain(name)
    // The engine accepts exactly what is published.
    const withoutOperators = query.filter((parameter) => !parameter['x-operators'])
    expect(Object.keys(operation.query.properties).sort()).toEqual(withoutOperators.map(({ name }) => name).sort())
  })

  it('is published with each operator once: as a parameter of its own, or in the pattern for the names of the others', () => {
    const parameters = published.get(operation.id) as Parameter[]
    const found = parameters.at(-1) as Parameter
    expect(found).toMatchObject({ name: 'operadores', in: 'query', style: 'form', explode: true, 'x-operators': true })
    const { pattern } = found.schema.propertyNames as { pattern: string }
    const names = Object.keys(fields)
    for (const [name, field] of entries) {
      const suitable: string[] = field.only ? [field.plain] : [...(field.text ? operators : allowed(field.schema))]
      for (const op of operators) {
        const own = parameters.some((parameter) => parameter.name === `${name}[${op}]`)
        const inPattern = new RegExp(pattern).test(`${name}[${op}]`)
        expect([name, op, Number(own) + Number(inPattern)]).toEqual([name, op, suitable.includes(op) ? 1 : 0])
      }
    }
    for (const name of [
      'senha_hash[eq]',
      `${names[0]}[x]`,
      `${names[0]}[eq][eq]`,
      `x${names[0]}[eq]`,
      names[0],
      '[eq]'
    ])
      expect(name).not.toMatch(new RegExp(pattern))
    for (const name of Object.keys(found.example as object)) expect(name).toMatch(new RegExp(pattern))
  })

  it('answers the examples of its parameters', async () => {
    for (const { name, in: where, example } of published.get(operation.id) as Parameter[]) {
      if (where !== 'query') continue
      const query = name === 'operadores' ? (example as Record<string, string>) : { [name]: String(example) }
      expect([name, (await lists.get(url, query)).status]).toEqual([name, 200])
    }
  })
})

describe('POST /api/v1/usuarios/buscar', () => {
  const definition = listing.find(({ id }) => id === 'buscarUsuarios')?.list as ListDefinition

  it('offers what the list of users offers', () => {
    expect(definition).toEqual(listing.find(({ id }) => id === 'pesquisarUsuarios')?.list)
  })

  const someFields = sampled(Object.entries(definition.fields), ([, { schema }]) =>
    JSON.stringify([kindOf(schema), schema.format, !!valuesOf(schema)])
  )
  it.each(someFields)('accepts every operator that suits %s', async (campo, { schema }) => {
    const text = sampleOf(schema)
    const one = kindOf(schema) === 'integer' ? Number(text) : kindOf(schema) === 'boolean' ? text === 'true' : text
    for (const operador of operators) {
      const valor = operador === 'in' ? [one] : operador === 'like' ? text : one
      const answer = await lists.search({ filtros: { campo, operador, valor } })
      if (allowed(schema).includes(operador)) expect([operador, answer.status]).toEqual([operador, 200])
      else expect(refusals(answer)).toEqual(['filtros.operador INVALID_OPERATOR'])
    }
  })

  it.each(definition.sortable)('sorts by %s both ways', async (campo) => {
    for (const direcao of ['asc', 'desc'])
      expect((await lists.search({ ordenacao: [{ campo, direcao }] })).status).toBe(200)
  })
})
