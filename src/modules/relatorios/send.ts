import { buffer } from 'node:stream/consumers'
import { addressOf } from '../../core/contas/mails/address.ts'
import { mayMail } from '../../core/contas/mails/mail-allowance.ts'
import { usuarioMay } from '../../core/contas/rights/effective.ts'
import type { Services } from '../../engine/contract/handler.ts'
import type { LinkSettings } from '../../platform/mail/kinds.ts'
import { sendMail } from '../../platform/mail/task.ts'
import type { TaskPayloads } from '../../platform/queue/tasks.ts'
import { formatOf } from './document/format.ts'
import { wordsOf } from './document/words/words.ts'
import { contentTypes, keyOf } from './job.ts'
import { nameOfFile } from './name.ts'
import { nameOfPlace } from './place.ts'
import { findRelatorio, mayTell, type Relatorio } from './queries.ts'
import { RECEIVES, readerOf } from './recipients.ts'
import { pathOfFile } from './shapes.ts'

/** The largest file that is attached to a mail. Larger ones are downloaded. The contract names this number. */
const MOST_ATTACHED = 1024 * 1024

type Sending = Pick<Services, 'db' | 'files' | 'mailer' | 'now'> & { config: LinkSettings }

/** Mails a report to one recipient, if the report and the account still exist and the account may still receive it. */
export async function sendRelatorio(
  services: Sending,
  { relatorioId, usuarioId, id }: TaskPayloads['enviar-relatorio']
): Promise<void> {
  const { config, db, mailer, now } = services
  const relatorio = await findRelatorio(db, relatorioId)
  if (relatorio?.estado !== 'concluido' || !(await usuarioMay(db, usuarioId, RECEIVES))) return
  // What the account may see can have changed since the report was made.
  if (!(await mayTell(db, relatorioId, await readerOf(db, usuarioId, null)))) return
  const to = await addressOf(db, usuarioId)
  if (!to) return
  // An unconfirmed address may be a stranger's. It gets few mails, without a name and without a file.
  const isKnown = to.emailVerificado
  if (!isKnown && !(await db.transaction((tx) => mayMail(tx, { ...to, usuarioId }, 'aviso', now())))) return
  const isSmall = (relatorio.tamanho ?? 0) <= MOST_ATTACHED
  const attachments = isKnown && isSmall ? [await attachmentOf(services, relatorio)] : undefined
  const data = {
    ...saidOf(relatorio),
    nome: isKnown ? to.nome : null,
    publicUrl: config.publicUrl,
    anexo: attachments !== undefined
  }
  await sendMail(mailer, to.email, 'relatorio-pronto', relatorio.idioma, data, id, attachments)
}

async function attachmentOf({ files }: Sending, relatorio: Relatorio) {
  const { stream } = await files.get(keyOf(relatorio))
  return {
    filename: nameOfFile(relatorio),
    contentType: contentTypes[relatorio.formato],
    content: await buffer(stream)
  }
}

function saidOf(relatorio: Relatorio) {
  const { id, idioma, tipoAgravo, abrangencia, dataInicio, dataFim, expiraEm } = relatorio
  const words = wordsOf(idioma)
  const format = formatOf(idioma)
  const lugar = abrangencia === 'pais' ? words.country : nameOfPlace(relatorio)
  return {
    caminho: pathOfFile(id),
    assunto: `${words.disease[tipoAgravo]}, ${lugar}`,
    periodo: words.period(format.longDay(dataInicio), format.longDay(dataFim)),
    expira: expiraEm.toISOString()
  }
}
