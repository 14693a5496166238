import type { Caller, Territorio } from '../../../engine/contract/handler.ts'
import { codesOf, reachOfCodes } from '../territorio/covered.ts'
import { intersection } from '../territorio/territorio.ts'

/**
 * What a key may do, kept with the work that it has begun. The work is its owner's and goes on with the owner's rights,
 * but must not do or tell more than the key could.
 */
export interface Limits {
  id: number
  nome: string
  permissoes: string[]
  /** The places that the key itself names, in the form of `territorio/covered.ts`. */
  territorio: string[]
}

/** The limits of what a caller begins; null for one without a key. */
export const limitsOf = ({ chave, permissoes }: Pick<Caller, 'chave'> & Partial<Caller>): Limits | null =>
  chave
    ? {
        id: chave.id,
        nome: chave.nome,
        permissoes: [...(permissoes ?? [])],
        territorio: codesOf(chave.territorio)
      }
    : null

/** What the owner's territory is within the limits. */
export const withinLimits = (territorio: Territorio | null, limits: Limits | null): Territorio | null =>
  limits === null ? territorio : intersection(territorio, reachOfCodes(limits.territorio))

/** Whether the limits leave room for what needs a permission. */
export const limitsAllow = (limits: Limits | null, permissao: string): boolean =>
  limits === null || limits.permissoes.includes(permissao)

/** Whether the key of the limits names places itself. */
export const namesPlaces = (limits: Limits | null): boolean =>
  limits !== null && reachOfCodes(limits.territorio) !== null

/** The key of the limits, as the audit trail and reaches take it. */
export const agentOf = (limits: Limits | null): Pick<Caller, 'chave'> =>
  limits === null ? {} : { chave: { id: limits.id, nome: limits.nome, territorio: reachOfCodes(limits.territorio) } }
