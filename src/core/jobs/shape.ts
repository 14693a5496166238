import type { components } from '../../../generated/types-b.ts'
import type { Context } from '../../engine/contract/handler.ts'
import type { MessageKey } from '../../engine/messages/messages.ts'
import type { JobFigures } from './kinds.ts'
import { findKind, permissaoOfJob } from './permissao.ts'
import { isDownloadable, type Job, mayHaveFile, publicId } from './queries.ts'

type JobShape = components['schemas']['Job']

type ShapeContext = Pick<Context<'secured'>, 'say' | 'now' | 'jobKinds' | 'caller'>

/**
 * Shows a job to its owner (specification 2.9). For a kind that only a newer version knows, it shows only the progress.
 */
export function jobShape(job: Job, { say, now, jobKinds, caller }: ShapeContext): JobShape {
  const url = `/api/v1/jobs/${publicId(job.id)}`
  const kind = findKind(jobKinds, job.tipo)
  const hasFile = kind !== undefined && isDownloadable(job, now()) && mayHaveFile(kind, job, caller)
  const figures = job.resultado as JobFigures | null
  const told = (figures && kind?.tell?.(figures, say)) ?? null
  return {
    job_id: publicId(job.id),
    status: job.status,
    status_url: url,
    message:
      told?.message ??
      (kind && job.status === 'failed' && !job.cancelado && job.frase
        ? say(job.frase.key, job.frase.values)
        : say(sentenceOf(job, hasFile), { permissao: (kind && permissaoOfJob(jobKinds, job.tipo)) ?? '' })),
    progress: job.progresso,
    linhas_processadas: job.linhasProcessadas,
    result: figures && resultOf(figures),
    resultado: told?.resultado ?? null,
    ...(told?.lote ? { lote: told.lote } : {}),
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

/** The immediate answer to a request that starts a job. */
export function acceptedJob(job: Job, context: ShapeContext, message: MessageKey = 'done.export-started') {
  const { job_id, status, status_url } = jobShape(job, context)
  return { job_id, status, status_url, message: context.say(message) }
}

const resultOf = ({ total_processados, sucesso, erros }: JobFigures) => ({ total_processados, sucesso, erros })

function sentenceOf(job: Job, hasFile: boolean): MessageKey {
  if (job.status === 'processing') return 'job.processing'
  if (job.cancelado) return 'job.cancelled'
  if (job.status === 'failed') return job.motivo === 'sem_permissao' ? 'job.forbidden' : 'job.failed'
  if (hasFile) return 'job.file'
  return job.expiraEm ? 'job.expired' : 'job.completed'
}
