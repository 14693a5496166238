import type { components } from '../../generated/types-b.ts'
import type { Context } from '../contract/handler.ts'
import type { MessageKey } from '../messages/messages.ts'
import { baixavel, idPublico, type Job } from './consultas.ts'
import { permissaoDoJob } from './permissao.ts'

export type JobPublico = components['schemas']['Job']

/** A job as its owner sees it (specification 2.9). */
export function formaDoJob(job: Job, { say, now }: Pick<Context<'secured'>, 'say' | 'now'>): JobPublico {
  const url = `/api/v1/jobs/${idPublico(job.id)}`
  const comArquivo = baixavel(job, now())
  return {
    job_id: idPublico(job.id),
    status: job.status,
    status_url: url,
    message: say(frase(job, comArquivo), { permissao: permissaoDoJob(job.tipo) }),
    progress: job.progresso,
    result: job.resultado as JobPublico['result'],
    created_at: job.criadoEm.toISOString(),
    completed_at: job.concluidoEm?.toISOString() ?? null,
    tipo: job.tipo,
    cancelado: job.cancelado,
    dono_id: job.donoId,
    resultado_url: comArquivo ? `${url}/resultado` : null,
    expira_em: (job.status === 'completed' && job.expiraEm?.toISOString()) || null
  }
}

/** What whoever started a job is told at once. */
export function jobAceito(job: Job, context: Pick<Context<'secured'>, 'say' | 'now'>) {
  const { job_id, status, status_url } = formaDoJob(job, context)
  return { job_id, status, status_url, message: context.say('done.export-started') }
}

function frase(job: Job, comArquivo: boolean): MessageKey {
  if (job.status === 'processing') return 'job.processing'
  if (job.cancelado) return 'job.cancelled'
  if (job.status === 'failed') return job.motivo === 'sem_permissao' ? 'job.forbidden' : 'job.failed'
  if (comArquivo) return 'job.file'
  return job.expiraEm ? 'job.expired' : 'job.completed'
}
