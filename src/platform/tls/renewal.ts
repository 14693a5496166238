import type { FastifyBaseLogger } from 'fastify'
import { expiryOf, notValid, readPair, type Tls } from '../settings/tls.ts'
import type { Certificate } from './certificate.ts'

export interface RenewalOptions {
  tls: Tls
  /** Has new connections use a certificate. */
  use(certificate: Certificate): void
  /** Hears when the certificate in use expires, at the start and at each renewal. */
  onExpiry(at: Date): void
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
}

export interface Renewal {
  /**
   * Looks at the two files, and uses them if they have changed and go together. Returns whether they are in use now.
   * Somebody who has asked for it hears of everything at once.
   */
  look(isAsked?: boolean): boolean
}

const EVERY_MS = 30_000

/** Looks at the files every so often. */
export const certificateWork = (renewal: Renewal) => ({
  name: 'certificate',
  everyMs: EVERY_MS,
  run: async () => {
    renewal.look()
    return {}
  }
})

/**
 * Uses a new certificate as soon as it lies in its files. The files are read again every so often, since watching them
 * misses what a renewed link or another machine changes. The connections that are there go on with the former
 * certificate. A pair that cannot be used changes nothing, and is logged once.
 */
export function createRenewal({ tls, use, onExpiry, now, log }: RenewalOptions): Renewal {
  let current = tls
  /** What was wrong at the last look, and what was told of it. */
  let found: string | null = null
  let told: string | null = null
  onExpiry(expiryOf(tls.cert))

  function complain(problem: string, isAsked: boolean): void {
    // The two files are seldom replaced at once. Most pairs that do not fit do so at the next look.
    const isSettled = isAsked || found === problem
    found = problem
    if (!isSettled || told === problem) return
    told = problem
    log.error(`${problem}; the former certificate stays in use`)
  }

  function tellAge(): void {
    const reason = notValid(current.cert, now())
    const problem = reason && `TLS_CERT: ${JSON.stringify(current.certFile)}: ${reason}`
    if (problem && told !== problem) log.error(`${problem}: clients refuse it`)
    found = told = problem
  }

  return {
    look(isAsked = false) {
      const { tls: next, problems } = readPair(current, now())
      const [problem] = problems
      const isSame = next.cert === current.cert && next.key === current.key
      if (isSame) {
        tellAge()
        if (isAsked) log.info('the certificate was read again, and is the same')
        return false
      }
      if (problem) {
        complain(`${problem.name}: given ${problem.given}, wanted ${problem.wanted}`, isAsked)
        return false
      }
      use(next)
      current = next
      found = told = null
      onExpiry(expiryOf(next.cert))
      log.info({ expires: expiryOf(next.cert).toISOString() }, 'the certificate was replaced')
      return true
    }
  }
}
