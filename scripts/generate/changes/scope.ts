import type { Document } from '../document.ts'
import { type Found, type Impact, found as plain, type Values } from './change.ts'
import type { What } from './words.ts'

/** Who writes a value: clients, the service, or both. */
export interface Directions {
  request: boolean
  answer: boolean
}

/** Where two schemas are compared. */
export interface Scope {
  before: Document
  after: Document
  directions: Directions
  /** The path to the value, like `paciente.nome`; empty at the top. */
  at: string
  /** Pairs of references that are being compared, since schemas can be circular. */
  seen: ReadonlySet<string>
}

/** The impact when fewer values are allowed: a request may now be refused, while an answer surprises nobody. */
export const narrowed = ({ directions }: Scope): Impact => (directions.request ? 'major' : 'minor')
/**
 * The impact when more values are allowed: a request is still accepted, while an answer may hold something unexpected.
 */
export const widened = ({ directions }: Scope): Impact => (directions.answer ? 'major' : 'minor')

export const inside = (scope: Scope, name: string): Scope => ({ ...scope, at: within(scope.at, name) })

export const within = (at: string, name: string): string => (at && name !== '[]' ? `${at}.${name}` : `${at}${name}`)

/** A difference at this place of the value. */
export const here = ({ at }: Scope, what: What, impact: Impact, values: Values = {}): Found =>
  plain(what, impact, at ? { at, ...values } : values)
