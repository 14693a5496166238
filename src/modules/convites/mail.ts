import { mayMail } from '../../core/contas/mails/mail-allowance.ts'
import type { Services } from '../../engine/contract/handler.ts'
import type { LinkSettings } from '../../platform/mail/kinds.ts'
import { sendMail } from '../../platform/mail/task.ts'
import type { TaskInfo } from '../../platform/queue/tasks.ts'
import { CONVITE_DAYS, issueConviteToken, lockOpenConvite, setConvite } from './queries.ts'

type Needs = Pick<Services, 'db' | 'now' | 'mailer'> & { config: LinkSettings }

/** Mails an invitation, unless it was withdrawn or accepted meanwhile, or its address has had enough mails. */
export async function sendConviteMail(
  services: Needs,
  conviteId: number,
  language: string,
  info: Pick<TaskInfo, 'attempt'>
): Promise<void> {
  const mail = await makeConviteMail(services, conviteId, info)
  if (mail) await sendMail(services.mailer, mail.para, 'convite', language, mail.dados)
}

/**
 * The letter with a new token, which never lies in the queue. The address may be a stranger's, so the letter holds
 * nothing that the inviter has typed.
 */
async function makeConviteMail({ db, now, config }: Needs, conviteId: number, { attempt }: Pick<TaskInfo, 'attempt'>) {
  return await db.transaction(async (tx) => {
    const convite = await lockOpenConvite(tx, conviteId, now())
    if (!convite) return null
    // A letter that is tried again was counted at its first attempt.
    if (attempt === 1 && !(await mayMail(tx, { email: convite.email }, 'convite', now()))) return null
    const token = await issueConviteToken(tx, conviteId)
    await setConvite(tx, conviteId, { enviadoEm: now() })
    return { para: convite.email, dados: { nome: null, token, publicUrl: config.publicUrl, dias: CONVITE_DAYS } }
  })
}
