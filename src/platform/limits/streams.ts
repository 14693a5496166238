import { tooManyStreams } from '../../errors.ts'

export interface StreamsOptions {
  /** Most long answers of one account under way at once. */
  perAccount: number
  /** Most long answers of this process under way at once. */
  inAll: number
}

export interface Streams {
  /** Takes a place, and returns the function that gives it back. Throws 429 or 503 where there is none. */
  enter(accountId: number): () => void
  /** How many are under way. */
  readonly running: number
}

/** Bounds how many long answers are under way. Nobody waits for a place: a client that is refused comes again. */
export function createStreams({ perAccount, inAll }: StreamsOptions): Streams {
  const accounts = new Map<number, number>()
  let running = 0
  return {
    enter(accountId) {
      const own = accounts.get(accountId) ?? 0
      if (own >= perAccount) throw tooManyStreams('account', perAccount)
      if (running >= inAll) throw tooManyStreams('instance', inAll)
      accounts.set(accountId, own + 1)
      running++
      let isInside = true
      return () => {
        if (!isInside) return
        isInside = false
        running--
        const left = (accounts.get(accountId) ?? 1) - 1
        if (left === 0) accounts.delete(accountId)
        else accounts.set(accountId, left)
      }
    },
    get running() {
      return running
    }
  }
}
