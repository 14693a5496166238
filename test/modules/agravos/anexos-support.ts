import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { and, asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { anexos } from '../../../src/modules/agravos/tables.ts'
import { account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { multipart, type Part } from '../usuarios/support.ts'

export const MAX = 20 * 1024 * 1024
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')

/** Makes a picture with enough in it that half of its bytes show less than all of it. */
export function picture(width = 300, height = 200) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < pixels.length; i++) pixels[i] = (i * 7919 + (i >> 5) * 104_729) % 251
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Pads the content to this many bytes, in places that readers of the format ignore. */
export const jpegOf = (jpeg: Buffer, size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])
export const pdfOf = (size: number) =>
  Buffer.concat([PDF.subarray(0, 9), Buffer.alloc(size - PDF.length, '%\n'), PDF.subarray(9)])

/** Starts the service with accounts that may attach, only read, and download, and with pictures. */
export async function startAnexos() {
  const test = await startApp()
  return {
    test,
    analista: await account(test, 'analista'),
    reader: await account(test, 'visualizador'),
    gestor: await account(test, 'gestor'),
    jpeg: await picture().jpeg().toBuffer(),
    png: await picture().png().toBuffer()
  }
}

export const anexosAt = (casoId: number | string, rest = '') => `/api/v1/agravos/casos/${casoId}/anexos${rest}`

export const filePart = (content: Buffer | string, filename = 'exame.pdf', type = 'application/pdf'): Part => ({
  name: 'arquivo',
  filename,
  type,
  content
})
export const fieldPart = (name: string, content: string): Part => ({ name, content })

export const uploadAnexo = (test: TestApp, token: string | undefined, casoId: number | string, parts: Part[]) =>
  test.call('POST', anexosAt(casoId), { token, ...multipart(parts) })

/** Returns the names of all stored files of a case. */
export async function storedFiles(test: TestApp, casoId: number): Promise<string[]> {
  return await readdir(join(test.dataDir, 'files', 'anexos', String(casoId))).catch(() => [])
}

export const anexoRows = (test: TestApp, casoId: number) =>
  test.db.select().from(anexos).where(eq(anexos.casoId, casoId)).orderBy(asc(anexos.id))

/** Returns the entries of the audit trail about a case. */
export async function trailOf(test: TestApp, casoId: number) {
  await test.services.readings.flush()
  return await test.db
    .select()
    .from(auditoria)
    .where(and(eq(auditoria.alvoTipo, 'caso'), eq(auditoria.alvoId, casoId)))
    .orderBy(asc(auditoria.id))
}
