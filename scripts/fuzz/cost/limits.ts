import { availableParallelism, loadavg } from 'node:os'
import { type Climber, type Goal, goals, type Limits, type Tried } from './climb.ts'

/** What one request may cost: of the event loop, and of the database with what it takes to cancel a statement. */
export const LIMITS: Limits = { loop: 250, database: 3_500 }

/** Whether there is more work than processors. The times of the database then say little about the service. */
export const isCrowded = (): boolean => loadavg()[0]! > availableParallelism() * 2

export interface Dearest<Q> {
  operation: string
  loop: Tried<Q> | null
  database: Tried<Q> | null
}

export const dearestOf = <Q>(operation: string, climber: Climber<Q>): Dearest<Q> => ({
  operation,
  loop: climber.dearest('loop'),
  database: climber.dearest('database')
})

const ms = (tried: Tried<unknown> | null, goal: Goal): number | null => tried?.cost[goal] ?? null

/** The requests that cost more than they may, as sentences. */
export function tooDear<Q>(all: Dearest<Q>[], text: (question: Q) => string, limits = LIMITS): string[] {
  return all.flatMap((each) =>
    goals.flatMap((goal) => {
      const cost = ms(each[goal], goal)
      if (cost === null || cost <= limits[goal]) return []
      const what = goal === 'loop' ? 'the event loop' : 'the database'
      return [
        `${each.operation}: ${cost.toFixed(0)} ms of ${what}, at most ${limits[goal]}: ${text(each[goal]!.question)}`
      ]
    })
  )
}

/** A table of the dearest requests, and below it their addresses. */
export function tableOf<Q>(all: Dearest<Q>[], text: (question: Q) => string): string {
  const width = Math.max(...all.map(({ operation }) => operation.length), 'operation'.length)
  const figure = (tried: Tried<Q> | null, goal: Goal) => (ms(tried, goal)?.toFixed(1) ?? '-').padStart(13)
  const rows = all.map(({ operation, loop, database }) =>
    [operation.padEnd(width), figure(loop, 'loop'), figure(database, 'database')].join(' ')
  )
  const requests = all.flatMap((each) => [
    '',
    each.operation,
    ...goals.flatMap((goal) => {
      const tried = each[goal]
      return tried && ms(tried, goal) !== null
        ? [`  ${goal.padEnd(8)} ${ms(tried, goal)?.toFixed(1)} ms, ${tried.cost.status}: ${text(tried.question)}`]
        : []
    })
  ])
  const head = ['operation'.padEnd(width), 'loop ms'.padStart(13), 'database ms'.padStart(13)].join(' ')
  return [head, ...rows, ...requests].join('\n')
}
