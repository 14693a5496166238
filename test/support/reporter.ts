import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { Sample } from './sample.ts'

type State = 'failed' | 'passed' | 'skipped'

/**
 * Ends the run with the number of tests as they were written: an `it.each` counts as one, however many cases it has.
 * With TEST_COUNTS the numbers also go to that file, as JSON, with what failed.
 */
export default class AuthoredTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0 }
    let cases = 0
    for (const module of modules) {
      const all = [...module.children.allTests()]
      cases += all.length
      for (const state of authored(all).values()) counts[state]++
      // A file that fails as a whole, before or after its tests, counts as one more failure.
      if (module.state() === 'failed' && !all.some((test) => stateOf(test) === 'failed')) counts.failed++
    }
    counts.failed += errors.length
    const lines = [...samplesTaken(), filesRun(modules, counts)]
    const { passed, failed, skipped } = counts
    const skips = skipped > 0 ? `, ${skipped} skipped` : ''
    const extent = process.env.TEST_WHOLE === 'yes' ? 'nothing sampled' : `seed ${process.env.TEST_SEED}`
    lines.push(`${passed} tests passed, ${failed} failed${skips} (${cases} cases, ${extent})`)
    console.log(lines.join('\n'))
    const failures = modules.flatMap(failuresOf)
    for (const failure of failures) console.log(`FAILED ${failure}`)
    if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify({ ...counts, failures }))
  }
}

/** What failed in a file, with the reason's first line: the end of a log is often all that is kept of it. */
function failuresOf(module: TestModule): string[] {
  const tests = [...module.children.allTests()].filter((test) => stateOf(test) === 'failed')
  const lines = tests.map((test) => `${module.relativeModuleId} > ${test.fullName}: ${reason(test.result().errors)}`)
  return [...lines, ...module.errors().map((error) => `${module.relativeModuleId}: ${reason([error])}`)]
}

const reason = (errors: readonly { message: string }[] | undefined): string =>
  (errors?.[0]?.message ?? 'it did not run').split('\n', 1)[0]?.slice(0, 200) ?? ''

/** Says how many files ran. A file that was left out without being asked to is a failure. */
function filesRun(modules: readonly TestModule[], counts: { failed: number }): string {
  const inBrowser = modules.every(({ project }) => project.name === 'browser')
  const there = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.test.ts') && name.startsWith('browser') === inBrowser
  )
  const found = new Set(modules.map(({ moduleId }) => moduleId)).size
  const isWhole = !process.argv.some((word) => word.startsWith('test/'))
  if (isWhole && found < there.length) {
    counts.failed++
    process.exitCode = 1
  }
  const resting = modules.filter(rests)
  const names = resting.map(({ relativeModuleId }) => relativeModuleId).join(', ')
  const rest = resting.length > 0 ? `; this machine lacks what these need: ${names}` : ''
  return `${found - resting.length} of ${there.length} test files were run${rest}`
}

/** Whether every test of a file was skipped. */
function rests(module: TestModule): boolean {
  const tests = [...module.children.allTests()]
  return module.state() !== 'failed' && tests.length > 0 && tests.every((test) => stateOf(test) === 'skipped')
}

/** A folder into which the processes that run tests write what they sample; vitest.config.ts hands it to them. */
export const samplesFolder = (): string => mkdtempSync(join(tmpdir(), 'saude-samples-'))

/** The samples of this run, a line for each test file. */
function samplesTaken(): string[] {
  const folder = process.env.TEST_SAMPLES
  if (!folder) return []
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  const byFile = new Map<string, { taken: number; all: number }>()
  for (const line of texts.join('').split('\n').filter(Boolean)) {
    const { file, taken, all } = JSON.parse(line) as Sample
    const sum = byFile.get(file) ?? { taken: 0, all: 0 }
    byFile.set(file, { taken: sum.taken + taken, all: sum.all + all })
  }
  if (byFile.size === 0) return []
  const rows = [...byFile].sort(([one], [other]) => one.localeCompare(other))
  const shown = rows.map(([file, { taken, all }]) => `  ${`${taken} of ${all}`.padEnd(14)} ${file}`)
  return ['', 'Cases that were sampled from products, and rounds (`make test-all` takes all of them):', ...shown, '']
}

/**
 * One state for each place in the sources that makes tests: failed if any of its cases failed, passed if at least one
 * ran.
 */
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
