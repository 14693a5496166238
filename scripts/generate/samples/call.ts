import type { Body, Call, Field } from '../../../src/platform/docs/calls.ts'
import type { List } from '../client/operations.ts'

export const SERVER = 'https://localhost:8443'

/** What a sample shows of a call: the required parts, and those that `x-sample` names. */
export interface SampleCall {
  letter: 'a' | 'b'
  call: Call
  query: Field[]
  body: Body | null
  /** The list's paging; null for other operations. */
  list: List | null
}

export function sampleCall(letter: 'a' | 'b', call: Call, list: List | null): SampleCall {
  const query = call.query.filter(({ isShown }) => isShown)
  return { letter, call, query, body: call.isBodyRequired ? shownBody(call.body) : null, list }
}

function shownBody(body: Body | null): Body | null {
  if (body?.kind !== 'upload') return body
  return { ...body, fields: body.fields.filter(({ isShown }) => isShown) }
}

/** Whether the answer is a job that goes on. */
export const startsJob = ({ answers }: Call): boolean =>
  answers.some(({ status, schema }) => status === 202 && ((schema.required ?? []) as string[]).includes('job_id'))

export const givesFile = ({ answers }: Call): boolean => answers.some(({ schema }) => schema.format === 'binary')

export const givesNothing = ({ answers }: Call): boolean => answers.every(({ type }) => type === '')

export const takesKey = ({ headers }: Call): boolean => headers.some(({ name }) => name === 'Idempotency-Key')
