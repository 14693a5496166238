import { mfaEnrolmentRequired, passwordChangeRequired, permissionDenied, sessionRequired } from '../../../errors.ts'
import type { Caller } from '../handler.ts'
import type { Operation } from '../schema/operation.ts'

/** Whether operations of A ask for their permissions as those of B do, or a token is enough for them. */
export type DescriptionAAccess = 'permission' | 'token'

/** Compares what an operation needs with what the caller holds. No other place does. */
export function authorise(
  operation: Operation,
  caller: Caller | null,
  params: Record<string, unknown>,
  descriptionAAccess: DescriptionAAccess
): 'permission' | 'self' {
  const needed = operation.permission
  if (caller?.chave && operation.needsSession) throw sessionRequired()
  if (caller?.trocarSenha && !operation.public && !operation.duringPasswordChange) throw passwordChangeRequired()
  if (caller?.mustEnrolMfa && !operation.public && !operation.duringMfaEnrolment) throw mfaEnrolmentRequired()
  if (operation.public || needed === null || !caller) return 'permission'
  if (holds(caller, needed)) return 'permission'
  // A key may do what it was given, and nothing for being its owner's.
  if (caller.chave) throw permissionDenied(needed)
  if (descriptionAAccess === 'token' && operation.description === 'a') return 'permission'
  if (operation.self !== null && params[operation.self] === String(caller.id)) return 'self'
  throw permissionDenied(needed)
}

export const holds = (caller: Pick<Caller, 'admin' | 'permissoes'>, permission: string) =>
  caller.admin || caller.permissoes.has(permission)
