import type { NoticiasHandlers } from '../../../generated/handlers.ts'
import { wrap, wrapList } from '../../engine/contract/list/wrap.ts'
import { notFound } from '../../errors.ts'
import { openFile } from '../../platform/files/open.ts'
import type { Files } from '../../platform/files/store.ts'
import { createNoticia, deleteNoticia, replaceImage, updateNoticia } from './changes.ts'
import { discardImage, storeImage } from './image.ts'
import { pageOfNoticias } from './list.ts'
import { type NoticiaRow, requireNoticia, requirePublished } from './queries.ts'
import { itemShape, noticiaShape } from './shapes.ts'

export const listarNoticias: NoticiasHandlers['listarNoticias'] = async ({ list }, { db, caller, now, path }) => {
  const moment = now()
  const { total, rows } = await pageOfNoticias(db, caller, list, moment)
  const items = rows.map((row) => itemShape(row, moment))
  return { status: 200, body: wrapList(items, path, list, total, moment) }
}

export const criarNoticia: NoticiasHandlers['criarNoticia'] = async ({ body }, context) => {
  const noticia = await createNoticia(context, body)
  return { status: 201, body: wrap(noticiaShape(noticia, context.now()), context.now()) }
}

export const obterNoticia: NoticiasHandlers['obterNoticia'] = async ({ params }, { db, caller, now }) => {
  const noticia = await requireNoticia(db, caller, params.id, now())
  return { status: 200, body: wrap(noticiaShape(noticia, now()), now()) }
}

export const editarNoticia: NoticiasHandlers['editarNoticia'] = async ({ params, body }, context) => {
  const noticia = await updateNoticia(context, params.id, body)
  return { status: 200, body: wrap(noticiaShape(noticia, context.now()), context.now()) }
}

export const excluirNoticia: NoticiasHandlers['excluirNoticia'] = async ({ params }, context) => {
  await discardImage(context, await deleteNoticia(context, params.id))
  return { status: 204, body: undefined }
}

export const enviarImagemNoticia: NoticiasHandlers['enviarImagemNoticia'] = async ({ params, body }, context) => {
  const { db, files, caller, now } = context
  await requireNoticia(db, caller, params.id, now())
  const key = await storeImage(files, params.id, body.file)
  const { noticia, former } = await replaceImage(context, params.id, key).catch(async (error) => {
    await discardImage(context, key)
    throw error
  })
  await discardImage(context, former)
  return { status: 200, body: wrap(noticiaShape(noticia, now()), now()) }
}

export const removerImagemNoticia: NoticiasHandlers['removerImagemNoticia'] = async ({ params }, context) => {
  const { former } = await replaceImage(context, params.id, null, requireImage)
  await discardImage(context, former)
  return { status: 204, body: undefined }
}

export const obterImagemNoticia: NoticiasHandlers['obterImagemNoticia'] = async ({ params }, { db, files, now }) => {
  const noticia = await requirePublished(db, params.id, now())
  return { status: 200, body: await openImage(files, noticia) }
}

export const preverImagemNoticia: NoticiasHandlers['preverImagemNoticia'] = async ({ params }, context) => {
  const { db, files, caller, now } = context
  const noticia = await requireNoticia(db, caller, params.id, now())
  return { status: 200, body: await openImage(files, noticia) }
}

function requireImage({ imagemChave }: NoticiaRow): string {
  if (imagemChave === null) throw notFound()
  return imagemChave
}

async function openImage(files: Files, noticia: NoticiaRow) {
  const file = await openFile(files, requireImage(noticia))
  return { ...file, contentType: 'image/webp' }
}
