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
import { requireHeld, requirePermissao } from '../../core/contas/rights/reach.ts'
import { requireTerritorio } from '../../core/contas/territorio/guard.ts'
import { readTerritorio } from '../../core/contas/territorio/queries.ts'
import {
  covers,
  itemsOf,
  reachOf,
  type TerritorioItem,
  toldTerritorios
} from '../../core/contas/territorio/territorio.ts'
import type { Caller, Context } from '../../engine/contract/handler.ts'
import { duplicate, outOfTerritory, validationError } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { findGrupoIdsByName, readGivenNames } from '../grupos/queries.ts'
import { INITIAL_GRUPO } from '../grupos/seed.ts'
import { joinGrupos } from '../grupos/ties.ts'
import { readPermissaoNames } from '../permissoes/queries.ts'
import { giveDiretas, toldChange } from '../permissoes/ties.ts'

type Fields = Pick<NewUsuario, 'nome' | 'email' | 'senhaHash'> & UsuarioFields

interface Ties {
  permissoesIds: number[]
  gruposIds?: number[]
  /** Without any, the groups decide, within what the creator reaches. */
  territorios?: TerritorioItem[]
}

/** Whose rights bound what a new account may do: the caller, or who has invited its owner. */
export type Giver = Pick<Caller, 'id' | 'admin' | 'permissoes' | 'territorio'>

/**
 * Throws unless an account with these ties could do and reach nothing that its giver cannot; without groups it joins
 * the initial one. Returns the ties with the groups that it joins.
 */
export async function requireGivable(
  db: Db,
  giver: Giver,
  { permissoesIds, gruposIds = [], territorios = [] }: Ties
): Promise<Required<Ties>> {
  if (gruposIds.length > 0) requirePermissao(giver, 'usuarios.gerenciar_grupos')
  if (permissoesIds.length + territorios.length > 0) requirePermissao(giver, 'usuarios.gerenciar_permissoes')
  const joined = gruposIds.length > 0 ? gruposIds : await findInitialGrupos(db)
  requireHeld(giver, [...(await readGivenNames(db, joined)), ...(await readPermissaoNames(db, permissoesIds))])
  if (territorios.length > 0) requireTerritorio(giver, reachOf(territorios))
  return { permissoesIds, gruposIds: joined, territorios }
}

/**
 * Creates an account with its direct permissions and its groups; without groups it joins the initial one. The creator
 * knows the password and may be somebody other than the owner, so the owner gets a mail.
 */
export async function createUsuario(
  db: Db,
  context: Context<'public' | 'secured'>,
  fields: Fields,
  { permissoesIds, gruposIds = [], territorios = [] }: Ties,
  giver: Giver | null = context.caller
): Promise<Usuario> {
  return await db.transaction(async (tx) => {
    const now = context.now()
    const [created] = await insertUsuarios(tx, [
      {
        ...fields,
        desativadoEm: fields.ativo === false ? now : null,
        senhaAlteradaEm: now,
        territorios,
        criadoPorId: giver?.id ?? null,
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
    const limited = await limitToGiver(tx, giver, created)
    const given = (added: number[]) => toldChange({ added, removed: [] })
    const details = { admin: created.admin, permissoes: given(permissoesIds), grupos: given(joined), ...limited }
    await audit(tx, context, 'usuario.criado', { tipo: 'usuario', id: created.id }, details)
    await tellOwner(tx, context, created, 'conta-criada', { publicUrl: context.config.publicUrl })
    return created
  })
}

/**
 * Gives a new account the giver's own territory when its groups would let it reach more. Returns what the audit trail
 * is told.
 */
async function limitToGiver(db: Db, giver: Giver | null, { id, territorios: own }: Usuario) {
  const isWithin = !giver || covers(giver.territorio, await readTerritorio(db, id))
  const territorios = isWithin ? own : itemsOf(giver.territorio)
  // Without places the list would free the account instead of limiting it.
  if (!isWithin && (own.length > 0 || territorios.length === 0)) throw outOfTerritory()
  if (!isWithin) await updateUsuario(db, id, { territorios })
  return territorios.length > 0 ? { territorios: toldTerritorios([], territorios) } : {}
}

/** The initial group, or nothing: before it was protected, an administrator could remove it. */
export const findInitialGrupos = (db: Db): Promise<number[]> => findGrupoIdsByName(db, INITIAL_GRUPO)
