import type { JobsHandlers } from '../../generated/handlers.ts'
import { audit } from '../auditoria/record.ts'
import { holds } from '../contract/authorise.ts'
import { wrapList } from '../contract/wrap.ts'
import { notFound, permissionDenied } from '../errors.ts'
import { openFile } from '../files/open.ts'
import { cancelar } from './cancelar.ts'
import { baixavel, idPublico, jobDe } from './consultas.ts'
import { formaDoJob } from './forma.ts'
import { paginaDeJobs } from './lista.ts'
import { permissaoDoJob } from './permissao.ts'

export const listarJobs: JobsHandlers['listarJobs'] = async ({ list }, context) => {
  const { db, caller, now, path } = context
  const { total, jobs } = await paginaDeJobs(db, caller, list)
  const data = jobs.map((job) => formaDoJob(job, context))
  return { status: 200, body: wrapList(data, path, list, total, now()) }
}

export const obterJob: JobsHandlers['obterJob'] = async ({ params }, context) => {
  const job = await jobDe(context.db, context.caller, params.job_id)
  return { status: 200, body: formaDoJob(job, context) }
}

export const cancelarJob: JobsHandlers['cancelarJob'] = async ({ params }, context) => {
  const { db, caller } = context
  const job = await jobDe(db, caller, params.job_id)
  const cancelado = await cancelar(db, context, job)
  return { status: 200, body: formaDoJob(cancelado ?? (await jobDe(db, caller, params.job_id)), context) }
}

export const baixarResultado: JobsHandlers['baixarResultado'] = async ({ params }, context) => {
  const { db, caller, files, now } = context
  const job = await jobDe(db, caller, params.job_id)
  const permissao = permissaoDoJob(job.tipo)
  if (!holds(caller, permissao)) throw permissionDenied(permissao)
  if (!baixavel(job, now())) throw notFound()
  // A whole table of people leaves with it.
  const detalhes = { job_id: idPublico(job.id), tipo: job.tipo }
  const file = await openFile(files, job.arquivoChave!, () =>
    audit(db, context, 'job.baixado', { tipo: 'job', id: null }, detalhes)
  )
  return { status: 200, body: { ...file, contentType: job.arquivoTipo!, filename: job.arquivoNome! } }
}
