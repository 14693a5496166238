/** Decides which servers that call themselves primaries are used. */
export interface Guard {
  /**
   * Rejects when a new connection leads to a server that must not be used. `ask` runs a statement on that connection.
   */
  admit(ask: Ask): Promise<Admitted>
  /** Is called after each statement and each transaction. */
  used?(): void
}

export type Ask = (text: string) => Promise<Record<string, unknown>[]>

/** A server that is used. */
export interface Admitted {
  /** Whether another server has taken its place since. */
  readonly isOutdated: boolean
}
