import { audit } from '../auditoria/record.ts'
import { CONFIRMATION_HOURS, countIssuedTokens, issueToken, RESET_SECONDS } from '../contas/mail-tokens.ts'
import { lockActiveUsuarioByEmail, lockUsuario } from '../contas/queries.ts'
import type { Context, Services } from '../contract/handler.ts'
import { sendMail } from '../mail/task.ts'
import { enqueue } from '../queue/enqueue.ts'

/** Nobody's mailbox is flooded by whoever asks for resets again and again. */
const MOST_PER_HOUR = 5
const HOUR_MS = 3600_000

type Needs = Pick<Services, 'config' | 'db' | 'now' | 'mailer'>

/** Has a reset mailed. The same is done for any address, known or not: whose it is, the task finds out. */
export async function askForReset(context: Context<'public'>, email: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await audit(tx, context, 'senha.redefinicao_pedida', { tipo: 'usuario', id: null })
    await enqueue(tx, 'redefinir-senha', { email, idioma: context.language })
  })
}

export async function sendResetMail(services: Needs, email: string, language: string): Promise<void> {
  const mail = await makeResetMail(services, email)
  if (mail) await sendMail(services.mailer, mail.para, 'redefinir-senha', language, mail.dados)
}

export async function sendConfirmationMail(
  services: Needs,
  usuarioId: number,
  emailNovo: string,
  language: string
): Promise<void> {
  const mail = await makeConfirmationMail(services, usuarioId, emailNovo)
  if (mail) await sendMail(services.mailer, mail.para, 'confirmar-email', language, mail.dados)
}

/**
 * The mail with a new reset token, or null when no active account has the address. The token is made when the mail is, so
 * that it never lies in the queue; a retried mail brings a new one. The account stays locked until it is written: one that
 * gets another address meanwhile voids the tokens that it finds, and no later one may go to the former mailbox.
 */
export async function makeResetMail({ config, db, now }: Needs, email: string) {
  return await db.transaction(async (tx) => {
    const conta = await lockActiveUsuarioByEmail(tx, email)
    const lastHour = new Date(now().getTime() - HOUR_MS)
    if (!conta || (await countIssuedTokens(tx, 'redefinir-senha', conta.id, lastHour)) >= MOST_PER_HOUR) return null
    const token = await issueToken(tx, 'redefinir-senha', conta.id, now())
    const service = { caller: null, ip: null, requestId: null, now }
    await audit(tx, service, 'senha.redefinicao_enviada', { tipo: 'usuario', id: conta.id })
    return {
      para: conta.email,
      dados: { nome: conta.nome, token, publicUrl: config.publicUrl, minutos: RESET_SECONDS / 60 }
    }
  })
}

/** The mail that confirms a new address, or null when the account no longer waits for this one. */
export async function makeConfirmationMail({ config, db, now }: Needs, usuarioId: number, emailNovo: string) {
  return await db.transaction(async (tx) => {
    const conta = await lockUsuario(tx, usuarioId)
    if (!conta?.ativo || conta.emailPendente !== emailNovo) return null
    const token = await issueToken(tx, 'confirmar-email', conta.id, now(), emailNovo)
    const dados = { nome: conta.nome, token, publicUrl: config.publicUrl, horas: CONFIRMATION_HOURS }
    return { para: emailNovo, dados }
  })
}
