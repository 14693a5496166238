import type { UsuariosHandlers } from '../../../generated/handlers.ts'
import { readNomes } from '../../core/contas/names.ts'
import { findUsuario } from '../../core/contas/queries.ts'
import { createJob } from '../../core/jobs/create.ts'
import { acceptedJob } from '../../core/jobs/shape.ts'
import { notFound, refused, validationError } from '../../errors.ts'
import { eraseUsuario } from './erase.ts'
import { writeOwnData } from './own-data.ts'

export const pedirDados: UsuariosHandlers['pedirDados'] = async (_, context) => {
  const job = await createJob(context.db, context, writeOwnData, { usuarioId: context.caller.id })
  return { status: 202, body: acceptedJob(job, context) }
}

export const apagarUsuario: UsuariosHandlers['apagarUsuario'] = async ({ params, body }, context) => {
  const { db, caller, ip, requestId: requisicao } = context
  if (params.id === caller.id) throw validationError([refused('id', 'field.own-erasure', 'OWN_ACCOUNT', {}, 'path')])
  const found = (await findUsuario(db, params.id)) ?? (await readNomes(db, params.id))[0]
  if (!found) throw notFound()
  const request = { usuarioId: params.id, motivo: body.motivo.trim(), atorId: caller.id, ip, requisicao }
  const job = await createJob(db, context, eraseUsuario, request)
  return { status: 202, body: acceptedJob(job, context, 'done.erasure-started') }
}
