const SOON_MS = 10
/** Searching may take at most one part in this many of the time. */
const SHARE = 5

export interface Search {
  /** Announces that there may be something to find. One search follows soon, however often this is called. */
  wake(): void
  /** Searches now and returns the number found. */
  look(): Promise<number>
  /** Leaves a search behind that never came back, so that the next one can begin. */
  renew(): void
  /** Ends the regular searches; `look` still works. Resolves when no search is running. */
  stop(): Promise<void>
}

/**
 * The states of a search:
 *
 * idle     searches again when the interval has passed
 * woken    a timer is running, after which it searches
 * stopped  searches only when `look` is called
 */
type SearchState = 'idle' | 'woken' | 'stopped'

/** Searches for work regularly, and soon after it is woken, with one search at a time. */
export function createSearch(
  find: () => Promise<number>,
  everyMs: number,
  /** Whether a regular search would find nothing for sure. */
  mayRest: () => boolean = () => false
): Search {
  let state: SearchState = 'idle'
  let looking: Promise<number> | null = null
  let lastMs = 0
  let soon: NodeJS.Timeout | undefined
  const polling = setInterval(() => {
    if (!mayRest()) void look()
  }, everyMs).unref()

  async function look(): Promise<number> {
    // A search that has already begun may have missed what this call is about.
    if (looking) await looking
    if (!looking) {
      const own = timed().finally(() => {
        if (looking === own) looking = null
      })
      looking = own
    }
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
    renew() {
      looking = null
    },
    async stop() {
      state = 'stopped'
      clearInterval(polling)
      clearTimeout(soon)
      await looking
    }
  }
}
