import { asc, eq, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { convites } from './tables.ts'

/** The invitations that an account has made, and the one that it was made of, for its owner. */
export const readOwnConvites = (db: Db, usuarioId: number) =>
  db
    .select()
    .from(convites)
    .where(or(eq(convites.convidadoPorId, usuarioId), eq(convites.usuarioId, usuarioId)))
    .orderBy(asc(convites.id))
