/** Says everything that keeps the service from starting, one line for each setting. No line holds a secret. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[], options?: ErrorOptions) {
    super(problems.join('\n'), options)
    this.name = 'ConfigError'
    this.problems = problems
  }
}
