/**
 * Knows which parts of the process still do their work in the background. Nobody waits for an answer of such a part, so
 * nobody would notice its end. Each part therefore gives a sign whenever it has worked, and a watcher judges by the
 * signs alone: a part that owes one for a minute is down. That is logged, shown by health and metrics, and answered by
 * beginning the part anew where it can. Time is counted in ticks of the watcher, and a late tick counts for at most
 * two: a process that was frozen, or starved of processor time, does not blame its parts.
 */
import type { FastifyBaseLogger } from 'fastify'

export interface PartOptions {
  /** A part that looks for work by itself does so this often. A part without it has work only while a turn is open. */
  everyMs?: number
  /** How long a turn may be silent. */
  turnMs?: number
  /** Begins the part anew. While a part that cannot begin anew is down, the instance is not ready. */
  renew?: () => void
}

/** How a part shows that it works. */
export interface Sign {
  /** The part has worked, or has looked and found no work. */
  did(): void
  /** The part has begun with work that has an end. `renew` gives up this work alone, so that the part can go on. */
  begin(renew?: () => void): Turn
}

/** Work that has begun and not ended. */
export interface Turn {
  /** The work has advanced. */
  did(): void
  /** The work has ended. Only work that was done is a sign of the part. */
  end(isDone?: boolean): void
}

export interface PartState {
  name: string
  isDown: boolean
  /** When the part last did its work, or null when it has not yet. */
  lastDone: Date | null
}

export interface Vitals {
  part(name: string, options?: PartOptions): Sign
  /** All parts by name. Where several have one name, the worst of them speaks. */
  report(): PartState[]
  /** The names of the parts that are down and cannot begin anew by themselves. */
  fatal(): string[]
  /** Lets time pass for all parts. The watcher calls it, and tests do. */
  tick(elapsedMs?: number): void
  watch(): void
  stop(): void
}

const TICK_MS = 5_000
/** How long a part may owe a sign. */
export const OVERDUE_MS = 60_000

/** Parts of a process that is not watched, such as a command that does one thing and ends. */
export const noSign: Sign = { did: () => {}, begin: () => ({ did: () => {}, end: () => {} }) }

interface OpenTurn {
  sinceMs: number
  renew: (() => void) | undefined
}

interface Part extends PartOptions {
  name: string
  sinceMs: number
  turns: Set<OpenTurn>
  lastDone: Date | null
  isDown: boolean
  isFatal: boolean
  /** How long ago the part was last begun anew. */
  renewedMs: number
}

/** What owes a sign: silent turns, or the part itself while no turn is open. */
function overdueOf(part: Part): Pick<PartOptions, 'renew'>[] {
  const { turns, everyMs, turnMs = OVERDUE_MS, sinceMs, renew } = part
  const silent = [...turns].filter((turn) => turn.sinceMs > turnMs)
  if (silent.length > 0) return silent.map((turn) => ({ renew: turn.renew ?? renew }) as Pick<PartOptions, 'renew'>)
  return everyMs !== undefined && turns.size === 0 && sinceMs > everyMs + OVERDUE_MS ? [part] : []
}

export function createVitals({
  now,
  log
}: {
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
}): Vitals {
  const parts: Part[] = []
  let timer: NodeJS.Timeout | undefined
  let tickedAt = 0

  function judge(part: Part, passedMs: number): void {
    part.sinceMs += passedMs
    part.renewedMs += passedMs
    for (const turn of part.turns) turn.sinceMs += passedMs
    const wasDown = part.isDown
    const overdue = overdueOf(part)
    part.isDown = overdue.length > 0
    part.isFatal = overdue.some(({ renew }) => !renew)
    const { name, lastDone } = part
    if (wasDown && !part.isDown) log.info({ part: name }, 'a part works again')
    if (!part.isDown || (wasDown && part.renewedMs <= OVERDUE_MS)) return
    part.renewedMs = 0
    if (!wasDown) log.error({ part: name, lastDone }, 'a part does not work')
    for (const { renew } of overdue) {
      if (renew) log.info({ part: name }, 'a part begins anew')
      renew?.()
    }
  }

  function tick(elapsedMs = TICK_MS): void {
    for (const part of parts) judge(part, Math.min(elapsedMs, 2 * TICK_MS))
  }

  return {
    part(name, options = {}) {
      const part: Part = {
        ...options,
        name,
        sinceMs: 0,
        turns: new Set(),
        lastDone: null,
        isDown: false,
        isFatal: false,
        renewedMs: 0
      }
      parts.push(part)
      const did = () => {
        part.sinceMs = 0
        part.lastDone = now()
      }
      return {
        did,
        begin(renew) {
          const turn: OpenTurn = { sinceMs: 0, renew }
          part.turns.add(turn)
          return {
            did() {
              turn.sinceMs = 0
              did()
            },
            end(isDone = true) {
              if (part.turns.delete(turn) && isDone) did()
            }
          }
        }
      }
    },
    report() {
      const byName = new Map<string, PartState>()
      for (const { name, isDown, lastDone } of parts) {
        const other = byName.get(name)
        if (!other || (isDown && !other.isDown)) byName.set(name, { name, isDown, lastDone })
      }
      return [...byName.values()]
    },
    fatal: () => parts.filter(({ isFatal }) => isFatal).map(({ name }) => name),
    tick,
    watch() {
      tickedAt = performance.now()
      timer ??= setInterval(() => {
        const at = performance.now()
        tick(at - tickedAt)
        tickedAt = at
      }, TICK_MS).unref()
    },
    stop: () => clearInterval(timer)
  }
}
