import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import { anexos, casos } from '../tables.ts'

const AT_ONCE = 1000

/**
 * The cases that an account is responsible for, for its owner. It names the cases and says nothing about the patients.
 */
export async function* readOwnCasos(db: Db, usuarioId: number) {
  for (let last = 0; ; ) {
    const rows = await db
      .select({
        id: casos.id,
        tipo_agravo: casos.tipo,
        numero_notificacao: casos.numero_notificacao,
        criado_em: casos.criado_em
      })
      .from(casos)
      .where(and(eq(casos.responsavel_id, usuarioId), gt(casos.id, last)))
      .orderBy(asc(casos.id))
      .limit(AT_ONCE)
    yield* rows
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)!.id
  }
}

/** The attachments that an account sent. Their names belong to the cases and are left out. */
export const readOwnAnexos = (db: Db, usuarioId: number) =>
  db
    .select({ id: anexos.id, caso_id: anexos.casoId, tipo: anexos.tipo, enviado_em: anexos.enviadoEm })
    .from(anexos)
    .where(eq(anexos.enviadoPorId, usuarioId))
    .orderBy(asc(anexos.id))

/** Removes an account's name from attachments. `nomes` are the names of an account that has been removed already. */
export async function forgetSender(db: Db, usuarioId: number, nomes: string[]): Promise<void> {
  await db
    .update(anexos)
    .set({ enviadoPorNome: null })
    .where(
      or(eq(anexos.enviadoPorId, usuarioId), and(isNull(anexos.enviadoPorId), oneOf(anexos.enviadoPorNome, nomes)))
    )
}
