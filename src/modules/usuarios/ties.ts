import { audit } from '../../core/auditoria/record.ts'
import { lockUsuario, updateUsuario } from '../../core/contas/queries.ts'
import { keepingAdmin, type RefusedAt, requireHeld, requireReach } from '../../core/contas/rights/reach.ts'
import { keepingTerritorios } from '../../core/contas/territorio/guard.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { notFound } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { holdGrupo, readGivenNames } from '../grupos/queries.ts'
import { addMember, removeMember, replaceGrupos } from '../grupos/ties.ts'
import { lockPermissaoName } from '../permissoes/queries.ts'
import { giveDireta, type TieChange, takeDireta, toldChange } from '../permissoes/ties.ts'

/**
 * Changes a user's groups or direct permissions: within the caller's reach, never removing the last administrator, and
 * with an audit record.
 */
async function changeTies(
  context: Context<'secured'>,
  usuarioId: number,
  tie: 'grupos' | 'permissoes',
  at: RefusedAt,
  work: (tx: Db) => Promise<TieChange | null>
): Promise<void> {
  const { caller, now } = context
  await context.db.transaction(async (tx) => {
    const target = await lockUsuario(tx, usuarioId)
    if (!target) throw notFound()
    await context.requireMatch({ db: tx })
    await requireReach(tx, caller, target)
    const change = await keepingTerritorios(tx, caller, tie === 'grupos' ? [usuarioId] : [], () =>
      keepingAdmin(tx, target, at, () => work(tx))
    )
    if (!change) return
    // Drops a pending address: it was asked for while the account could do less, and must not take the account over now
    // that it can do more.
    const fields = { emailPendente: null, emailPendentePorId: null, atualizadoPorId: caller.id, updatedAt: now() }
    await updateUsuario(tx, usuarioId, fields)
    const details = { campos: [tie], [tie]: toldChange(change) }
    await audit(tx, context, 'usuario.alterado', { tipo: 'usuario', id: usuarioId }, details)
  })
}

const atGrupo = { field: 'grupo_id', in: 'path' } as const
const atPermissao = { field: 'permissao_id', in: 'path' } as const

/** Adds a user to a group. The caller must hold everything that the group gives. */
export async function addToGrupo(context: Context<'secured'>, usuarioId: number, grupoId: number): Promise<void> {
  await changeTies(context, usuarioId, 'grupos', atGrupo, async (tx) => {
    if (!(await holdGrupo(tx, grupoId))) throw notFound()
    requireHeld(context.caller, await readGivenNames(tx, [grupoId]))
    return (await addMember(tx, usuarioId, grupoId)) ? { added: [grupoId], removed: [] } : null
  })
}

export async function removeFromGrupo(context: Context<'secured'>, usuarioId: number, grupoId: number): Promise<void> {
  await changeTies(context, usuarioId, 'grupos', atGrupo, async (tx) => {
    if (!(await removeMember(tx, usuarioId, grupoId))) throw notFound()
    return { added: [], removed: [grupoId] }
  })
}

export async function setGrupos(context: Context<'secured'>, usuarioId: number, ids: number[]): Promise<void> {
  const at = { field: 'grupos_ids', in: 'body' } as const
  await changeTies(context, usuarioId, 'grupos', at, (tx) => replaceGrupos(tx, context.caller, usuarioId, ids))
}

/** Gives a user a permission. The caller must hold it. */
export async function giveToUsuario(
  context: Context<'secured'>,
  usuarioId: number,
  permissaoId: number
): Promise<void> {
  await changeTies(context, usuarioId, 'permissoes', atPermissao, async (tx) => {
    const nome = await lockPermissaoName(tx, permissaoId)
    if (nome === null) throw notFound()
    requireHeld(context.caller, [nome])
    return (await giveDireta(tx, usuarioId, permissaoId)) ? { added: [permissaoId], removed: [] } : null
  })
}

export async function takeFromUsuario(
  context: Context<'secured'>,
  usuarioId: number,
  permissaoId: number
): Promise<void> {
  await changeTies(context, usuarioId, 'permissoes', atPermissao, async (tx) => {
    if (!(await takeDireta(tx, usuarioId, permissaoId))) throw notFound()
    return { added: [], removed: [permissaoId] }
  })
}
