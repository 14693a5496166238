export interface CostSettings {
  count: number
  /** The run also ends after this many seconds. */
  seconds: number
  seed: number
  only: string | null
  /** A database that is there. */
  databaseUrl: string | null
  /** How many cases to make where there is none. */
  cases: number
  /** Where a database that is made stays for later runs; null for one that is removed in the end. */
  folder: string | null
}

/** Reads the variables that `make cost` passes on. Throws a sentence for a person when one is wrong. */
export function costSettings(env: Record<string, string | undefined>, freshSeed: () => number): CostSettings {
  const { COUNT, SECONDS, SEED, ONLY, DATABASE_URL, CASES, FOLDER } = env
  return {
    count: whole('COUNT', COUNT) ?? 4_000,
    seconds: whole('SECONDS', SECONDS) ?? 3_600,
    seed: whole('SEED', SEED) ?? freshSeed(),
    only: ONLY || null,
    databaseUrl: DATABASE_URL || null,
    cases: whole('CASES', CASES) ?? 20_000,
    folder: FOLDER || null
  }
}

export function whole(name: string, text: string | undefined): number | null {
  if (!text) return null
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}".`)
  return Number(text)
}
