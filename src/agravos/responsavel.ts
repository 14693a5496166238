import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { casos } from './tables.ts'

const heldBy = (usuarioId: number) => and(eq(casos.responsavel_id, usuarioId), isNull(casos.excluido_em))

/** Cases that a user has recorded or taken over. */
export const countCasosOf = (db: Db, usuarioId: number): Promise<number> => db.$count(casos, heldBy(usuarioId))

/** Hands them to another user; tells how many. */
export async function transferCasos(db: Db, usuarioId: number, to: number): Promise<number> {
  const moved = await db.update(casos).set({ responsavel_id: to }).where(heldBy(usuarioId)).returning({ id: casos.id })
  return moved.length
}
