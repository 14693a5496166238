import { audit } from '../../core/auditoria/record.ts'
import { addressOf } from '../../core/contas/mails/address.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { notFound } from '../../errors.ts'
import { sendMail } from '../../platform/mail/task.ts'

/** Sends a letter to the caller's own address, and tells what the mail server said. */
export async function sendTestLetter(context: Context<'secured'>) {
  const { db, caller, mailer, config, now, language } = context
  const owner = await addressOf(db, caller.id)
  if (!owner) throw notFound()
  const meio = config.smtpUrl === null ? ('arquivo' as const) : ('smtp' as const)
  const nome = owner.emailVerificado ? owner.nome : null
  const problema = await sendMail(mailer, owner.email, 'carta-teste', language, {
    nome,
    quando: now().toISOString()
  }).then(
    () => null,
    (error: Error) => error.message
  )
  const enviada = problema === null
  await audit(db, context, 'servico.carta_teste', { tipo: 'servico', id: null }, { enviada, meio })
  return { enviada, meio, para: owner.email, problema }
}
