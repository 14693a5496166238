import { expect, test } from 'vitest'
import { createPace } from '../../../src/platform/db/driver/pace.ts'

test('failing links are opened less and less often; a working one ends that', () => {
  let now = 0
  const pace = createPace(() => now)
  expect({ failing: pace.failing, wait: pace.wait() }).toEqual({ failing: false, wait: 0 })
  const waits = Array.from({ length: 8 }, () => {
    pace.failed()
    const wait = pace.wait()
    now += wait
    expect(pace.wait()).toBe(0)
    return wait
  })
  expect(waits).toEqual([50, 100, 200, 400, 800, 1000, 1000, 1000])
  pace.failed()
  pace.succeeded()
  expect({ failing: pace.failing, wait: pace.wait() }).toEqual({ failing: false, wait: 0 })
})

test('a failure soon after a success waits as long as before, and a later one as little as at first', () => {
  let now = 0
  const pace = createPace(() => now)
  pace.failed()
  pace.failed()
  pace.succeeded()
  now += 5_000
  pace.failed()
  expect(pace.wait()).toBe(200)
  pace.succeeded()
  now += 10_001
  pace.failed()
  expect(pace.wait()).toBe(50)
})
