import { audit } from '../../core/auditoria/record.ts'
import { HOUR_MS, MOST_MAILS_PER_HOUR, mayMail } from '../../core/contas/mails/mail-allowance.ts'
import {
  CONFIRMATION_HOURS,
  countIssuedTokens,
  issueToken,
  RESET_SECONDS,
  UNLOCK_SECONDS
} from '../../core/contas/mails/mail-tokens.ts'
import { lockActiveUsuarioByEmail, lockUsuario, type Usuario } from '../../core/contas/queries.ts'
import type { Context, Services } from '../../engine/contract/handler.ts'
import type { Db } from '../../platform/db/client.ts'
import type { LinkSettings } from '../../platform/mail/kinds.ts'
import { sendMail } from '../../platform/mail/task.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import type { TaskInfo } from '../../platform/queue/tasks.ts'
import { isLocked } from './lock.ts'

type Needs = Pick<Services, 'db' | 'now' | 'mailer'> & { config: LinkSettings }

/**
 * Whether a mail is tried again after it could not be sent. The limits have let it pass then, and counted it: a mail
 * server that is away for some minutes would otherwise use them up, and the mail would never be sent.
 */
type Again = Pick<TaskInfo, 'attempt'>
const isAgain = ({ attempt }: Again) => attempt > 1
const FIRST: Again = { attempt: 1 }

/** Queues a reset mail. Every address, known or not, takes the same path; the task looks up whose it is. */
export async function askForReset(context: Context<'public'>, email: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await audit(tx, context, 'senha.redefinicao_pedida', { tipo: 'usuario', id: null })
    await enqueue(tx, 'redefinir-senha', { email, idioma: context.language })
  })
}

export async function sendResetMail(services: Needs, email: string, language: string, info: Again): Promise<void> {
  const mail = await makeResetMail(services, email, info)
  if (mail) await sendMail(services.mailer, mail.para, 'redefinir-senha', language, mail.dados)
}

export async function sendConfirmationMail(
  services: Needs,
  usuarioId: number,
  emailNovo: string,
  language: string,
  info: Again
): Promise<void> {
  const mail = await makeConfirmationMail(services, usuarioId, emailNovo, info)
  if (mail) await sendMail(services.mailer, mail.para, 'confirmar-email', language, mail.dados)
}

/** Notifies the owner of an address, if there is one, that failed logins have locked it. */
export async function sendLockMail(services: Needs, email: string, language: string, info: Again): Promise<void> {
  const mail = await makeLockMail(services, email, info)
  if (mail) await sendMail(services.mailer, mail.para, 'conta-bloqueada', language, mail.dados)
}

/**
 * The mail with a new reset token, or null when no active account has the address. The token is created together with
 * the mail, so that it never lies in the queue; a retried mail carries a new one. The account stays locked until the
 * token is written: a change of address voids the tokens that exist, and no later token may go to the former mailbox.
 */
export async function makeResetMail({ config, db, now }: Needs, email: string, info = FIRST) {
  return await db.transaction(async (tx) => {
    const conta = await lockActiveUsuarioByEmail(tx, email)
    if (!conta || !(isAgain(info) || (await mayAsk(tx, conta, 'redefinir-senha', now())))) return null
    const token = await issueToken(tx, 'redefinir-senha', conta.id, now())
    const service = { caller: null, ip: null, requestId: null, now }
    await audit(tx, service, 'senha.redefinicao_enviada', { tipo: 'usuario', id: conta.id })
    return {
      para: conta.email,
      dados: { nome: nameFor(conta), token, publicUrl: config.publicUrl, minutos: RESET_SECONDS / 60 }
    }
  })
}

/**
 * The mail with a token that releases a lock, or null when no active account has the address or it is no longer locked.
 */
export async function makeLockMail({ config, db, now }: Needs, email: string, info = FIRST) {
  return await db.transaction(async (tx) => {
    const conta = await lockActiveUsuarioByEmail(tx, email)
    if (!conta || !(await isLocked(tx, email, now()))) return null
    if (!isAgain(info) && !(await mayAsk(tx, conta, 'liberar-bloqueio', now()))) return null
    const token = await issueToken(tx, 'liberar-bloqueio', conta.id, now())
    return {
      para: conta.email,
      dados: { nome: nameFor(conta), token, publicUrl: config.publicUrl, minutos: UNLOCK_SECONDS / 60 }
    }
  })
}

/** Limits these mails, since anybody can cause them. Addresses that are not confirmed get even fewer. */
async function mayAsk(tx: Db, conta: Usuario, tipo: 'redefinir-senha' | 'liberar-bloqueio', now: Date) {
  const lastHour = new Date(now.getTime() - HOUR_MS)
  if ((await countIssuedTokens(tx, tipo, conta.id, lastHour)) >= MOST_MAILS_PER_HOUR) return false
  if (conta.emailVerificado) return true
  const { id: usuarioId, email } = conta
  return await mayMail(tx, { usuarioId, email }, tipo === 'redefinir-senha' ? 'redefinicao' : 'bloqueio', now)
}

/**
 * Leaves the name out of mails to an unconfirmed address: whoever made the account typed the name, and the address may
 * be a stranger's.
 */
const nameFor = ({ nome, emailVerificado }: Usuario) => (emailVerificado ? nome : null)

/**
 * The mail that confirms a new address, or null when the account no longer waits for this address or has been sent too
 * many such mails. The address may be a stranger's, so the mail holds nothing that the caller has typed.
 */
export async function makeConfirmationMail(
  { config, db, now }: Needs,
  usuarioId: number,
  emailNovo: string,
  info = FIRST
) {
  return await db.transaction(async (tx) => {
    const conta = await lockUsuario(tx, usuarioId)
    if (!conta?.ativo || conta.emailPendente !== emailNovo) return null
    if (!isAgain(info) && !(await mayMail(tx, { usuarioId, email: emailNovo }, 'endereco', now()))) return null
    const token = await issueToken(tx, 'confirmar-email', conta.id, now(), emailNovo)
    const dados = { nome: null, token, publicUrl: config.publicUrl, horas: CONFIRMATION_HOURS }
    return { para: emailNovo, dados }
  })
}
