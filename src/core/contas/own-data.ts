import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readUsuariosWithoutSecrets } from './queries.ts'
import { nomesAnteriores, sessoes, usuarios } from './tables.ts'

/** Reads what is stored about an account itself, for its owner. */
export async function readOwnConta(db: Db, id: number) {
  const [conta] = await readUsuariosWithoutSecrets(db, [id])
  return conta ? [conta] : []
}

export const readOwnSessoes = (db: Db, id: number) =>
  db.select().from(sessoes).where(eq(sessoes.usuarioId, id)).orderBy(asc(sessoes.criadaEm))

export const readOwnNomes = (db: Db, id: number) =>
  db
    .select({ nome: nomesAnteriores.nome, ate: nomesAnteriores.ate })
    .from(nomesAnteriores)
    .where(eq(nomesAnteriores.usuarioId, id))
    .orderBy(asc(nomesAnteriores.ate))

/** Finds accounts that were removed with a reason before a moment, and not reactivated since. */
export async function findRemovedBefore(
  db: Db,
  moment: Date,
  most: number
): Promise<{ id: number; foto: string | null }[]> {
  return await db
    .select({ id: usuarios.id, foto: usuarios.fotoChave })
    .from(usuarios)
    .where(sql`${usuarios.removidoEm} < ${moment.toISOString()}::timestamptz and not ${usuarios.ativo}`)
    .orderBy(asc(usuarios.id))
    .limit(most)
}
