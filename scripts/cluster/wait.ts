import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * The most time that counts between two looks. When the whole machine stalls, the waiting process has not really
 * waited.
 */
const MOST_MS = 1_000

/** Returns a function that says whether the time is over. */
export function patience(ms: number): () => boolean {
  let waited = 0
  let last = performance.now()
  return () => {
    const now = performance.now()
    waited += Math.min(MOST_MS, now - last)
    last = now
    return waited > ms
  }
}

/** Thrown when waiting any longer is pointless. */
export class Hopeless extends Error {}

/** Asks again and again until the answer is not undefined. Errors count as no answer. */
export async function until<T>(
  what: string,
  patienceMs: number,
  ask: () => Promise<T | undefined> | T | undefined,
  everyMs = 100
): Promise<T> {
  const isOver = patience(patienceMs)
  let last: unknown
  for (;;) {
    try {
      const found = await ask()
      if (found !== undefined) return found
    } catch (error) {
      if (error instanceof Hopeless) throw error
      last = error
    }
    if (isOver())
      throw new Error(`Waited ${patienceMs / 1000} s for ${what}${last instanceof Error ? `: ${last.message}` : ''}`)
    await pause(everyMs)
  }
}

/** Returns the status and body of a plain page on the loopback. */
export async function ask(
  port: number,
  path: string,
  init: RequestInit = {}
): Promise<{ status: number; body: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(3_000), ...init })
  return { status: answer.status, body: await answer.text() }
}

export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
