import { availableParallelism } from 'node:os'

/** What stands behind a proxy of the trial. */
export const targets = ['postgres', 'redis', 'smtp', 's3', 'webhook'] as const
export type Target = (typeof targets)[number]

/**
 * When a connection is struck:
 *
 * start          as soon as it is made; those that are there are cut first
 * idle           when nothing has gone through it for a moment
 * middle         in a transaction, or in the middle of a request
 * before-commit  when the client commits; the message is not passed on
 * after-commit   when the client commits; the message is passed on, its answer is not
 * shutdown       all at once, and the service is told to stop
 */
export const phases = ['start', 'idle', 'middle', 'before-commit', 'after-commit', 'shutdown'] as const
export type Phase = (typeof phases)[number]

/**
 * slow       everything comes late
 * cut        both sides are reset
 * hang       nothing is passed on, and nobody is told
 * half-open  the server's side is reset, and the client is not told
 */
export const faults = ['slow', 'cut', 'hang', 'half-open'] as const
export type Fault = (typeof faults)[number]

export interface Combination {
  target: Target
  phase: Phase
  fault: Fault
}

export const nameOf = ({ target, phase, fault }: Combination) => `${target}/${phase}/${fault}`

const all: Combination[] = targets.flatMap((target) =>
  phases
    .filter((phase) => target === 'postgres' || !phase.endsWith('commit'))
    .flatMap((phase) => faults.map((fault) => ({ target, phase, fault })))
)

/** Each target, each fault, and each phase but one at least once. */
const short = [
  'postgres/after-commit/cut',
  'redis/idle/half-open',
  'smtp/middle/hang',
  's3/start/slow',
  'webhook/shutdown/cut'
]

/** The combinations to try: ONLY=<name or its beginning>, SHORT=yes, or all. */
export function combinations({ ONLY, SHORT }: NodeJS.ProcessEnv): Combination[] {
  if (ONLY) {
    const chosen = all.filter((one) => ONLY.split(',').some((name) => `${nameOf(one)}/`.startsWith(`${name}/`)))
    if (chosen.length === 0) throw new Error(`ONLY=${ONLY} names none of ${all.map(nameOf).join(', ')}`)
    return chosen
  }
  return SHORT === 'yes' ? all.filter((one) => short.includes(nameOf(one))) : all
}

/** A case mostly waits: a world takes about a fifth of a core. More than eight need the memory of a large machine. */
const EACH_CORE = 3
const MOST = 8

/**
 * How many cases are tried at the same time: AT_ONCE=<number>, or as many as the machine bears. A world is worth its
 * start for two cases.
 */
export function atOnce({ AT_ONCE }: NodeJS.ProcessEnv, cases: number): number {
  if (!AT_ONCE) return Math.min(MOST, EACH_CORE * availableParallelism(), Math.ceil(cases / 2))
  if (!/^[1-9]\d?$/.test(AT_ONCE)) throw new Error(`AT_ONCE=${AT_ONCE} is not a number from 1 to 99`)
  return Math.min(Number(AT_ONCE), cases)
}
