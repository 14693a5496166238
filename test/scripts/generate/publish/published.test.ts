import { describe, expect, it } from 'vitest'
import a30 from '../../../../generated/description-a.3.0.json' with { type: 'json' }
import a from '../../../../generated/description-a.json' with { type: 'json' }
import b30 from '../../../../generated/description-b.3.0.json' with { type: 'json' }
import b from '../../../../generated/description-b.json' with { type: 'json' }
import {
  type Document,
  follow,
  type Json,
  operationsOf,
  type Row,
  type Schema
} from '../../../../scripts/generate/document.ts'
import { permissionOf, permissionSentence } from '../../../../scripts/generate/permission.ts'
import { circlesIn } from '../../../../scripts/generate/publish/circles.ts'
import { clashesOf } from '../../../../scripts/generate/publish/names.ts'
import { mapSchema, placesIn } from '../../../../scripts/generate/publish/places.ts'
import { complaints, parse, published } from '../../../../scripts/lint.ts'
import { sentences } from '../fixture.ts'

const documents = { a: a as unknown as Document, b: b as unknown as Document }
const renditions = { a: a30 as unknown as Document, b: b30 as unknown as Document }
const rows = [...operationsOf(documents.a, 'a'), ...operationsOf(documents.b, 'b')]
const titled = rows.map((row): [string, Row] => [`${row.letter}: ${row.operation.operationId}`, row])

/** Returns every schema that can be reached from one, itself included; each of the components once. */
function reached(document: Document, schema: Schema, seen = new Set<string>()): Schema[] {
  const found: Schema[] = []
  mapSchema(schema, (node) => {
    found.push(node)
    const { $ref } = node
    if (typeof $ref === 'string' && !seen.has($ref)) {
      seen.add($ref)
      found.push(...reached(document, follow(document, { $ref } as Schema), seen))
    }
    return node
  })
  return found
}

const schemasOf = (document: Document, direction: 'request' | 'answer') => {
  const seen = new Set<string>()
  return [...placesIn(document)]
    .filter((place) => place.direction === direction)
    .flatMap(({ holder }) => reached(document, holder.schema, seen))
}

describe.each(['a', 'b'] as const)('description-%s.json', (letter) => {
  const document = documents[letter]
  const text = JSON.stringify(document)

  it('has answers that are open to new fields', () => {
    const answers = schemasOf(document, 'answer')
    expect(answers.filter(({ properties }) => properties).length).toBeGreaterThan(10)
    expect(answers.filter(({ additionalProperties }) => additionalProperties === false)).toEqual([])
  })

  it('has request bodies that are exact', () => {
    const bodies = [...placesIn(document)].filter(({ direction, mediaType }) => direction === 'request' && mediaType)
    const objects = bodies
      .flatMap(({ holder }) => reached(document, holder.schema))
      .filter(({ properties }) => properties)
    expect(objects.length).toBeGreaterThan(5)
    expect(objects.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([])
  })

  it('has request bodies without defaults, which generators take for required fields', () => {
    const bodies = [...placesIn(document)].filter(({ direction, mediaType }) => direction === 'request' && mediaType)
    const all = bodies.flatMap(({ holder }) => reached(document, holder.schema))
    expect(all.filter((schema) => schema.default !== undefined)).toEqual([])
  })

  it('has no null in an enumeration, no pattern that only some engines know, no format of its own', () => {
    const all = [...schemasOf(document, 'request'), ...schemasOf(document, 'answer')]
    expect(all.filter(({ enum: values }) => Array.isArray(values) && values.includes(null))).toEqual([])
    expect(all.filter(({ pattern }) => String(pattern).includes('\\p{'))).toEqual([])
    const formats = new Set(all.flatMap(({ format }) => (format === undefined ? [] : [format])))
    expect([...formats].filter((format) => !['binary', 'date', 'date-time', 'email'].includes(String(format)))).toEqual(
      []
    )
  })

  it('has no schema that holds itself, on which tools that follow every reference would hang', () => {
    expect(circlesIn(document)).toEqual([])
  })

  it('says whom to ask and where to read on, and the number of its release besides its version', () => {
    expect(document.info).toMatchObject({
      contact: { name: expect.any(String), url: expect.stringMatching(/\/guides$/) },
      'x-release': expect.any(Number),
      'x-release-version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
      version: letter === 'a' ? '0.1.0' : '1.0.0'
    })
    expect(document).toMatchObject({ externalDocs: { url: expect.stringMatching(/\/guides$/) } })
  })

  it('does not describe the variables of its servers, which swagger-parser refuses', () => {
    const servers = document.servers as { variables?: Record<string, object> }[]
    expect(servers.flatMap(({ variables = {} }) => Object.values(variables)).length).toBeGreaterThan(0)
    expect(servers.flatMap(({ variables = {} }) => Object.values(variables)).filter((v) => 'description' in v)).toEqual(
      []
    )
  })

  it('has an example for every body, files and forms among them', () => {
    const bodies = [...placesIn(document)].filter(({ mediaType }) => mediaType)
    expect(bodies.filter(({ holder }) => !('example' in holder) && !('examples' in holder))).toEqual([])
  })

  it('lists the codes of errors, and allows others', () => {
    const { Erro, ErroDetalhe } = document.components.schemas as Record<string, Schema>
    const { error } = (Erro as Schema).properties as {
      error: { required: string[]; properties: Record<string, Schema> }
    }
    expect(error.required).toEqual(['code', 'message', 'request_id', 'timestamp'])
    const { code } = (ErroDetalhe as Schema).properties as Record<string, Schema>
    for (const choice of [error.properties.code as Schema, code as Schema]) {
      const [known, any] = choice.anyOf as [Schema, Schema]
      expect((follow(document, known).enum as Json[]).length).toBeGreaterThan(20)
      expect(any).toEqual({ type: 'string', pattern: expect.any(String) })
    }
    expect(text).toContain('"INVALID_OPERATOR"')
  })
})

describe.each(titled)('%s', (_, { letter, operation, parameters }) => {
  const document = documents[letter]

  it('ends its description with what a caller needs', () => {
    expect(operation.description.endsWith(` ${permissionSentence(operation, sentences)}`)).toBe(true)
  })

  it('names its permission in the example of its 403', () => {
    const permission = permissionOf(operation)
    const examples = operation.responses[403]?.content?.['application/json']?.examples ?? {}
    const denied = examples.PERMISSION_DENIED && follow(document, examples.PERMISSION_DENIED).value
    expect(denied === undefined).toBe(permission === undefined)
    if (permission) expect(denied).toMatchObject({ error: { required_permission: permission } })
  })

  it('shows a field of its own in the example of its 422', () => {
    const { example: only, examples } = operation.responses[422]!.content!['application/json']!
    const example = only ?? follow(document, examples!.VALIDATION_ERROR!).value
    const [{ loc, field }] = ((example as Json as { detail?: object[] }).detail ??
      (example as { error: { details: object[] } }).error.details) as [{ loc?: string[]; field?: string }]
    const path = loc ? loc.slice(1) : (field as string).split('.')
    const [media] = Object.values(operation.requestBody?.content ?? {})
    const own = media ? fieldNames(document, media.schema) : []
    const queried = parameters.filter((p) => p.in !== 'header' && !p['x-operators']).map(({ name }) => name)
    const takesNothing = own.length === 0 && queried.every((name) => isTextInPath(parameters, name))
    expect(takesNothing ? ['desconhecido'] : [...own, ...queried]).toContain(path.join('.'))
  })
})

/** A text in a path is never invalid: it is unknown. */
const isTextInPath = (parameters: Row['parameters'], name: string) =>
  parameters.some((p) => p.name === name && p.in === 'path' && p.schema.type === 'string')

function fieldNames(document: Document, schema: Schema, depth = 2): string[] {
  const { properties = {} } = follow(document, schema) as { properties?: Record<string, Schema> }
  return Object.entries(properties).flatMap(([name, inner]) => [
    name,
    ...(depth > 1 ? fieldNames(document, inner, depth - 1).map((each) => `${name}.${each}`) : [])
  ])
}

it.each(['a', 'b'] as const)('description-%s: the 3.0.3 rendition has the same operations', (letter) => {
  expect(renditions[letter].openapi).toBe('3.0.3')
  const ids = (document: Document) => [...operationsOf(document, letter)].map(({ operation }) => operation.operationId)
  expect(ids(renditions[letter])).toEqual(ids(documents[letter]))
})

it.each(published)('%s: swagger-parser finds nothing wrong', async (path) => {
  expect(await complaints(path)).toEqual([])
})

it('swagger-parser finds what is wrong', async () => {
  expect(await parse({ ...documents.a, info: {} })).toEqual([expect.stringContaining('swagger-parser')])
})

it('together, the two documents have no name that means two things', () => {
  expect(clashesOf(documents.a, documents.b)).toEqual([])
  expect(clashesOf(renditions.a, renditions.b)).toEqual([])
  const ids = rows.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})
