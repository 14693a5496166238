import { randomUUID } from 'node:crypto'
import type { UsuariosHandlers } from '../../../generated/handlers.ts'
import { audit } from '../../core/auditoria/record.ts'
import { findUsuario, lockUsuario, updateUsuario } from '../../core/contas/queries.ts'
import { requireReach } from '../../core/contas/rights/reach.ts'
import { notFound, refused, validationError } from '../../errors.ts'
import { NotAnImage } from '../../platform/files/image.ts'
import { openFile } from '../../platform/files/open.ts'
import { encodePhoto } from './photo.ts'
import { photoUrl } from './shapes.ts'

export const enviarFotoPerfil: UsuariosHandlers['enviarFotoPerfil'] = async ({ params, body }, context) => {
  const { db, files, caller } = context
  const id = params.usuario_id
  if (!(await findUsuario(db, id))) throw notFound()
  const image = await encodePhoto(body.file.path).catch((error) => {
    if (error instanceof NotAnImage) throw validationError([refused('file', 'field.image', 'INVALID_FORMAT')])
    throw error
  })
  // Each photo has a key of its own, so that the old file stays until the record names the new one.
  const fotoChave = `fotos/${id}/${randomUUID()}.webp`
  await files.put(fotoChave, image, 'image/webp')
  const before = await db
    .transaction(async (tx) => {
      const target = await lockUsuario(tx, id)
      if (!target) throw notFound()
      await requireReach(tx, caller, target)
      await updateUsuario(tx, id, { fotoChave, atualizadoPorId: caller.id, updatedAt: context.now() })
      await audit(tx, context, 'usuario.alterado', { tipo: 'usuario', id }, { campos: ['foto_perfil'] })
      return target.fotoChave
    })
    .catch(async (error) => {
      await files.remove(fotoChave)
      throw error
    })
  if (before) await files.remove(before)
  return { status: 200, body: { message: context.say('done.photo'), foto_url: photoUrl(id) } }
}

export const obterFotoPerfil: UsuariosHandlers['obterFotoPerfil'] = async ({ params }, { db, files }) => {
  const usuario = await findUsuario(db, params.usuario_id)
  if (!usuario?.fotoChave) throw notFound()
  const file = await openFile(files, usuario.fotoChave)
  return { status: 200, body: { ...file, contentType: 'image/webp' } }
}

export const removerFotoPerfil: UsuariosHandlers['removerFotoPerfil'] = async ({ params }, context) => {
  const { db, files, caller } = context
  const id = params.usuario_id
  const before = await db.transaction(async (tx) => {
    const target = await lockUsuario(tx, id)
    if (!target) throw notFound()
    await requireReach(tx, caller, target)
    if (target.fotoChave === null) return null
    await updateUsuario(tx, id, { fotoChave: null, atualizadoPorId: caller.id, updatedAt: context.now() })
    await audit(tx, context, 'usuario.alterado', { tipo: 'usuario', id }, { campos: ['foto_perfil'] })
    return target.fotoChave
  })
  if (before) await files.remove(before)
  return { status: 204, body: undefined }
}
