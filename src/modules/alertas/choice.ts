import { eq, sql } from 'drizzle-orm'
import type { components } from '../../../generated/types-b.ts'
import type { TerritorioItem } from '../../core/contas/territorio/territorio.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Nivel } from './estimate/level.ts'
import { escolhas } from './tables.ts'

type Shape = components['schemas']['MeusAlertas']

/** What is shown to who has not chosen yet. */
const NOTHING: Shape = { territorios: [], nivel_minimo: 3 }

export async function readChoice(db: Db, usuarioId: number): Promise<Shape> {
  const [found] = await db.select().from(escolhas).where(eq(escolhas.usuarioId, usuarioId))
  return found ? { territorios: found.territorios, nivel_minimo: found.nivelMinimo as Nivel } : NOTHING
}

/** Keeps a choice. Rises up to now are not told any more: a new choice is about what comes. */
export async function keepChoice(
  db: Db,
  usuarioId: number,
  chosen: { territorios: TerritorioItem[]; nivelMinimo: number; idioma: string }
): Promise<void> {
  const ate = sql`(select coalesce(max(id), 0) from alertas_subidas)`
  await db
    .insert(escolhas)
    .values({ usuarioId, ...chosen, ate })
    .onConflictDoUpdate({ target: escolhas.usuarioId, set: { ...chosen, ate } })
}

export const readOwnEscolhas = (db: Db, usuarioId: number) =>
  db.select().from(escolhas).where(eq(escolhas.usuarioId, usuarioId))
