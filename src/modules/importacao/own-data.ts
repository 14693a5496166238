import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { importacoes } from './tables.ts'

/** The imports that an account has sent, for its owner. */
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

/** Imports tell neither name nor address of this account any more. `nomes`: of an account that is gone already. */
export async function forgetImporter(db: Db, usuarioId: number, nomes: string[]): Promise<void> {
  await db
    .update(importacoes)
    .set({ donoNome: null, ip: null })
    .where(or(eq(importacoes.donoId, usuarioId), and(isNull(importacoes.donoId), inArray(importacoes.donoNome, nomes))))
}
