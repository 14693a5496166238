import type { Problem } from '../../../errors.ts'
import { compileList, type ListReader } from '../list/read.ts'
import type { Validators } from '../schema/ajv.ts'
import { type Answers, compileAnswers } from '../schema/answers.ts'
import type { Operation } from '../schema/operation.ts'
import { type Check, type CheckQuery, checkBody, checkForm, checkListQuery, checkParams, checkQuery } from './checks.ts'
import { MULTIPART } from './upload.ts'

/** Finds what the rules of an operation refuse in a body. Fields that the schema refused have been taken out of it. */
export type Rules = (body: Record<string, unknown>) => Problem[]

/** An operation with its checks, ready for requests and answers. */
export interface Compiled {
  operation: Operation
  /** The names of the path parameters, in their order. */
  names: string[]
  params: Check
  query: CheckQuery
  /** Checks by media type. */
  bodies: Record<string, Check>
  answers: Answers
  /** Whether A and B answer on one route. Fastify cannot know then whose checks to run. */
  isShared: boolean
  /** Reads the list request of an operation whose conditions stand in the body. */
  bodyList: ListReader | null
  rules: Rules | null
}

export function compile(
  validators: Validators,
  operation: Operation,
  { rules = null, isShared = false }: { rules?: Rules | null; isShared?: boolean } = {}
): Compiled {
  const list = operation.list && compileList(validators, operation.list)
  const isRead = operation.method === 'GET'
  return {
    operation,
    names: Object.keys(operation.params.properties),
    params: checkParams(validators, operation.params),
    query:
      list && isRead
        ? checkListQuery(validators, operation.query, list)
        : checkQuery(validators, operation.query, isRead && operation.description === 'b'),
    bodies: Object.fromEntries(
      Object.entries(operation.body?.content ?? {}).map(([type, schema]) => [
        type,
        type === MULTIPART
          ? checkForm(validators, schema, Object.keys(operation.body?.files ?? {}))
          : checkBody(validators, schema)
      ])
    ),
    answers: compileAnswers(validators, operation),
    bodyList: isRead ? null : list,
    rules,
    isShared
  }
}
