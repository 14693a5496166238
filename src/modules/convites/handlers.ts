import type { UsuariosHandlers } from '../../../generated/handlers.ts'
import { audit } from '../../core/auditoria/record.ts'
import { envelope } from '../../engine/contract/list/envelope.ts'
import { notFound } from '../../errors.ts'
import { noteList } from '../usuarios/list.ts'
import { invite } from './invite.ts'
import { conviteShapes, readConvites } from './list.ts'
import { removeConvite } from './queries.ts'

export const listarConvites: UsuariosHandlers['listarConvites'] = async ({ list }, context) => {
  const { db, path, now } = context
  const { total, rows } = await readConvites(db, list, now())
  await noteList(context, 'listarConvites', { ...list, text: null }, rows.length, total)
  return {
    status: 200,
    body: { ...envelope(path, list, total, now()), items: await conviteShapes(db, rows, now()) }
  }
}

export const convidarUsuario: UsuariosHandlers['convidarUsuario'] = async ({ body }, context) => {
  const { convite, link } = await invite(context, body)
  const [shown] = await conviteShapes(context.db, [convite], context.now())
  const message = context.say(link === null ? 'done.invited' : 'done.invited-by-hand')
  return { status: 201, body: { message, convite: shown!, link } }
}

export const retirarConvite: UsuariosHandlers['retirarConvite'] = async ({ params }, context) => {
  await context.db.transaction(async (tx) => {
    if (!(await removeConvite(tx, params.id))) throw notFound()
    await audit(tx, context, 'convite.retirado', { tipo: 'conta', id: null }, { convite_id: params.id })
  })
  return { status: 204, body: undefined }
}
