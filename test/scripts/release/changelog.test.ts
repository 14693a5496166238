import { describe, expect, it } from 'vitest'
import { isLater, migrationFact, proposedVersion, released } from '../../../scripts/release/changelog.ts'

const changelog = (unreleased: string) => `# Changelog

Words.

## Unreleased

${unreleased}
## 0.1.0 (2026-01-02)

- The first.
`

const facts = ['The database stays as it is.']
const ofToday = { version: '0.2.0', date: '2026-12-01', facts, needsWords: false }

describe('released', () => {
  it('what is unreleased gets a heading with the version, and what to do before the upgrade comes first', () => {
    const text = changelog('### Added\n\n- A map.\n\n### Before you upgrade\n\n- Set `DATA_KEY`.\n')
    expect(released(text, ofToday)).toBe(`# Changelog

Words.

## Unreleased

## 0.2.0 (2026-12-01)

### Before you upgrade

- Set \`DATA_KEY\`.
- The database stays as it is.

### Added

- A map.

## 0.1.0 (2026-01-02)

- The first.
`)
  })

  it('facts alone are told before the upgrade where people wrote nothing', () => {
    expect(released(changelog('### Changed\n\n- Words.\n'), ofToday)).toContain(
      '## 0.2.0 (2026-12-01)\n\n### Before you upgrade\n\n- The database stays as it is.\n\n### Changed\n\n- Words.\n\n## 0.1.0'
    )
  })

  it('a changelog without news is refused, and so are breaking changes without words about them', () => {
    expect(() => released(changelog(''), ofToday)).toThrow('lists nothing')
    expect(() => released('# Changelog\n', ofToday)).toThrow('no heading')
    const breaking = { ...ofToday, needsWords: true }
    expect(() => released(changelog('### Changed\n\n- Gone.\n'), breaking)).toThrow('Before you upgrade')
    expect(released(changelog('### Before you upgrade\n\n- Ask otherwise.\n'), breaking)).toContain(
      '- Ask otherwise.\n'
    )
  })
})

it.each([
  ['### Added\n\n- A.', '1.3.0'],
  ['### Changed\n\n- A.', '1.2.4'],
  ['### Fixed\n\n- A.', '1.2.4']
])('after 1.2.3 with %j comes %s', (unreleased, next) => {
  expect(proposedVersion('1.2.3', changelog(`${unreleased}\n`))).toBe(next)
})

it.each([
  ['1.0.0', '0.9.9', true],
  ['0.10.0', '0.9.0', true],
  ['0.9.1', '0.9.0', true],
  ['0.9.0', '0.9.0', false],
  ['0.8.9', '0.9.0', false]
])('%s is later than %s: %s', (version, than, later) => {
  expect(isLater(version, than)).toBe(later)
})

it('what an upgrade does to the database is said by the number of migrations', () => {
  const begins = (former: number | null) => migrationFact(former, 12).split('.')[0]
  expect([12, 11, 2, null].map(begins)).toEqual([
    'The database stays as it is',
    'The first start applies 1 migration to the database',
    'The first start applies 10 migrations to the database',
    'The first start migrates the database'
  ])
})
