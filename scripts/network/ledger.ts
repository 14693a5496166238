import type { Answer } from './client.ts'

/** What one combination has seen. */
export interface Ledger {
  /** How often each status came. */
  statuses: Map<string, number>
  /** What must never happen. */
  violations: string[]
  /** What the service has complained of. */
  log: string[]
  /** The names of groups, the numbers of cases, the addresses of mails, the ids of jobs: all that was acknowledged. */
  groups: string[]
  casos: Map<string, number>
  mails: string[]
  jobs: string[]
  /** The content of each attachment by its path. */
  anexos: Map<string, Buffer>
  /** How often a case was shown. */
  reads: number
  /** Keys that were used at all, whether or not an answer came. None may have two rows. */
  keys: string[]
  /** While the service is being stopped or started, it may refuse and break off connections. */
  isRestarting: boolean
  /** Counts an answer, and returns whether it is a good one. */
  note(kind: string, answer: Answer, allowed?: (answer: Answer) => boolean): boolean
}

export function newLedger(): Ledger {
  const ledger: Ledger = {
    statuses: new Map(),
    violations: [],
    log: [],
    groups: [],
    casos: new Map(),
    mails: [],
    jobs: [],
    anexos: new Map(),
    reads: 0,
    keys: [],
    isRestarting: false,
    note(kind, answer, allowed = () => false) {
      const { status, broken, content } = answer
      const shown = broken === null ? String(status) : ledger.isRestarting ? 'stopped' : `broken ${status}`
      ledger.statuses.set(shown, (ledger.statuses.get(shown) ?? 0) + 1)
      if (broken === null && status >= 200 && status < 300) return true
      const isPassing = broken === null ? status === 429 || status === 503 : ledger.isRestarting
      if (!isPassing && !allowed(answer))
        ledger.violations.push(`${kind}: ${status} ${broken ?? content.toString().slice(0, 300)}`)
      return false
    }
  }
  return ledger
}

export const acknowledged = ({ groups, casos, mails, jobs, anexos }: Ledger): number =>
  groups.length + casos.size + mails.length + jobs.length + anexos.size
