import type { JobsHandlers } from '../../../generated/handlers.ts'
import { wrapList } from '../../engine/contract/list/wrap.ts'
import { holds } from '../../engine/contract/request/authorise.ts'
import { notFound, permissionDenied } from '../../errors.ts'
import { openFile } from '../../platform/files/open.ts'
import { audit } from '../auditoria/record.ts'
import { cancelJob } from './cancel.ts'
import { pageOfJobs } from './list.ts'
import { findKind, permissaoOfJob } from './permissao.ts'
import { isDownloadable, mayHaveFile, publicId, requireJob } from './queries.ts'
import { jobShape } from './shape.ts'

export const listarJobs: JobsHandlers['listarJobs'] = async ({ list }, context) => {
  const { now, path } = context
  const { total, jobs } = await pageOfJobs(context, list)
  const data = jobs.map((job) => jobShape(job, context))
  return { status: 200, body: wrapList(data, path, list, total, now()) }
}

export const obterJob: JobsHandlers['obterJob'] = async ({ params }, context) => {
  const job = await requireJob(context, params.job_id)
  return { status: 200, body: jobShape(job, context) }
}

export const cancelarJob: JobsHandlers['cancelarJob'] = async ({ params }, context) => {
  const { db } = context
  const job = await requireJob(context, params.job_id)
  const cancelado = await cancelJob(db, context, job)
  return { status: 200, body: jobShape(cancelado ?? (await requireJob(context, params.job_id)), context) }
}

export const baixarResultado: JobsHandlers['baixarResultado'] = async ({ params }, context) => {
  const { db, caller, files, now, jobKinds } = context
  const job = await requireJob(context, params.job_id)
  const kind = findKind(jobKinds, job.tipo)
  if (!kind) throw notFound()
  const permissao = permissaoOfJob(jobKinds, job.tipo)
  if (permissao !== null && !holds(caller, permissao)) throw permissionDenied(permissao)
  if (!isDownloadable(job, now()) || !mayHaveFile(kind, job, caller)) throw notFound()
  // An export holds a whole table of people, so each download is audited.
  const detalhes = { job_id: publicId(job.id), tipo: job.tipo }
  const file = await openFile(files, job.arquivoChave!, () =>
    audit(db, context, 'job.baixado', { tipo: 'job', id: null }, detalhes)
  )
  return { status: 200, body: { ...file, contentType: job.arquivoTipo!, filename: job.arquivoNome! } }
}
