import { describe, expect, it } from 'vitest'
import { addDeprecationHeaders, deprecationOf } from '../../../scripts/generate/deprecation.ts'
import type { Operation, Response } from '../../../scripts/generate/document.ts'
import { problems } from '../../../scripts/generate/rules.ts'
import { document, readOperation, rowsOf, sentences } from './fixture.ts'

const path = '/api/v1/coisas/{id}'
const successor = '/api/v2/coisas/{id}'
const marked = { deprecated: true, 'x-deprecated-since': '2026-06-01', 'x-sunset': '2026-12-01' }

describe('the rules', () => {
  const problemsOf = (more: object) => {
    const documents = {
      a: document({ [path]: { get: readOperation('lerCoisa', more as Partial<Operation>) } }),
      b: document({
        [successor]: { get: readOperation('ver') },
        '/api/v2/coisas': { get: readOperation('todas') },
        '/api/v2/de/{outro}': { get: readOperation('de') }
      })
    }
    return problems(documents, rowsOf(documents))
  }

  it.each<[string, object]>([
    ['nothing is marked', {}],
    ['deprecated: false', { deprecated: false }],
    ['six months to the day', marked],
    [
      'six months later is a day that the month has not',
      { ...marked, 'x-deprecated-since': '2026-08-31', 'x-sunset': '2027-03-03' }
    ],
    ['years', { ...marked, 'x-sunset': '2030-01-01' }],
    ['a successor', { ...marked, 'x-successor': successor }],
    ['a successor with fewer parameters', { ...marked, 'x-successor': '/api/v2/coisas' }]
  ])('%s: good', (_, more) => {
    expect(problemsOf(more)).toEqual([])
  })

  const since = 'deprecated needs x-deprecated-since, a date'
  const sunset = 'deprecated needs x-sunset, a date'
  const early = 'x-sunset must be at least 6 months after x-deprecated-since'
  const other = 'x-successor does not name another path of the contract'
  it.each<[string, object, string[]]>([
    ['no dates', { deprecated: true }, [since, sunset]],
    ['no date of the mark', { ...marked, 'x-deprecated-since': undefined }, [since]],
    ['no date of the end', { ...marked, 'x-sunset': undefined }, [sunset]],
    ['a date that the calendar has not', { ...marked, 'x-sunset': '2027-02-30' }, [sunset]],
    ['a moment', { ...marked, 'x-deprecated-since': '2026-06-01T00:00:00Z' }, [since]],
    ['a number', { ...marked, 'x-deprecated-since': 2026 }, [since]],
    ['a day too few', { ...marked, 'x-sunset': '2026-11-30' }, [early]],
    ['an end before the mark', { ...marked, 'x-sunset': '2026-01-01' }, [early]],
    ['a successor that is not there', { ...marked, 'x-successor': '/api/v3/coisas' }, [other]],
    ['itself as its successor', { ...marked, 'x-successor': path }, [other]],
    [
      'a successor with a parameter of its own',
      { ...marked, 'x-successor': '/api/v2/de/{outro}' },
      ['x-successor has a parameter that the path does not have']
    ],
    ['dates without the mark', { ...marked, deprecated: undefined }, ['x-deprecated-since', 'x-sunset'].map(without)],
    ['a successor without the mark', { deprecated: false, 'x-successor': successor }, [without('x-successor')]]
  ])('%s', (_, more, expected) => {
    expect(problemsOf(more)).toEqual(expected.map((problem) => `lerCoisa: ${problem}`))
  })
})

function without(field: string): string {
  return `${field} without deprecated: true`
}

describe('deprecationOf', () => {
  it.each<[object, unknown]>([
    [{}, null],
    [marked, { since: '2026-06-01', sunset: '2026-12-01', successor: null }],
    [
      { ...marked, 'x-successor': successor },
      { since: '2026-06-01', sunset: '2026-12-01', successor }
    ]
  ])('%j', (more, expected) => {
    expect(deprecationOf(readOperation('lerCoisa', more))).toEqual(expected)
  })
})

it('addDeprecationHeaders: declares them on every response of that operation, and on no shared response', () => {
  const shared = { description: 'Gone.', headers: { 'X-Request-ID': {} } }
  const responses = { 404: { $ref: '#/components/responses/Gone' } as unknown as Response }
  const found = document({
    [path]: { get: readOperation('velha', { ...marked, 'x-successor': successor, responses }) },
    '/outra': { get: readOperation('outra', { responses }) }
  })
  found.components.responses = { Gone: shared }
  addDeprecationHeaders(found, { sentences })
  const string = { schema: { type: 'string' }, description: expect.any(String) }
  expect((found.paths[path]!.get as Operation).responses[404]).toEqual({
    description: 'Gone.',
    headers: {
      'X-Request-ID': {},
      Deprecation: { ...string, example: '@1780272000' },
      Sunset: { ...string, example: 'Tue, 01 Dec 2026 00:00:00 GMT' },
      Link: { ...string, example: `<${successor}>; rel="successor-version"` }
    }
  })
  expect((found.paths['/outra']!.get as Operation).responses).toEqual(responses)
  expect(Object.keys(shared.headers)).toEqual(['X-Request-ID'])
})
