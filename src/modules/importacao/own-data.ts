import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { oneOf } from '../../platform/db/one-of.ts'
import { importacoes } from './tables.ts'

/** Reads the imports that an account has sent, to be shown to its owner. */
export const readOwnImportacoes = (db: Db, usuarioId: number) =>
  db
    .select({
      id: importacoes.id,
      arquivo_nome: importacoes.arquivoNome,
      modo: importacoes.modo,
      estado: importacoes.estado,
      ip: importacoes.ip,
      criado_em: importacoes.criadoEm
    })
    .from(importacoes)
    .where(eq(importacoes.donoId, usuarioId))
    .orderBy(asc(importacoes.criadoEm))

/**
 * Takes the name and the address of an account out of its imports. `nomes` finds those of an account that is already
 * gone.
 */
export async function forgetImporter(db: Db, usuarioId: number, nomes: string[]): Promise<void> {
  await db
    .update(importacoes)
    .set({ donoNome: null, ip: null })
    .where(or(eq(importacoes.donoId, usuarioId), and(isNull(importacoes.donoId), oneOf(importacoes.donoNome, nomes))))
}
