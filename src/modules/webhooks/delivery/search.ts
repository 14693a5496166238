const SOON_MS = 10
/** Looking for work may take one part in so many of the time. */
const SHARE = 5

export interface Search {
  /** Says that there may be something to find: it looks soon, once for all who say so. */
  wake(): void
  /** Looks now, and returns what was found. */
  look(): Promise<number>
  /** Looks no more, except for those who call `look`. Resolves when nobody is looking. */
  stop(): Promise<void>
}

/**
 * idle     looks again when the interval says so
 * woken    a timer runs, after which it looks
 * stopped  looks only when it is told to
 */
type SearchState = 'idle' | 'woken' | 'stopped'

/** Looks for work from time to time, and soon after it is woken; one look at a time. */
export function createSearch(find: () => Promise<number>, everyMs: number): Search {
  let state: SearchState = 'idle'
  let looking: Promise<number> | null = null
  let lastMs = 0
  let soon: NodeJS.Timeout | undefined
  const polling = setInterval(() => void look(), everyMs).unref()

  async function look(): Promise<number> {
    // One that has begun may have missed what this one is called for.
    if (looking) await looking
    looking ??= timed().finally(() => {
      looking = null
    })
    return await looking
  }

  async function timed(): Promise<number> {
    const begun = performance.now()
    const found = await find()
    lastMs = performance.now() - begun
    return found
  }

  return {
    wake() {
      if (state !== 'idle') return
      state = 'woken'
      const wait = Math.min(Math.max(SOON_MS, (SHARE - 1) * lastMs), everyMs)
      soon = setTimeout(() => {
        state = 'idle'
        void look()
      }, wait).unref()
    },
    look,
    async stop() {
      state = 'stopped'
      clearInterval(polling)
      clearTimeout(soon)
      await looking
    }
  }
}
