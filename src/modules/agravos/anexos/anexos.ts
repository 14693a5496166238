import { stat } from 'node:fs/promises'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { components } from '../../../../generated/types-b.ts'
import { notFound, type Problem, refused, validationError } from '../../../errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import { cleanImage, NotAnImage } from '../../../platform/files/image.ts'
import { readPdf } from '../../../platform/files/pdf.ts'
import { personalProblem } from '../privacy/personal.ts'
import { type Reach, within } from '../reach.ts'
import { anexos, casos } from '../tables.ts'

export const MOST_PER_CASO = 50
const MAX_BYTES = 20 * 1024 * 1024
const MAX_NOME = 150

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

/** The attachments of a case that was read or locked before, oldest first. */
export async function anexosOf(db: Db, casoId: number): Promise<components['schemas']['Anexo'][]> {
  const rows = await db.select().from(anexos).where(eq(anexos.casoId, casoId)).orderBy(asc(anexos.id))
  return rows.map(anexoShape)
}

/**
 * Returns the problems of a case's attachments, oldest first, when a change of the person makes their texts name that
 * person.
 */
export async function personalAnexos(
  db: Db,
  casoId: number,
  holdsPerson: (text: string) => boolean
): Promise<Problem[]> {
  const stored = await anexosOf(db, casoId)
  return stored.flatMap((anexo, i) =>
    (['nome', 'descricao'] as const)
      .filter((name) => holdsPerson(anexo[name] ?? ''))
      .map((name) => personalProblem(['anexos', i, name]))
  )
}

/** Reads an attachment of a case that is not deleted and within reach. Throws 404 for anything else. */
export async function requireAnexo(db: Db, reach: Reach, casoId: number, id: number): Promise<Anexo> {
  const [found] = await db
    .select({ anexo: anexos })
    .from(anexos)
    .innerJoin(casos, eq(casos.id, anexos.casoId))
    .where(and(eq(anexos.id, id), eq(anexos.casoId, casoId), isNull(casos.excluido_em), within(reach)))
  if (!found) throw notFound()
  return found.anexo
}

/** Requires room for one more attachment. Parallel uploads respect the limit only while the case is locked. */
export async function requireRoom(db: Db, casoId: number): Promise<void> {
  if ((await db.$count(anexos, eq(anexos.casoId, casoId))) >= MOST_PER_CASO)
    throw validationError([refused('arquivo', 'field.attachments-full', 'LIMIT_REACHED', { limit: MOST_PER_CASO })])
}

/**
 * Recognises a file by its content; its name and the type that the client gave are ignored. Metadata are removed from
 * images, in the file itself. A PDF that could do more than be looked at is refused.
 */
export async function requireContent(path: string): Promise<{ conteudo: ContentType; tamanho: number }> {
  const pdf = await readPdf(path, MAX_BYTES)
  if (pdf === 'active') throw validationError([refused('arquivo', 'field.attachment-active', 'ACTIVE_CONTENT')])
  if (pdf === 'harmless') return { conteudo: 'application/pdf', tamanho: (await stat(path)).size }
  const image = await imageOf(path)
  if (!image) throw validationError([refused('arquivo', 'field.attachment', 'INVALID_FORMAT')])
  return image
}

async function imageOf(path: string): Promise<{ conteudo: ContentType; tamanho: number } | null> {
  try {
    const { format, size } = await cleanImage(path, MAX_BYTES)
    return { conteudo: `image/${format}`, tamanho: size }
  } catch (error) {
    if (error instanceof NotAnImage) return null
    throw error
  }
}

/**
 * Makes a name that is safe to show: without folders, invisible characters or ones that turn the writing around, and
 * with the ending that belongs to the content.
 */
export function anexoNome(filename: string, conteudo: ContentType): string {
  const ending = `.${endings[conteudo]}`
  const bare = filename
    .toWellFormed()
    .replace(/^.*[/\\]/su, '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replace(/\.(?:pdf|jpe?g|jfif|png)\s*$/iu, '')
  const trimmed = bare.replace(/^[\s.]+/u, '').replace(/(?<![\s.])[\s.]+$/u, '')
  const cut = [...trimmed].slice(0, MAX_NOME - ending.length).join('')
  return `${cut.trimEnd() || 'anexo'}${ending}`
}
