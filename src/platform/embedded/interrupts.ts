const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface Interrupts {
  /** Delays an interrupt until this work is done, because the work cannot be undone halfway. */
  hold<T>(work: Promise<T>): Promise<T>
  /** Stops listening to the signals. */
  end(): void
}

/**
 * Handles signals that arrive while the process is starting. Exiting, unlike dying of the signal, runs the exit hooks,
 * which also stop an embedded database.
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
