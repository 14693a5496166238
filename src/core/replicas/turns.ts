/** Receives the lines about reads that go to the primary instead of a replica. */
export interface Log {
  warn(data: object, text: string): void
  info(data: object, text: string): void
}

/**
 * Logs one line when reads begin to go to the primary, and one when they go to the replica again, rather than one for
 * each.
 */
export function turns(log: Log, quietMs: number) {
  let begun: string | null = null
  let last = 0
  let reads = 0
  return {
    /** Counts a read that went to the primary while no replica was known to be usable. */
    counted(): void {
      reads++
    },
    /** `problem` says more for the operator, where it is known. */
    toPrimary(reason: string, problem?: string): void {
      last = performance.now()
      reads++
      if (begun !== null) return
      begun = reason
      log.warn({ reason, problem }, 'replica: reads go to the primary')
    },
    toReplica(): void {
      if (begun === null || performance.now() - last < quietMs) return
      log.info({ reason: begun, reads }, 'replica: reads go to the replica again')
      begun = null
      reads = 0
    }
  }
}
