/*
 * Judges the answer to a request by the contract alone: status, body, headers, access, and whether it was accepted
 * although the form of the request is wrong. It is hard because the fuzzer sends requests that no client would: it must
 * first find out which operation such a request belongs to, if any, and answers outside the contract have rules of
 * their own. Two problems of the same kind and operation are one finding.
 */

import type { Schema } from '../generate/document.ts'
import type { Contract, Target } from './contract.ts'
import { jsonOf, type Refusal } from './form.ts'
import type { Answer, Sent, Who } from './outgoing.ts'
import { strangers } from './outgoing.ts'
import type { Check } from './schemas.ts'

/** What is wrong with an answer. Two problems of the same kind and operation are one finding. */
export interface Problem {
  kind: 'fault' | 'status' | 'body' | 'header' | 'access' | 'accepted' | 'slow' | 'silent' | 'state'
  operation: string
  text: string
}

export interface Judged {
  who: Who
  sent: Sent
  answer: Answer
}

export interface Rules {
  contract: Contract
  check: Check
  refusal: Refusal
  /** Whether the path of the request names the caller's own id. */
  isOwn(target: Target, sent: Sent): boolean
  /** Whether the service was deliberately overloaded, so that 503 is not a fault. */
  mayBeOverloaded: boolean
  /** The time above which an answer is too slow, on this machine at this moment. */
  slowMs(): number
}

/** The headers that every answer has. */
const ALWAYS = ['x-request-id', 'content-language']
/** Beyond this size the server itself breaks off, before any operation. */
const MOST_HEAD = 12_000
const OUTSIDE = [400, 404, 405, 414, 415, 413, 431]

/** Returns everything that the answer to a request shows to be wrong, the worst first. */
export function problemsOf(rules: Rules, { who, sent, answer }: Judged): Problem[] {
  const body = sent.bytes ? jsonOf(sent.bytes) : undefined
  const target = rules.contract.answering(sent.method === 'HEAD' ? 'GET' : sent.method, sent.url, body)
  const operation = target?.id ?? 'outside'
  const found = (kind: Problem['kind'], text: string): Problem[] => (text ? [{ kind, operation, text }] : [])
  const common = [
    ...found('fault', faultOf(rules, answer)),
    ...found('slow', answer.ms > rules.slowMs() ? `it took ${Math.round(answer.ms)} ms` : '')
  ]
  if (!target || (answer.status === 431 && isTooLong(sent)))
    return [...common, ...found('status', outsideProblem(rules, sent, answer))]
  return [
    ...common,
    ...found('access', accessProblem(rules, target, who, sent, answer)),
    ...found('accepted', acceptedProblem(rules, target, sent, answer)),
    ...found('status', statusProblem(target, answer)),
    ...found('body', bodyProblem(rules, target, sent, answer)),
    ...found('header', headerProblem(rules, target, answer))
  ]
}

const isSuccess = (status: number) => status >= 200 && status < 400

function faultOf({ mayBeOverloaded }: Rules, { status, bytes }: Answer): string {
  if (status < 500 || (status === 503 && mayBeOverloaded)) return ''
  return `${status} ${bytes.toString().slice(0, 300)}`
}

const isTooLong = ({ url, headers }: Sent) =>
  url.length + Object.values(headers).reduce((total, value) => total + value.length, 0) > MOST_HEAD

/** Checks refusals outside all operations, which have the envelope of Description B. */
function outsideProblem({ check }: Rules, { method }: Sent, { status, bytes, headers }: Answer): string {
  if (method === 'OPTIONS' && status < 300) return ''
  if (!OUTSIDE.includes(status)) return `${status} where the contract has no operation`
  if (bytes.length === 0) return ''
  const missing = ALWAYS.find((name) => headers[name] === undefined)
  return missing ? `the header ${missing} is missing` : check('b', { $ref: '#/components/schemas/Erro' }, jsonOf(bytes))
}

function accessProblem(rules: Rules, target: Target, who: Who, sent: Sent, { status }: Answer): string {
  if (target.isPublic) return ''
  if (isOneOf(strangers, who))
    return status === 401 ? '' : `${status} for a caller whose token is ${who === 'nobody' ? 'missing' : who}`
  if (who === 'admin' && status === 401) return '401 for a valid token'
  if (who !== 'plain' || rules.isOwn(target, sent)) return ''
  const { 'x-permission': permission, 'x-permission-depends': depends } = target.operation
  if (permission)
    return status === 403 || status === 413 || status === 415 ? '' : `${status} for an account without ${permission}`
  const isOfOthers = target.names.length > 0 || depends !== undefined
  return isOfOthers && isSuccess(status) ? `${status} for an account that owns none of it` : ''
}

const isOneOf = (all: readonly string[], one: string) => all.includes(one)

function acceptedProblem({ refusal }: Rules, target: Target, sent: Sent, { status }: Answer): string {
  if (!isSuccess(status)) return ''
  const why = refusal(target, sent)
  return why ? `${status} although ${why}` : ''
}

const statusProblem = ({ operation }: Target, { status }: Answer): string =>
  operation.responses[status] ? '' : `the status ${status} is not declared`

function bodyProblem({ check }: Rules, { operation, letter }: Target, { method }: Sent, answer: Answer): string {
  const declared = operation.responses[answer.status]
  if (!declared || method === 'HEAD') return ''
  const content = declared.content ?? {}
  const type = answer.headers['content-type']?.split(';')[0]?.trim() ?? ''
  if (Object.keys(content).length === 0) return answer.bytes.length === 0 ? '' : `${answer.status} has a body`
  const media = content[type]
  if (!media) return `${answer.status} has the content type ${type || '(none)'}`
  if (type !== 'application/json') return ''
  const value = jsonOf(answer.bytes)
  if (value === undefined) return `${answer.status} is not JSON`
  const wrong = check(letter, media.schema, value)
  return wrong ? `${answer.status}: ${wrong}` : codeProblem(declared['x-error-codes'], value)
}

/** Checks that the code of an error is one that the operation names. */
function codeProblem(codes: string[] | undefined, value: unknown): string {
  const code = (value as { error?: { code?: string } } | null)?.error?.code
  return code === undefined || !codes || codes.includes(code) ? '' : `the code ${code} is not declared`
}

function headerProblem({ check }: Rules, { operation, letter }: Target, { status, headers }: Answer): string {
  const missing = ALWAYS.find((name) => headers[name] === undefined)
  if (missing) return `${status} without the header ${missing}`
  for (const [name, header] of Object.entries(operation.responses[status]?.headers ?? {})) {
    const { schema, required } = header as { schema?: Schema; required?: boolean }
    const value = headers[name.toLowerCase()]
    if (value === undefined && required) return `${status} without the header ${name}`
    if (value === undefined || !schema) continue
    const wrong = check(letter, schema, schema.type === 'integer' ? Number(value) : value)
    if (wrong) return `${status} with the header ${name} ${value}: ${wrong}`
  }
  return ''
}
