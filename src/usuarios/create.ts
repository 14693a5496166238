import { type Actor, audit } from '../auditoria/record.ts'
import { findTaken, insertUsuarios, type NewUsuario, type Usuario, type UsuarioFields } from '../contas/queries.ts'
import type { Db } from '../db/client.ts'
import { duplicate, validationError } from '../errors.ts'
import { findGrupoIdsByName } from '../grupos/queries.ts'
import { INITIAL_GRUPO } from '../grupos/seed.ts'
import { joinGrupos } from '../grupos/ties.ts'
import { giveDiretas, toldChange } from '../permissoes/ties.ts'

type Fields = Pick<NewUsuario, 'nome' | 'email' | 'senhaHash'> & UsuarioFields

interface Ties {
  permissoesIds: number[]
  gruposIds?: number[]
}

/** A new account with its direct permissions and its groups; without any it joins the initial one. */
export async function createUsuario(
  db: Db,
  actor: Actor,
  fields: Fields,
  { permissoesIds, gruposIds = [] }: Ties,
  afterwards: (tx: Db, created: Usuario) => Promise<void> = async () => {}
): Promise<Usuario> {
  return await db.transaction(async (tx) => {
    const now = actor.now()
    const [created] = await insertUsuarios(tx, [
      {
        ...fields,
        desativadoEm: fields.ativo === false ? now : null,
        senhaAlteradaEm: now,
        criadoPorId: actor.caller?.id ?? null,
        createdAt: now,
        updatedAt: now
      }
    ])
    if (!created) {
      const taken = await findTaken(tx, fields)
      // Whoever had it may be gone by now.
      throw validationError(taken.length > 0 ? taken : [duplicate('email')])
    }
    const joined = gruposIds.length > 0 ? gruposIds : await findInitialGrupos(tx)
    await joinGrupos(tx, created.id, joined)
    await giveDiretas(tx, created.id, permissoesIds)
    const given = (added: number[]) => toldChange({ added, removed: [] })
    const details = { admin: created.admin, permissoes: given(permissoesIds), grupos: given(joined) }
    await audit(tx, actor, 'usuario.criado', { tipo: 'usuario', id: created.id }, details)
    await afterwards(tx, created)
    return created
  })
}

/** One, unless an administrator removed it while that could be done. */
export const findInitialGrupos = (db: Db): Promise<number[]> => findGrupoIdsByName(db, INITIAL_GRUPO)
