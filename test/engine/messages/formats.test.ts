import { describe, expect, it } from 'vitest'
import { definitions, operations } from '../../../generated/operations.ts'
import { toProblems } from '../../../src/engine/contract/errors/problems.ts'
import { type Language, message } from '../../../src/engine/messages/messages.ts'

type Node = Record<string, unknown>

/** Yields every pattern and format inside the schemas that check requests. */
function* broken(node: unknown, seen = new Set<unknown>()): Generator<[keyword: 'pattern' | 'format', value: string]> {
  if (node === null || typeof node !== 'object' || seen.has(node)) return
  seen.add(node)
  const { pattern, format, $ref } = node as Node
  if (typeof pattern === 'string') yield ['pattern', pattern]
  if (typeof format === 'string') yield ['format', format]
  if (typeof $ref === 'string') yield* broken(named($ref), seen)
  for (const child of Object.values(node)) yield* broken(child, seen)
}

function named(ref: string): unknown {
  const [letter = '', name = ''] = ref.split('#/$defs/')
  return Object.values(definitions).find(({ $id }) => $id === letter)?.$defs[name]
}

const requests = operations.flatMap(({ params, query, body, list }) => [
  params,
  query,
  ...Object.values(body?.content ?? {}),
  ...Object.values(list?.fields ?? {}).map(({ schema }) => schema)
])
const found = new Map(requests.flatMap((schema) => [...broken(schema)]).map((each) => [each.join(' '), each] as const))
const languages: Language[] = ['pt-BR', 'en-US', 'es-ES']

const keyOf = (keyword: string, value: string) =>
  toProblems([{ keyword, params: { [keyword]: value }, instancePath: '/x', schemaPath: '#' }], 'body')[0]!.key

describe('what a request may break', () => {
  it('is found', () => {
    expect(found.size).toBeGreaterThan(10)
    expect([...found.keys()]).toContain('format cpf')
  })

  // A file is not a text: anything else in its place is refused by its type.
  it.each([...found.values()].filter(([, value]) => value !== 'binary'))(
    '%s %s has a sentence of its own, in three languages',
    (keyword, value) => {
      const key = keyOf(keyword, value)
      expect(key).not.toMatch(/^field\.(pattern|format)$/)
      expect(new Set(languages.map((language) => message(language, key))).size).toBe(3)
    }
  )

  it.each([
    ['pattern', '^\\(\\d{2}\\) \\d{5}-\\d{4}$', '(99) 99999-9999'],
    ['pattern', '^\\d{5}-?\\d{3}$', '99999-999'],
    ['pattern', '^[a-zß-öø-ÿ0-9._-]+$', '. _ -'],
    ['format', 'cpf', '999.999.999-99']
  ])('%s %s names the wanted form', (keyword, value, form) => {
    for (const language of languages) expect(message(language, keyOf(keyword, value))).toContain(form)
  })
})
