import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { dispositivos } from './tables.ts'

/** The devices from which an account has logged in, for its owner. */
export const readOwnDispositivos = (db: Db, usuarioId: number) =>
  db
    .select({ nome: dispositivos.nome, visto_em: dispositivos.vistoEm })
    .from(dispositivos)
    .where(eq(dispositivos.usuarioId, usuarioId))
    .orderBy(asc(dispositivos.vistoEm))
