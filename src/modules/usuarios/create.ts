import { audit } from '../../core/auditoria/record.ts'
import { tellOwner } from '../../core/contas/mails/tell.ts'
import {
  findTaken,
  insertUsuarios,
  type NewUsuario,
  type Usuario,
  type UsuarioFields,
  updateUsuario
} from '../../core/contas/queries.ts'
import { readTerritorio } from '../../core/contas/territorio/queries.ts'
import { covers, itemsOf, toldTerritorios } from '../../core/contas/territorio/territorio.ts'
import type { Caller, Context } from '../../engine/contract/handler.ts'
import { duplicate, outOfTerritory, validationError } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { findGrupoIdsByName } from '../grupos/queries.ts'
import { INITIAL_GRUPO } from '../grupos/seed.ts'
import { joinGrupos } from '../grupos/ties.ts'
import { giveDiretas, toldChange } from '../permissoes/ties.ts'

type Fields = Pick<NewUsuario, 'nome' | 'email' | 'senhaHash'> & UsuarioFields

interface Ties {
  permissoesIds: number[]
  gruposIds?: number[]
}

/**
 * Creates an account with its direct permissions and its groups; without groups it joins the initial one. The creator
 * knows the password and may be somebody other than the owner, so the owner gets a mail.
 */
export async function createUsuario(
  db: Db,
  context: Context<'public' | 'secured'>,
  fields: Fields,
  { permissoesIds, gruposIds = [] }: Ties
): Promise<Usuario> {
  return await db.transaction(async (tx) => {
    const now = context.now()
    const [created] = await insertUsuarios(tx, [
      {
        ...fields,
        desativadoEm: fields.ativo === false ? now : null,
        senhaAlteradaEm: now,
        criadoPorId: context.caller?.id ?? null,
        createdAt: now,
        updatedAt: now
      }
    ])
    if (!created) {
      const taken = await findTaken(tx, fields)
      // The account that held the email may be gone by now.
      throw validationError(taken.length > 0 ? taken : [duplicate('email')])
    }
    const joined = gruposIds.length > 0 ? gruposIds : await findInitialGrupos(tx)
    await joinGrupos(tx, created.id, joined)
    await giveDiretas(tx, created.id, permissoesIds)
    const territorios = await limitToCreator(tx, context.caller, created.id)
    const given = (added: number[]) => toldChange({ added, removed: [] })
    const details = { admin: created.admin, permissoes: given(permissoesIds), grupos: given(joined), ...territorios }
    await audit(tx, context, 'usuario.criado', { tipo: 'usuario', id: created.id }, details)
    await tellOwner(tx, context, created, 'conta-criada', { publicUrl: context.config.publicUrl })
    return created
  })
}

/**
 * Gives a new account the creator's own territory when its groups would let it reach more: the creator knows its
 * password. Returns what the audit trail is told.
 */
async function limitToCreator(db: Db, creator: Caller | null, id: number) {
  if (!creator || covers(creator.territorio, await readTerritorio(db, id))) return {}
  const territorios = itemsOf(creator.territorio)
  // Without places the list would free the account instead of limiting it.
  if (territorios.length === 0) throw outOfTerritory()
  await updateUsuario(db, id, { territorios })
  return { territorios: toldTerritorios([], territorios) }
}

/** The initial group, or nothing: before it was protected, an administrator could remove it. */
export const findInitialGrupos = (db: Db): Promise<number[]> => findGrupoIdsByName(db, INITIAL_GRUPO)
