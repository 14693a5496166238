import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { usuarios } from './tables.ts'

/** To whom a mail to an account goes. */
export async function addressOf(db: Db, usuarioId: number): Promise<{ nome: string; email: string } | null> {
  const [found] = await db
    .select({ nome: usuarios.nome, email: usuarios.email })
    .from(usuarios)
    .where(eq(usuarios.id, usuarioId))
  return found ?? null
}
