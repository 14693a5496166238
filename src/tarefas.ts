import { makeConfirmationMail, makeResetMail } from './auth/mails.ts'
import { executarJob } from './jobs/executar.ts'
import type { Mailer } from './mail/mailer.ts'
import { type MailData, render } from './mail/templates.ts'
import type { Language } from './messages/messages.ts'
import type { TaskHandlers } from './queue/tasks.ts'
import type { Services } from './services.ts'

/** What each kind of background work does. */
export function tarefas(
  services: Pick<Services, 'config' | 'db' | 'files' | 'now'> & { mailer: Mailer }
): TaskHandlers {
  const { mailer } = services
  async function enviar<K extends keyof MailData>(
    para: string,
    tipo: K,
    idioma: string,
    dados: MailData[K],
    id?: string
  ) {
    await mailer.send({ to: para, id, ...render(tipo, idioma as Language, dados) })
  }
  return {
    'enviar-mail': ({ para, tipo, idioma, dados, id }) =>
      enviar(para, tipo as keyof MailData, idioma, dados as never, id),
    'redefinir-senha': async ({ email, idioma }) => {
      const mail = await makeResetMail(services, email)
      if (mail) await enviar(mail.para, 'redefinir-senha', idioma, mail.dados)
    },
    'confirmar-email': async ({ usuarioId, emailNovo, idioma }) => {
      const mail = await makeConfirmationMail(services, usuarioId, emailNovo)
      if (mail) await enviar(mail.para, 'confirmar-email', idioma, mail.dados)
    },
    'executar-job': ({ jobId }, info) => executarJob(services, jobId, info)
  }
}
