import type { Random } from '../random.ts'

/** The two processors that a request can keep busy. */
export const goals = ['loop', 'database'] as const
export type Goal = (typeof goals)[number]

/** What a request has cost, in milliseconds. */
export interface Cost {
  /** The event loop was busy for so long. */
  loop: number
  /** Statements took so long in the database; null where the operation is not metered. */
  database: number | null
  status: number
}

export interface Tried<Q> {
  question: Q
  cost: Cost
}

export type Limits = Record<Goal, number>

export interface Climb<Q> {
  /** What to begin with. */
  begin: Q[]
  mutate(question: Q, other: Q): Q
  /** Equal for questions that are the same request. */
  key(question: Q): string
  /** Asks the service. Null for a question that cannot be asked. */
  measure(question: Q): Promise<Cost | null>
  random: Random
  limits: Limits
}

export interface Climber<Q> {
  /** Asks one question, and more than once if it is dearer than all before it. */
  step(): Promise<void>
  /** The dearest question so far; null before there is any. */
  dearest(goal: Goal): Tried<Q> | null
  /** How near the dearest questions are to the limits: 1 is at a limit. Goals that are reached do not count. */
  height(): number
}

/** Most questions that are kept for each goal, to begin the next ones from. */
const KEPT = 6
/** A dearest question is asked this often. The least cost counts: what the machine does beside is not its own. */
const ASKED = 3
/** A database that has reached its limit this often is not driven on: the limit holds, and each time takes long. */
const ENOUGH = 4
const TRIES = 20

/** Climbs towards the dearest questions of one operation: begins somewhere, changes, and keeps what costs more. */
export function climberOf<Q>({ begin, mutate, key, measure, random, limits }: Climb<Q>): Climber<Q> {
  const waiting = [...begin]
  const seen = new Set<string>()
  const kept: Record<Goal, Tried<Q>[]> = { loop: [], database: [] }
  let reached = 0

  const open = (): Goal[] => (reached < ENOUGH ? [...goals] : ['loop'])
  const worth = ({ cost }: Tried<Q>, goal: Goal): number => cost[goal] ?? 0

  function next(): Q {
    const first = waiting.shift()
    if (first !== undefined) return first
    const from = kept[random.pick(open())]
    const all = [...from, ...begin.map((question) => ({ question }))]
    const other = random.pick(all).question
    // The dearest are changed more often.
    const question =
      from.length > 0 && random.chance(0.85) ? from[random.below(1 + random.below(from.length))]!.question : other
    return mutate(question, other)
  }

  function unseen(): Q | null {
    for (let i = 0; i < TRIES; i++) {
      const question = next()
      const name = key(question)
      if (seen.has(name)) continue
      seen.add(name)
      return question
    }
    return null
  }

  async function confirmed({ question, cost }: Tried<Q>): Promise<Tried<Q>> {
    const least = { ...cost }
    // At its limit a reading is cancelled: it takes as long each time.
    for (let i = 1; i < ASKED && (least.database ?? 0) < limits.database * 0.9; i++) {
      const again = await measure(question)
      if (!again) break
      least.loop = Math.min(least.loop, again.loop)
      if (least.database !== null && again.database !== null) least.database = Math.min(least.database, again.database)
    }
    return { question, cost: least }
  }

  function keep(tried: Tried<Q>, goal: Goal): void {
    kept[goal] = [...kept[goal], tried].toSorted((x, y) => worth(y, goal) - worth(x, goal)).slice(0, KEPT)
  }

  return {
    async step() {
      const question = unseen()
      const cost = question && (await measure(question))
      if (!cost) return
      const found = { question, cost }
      const isBest = goals.some((goal) => worth(found, goal) > (kept[goal][0] ? worth(kept[goal][0], goal) : 0))
      const tried = isBest ? await confirmed(found) : found
      const isCancelled = worth(tried, 'database') >= limits.database * 0.9
      if (isCancelled) reached++
      keep(tried, 'database')
      // Most changes of a request that was cancelled would be, too.
      if (!isCancelled || reached <= ENOUGH) keep(tried, 'loop')
    },
    dearest: (goal) => kept[goal][0] ?? null,
    height: () => Math.max(0, ...open().map((goal) => (kept[goal][0] ? worth(kept[goal][0], goal) : 0) / limits[goal]))
  }
}

export interface Climbing {
  random: Random
  /** Whether to end now. Asked before each step. */
  isOver(): boolean
  onStep?(): void
}

const HIGHEST = 4

/** Climbs for all operations: half of the steps go to each in turn, the others to those that have come highest. */
export async function climbAll<Q>(climbers: Climber<Q>[], { random, isOver, onStep }: Climbing): Promise<void> {
  for (let turn = 0; climbers.length > 0 && !isOver(); turn++) {
    const highest = climbers.toSorted((x, y) => y.height() - x.height()).slice(0, HIGHEST)
    const chosen = turn % 2 === 0 ? climbers[(turn / 2) % climbers.length]! : random.pick(highest)
    await chosen.step()
    onStep?.()
  }
}
