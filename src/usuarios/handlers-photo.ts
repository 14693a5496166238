import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { UsuariosHandlers } from '../../generated/handlers.ts'
import { audit } from '../auditoria/record.ts'
import { requireReach } from '../contas/reach.ts'
import { usuarios } from '../contas/tables.ts'
import { notFound, refused, validationError } from '../errors.ts'
import { NotAnImage } from '../files/image.ts'
import { openFile } from '../files/open.ts'
import { buscarPorId, travar } from '../contas/queries.ts'
import { fotoUrl } from './shapes.ts'
import { encodeFoto } from './photo.ts'

export const enviarFotoPerfil: UsuariosHandlers['enviarFotoPerfil'] = async ({ params, body }, context) => {
  const { db, files, caller } = context
  const id = params.usuario_id
  if (!(await buscarPorId(db, id))) throw notFound()
  const image = await encodeFoto(body.file.path).catch((error) => {
    if (error instanceof NotAnImage) throw validationError([refused('file', 'field.image', 'INVALID_FORMAT')])
    throw error
  })
  // Each photo has a key of its own: the old one is there until the record names the new one.
  const chave = `fotos/${id}/${randomUUID()}.webp`
  await files.put(chave, image, 'image/webp')
  const [before] = await db
    .transaction(async (tx) => {
      const alvo = await travar(tx, id)
      if (!alvo) throw notFound()
      await requireReach(tx, caller, alvo)
      await tx
        .update(usuarios)
        .set({ fotoChave: chave, atualizadoPorId: caller.id, updatedAt: context.now() })
        .where(eq(usuarios.id, id))
      await audit(tx, context, 'usuario.alterado', { tipo: 'usuario', id }, { campos: ['foto_perfil'] })
      return [alvo.fotoChave]
    })
    .catch(async (error) => {
      await files.remove(chave)
      throw error
    })
  if (before) await files.remove(before)
  return { status: 200, body: { message: context.say('done.photo'), foto_url: fotoUrl(id) } }
}

export const obterFotoPerfil: UsuariosHandlers['obterFotoPerfil'] = async ({ params }, { db, files }) => {
  const usuario = await buscarPorId(db, params.usuario_id)
  if (!usuario?.fotoChave) throw notFound()
  const file = await openFile(files, usuario.fotoChave)
  return { status: 200, body: { ...file, contentType: 'image/webp' } }
}
