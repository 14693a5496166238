/** Says everything that is wrong with the environment, one line each. No line holds a secret. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(['The configuration cannot be used:', ...problems].join('\n  '))
    this.name = 'ConfigError'
    this.problems = problems
  }
}
