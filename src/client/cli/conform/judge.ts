import { follow, type Json, type Row, type Schema } from './document.ts'
import { violations } from './schema.ts'
import type { Answer } from './send.ts'

/** One deviation from the contract. */
export interface Difference {
  what: 'status' | 'contentType' | 'header' | 'body'
  /** The header's name, or the path into the body. */
  at: string
  expected: string
  got: string
}

/** Headers that are missing where limits are switched off, or where nothing is repeated. */
const maybe = /^(x-ratelimit-|x-database-time-|idempotency-replayed$)/i

/**
 * Checks an answer against the contract: its status, headers and body. `wanted` selects the statuses that fit the
 * request.
 */
export function judge(row: Row, answer: Answer, wanted: (status: number) => boolean): Difference[] {
  const { document, operation } = row
  const declared = operation.responses[String(answer.status)]
  const fitting = Object.keys(operation.responses).filter((status) => wanted(Number(status)))
  if (!declared || !wanted(answer.status))
    return [{ what: 'status', at: '', expected: fitting.join(' | '), got: `${answer.status}${codeOf(answer)}` }]
  const { headers = {}, content = {} } = follow(document, declared)
  return [
    ...Object.entries(headers).flatMap(([name, header]) =>
      judgeHeader(row, name, follow(document, header).schema ?? {}, answer.headers.get(name))
    ),
    ...judgeBody(row, content, answer)
  ]
}

const codeOf = ({ body }: Answer): string => {
  const { code } = ((body as { error?: { code?: unknown } } | null)?.error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? ` ${code.slice(0, 60)}` : ''
}

function judgeHeader({ document }: Row, name: string, schema: Schema, text: string | null): Difference[] {
  if (text === null) return maybe.test(name) ? [] : [{ what: 'header', at: name, expected: textOf(schema), got: '-' }]
  const value = schema.type === 'integer' && /^\d+$/.test(text) ? Number(text) : text
  return violations(document, schema, value)
    .slice(0, 1)
    .map(({ rule, expected }) => ({
      what: 'header',
      at: name,
      expected: `${rule} ${expected}`,
      got: text.slice(0, 80)
    }))
}

const textOf = ({ type, enum: values }: Schema) => (Array.isArray(values) ? values.join(' | ') : String(type ?? 'text'))

/** Most differences reported for one body. The rest usually repeats them. */
const MOST = 10

function judgeBody(row: Row, content: Record<string, { schema?: Schema }>, answer: Answer): Difference[] {
  const types = Object.keys(content)
  if (types.length === 0) return answer.size === 0 ? [] : [difference('body', '', '-', `${answer.size} bytes`)]
  if (!types.includes(answer.type)) return [difference('contentType', '', types.join(' | '), answer.type || '-')]
  if (answer.type !== 'application/json') return []
  if (answer.body === undefined) return [difference('body', '', 'JSON', 'text')]
  return violations(row.document, content[answer.type]?.schema ?? {}, answer.body as Json)
    .slice(0, MOST)
    .map(({ at, rule, expected, got }) => difference('body', at, `${rule}: ${expected}`, got))
}

const difference = (what: Difference['what'], at: string, expected: string, got: string): Difference => ({
  what,
  at,
  expected: expected.slice(0, 200),
  got
})
