import { expect } from 'vitest'
import type { Answer, TestApp } from '../../support/app.ts'

let serial = 0

/** The headers of a call by a client that nobody has counted yet, as the trusted proxy names it. */
export const newClient = () => from(`198.18.${Math.floor(++serial / 250)}.${1 + (serial % 250)}`)

export const from = (address: string) => ({ 'x-forwarded-for': address })

/** Makes one call after the other. Returns the statuses of the answers, with how often each came in a row. */
export async function repeat(times: number, call: () => Promise<Answer>): Promise<[status: number, times: number][]> {
  const runs: [number, number][] = []
  for (let i = 0; i < times; i++) {
    const { status } = await call()
    const last = runs.at(-1)
    if (last?.[0] === status) last[1]++
    else runs.push([status, 1])
  }
  return runs
}

export const usageOf = ({ headers }: Answer) => ({
  limit: headers['x-ratelimit-limit'],
  remaining: headers['x-ratelimit-remaining'],
  reset: headers['x-ratelimit-reset'],
  resetAfter: headers['x-ratelimit-reset-after']
})

/** The expected rate limit headers, on a clock that stands still. */
export const usage = (test: TestApp, limit: number, remaining: number, seconds: number) => ({
  limit: String(limit),
  remaining: String(remaining),
  reset: String(test.clock.moment.getTime() / 1000 + seconds),
  resetAfter: String(seconds)
})

export function expectNumbers(answer: Answer): void {
  for (const [name, value] of Object.entries(usageOf(answer))) expect(value, name).toMatch(/^\d+$/)
}
