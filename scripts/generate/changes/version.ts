import { type Change, largest } from './change.ts'

/** The version of the first release. */
export const FIRST = '1.0.0'

/**
 * The next semantic version: the first number counts what can break a program, the second what was added, the third
 * wording.
 */
export function nextVersion(version: string, changes: Change[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  switch (largest(changes.map(({ impact }) => impact))) {
    case 'major':
      return `${major + 1}.0.0`
    case 'minor':
      return `${major}.${minor + 1}.0`
    default:
      return `${major}.${minor}.${patch + 1}`
  }
}
