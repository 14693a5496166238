import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { usuarios } from './tables.ts'

/** Uses up a time step of the authenticator. Returns false when it or a later one was used before. */
export async function advanceMfaStep(db: Db, id: number, step: number): Promise<boolean> {
  const used = await db
    .update(usuarios)
    .set({ mfaUltimoPasso: step })
    .where(and(eq(usuarios.id, id), or(isNull(usuarios.mfaUltimoPasso), lt(usuarios.mfaUltimoPasso, step))))
    .returning({ id: usuarios.id })
  return used.length > 0
}

/** Switches multi-factor authentication on. Returns false when the secret is no longer the account's. */
export async function enableMfa(db: Db, id: number, secret: string): Promise<boolean> {
  const enabled = await db
    .update(usuarios)
    .set({ mfaHabilitado: true })
    .where(and(eq(usuarios.id, id), eq(usuarios.mfaSegredo, secret)))
    .returning({ id: usuarios.id })
  return enabled.length > 0
}
