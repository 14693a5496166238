import type { Problem } from '../../../errors.ts'

/**
 * Stands in the request in the place of a part (params, query or body) that validation refuses. Fastify stops at the first part
 * that fails, but a client is told all that is wrong at once: so the checks let every part pass, and what they have refused is
 * put together before the handler is called (input.ts).
 */
export class Refused {
  readonly problems: Problem[]
  /** What was sent. */
  readonly given: unknown
  /** The path has an id that no record can have, so the answer is 404, whatever else is wrong. */
  readonly isUnknown: boolean

  constructor(problems: Problem[], given: unknown, isUnknown = false) {
    this.problems = problems
    this.given = given
    this.isUnknown = isUnknown
  }
}
