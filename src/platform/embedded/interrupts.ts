const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface Interrupts {
  /** An interrupt waits for this work, which could not be undone halfway. */
  hold<T>(work: Promise<T>): Promise<T>
  /** Leaves the signals to somebody else. */
  end(): void
}

/**
 * Signals that come while the process is starting. Exiting by ourselves, unlike dying of the signal, runs the exit hooks, by
 * which an embedded database is stopped too.
 */
export function interruptsAtStart(exit: () => void = () => process.exit(130)): Interrupts {
  let holding = 0
  let came = false
  const onSignal = () => {
    came = true
    if (holding === 0) exit()
  }
  for (const signal of signals) process.on(signal, onSignal)
  return {
    async hold(work) {
      holding++
      try {
        return await work
      } finally {
        holding--
        if (came) exit()
      }
    },
    end() {
      for (const signal of signals) process.off(signal, onSignal)
    }
  }
}
