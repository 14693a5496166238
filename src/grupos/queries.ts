import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { keptCount, membrosDoGrupo } from '../db/counts.ts'
import { permissoesDosGrupos } from '../permissoes/queries.ts'
import { grupos } from './tables.ts'

export type Grupo = typeof grupos.$inferSelect

/**
 * Reads a group and keeps everyone else from changing it, and another that the change needs, until the transaction ends.
 * In the order of ids, so that two changes that need the same groups never wait for each other.
 */
export async function travarGrupo(db: Db, id: number, outro: number = id): Promise<Grupo | null> {
  const rows = await db
    .select()
    .from(grupos)
    .where(inArray(grupos.id, [id, outro]))
    .orderBy(asc(grupos.id))
    .for('update')
  return rows.find((grupo) => grupo.id === id) ?? null
}

export const totalDeMembros = (db: Db, id: number): Promise<number> => keptCount(db, 'grupos.usuarios', String(id))

/** Groups as the contract shows them, in no order. */
export async function lerGrupos(db: Db, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await db.select({ grupo: grupos, membros: membrosDoGrupo }).from(grupos).where(inArray(grupos.id, ids))
  const dadas = await permissoesDosGrupos(db, ids)
  return rows.map(({ grupo, membros }) => ({
    id: grupo.id,
    nome: grupo.nome,
    descricao: grupo.descricao,
    ativo: grupo.ativo,
    criado_em: grupo.criadoEm.toISOString(),
    atualizado_em: grupo.atualizadoEm.toISOString(),
    total_usuarios: membros,
    permissoes: dadas.get(grupo.id) ?? []
  }))
}
