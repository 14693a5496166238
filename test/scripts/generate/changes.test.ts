import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Change as Told } from '../../../scripts/generate/changes/change.ts'
import { compareContracts } from '../../../scripts/generate/changes/compare.ts'
import { changesGuide } from '../../../scripts/generate/changes/page.ts'
import { languages } from '../../../scripts/generate/changes/say.ts'
import { sentenceOf } from '../../../scripts/generate/changes/sentence.ts'
import { nextVersion } from '../../../scripts/generate/changes/version.ts'
import { sentences, type What } from '../../../scripts/generate/changes/words.ts'
import { readReleases, releasedDocuments } from '../../../scripts/generate/releases.ts'
import { additions, breaks, brokenWebhooks, type Change, grownWebhook, payload, webhooks } from './changed-contract.ts'
import { document, readOperation } from './fixture.ts'

let original: string
beforeAll(async () => {
  original = await readFile('openapi/released/description-a.json', 'utf8')
})

/** Returns what is reported about a change of the released Description A. */
function told(change: Change, before: object = {}, after: object = before): Told[] {
  const changed = JSON.parse(original)
  change(changed, changed.components.schemas)
  const a = { ...JSON.parse(original), webhooks: before }
  const b = document({})
  return compareContracts({ a, b }, { a: { ...changed, webhooks: after }, b })
}
const impactsOf = (changes: Told[]) => changes.map(({ impact }) => impact)

describe('compareContracts agrees with the gate of `make check`', () => {
  it.each(breaks)('%s breaks', (_, __, change) => {
    expect(impactsOf(told(change))).toContain('major')
  })

  it.each(additions)('%s does not', (_, change) => {
    const changes = told(change)
    expect(changes.length).toBeGreaterThan(0)
    expect(impactsOf(changes)).not.toContain('major')
  })

  it.each(brokenWebhooks)('a webhook: %s breaks', (name, _, schema) => {
    expect(impactsOf(told(() => {}, webhooks([[name, payload]]), webhooks([[name, schema]])))).toContain('major')
  })

  it('a new webhook, one with more fields: no break', () => {
    const after = webhooks([
      ['cresce', grownWebhook],
      ['novo', payload]
    ])
    expect(told(() => {}, webhooks([['cresce', payload]]), after).map(({ what, impact }) => [what, impact])).toEqual([
      ['webhook.added', 'minor'],
      ['fields.added', 'minor'],
      ['values.removed', 'minor']
    ])
  })

  it('no changes between equal contracts', () => {
    expect(told(() => {})).toEqual([])
  })
})

describe('operations', () => {
  const compared = (before: object, after: object) => {
    const of = (more: object) => ({
      a: document({}),
      b: document({ '/coisas': { get: readOperation('lerCoisa', more) } })
    })
    return compareContracts(of(before), of(after)).map(({ what, impact, values }) => [what, impact, values])
  }
  const query = (more: object) => ({ parameters: [{ name: 'q', in: 'query', schema: { type: 'string' }, ...more }] })
  const end = { deprecated: true, 'x-deprecated-since': '2026-12-01', 'x-sunset': '2027-06-01' }
  const own = { 'x-permission': 'coisas.listar', 'x-self': 'id' }
  const filters = (...operators: string[]) => ({ 'x-filterable': { cpf: operators } })

  it.each<[string, object, object, unknown[]]>([
    ['deprecated', {}, end, ['operation.deprecated', 'minor', { sunset: '2027-06-01' }]],
    [
      'replaced',
      {},
      { ...end, 'x-successor': '/b' },
      ['operation.replaced', 'minor', { sunset: '2027-06-01', successor: '/b' }]
    ],
    ['kept', end, {}, ['operation.kept', 'minor', {}]],
    ['token', { security: [] }, {}, ['operation.token', 'major', {}]],
    ['public', {}, { security: [] }, ['operation.public', 'minor', {}]],
    ['permission', {}, { 'x-permission': 'x' }, ['operation.permission', 'major', { permission: 'x' }]],
    ['no own record', own, { 'x-permission': 'coisas.listar' }, ['operation.notOwn', 'major', {}]],
    ['filters gone', filters('eq', 'gt'), filters('eq'), ['filters.removed', 'major', { names: ['cpf[gt]'] }]],
    ['filters more', filters('eq'), filters('eq', 'gt'), ['filters.added', 'minor', { names: ['cpf[gt]'] }]],
    [
      'default',
      query({ schema: { default: 1 } }),
      query({ schema: { default: 2 } }),
      ['value.default', 'major', { at: 'q', from: '1', to: '2' }]
    ],
    [
      'limit',
      query({ schema: { maximum: 5 } }),
      query({ schema: { maximum: 4 } }),
      ['value.limit', 'major', { at: 'q', rule: 'maximum', from: '5', to: '4' }]
    ],
    [
      'no limit',
      query({ schema: { maximum: 5 } }),
      query({ schema: {} }),
      ['value.limit', 'minor', { at: 'q', rule: 'maximum', from: '5', to: '-' }]
    ],
    ['smaller body', { 'x-body-limit': 9 }, { 'x-body-limit': 8 }, ['body.limit', 'major', { from: '9', to: '8' }]],
    ['words', {}, { summary: 'Another' }, ['words', 'patch', {}]]
  ])('%s', (_, before, after, change) => {
    expect(compared(before, after)).toEqual([change])
  })
})

describe('sentences', () => {
  const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

  it.each(Object.keys(sentences) as What[])('%s: in three languages, with the same names', (what) => {
    const { sentence } = sentences[what]
    expect(Object.keys(sentence)).toEqual(languages)
    expect(new Set(Object.values(sentence)).size).toBeGreaterThan(1)
    for (const each of Object.values(sentence)) expect(gaps(each)).toEqual(gaps(sentence['en-US']))
  })

  const change: Told = {
    what: 'parameters.added',
    impact: 'minor',
    description: 'b',
    of: 'operation',
    places: ['GET /a'],
    values: { names: ['x', 'y'] }
  }
  const many = { ...change, places: ['GET /a', 'GET /b', 'GET /c', 'GET /d'] }
  it.each<[string, Told, string]>([
    ['one place', change, '`GET /a` (B): novos parâmetros: `x`, `y`.'],
    ['many places are counted', many, '4 operações da Descrição B: novos parâmetros: `x`, `y`.'],
    [
      'unless something breaks',
      { ...many, impact: 'major' },
      '`GET /a`, `GET /b`, `GET /c`, `GET /d` (B): novos parâmetros: `x`, `y`.'
    ]
  ])('%s', (_, given, sentence) => {
    expect(sentenceOf(given, 'pt-BR')).toBe(sentence)
  })
})

it.each<[string, ('major' | 'minor' | 'patch')[], string]>([
  ['1.2.3', ['patch', 'major', 'minor'], '2.0.0'],
  ['1.2.3', ['minor', 'patch'], '1.3.0'],
  ['1.9.9', ['patch'], '1.9.10']
])('nextVersion: %s after %j is %s', (version, found, next) => {
  expect(nextVersion(version, found.map((impact) => ({ impact })) as Told[])).toBe(next)
})

it('every release has its changes, and the version that follows from them', async () => {
  const releases = await readReleases('openapi/released')
  expect(releases[0]).toMatchObject({ release: 1, version: '1.0.0', changes: [] })
  for (const [i, { release, version, changes, date }] of releases.entries()) {
    expect([release, date]).toEqual([i + 1, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
    if (i > 0) expect(version).toBe(nextVersion(releases[i - 1]!.version, changes))
  }
  const [first, second] = [
    await releasedDocuments('openapi/released', 1),
    await releasedDocuments('openapi/released', 2)
  ]
  expect(compareContracts(first!, second!).map(({ what }) => what)).toContain('operation.added')
})

it.each(languages)('the guide in %s: every release, and what is not released yet', async (language) => {
  const releases = await readReleases('openapi/released')
  const changes = told((d) => delete d.paths['/api/v1/usuarios/logout'])
  const { texts } = changesGuide({ releases, unreleased: { version: '9.0.0', changes } })
  const text = texts[language] ?? ''
  for (const { version, date } of releases) expect(text).toMatch(new RegExp(`^## ${version} \\(.*${date}\\)$`, 'm'))
  expect(text.indexOf('POST /api/v1/usuarios/logout')).toBeLessThan(text.indexOf(releases.at(-1)!.date))
  expect(text).toContain('9.0.0')
})
