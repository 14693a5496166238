import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { casos } from './tables.ts'

const de = (usuarioId: number) => and(eq(casos.responsavel_id, usuarioId), isNull(casos.excluido_em))

/** Cases that a user has recorded or taken over. */
export const contarCasosDe = (db: Db, usuarioId: number): Promise<number> => db.$count(casos, de(usuarioId))

/** Hands them to another user; tells how many. */
export async function transferirCasos(db: Db, usuarioId: number, para: number): Promise<number> {
  const moved = await db.update(casos).set({ responsavelId: para }).where(de(usuarioId)).returning({ id: casos.id })
  return moved.length
}
