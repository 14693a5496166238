import type { components } from '../../generated/types-b.ts'
import type { Context } from '../contract/handler.ts'
import type { MessageKey } from '../messages/messages.ts'
import { permissaoOfJob } from './permissao.ts'
import { isDownloadable, type Job, publicId } from './queries.ts'

type JobShape = components['schemas']['Job']

type ShapeContext = Pick<Context<'secured'>, 'say' | 'now' | 'jobKinds'>

/** A job as its owner sees it (specification 2.9). */
export function jobShape(job: Job, { say, now, jobKinds }: ShapeContext): JobShape {
  const url = `/api/v1/jobs/${publicId(job.id)}`
  const hasFile = isDownloadable(job, now())
  return {
    job_id: publicId(job.id),
    status: job.status,
    status_url: url,
    message: say(sentenceOf(job, hasFile), { permissao: permissaoOfJob(jobKinds, job.tipo) }),
    progress: job.progresso,
    result: job.resultado as JobShape['result'],
    created_at: job.criadoEm.toISOString(),
    completed_at: job.concluidoEm?.toISOString() ?? null,
    tipo: job.tipo,
    cancelado: job.cancelado,
    dono_id: job.donoId,
    dono_nome: job.donoNome,
    resultado_url: hasFile ? `${url}/resultado` : null,
    expira_em: (job.status === 'completed' && job.expiraEm?.toISOString()) || null
  }
}

/** What whoever started a job is told at once. */
export function acceptedJob(job: Job, context: ShapeContext) {
  const { job_id, status, status_url } = jobShape(job, context)
  return { job_id, status, status_url, message: context.say('done.export-started') }
}

function sentenceOf(job: Job, hasFile: boolean): MessageKey {
  if (job.status === 'processing') return 'job.processing'
  if (job.cancelado) return 'job.cancelled'
  if (job.status === 'failed') return job.motivo === 'sem_permissao' ? 'job.forbidden' : 'job.failed'
  if (hasFile) return 'job.file'
  return job.expiraEm ? 'job.expired' : 'job.completed'
}
