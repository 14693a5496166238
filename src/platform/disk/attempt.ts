type Outcome<T> = { value: T; error?: undefined } | { value?: undefined; error: NodeJS.ErrnoException }

/** Runs work that may throw and returns its value or its error, so that the caller can decide without a try block. */
export function attempt<T>(work: () => T): Outcome<T> {
  try {
    return { value: work() }
  } catch (error) {
    return { error: error as NodeJS.ErrnoException }
  }
}
