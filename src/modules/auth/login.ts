import { type SQL, sql } from 'drizzle-orm'
import { audit } from '../../core/auditoria/record.ts'
import { tellOwner } from '../../core/contas/mails/tell.ts'
import { verifySenha } from '../../core/contas/passwords/password.ts'
import { findUsuarioForLogin, type Titular, usuarioId } from '../../core/contas/queries.ts'
import { requireLogin } from '../../core/modo/access.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { invalidCredentials, mfaRequired, wrongLoginCode } from '../../errors.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import { answerWithTokens } from './answer.ts'
import { deviceOf } from './device.ts'
import { type Attempt, recordFailure, reserveAttempt, returnAttempt } from './lock.ts'
import { useCodeOrBackup } from './mfa.ts'
import { type Login, openSessao, type ReadConta } from './open-session.ts'

export interface Credentials {
  email: string
  senha: string
  lembrar?: boolean
  mfaCode?: string
  /** Opens a session of the panel. */
  painel?: boolean
}

/** A session that has just been opened. */
export interface LoggedIn {
  titular: Titular
  sessaoId: string
  refreshToken: string
  expiraEm: Date
  moment: Date
}

/** Logs in and answers with a pair of tokens. */
export async function logIn(context: Context<'public'>, credentials: Credentials) {
  const { titular, sessaoId, refreshToken, moment } = await openByCredentials(context, credentials)
  return answerWithTokens(context.tokens, titular, sessaoId, refreshToken, moment)
}

/**
 * Opens a session, for every route that offers it. Neither the answer, nor the lock, nor the time taken reveals
 * whether an account exists.
 */
export async function openByCredentials(context: Context<'public'>, credentials: Credentials): Promise<LoggedIn> {
  const { email, senha, lembrar = false, mfaCode, painel = false } = credentials
  const { db, now } = context
  const attempt = await reserveAttempt(db, { email }, now)
  const dispositivo = deviceOf(context.userAgent)
  const [conta, right] = await giveBackOnError(context, attempt, async () => {
    const found = await findUsuarioForLogin(db, email, hasUsed(dispositivo))
    return [found, await verifySenha(found?.ativo ? found.senhaHash : null, senha, context.ip)] as const
  })
  if (!right || !conta) {
    await refuse(context, attempt, email, conta?.id ?? null)
    throw invalidCredentials()
  }
  await giveBackOnError(context, attempt, () => requireLogin(context, conta.id))
  if (conta.mfaHabilitado && mfaCode === undefined) {
    await returnAttempt(db, attempt)
    await audit(db, context, 'login.mfa_pedida', { tipo: 'usuario', id: conta.id })
    throw mfaRequired()
  }
  if (conta.mfaHabilitado && !(await useCodeOrBackup(context, conta, mfaCode ?? ''))) {
    await refuse(context, attempt, email, conta.id)
    throw wrongLoginCode()
  }
  const moment = now()
  const { ip, requestId, location } = context
  const newDevice = !conta.known && conta.ultimoLogin !== null
  const login = { ip, requestId, location, dispositivo, lembrar, painel, mfa: conta.mfaHabilitado, newDevice, attempt }
  const sessao = await openAndTell(context, conta, login, moment)
  if (!sessao) throw invalidCredentials()
  const { id, refreshToken, expiraEm } = sessao
  return { titular: conta, sessaoId: id, refreshToken, expiraEm, moment }
}

/** Whether the account has logged in from this device before, as part of a statement that reads accounts. */
const hasUsed = (dispositivo: string): SQL<boolean> =>
  sql<boolean>`exists (select 1 from dispositivos d where d.usuario_id = ${usuarioId} and d.nome = ${dispositivo})`

/** Opens the session. When the device is new, the same transaction queues a mail to the owner of the account. */
async function openAndTell(context: Context<'public'>, conta: ReadConta, login: Login, now: Date) {
  const { db } = context
  if (!login.newDevice) return await openSessao(db, conta, login, now)
  const { dispositivo, ip } = login
  return await db.transaction(async (tx) => {
    const opened = await openSessao(tx, conta, login, now)
    const told = { dispositivo, ip, quando: now.toISOString() }
    if (opened) await tellOwner(tx, context, conta, 'novo-dispositivo', told)
    return opened
  })
}

/** Does work that may fail through no fault of the caller, and gives the reserved attempt back in that case. */
export async function giveBackOnError<T>(
  { db }: Context<'public' | 'secured'>,
  attempt: Attempt,
  work: () => Promise<T>
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await returnAttempt(db, attempt)
    throw error
  }
}

/**
 * Records a failed login and, where it comes to that, the lock. The job looks up later whether there is an owner to
 * notify, so that the response time does not reveal it.
 */
async function refuse(context: Context<'public'>, attempt: Attempt, email: string, usuarioId: number | null) {
  await context.db.transaction(async (tx) => {
    const locked = await recordFailure(tx, attempt, context.now())
    await audit(tx, context, 'login.falha', { tipo: 'usuario', id: usuarioId })
    if (!locked) return
    await audit(tx, context, 'login.bloqueio', { tipo: 'usuario', id: usuarioId })
    await enqueue(tx, 'avisar-bloqueio', { email, idioma: context.language })
  })
}
