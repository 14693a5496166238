import { audit } from '../../core/auditoria/record.ts'
import { annulTokens, issueToken } from '../../core/contas/mails/mail-tokens.ts'
import { lockUsuarioByEmail, updateUsuario } from '../../core/contas/queries.ts'
import { isAdmin } from '../../core/contas/rights/reach.ts'
import { releaseLock } from '../../modules/auth/lock.ts'
import { removeMfa } from '../../modules/auth/mfa.ts'
import type { Db } from '../../platform/db/client.ts'
import { ConfigError } from '../../platform/settings/config-error.ts'

export interface WayBack {
  email: string
  /** Whether the account's second factor ends, because its device is lost. */
  endMfa: boolean
  now: () => Date
}

interface Opened {
  /** Sets a new password once, within an hour. */
  token: string
  /** What was changed beside the token, in plain words. */
  changes: string[]
}

/**
 * Opens the way back into a service that has no administrator left: makes an account an active administrator that is
 * not locked, and issues a one-use token for its new password. The audit trail tells of it, without an author.
 */
export async function openWayBack(db: Db, { email, endMfa, now }: WayBack): Promise<Opened> {
  return await db.transaction(async (tx) => {
    const conta = await lockUsuarioByEmail(tx, email)
    if (!conta) throw new ConfigError(['EMAIL: no account has this address'])
    const steps = {
      'is an administrator now': !(await isAdmin(tx, conta)),
      'is active again': !conta.ativo,
      'is no longer locked': await releaseLock(tx, conta.email),
      'has no second factor any more': endMfa && conta.mfaHabilitado
    }
    const admin = conta.admin || steps['is an administrator now']
    await updateUsuario(tx, conta.id, { admin, ativo: true, updatedAt: now() })
    if (steps['has no second factor any more']) await removeMfa(tx, conta.id)
    await annulTokens(tx, 'redefinir-senha', conta.id, now())
    const token = await issueToken(tx, 'redefinir-senha', conta.id, now())
    const byCommand = { caller: null, ip: null, requestId: null, now }
    await audit(
      tx,
      byCommand,
      'usuario.administrador_por_comando',
      { tipo: 'usuario', id: conta.id },
      {
        admin: steps['is an administrator now'],
        ativado: steps['is active again'],
        desbloqueado: steps['is no longer locked'],
        mfa_encerrado: steps['has no second factor any more']
      }
    )
    return { token, changes: Object.entries(steps).flatMap(([words, isDone]) => (isDone ? [words] : [])) }
  })
}

/** The page of the panel that takes the token. What follows `#` is never sent to a server or written to a log. */
export const wayBackLink = (publicUrl: string, token: string): string => `${publicUrl}/painel#senha=${token}`
