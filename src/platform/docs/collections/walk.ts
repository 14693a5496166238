import type { Call, Json } from '../calls.ts'
import { steps, type Token } from './steps.ts'

/** A request of the walk, with everything filled in but the variables. */
export interface WalkRequest {
  /** The summary of the operation and, where a refusal is meant, its status. */
  name: string
  id: string
  method: string
  /** The address, which begins with the variable `baseUrl`. */
  url: string
  query: [name: string, value: string][]
  /** The variable with the token. */
  token: Token | null
  /** The body as text, where there is one. */
  body: string | null
  status: number
  /** Expressions over `body`, the answer, by the variable that keeps what they find. */
  keep: [variable: string, expression: string][]
}

/**
 * Returns the walk: requests in an order that works from start to end. An administrator makes a throw-away account,
 * which records a case, exports it, publishes news, uses a key and leaves; in the end the account is removed.
 */
export function walkOf(calls: readonly Call[]): WalkRequest[] {
  const byId = new Map(calls.map((call) => [call.id, call]))
  return steps.map(({ id, status, token = null, path = {}, query = {}, body, keep = {} }) => {
    const call = byId.get(id)
    if (!call) throw new Error(`the walk of the collections has no operation ${id}`)
    return {
      name: status < 400 ? call.summary : `${call.summary}: ${status}`,
      id,
      method: call.method,
      url: `{{baseUrl}}${call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')}`,
      query: Object.entries(query),
      token,
      body: body === undefined ? null : textOf(body),
      status,
      keep: Object.entries(keep)
    }
  })
}

/** The variables that are filled in on the way, without values. */
export const walkVariables: string[] = [...new Set(steps.flatMap(({ keep = {} }) => Object.keys(keep)))]

/** Writes a body. A variable whose name ends with `Id` stands for a number. */
const textOf = (body: Json): string => JSON.stringify(body, null, 2).replaceAll(/"(\{\{\w+Id\}\})"/g, '$1')
