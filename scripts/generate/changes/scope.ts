import type { Document } from '../document.ts'
import { type Found, type Impact, found as plain, type Values } from './change.ts'
import type { What } from './words.ts'

/** Who writes a value: clients, the service, or now one and now the other. */
export interface Directions {
  request: boolean
  answer: boolean
}

/** Where two schemas are compared. */
export interface Scope {
  before: Document
  after: Document
  directions: Directions
  /** The way to the value, as `paciente.nome`; empty at the top. */
  at: string
  /** Pairs of references that are being compared, since schemas can be circular. */
  seen: ReadonlySet<string>
}

/** Fewer values are allowed than before: a request may be refused now, an answer surprises nobody. */
export const narrowed = ({ directions }: Scope): Impact => (directions.request ? 'major' : 'minor')
/** More values are allowed: a request is taken all the same, an answer may hold what a program does not expect. */
export const widened = ({ directions }: Scope): Impact => (directions.answer ? 'major' : 'minor')

export const inside = (scope: Scope, name: string): Scope => ({ ...scope, at: within(scope.at, name) })

export const within = (at: string, name: string): string => (at && name !== '[]' ? `${at}.${name}` : `${at}${name}`)

/** Something that differs at this place of the value. */
export const here = ({ at }: Scope, what: What, impact: Impact, values: Values = {}): Found =>
  plain(what, impact, at ? { at, ...values } : values)
