import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../../../engine/contract/handler.ts'
import { recentSeconds } from '../recent.ts'
import { contasRecentes } from '../tables.ts'
import { placesOfConta } from '../territorio/queries.ts'
import type { TerritorioItem } from '../territorio/territorio.ts'
import { effectivePermissoes } from './effective.ts'

/** What is read of the account that stands behind a request. */
export interface HolderFacts extends Pick<Caller, 'id' | 'nome' | 'email' | 'plano' | 'trocarSenha'> {
  ativo: boolean
  admin: boolean
  hasMfa: boolean
  permissoes: string[]
  /** For `territorioOf`. */
  lugares: TerritorioItem[] | TerritorioItem[][] | null
  /** What `recent.ts` makes its answers of. */
  recente: number | null
}

/**
 * Builds the account with this id as one value, for the statement of a room that knows the id by its own means. It is
 * null when there is no such account.
 */
export const holderOf = (id: SQL): SQL<HolderFacts | null> => sql`(
  select json_build_object('id', usuarios.id, 'nome', usuarios.nome, 'email', usuarios.email, 'plano', usuarios.plano,
    'trocarSenha', usuarios.trocar_senha, 'ativo', usuarios.ativo, 'admin', usuarios.admin,
    'hasMfa', usuarios.mfa_habilitado, 'permissoes', ${effectivePermissoes}, 'lugares', ${placesOfConta},
    'recente', (select ${recentSeconds} from ${contasRecentes} where ${contasRecentes}.usuario_id = usuarios.id))
  from usuarios where usuarios.id = ${id}
)`
