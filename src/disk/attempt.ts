type Outcome<T> = { value: T; error?: undefined } | { value?: undefined; error: NodeJS.ErrnoException }

/** For what throws to say no. */
export function attempt<T>(work: () => T): Outcome<T> {
  try {
    return { value: work() }
  } catch (error) {
    return { error: error as NodeJS.ErrnoException }
  }
}
