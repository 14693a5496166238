import type { AgravosHandlers } from '../../../../generated/handlers.ts'
import { findUsuario } from '../../../core/contas/queries.ts'
import { createJob } from '../../../core/jobs/create.ts'
import { acceptedJob } from '../../../core/jobs/shape.ts'
import { refused, validationError } from '../../../errors.ts'
import { changeMany, inactive } from './many.ts'

export const alterarCasosEmLote: AgravosHandlers['alterarCasosEmLote'] = async ({ body }, context) => {
  const needed = body.acao === 'encerrar' ? 'encerramento' : 'para'
  const other = body.acao === 'encerrar' ? 'para' : 'encerramento'
  const problems = [
    ...(body[needed] === undefined ? [refused(needed, 'field.required', 'REQUIRED')] : []),
    ...(body[other] === undefined ? [] : [refused(other, 'field.contradiction', 'CONTRADICTION', { campo: 'acao' })])
  ]
  if (problems.length > 0) throw validationError(problems)
  if (body.para !== undefined && !(await findUsuario(context.db, body.para))?.ativo) throw inactive()
  const { ip, requestId } = context
  const job = await createJob(context.db, context, changeMany, { ...body, ip, requisicao: requestId })
  return { status: 202, body: acceptedJob(job, context, 'done.many-started') }
}
