import type { Problem } from '../../../errors.ts'

/**
 * Takes the place of a part of the request (params, query or body) that failed validation. Fastify stops at the first
 * part that fails, but a client should learn everything that is wrong at once. So the checks let every part pass, and
 * input.ts collects the refused ones before the handler is called.
 */
export class Refused {
  readonly problems: Problem[]
  /** The part as the client sent it. */
  readonly given: unknown
  /** The path has an id that no record can have, so the answer is 404 whatever else is wrong. */
  readonly isUnknown: boolean

  constructor(problems: Problem[], given: unknown, isUnknown = false) {
    this.problems = problems
    this.given = given
    this.isUnknown = isUnknown
  }
}
