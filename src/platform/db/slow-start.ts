import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 60_000
const REST_MS = 500

/** 57P03: the server is starting or accepts no connections yet. The sentences are those of the queue's driver. */
const codes = new Set(['CONNECT_TIMEOUT', '57P03'])
const sentences = /timeout exceeded when trying to connect|connection terminated due to connection timeout/i

/**
 * Tries again while the database is there but too busy to answer in time, for example on a machine that starts
 * everything at once. Any other failure, such as nobody listening at that address, is thrown at once. `work` must be
 * repeatable. `onWait` hears of the first failure, so that nobody waits without a word.
 */
export async function whileSlow<T>(
  work: () => Promise<T>,
  patienceMs: number = PATIENCE_MS,
  onWait: (error: unknown) => void = () => {}
): Promise<T> {
  const until = performance.now() + patienceMs
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work()
    } catch (error) {
      if (!isSlow(error) || performance.now() > until) throw error
      if (isFirst) onWait(error)
      await pause(REST_MS)
    }
  }
}

function isSlow(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as Error & { code?: string }
  return codes.has(code ?? '') || sentences.test(message) || isSlow(cause)
}
