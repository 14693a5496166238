import { createVitals, type Vitals } from '../../src/platform/vitals/vitals.ts'

/** Signs of background work whose time passes only when a test says so, and what was logged about them. */
export function testVitals(): Vitals & { lines: string[]; pass(seconds: number): void } {
  const lines: string[] = []
  const write = (data: unknown, text: unknown) => void lines.push(`${text} ${JSON.stringify(data)}`)
  const vitals = createVitals({ now: () => new Date(), log: { error: write, info: write } as never })
  return {
    ...vitals,
    lines,
    pass(seconds) {
      for (let passed = 0; passed < seconds; passed += 5) vitals.tick()
    }
  }
}
