import { storedInBucket } from '../../modules/administracao/stored.ts'
import { safeError } from '../../platform/log/log.ts'
import { ConfigError } from '../../platform/settings/config-error.ts'
import { warningsOf } from '../../platform/settings/production.ts'
import { knownReasonOf } from '../../platform/settings/reasons.ts'
import { type Finding, type Look, ok, warning, wrong } from './finding.ts'
import { machineLooks } from './look-machine.ts'
import { neighbourLooks } from './look-neighbours.ts'
import type { Opened } from './open.ts'

type Settings = Parameters<typeof machineLooks>[0] &
  Parameters<typeof neighbourLooks>[0] &
  Parameters<typeof warningsOf>[0]

/** Everything that is looked at. `letterTo`: the address of a test letter, or null for none. */
export function looksAt(settings: Settings, database: Opened, letterTo: string | null): Look[] {
  const now = () => new Date()
  return [
    { name: 'settings', look: async () => [ok(`read, for ${settings.env}`), ...warningsOf(settings).map(warning)] },
    ...machineLooks(settings, now, settings.s3Url && database.db ? storedInBucket(database.db) : undefined),
    ...database.looks(now),
    ...neighbourLooks(settings, letterTo, now)
  ]
}

export interface Told extends Finding {
  name: string
}

/** Looks at one part after the other and tells each finding as soon as it is there. A look that fails is a finding. */
export async function examine(looks: Look[], tell: (told: Told) => void): Promise<Told[]> {
  const all: Told[] = []
  for (const { name, look } of looks) {
    const found = await look().catch((error) => wrong(faultText(error)))
    for (const finding of [found].flat()) {
      const told = { name, ...finding }
      all.push(told)
      tell(told)
    }
  }
  return all
}

const faultText = (error: unknown): string =>
  error instanceof ConfigError ? error.message : (knownReasonOf(error) ?? String(safeError(error as Error).message))

const MARKS = { ok: 'ok', warning: 'WARN', wrong: 'WRONG' } as const

export const lineOf = ({ name, state, text }: Told): string => `${MARKS[state].padEnd(5)}  ${name.padEnd(12)} ${text}\n`

/** The last line. */
export function sumOf(all: Told[]): string {
  const count = (state: Finding['state']) => all.filter((each) => each.state === state).length
  const bad = count('wrong')
  const poor = count('warning')
  if (bad + poor === 0) return 'All is well.\n'
  return `${bad === 0 ? 'Nothing is wrong' : `${bad} wrong`}, ${poor} to be looked at.\n`
}
