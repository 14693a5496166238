import { type LookupAddress, lookup as systemLookup } from 'node:dns'

type Answered = (error: Error | null, addresses: LookupAddress[]) => void
export type Lookup = (hostname: string, options: { all: true; hints?: number }, callback: Answered) => void

/** Half of Node's four threads. The others go on hashing passwords and reading files. */
const MAX_AT_ONCE = 2

/**
 * Wraps the system's resolver, which blocks a thread while it waits. Receivers whose name servers hang must not block
 * all of them, so only a few names are resolved at once, and each name once for everybody who asks meanwhile.
 * `cacheable-lookup` and undici's own interceptor do neither: they keep answers, which is wrong where each connection
 * is checked anew. Node's `dns.Resolver` needs no threads, but does not know /etc/hosts and other settings of the
 * system's resolver.
 */
export function createResolver(lookup: Lookup = systemLookup): Lookup {
  const asking = new Map<string, Answered[]>()
  const waiting: (() => void)[] = []
  let running = 0

  return (hostname, options, callback) => {
    const others = asking.get(hostname)
    if (others) {
      others.push(callback)
      return
    }
    const callbacks = [callback]
    asking.set(hostname, callbacks)
    const ask = () => {
      running += 1
      lookup(hostname, options, (error, addresses) => {
        running -= 1
        asking.delete(hostname)
        waiting.shift()?.()
        for (const answer of callbacks) answer(error, addresses)
      })
    }
    if (running < MAX_AT_ONCE) ask()
    else waiting.push(ask)
  }
}
