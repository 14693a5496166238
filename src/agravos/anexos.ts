import { open } from 'node:fs/promises'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { components } from '../../generated/types-b.ts'
import type { Db } from '../db/client.ts'
import { notFound, refused, validationError } from '../errors.ts'
import { NotAnImage, readImage } from '../files/image.ts'
import { anexos, casos } from './tables.ts'

export const MOST_PER_CASO = 50
const MAX_BYTES = 20 * 1024 * 1024
const MAX_NOME = 150
/** Readers look for the end of a PDF here, since mailers and scanners append a little. */
const PDF_END = 1024

export type Anexo = typeof anexos.$inferSelect

export const endings = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png'
} as const
export type ContentType = keyof typeof endings

export const anexoShape = (anexo: Anexo): components['schemas']['Anexo'] => ({
  id: anexo.id,
  nome: anexo.nome,
  tipo: anexo.tipo,
  tamanho: anexo.tamanho,
  url: `/api/v1/agravos/casos/${anexo.casoId}/anexos/${anexo.id}`,
  uploaded_at: anexo.enviadoEm.toISOString(),
  descricao: anexo.descricao,
  enviado_por: anexo.enviadoPorNome === null ? null : { id: anexo.enviadoPorId, nome: anexo.enviadoPorNome }
})

/** The attachments of a case, oldest first. */
export async function anexosOf(db: Db, casoId: number): Promise<components['schemas']['Anexo'][]> {
  const rows = await db.select().from(anexos).where(eq(anexos.casoId, casoId)).orderBy(asc(anexos.id))
  return rows.map(anexoShape)
}

/** An attachment of a case that is not deleted; anything else is 404. */
export async function requireAnexo(db: Db, casoId: number, id: number): Promise<Anexo> {
  const [found] = await db
    .select({ anexo: anexos })
    .from(anexos)
    .innerJoin(casos, eq(casos.id, anexos.casoId))
    .where(and(eq(anexos.id, id), eq(anexos.casoId, casoId), isNull(casos.excluido_em)))
  if (!found) throw notFound()
  return found.anexo
}

/** Room for one more. Under parallel uploads this holds only while the case is locked. */
export async function requireRoom(db: Db, casoId: number): Promise<void> {
  if ((await db.$count(anexos, eq(anexos.casoId, casoId))) >= MOST_PER_CASO)
    throw validationError([refused('arquivo', 'field.attachments-full', 'LIMIT_REACHED', { limit: MOST_PER_CASO })])
}

/** What a file is, by its content; its name and the type that the client gave count for nothing. */
export async function requireContent(path: string): Promise<ContentType> {
  const found = (await isPdf(path)) ? 'application/pdf' : await imageOf(path)
  if (!found) throw validationError([refused('arquivo', 'field.attachment', 'INVALID_FORMAT')])
  return found
}

async function isPdf(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const start = Buffer.alloc(7)
    const end = Buffer.alloc(Math.min(size, PDF_END))
    await file.read(start, 0, start.length, 0)
    if (!/^%PDF-[12]\.$/.test(start.toString('latin1'))) return false
    await file.read(end, 0, end.length, size - end.length)
    return end.includes('%%EOF')
  } finally {
    await file.close()
  }
}

/** Decoded to its last row, for only that tells a whole image from a part of one; the pixels are thrown away. */
async function imageOf(path: string): Promise<ContentType | null> {
  try {
    return await readImage(path, MAX_BYTES, async (image, formato) => {
      if (formato === 'webp') return null
      await image.resize(16, 16, { fit: 'fill' }).raw().toBuffer()
      return `image/${formato}` as const
    })
  } catch (error) {
    if (error instanceof NotAnImage) return null
    throw error
  }
}

/** The name to show: no folder, nothing invisible or that turns the writing around, no patient (`hideNome`), and the ending that the content has. */
export function anexoNome(filename: string, conteudo: ContentType, hideNome = (text: string) => text): string {
  const ending = `.${endings[conteudo]}`
  const bare = filename
    .toWellFormed()
    .replace(/^.*[/\\]/su, '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replace(/\.(?:pdf|jpe?g|jfif|png)\s*$/iu, '')
  // Before it is cut, for a part of the name would not be known.
  const trimmed = hideNome(bare)
    .replace(/^[\s.]+/u, '')
    .replace(/(?<![\s.])[\s.]+$/u, '')
  const cut = [...trimmed].slice(0, MAX_NOME - ending.length).join('')
  return `${cut.trimEnd() || 'anexo'}${ending}`
}
