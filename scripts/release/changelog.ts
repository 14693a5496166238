const UNRELEASED = '## Unreleased'
const BEFORE = '### Before you upgrade'

/** A refusal to release, in words for whoever releases. */
export class CannotRelease extends Error {}

interface Parts {
  head: string
  unreleased: string
  rest: string
}

function partsOf(changelog: string): Parts {
  const start = changelog.indexOf(`${UNRELEASED}\n`)
  if (start < 0) throw new CannotRelease(`CHANGELOG.md has no heading "${UNRELEASED}"`)
  const from = start + UNRELEASED.length + 1
  const next = changelog.indexOf('\n## ', from)
  const end = next < 0 ? changelog.length : next + 1
  return { head: changelog.slice(0, from), unreleased: changelog.slice(from, end).trim(), rest: changelog.slice(end) }
}

/**
 * The next version of the software: one more feature release when something was added, otherwise one more correction.
 * A new first number is always given by hand.
 */
export function proposedVersion(current: string, changelog: string): string {
  const [major = 0, minor = 0, patch = 0] = current.split('.').map(Number)
  const { unreleased } = partsOf(changelog)
  return /^### Added$/m.test(unreleased) ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

export function isLater(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number)) as [number[], number[]]
  const differing = a.findIndex((part, i) => part !== b[i])
  return differing >= 0 && a[differing]! > b[differing]!
}

interface Release {
  version: string
  date: string
  /** What an upgrade does, as far as it is known without people. */
  facts: string[]
  /** Whether people must have written what to do before the upgrade. */
  needsWords: boolean
}

/** Moves what is unreleased under a heading of its own, which begins with what to do before the upgrade. */
export function released(changelog: string, { version, date, facts, needsWords }: Release): string {
  const { head, unreleased, rest } = partsOf(changelog)
  if (!/^- /m.test(unreleased)) throw new CannotRelease('CHANGELOG.md lists nothing that is unreleased')
  const sections = unreleased.split(/\n(?=### )/).map((section) => section.trim())
  const words = sections.find((section) => section.startsWith(BEFORE))
  if (needsWords && !words)
    throw new CannotRelease(
      `The contract has changes that break clients: write under "${BEFORE}" of CHANGELOG.md what they must do`
    )
  const lines = facts.map((fact) => `- ${fact}`).join('\n')
  const before = [words ?? `${BEFORE}\n`, lines].join('\n')
  const others = sections.filter((section) => section !== words)
  return `${head}\n## ${version} (${date})\n\n${[before, ...others].join('\n\n')}\n${rest ? `\n${rest}` : ''}`
}

/**
 * Says what an upgrade does to the database. `former` is null where the migrations of the former version are unknown.
 */
export function migrationFact(former: number | null, now: number): string {
  if (former === null) return 'The first start migrates the database. Take a backup first.'
  const many = now - former
  if (many === 0) return 'The database stays as it is.'
  return `The first start applies ${many} ${many === 1 ? 'migration' : 'migrations'} to the database. Take a backup first.`
}
