import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { usuarios } from '../tables.ts'
import type { Owner } from './tell.ts'

/** Reads the recipient of a mail to an account. */
export async function addressOf(db: Db, usuarioId: number): Promise<Owner | null> {
  const [found] = await db
    .select({ id: usuarios.id, nome: usuarios.nome, email: usuarios.email, emailVerificado: usuarios.emailVerificado })
    .from(usuarios)
    .where(eq(usuarios.id, usuarioId))
  return found ?? null
}
