import { eq, type SQL, sql } from 'drizzle-orm'
import type { Territorio } from '../../../engine/contract/handler.ts'
import type { Db } from '../../../platform/db/client.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import { permissoesDaConta, territoriosDosGrupos, usuarios } from '../tables.ts'
import { itemsOf, reachOf, type TerritorioItem } from './territorio.ts'

/**
 * The places of an account, for a statement that reads `usuarios`: its own, else a list of the lists of its groups, and
 * null where neither has any. An inactive group gives no place, and does not free its members either.
 */
export const placesOfConta: SQL<TerritorioItem[] | TerritorioItem[][] | null> = sql<
  TerritorioItem[] | TerritorioItem[][] | null
>`case when "usuarios"."territorios" <> '[]' then "usuarios"."territorios" else (
  select coalesce(jsonb_agg(t.territorios) filter (where t.ativo), '[]')
  from ${territoriosDosGrupos} t where t.usuario_id = "usuarios"."id" having count(*) > 0
) end`

/** Where an account reaches cases, of what a statement has read. Administrators are not limited. */
export const territorioOf = (
  places: TerritorioItem[] | TerritorioItem[][] | null,
  isAdmin: boolean
): Territorio | null => (isAdmin || places === null ? null : reachOf(places.flat()))

/** Whether an account is an administrator by its permissions, for a statement that reads `usuarios`. */
const isAdminByPermissao = sql<boolean>`exists (
  select 1 from ${permissoesDaConta} p where p.usuario_id = "usuarios"."id" and p.nome = 'admin'
)`

export interface TerritorioDaConta {
  origem: 'administrador' | 'usuario' | 'grupos' | 'nenhum'
  territorio: Territorio | null
}

/** Reads where accounts reach cases, by account, and what decides it. */
export async function readTerritorios(db: Db, ids: number[]): Promise<Map<number, TerritorioDaConta>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: usuarios.id,
      admin: sql<boolean>`${usuarios.admin} or ${isAdminByPermissao}`,
      own: usuarios.territorios,
      places: placesOfConta
    })
    .from(usuarios)
    .where(oneOf(usuarios.id, ids))
  return new Map(
    rows.map(({ id, admin, own, places }) => {
      const origem = admin ? 'administrador' : own.length > 0 ? 'usuario' : places === null ? 'nenhum' : 'grupos'
      return [id, { origem, territorio: territorioOf(places, admin) }]
    })
  )
}

/** Reads where an account reaches cases. An account that is gone reaches nothing. */
export async function readTerritorio(db: Db, id: number | null): Promise<Territorio | null> {
  const found = id === null ? undefined : (await readTerritorios(db, [id])).get(id)
  return found ? found.territorio : { ufs: [], municipios: [] }
}

/**
 * The places that an account must be given when it leaves all groups, so that it does not reach more than with them;
 * null where the groups do not limit it. An inactive group counts only when no other does, since no list means the
 * country.
 */
export async function readKeptPlaces(db: Db, id: number): Promise<TerritorioItem[] | null> {
  const found = (await readTerritorios(db, [id])).get(id)
  if (found?.origem !== 'grupos' || found.territorio === null) return null
  const kept = itemsOf(found.territorio)
  if (kept.length > 0) return kept
  const rows = await db
    .select({ territorios: territoriosDosGrupos.territorios })
    .from(territoriosDosGrupos)
    .where(eq(territoriosDosGrupos.usuarioId, id))
  return itemsOf(reachOf(rows.flatMap(({ territorios }) => territorios)))
}
