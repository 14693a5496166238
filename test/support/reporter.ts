import { writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

type State = 'failed' | 'passed' | 'skipped'

/**
 * Closes the run with the number of tests that somebody wrote: an `it.each` is one test, however many cases it has. With TEST_COUNTS the
 * numbers are also written to that file, as JSON.
 */
export default class AuthoredTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0 }
    let cases = 0
    for (const module of modules) {
      const all = [...module.children.allTests()]
      cases += all.length
      for (const state of authored(all).values()) counts[state]++
      // A file that fails as a whole, before or after its tests, is one more failure.
      if (module.state() === 'failed' && !all.some((test) => stateOf(test) === 'failed')) counts.failed++
    }
    counts.failed += errors.length
    const { passed, failed, skipped } = counts
    const skips = skipped > 0 ? `, ${skipped} skipped` : ''
    const extent = process.env.TEST_WHOLE === 'yes' ? 'all of them' : `seed ${process.env.TEST_SEED}`
    console.log(`${passed} tests passed, ${failed} failed${skips} (${cases} cases, ${extent})`)
    if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts))
  }
}

/** One state for each place in the sources that makes tests: failed if one of its cases failed, passed if at least one ran. */
function authored(tests: TestCase[]): Map<string, State> {
  const states = new Map<string, State>()
  for (const test of tests) {
    const place = test.location ? `${test.location.line}:${test.location.column}` : test.id
    const state = stateOf(test)
    const known = states.get(place)
    if (known === undefined || known === 'skipped' || state === 'failed') states.set(place, state)
  }
  return states
}

function stateOf(test: TestCase): State {
  const { state } = test.result()
  // A test that never ran because the run was broken off has not passed.
  return state === 'pending' ? 'failed' : state
}
