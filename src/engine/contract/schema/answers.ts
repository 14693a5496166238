import { errorsText, type Validators } from './ajv.ts'
import type { Operation } from './operation.ts'

export const JSON_TYPE = 'application/json'

/** An answer that the contract does not declare. It is never sent. */
export class Mismatch extends Error {
  /** The status of the answer that was not sent. */
  readonly status: unknown

  constructor(status: unknown, message: string) {
    super(message)
    this.name = 'Mismatch'
    this.status = status
  }
}

/** Checks a body against the contract and turns it into text, or throws a Mismatch. */
export type Serialise = (body: unknown) => string

/** Serialisers by status, then by content type. A status without content has an empty record. */
export type Answers = Record<string, Record<string, Serialise>>

export function compileAnswers(validators: Validators, { responses }: Operation): Answers {
  return mapValues(responses, (content, status) =>
    mapValues(content, (schema, type) =>
      type === JSON_TYPE ? serialiser(validators(schema), Number(status)) : streamed(type, Number(status))
    )
  )
}

function serialiser(validate: ReturnType<Validators>, status: number): Serialise {
  return (body) => {
    if (!validate(body)) throw new Mismatch(status, errorsText(validate))
    return JSON.stringify(body)
  }
}

const streamed =
  (type: string, status: number): Serialise =>
  () => {
    throw new Mismatch(status, `${type} is declared, which is sent as a stream only`)
  }

/** Returns the serialiser of a declared answer with a body. */
export function declaredAnswer(answers: Answers, status: number, contentType: string): Serialise {
  const serialise = contentsOf(answers, status)[contentType]
  if (!serialise) throw new Mismatch(status, `content type ${contentType} is not declared`)
  return serialise
}

/** Throws a Mismatch unless the contract declares the status without a body. */
export function expectNoContent(answers: Answers, status: number): void {
  const types = Object.keys(contentsOf(answers, status))
  if (types.length > 0) throw new Mismatch(status, `a body of ${types.join(' or ')} is declared, none was given`)
}

function contentsOf(answers: Answers, status: number): Record<string, Serialise> {
  const contents = answers[status]
  if (!contents) throw new Mismatch(status, `status ${status} is not declared`)
  return contents
}

const mapValues = <T, U>(record: Record<string, T>, fn: (value: T, key: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, fn(value, key)]))
