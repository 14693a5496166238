import { describe, expect, it } from 'vitest'
import { unstorableText } from '../../src/engine/contract/errors/text.ts'
import { scanJson } from '../../src/engine/contract/request/scan.ts'
import { createAjv } from '../../src/engine/contract/schema/ajv.ts'

const ajv = createAjv({})
const MANY = 100_000

function errorsOf(schema: object, value: unknown): string[] {
  const validate = ajv.compile(schema)
  return validate(value) ? [] : (validate.errors ?? []).map(({ keyword }) => keyword)
}

const keys = (count: number, value: unknown = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, value]))

const item = { type: 'object', additionalProperties: false, required: ['a'], properties: { a: { type: 'string' } } }
const texts = { type: 'array', items: { type: 'string' } }

/** Work is counted here: all of it is done before any other request gets a turn. */
describe('a value with a hundred thousand mistakes', () => {
  it.each<[string, object, unknown]>([
    ['items of the wrong type', texts, Array(MANY).fill(1)],
    ['items that lack something', { type: 'array', items: item }, Array(MANY).fill({})],
    [
      'lists of such items',
      { type: 'array', items: { type: 'array', items: item } },
      Array(300).fill(Array(300).fill({}))
    ],
    [
      'items of which none of several forms fits',
      { type: 'array', items: { anyOf: [texts, item] } },
      Array(MANY).fill(1)
    ],
    ['unknown keys', { type: 'object', additionalProperties: false }, keys(MANY)],
    ['keys with wrong values', { type: 'object', additionalProperties: { type: 'string' } }, keys(MANY)]
  ])('%s: no more than some 1,000 are collected', (_, schema, value) => {
    const { length } = errorsOf(schema, value)
    expect([length >= 1000, length < 2000]).toEqual([true, true])
  })

  it.each<[string, object, unknown, string]>([
    ['items', { ...texts, maxItems: 10 }, Array(MANY).fill(1), 'maxItems'],
    ['equal items', { ...texts, items: {}, uniqueItems: true, maxItems: 10 }, Array(MANY).fill({}), 'maxItems'],
    [
      'keys',
      { type: 'object', maxProperties: 10, additionalProperties: { type: 'string' } },
      keys(MANY),
      'maxProperties'
    ]
  ])('more %s than allowed: only that is reported, and nothing else is checked', (_, schema, value, keyword) => {
    expect(errorsOf(schema, value)).toEqual([keyword])
  })

  it('within the bounds everything is reported', () => {
    expect(errorsOf({ ...texts, maxItems: 10 }, Array(10).fill(1))).toEqual(Array(10).fill('type'))
    expect(errorsOf({ ...texts, items: {}, uniqueItems: true, maxItems: 3 }, [1, 2, 1])).toEqual(['uniqueItems'])
    expect(errorsOf(item, { a: 1, b: 1, c: 1 })).toEqual(['additionalProperties', 'additionalProperties', 'type'])
    expect(errorsOf({ type: 'object', maxProperties: 2, additionalProperties: { type: 'string' } }, { a: 1 })).toEqual([
      'type'
    ])
  })

  it('text that cannot be stored: 100 are reported', () => {
    expect(unstorableText(Array(MANY).fill('\0'), 'body')).toHaveLength(100)
    expect(unstorableText({ a: ['x', '\0'], '\ud800': 1 }, 'body').map(({ path }) => path)).toEqual([['a', 1], []])
    expect(unstorableText(['\0', '\0'], 'body', 1)).toHaveLength(1)
    expect(unstorableText('\0', 'body', 0)).toEqual([])
  })
})

it.each<[string, number, number]>([
  ['1', 0, 1],
  ['[]', 1, 2],
  ['[1,2,3]', 1, 4],
  ['{"a":[{},{"b":1}]}', 3, 6],
  ['"[[,,"', 0, 1],
  ['["\\"[,", "\\\\", "["]', 1, 4],
  ['["', 1, 2],
  ['["\\', 1, 2],
  ['[[[[', 4, 5],
  [']]]]', 0, 1]
])('scanJson: %s is %i deep and has at most %i values', (text, depth, values) => {
  expect(scanJson(Buffer.from(text))).toEqual({ depth, values })
})
