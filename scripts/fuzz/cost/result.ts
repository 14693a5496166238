import { readFileSync } from 'node:fs'
import { type Goal, goals } from './climb.ts'
import type { Dearest } from './limits.ts'
import { type Question, sentOf } from './question.ts'

/** Where `make cost` leaves what it has found, and `make cost-neighbours` looks for it. */
export const RESULT = 'dist/cost/last.json'

export interface Found {
  operation: string
  goal: Goal
  ms: number
  status: number
  method: string
  url: string
  body: string | null
}

export interface Result {
  seed: number
  found: Found[]
}

export const resultOf = (all: Dearest<Question>[], seed: number): Result => ({
  seed,
  found: all.flatMap((each) =>
    goals.flatMap((goal) => {
      const { question, cost } = each[goal] ?? {}
      if (!question || !cost) return []
      const { method, url, bytes } = sentOf(question)
      const ms = cost[goal] ?? 0
      return [
        { operation: each.operation, goal, ms, status: cost.status, method, url, body: bytes?.toString() ?? null }
      ]
    })
  )
})

/** The dearest request of the last run; null when there was none. */
export function dearestFound(goal: Goal): Found | null {
  try {
    const { found } = JSON.parse(readFileSync(RESULT, 'utf8')) as Result
    const all = found.filter((each) => each.goal === goal)
    return all.toSorted((x, y) => y.ms - x.ms)[0] ?? null
  } catch {
    return null
  }
}
