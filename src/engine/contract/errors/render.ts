import type { ApiError, Problem } from '../../../errors.ts'
import { type Language, type MessageKey, message } from '../../messages/messages.ts'

export interface Rendered {
  status: number
  body: object
  headers: Record<string, string>
}

/**
 * Renders an error in the shape of the chosen description: A's `detail` for invalid data, the envelope for all else.
 */
export function render(
  error: ApiError,
  description: 'a' | 'b',
  language: Language,
  requestId: string,
  now: Date
): Rendered {
  const { problems, reasons, sentence, headers = {}, valve: _, figures: __, ...fields } = error.extra
  if (description === 'a' && problems)
    return { status: 422, body: { detail: problems.map((p) => item(p, language)) }, headers }
  const details = reasons?.map((key) => message(language, key)) ?? problems?.map((p) => detail(p, language))
  return {
    status: error.status,
    headers,
    body: {
      error: {
        code: error.code,
        message: message(language, sentence?.key ?? (`error.${error.code}` as MessageKey), sentence?.values),
        ...(details ? { details } : {}),
        ...fields,
        request_id: requestId,
        timestamp: now.toISOString()
      }
    }
  }
}

const item = (p: Problem, language: Language) => ({
  loc: [p.in, ...p.path],
  msg: message(language, p.key, p.values),
  type: p.type
})

const detail = (p: Problem, language: Language) => ({
  field: p.path.length > 0 ? p.path.join('.') : p.in,
  message: message(language, p.key, p.values),
  code: p.code
})
