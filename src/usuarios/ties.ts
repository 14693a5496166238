import { and, eq } from 'drizzle-orm'
import { audit } from '../auditoria/record.ts'
import { keepingAdmin, requireHeld, requireReach } from '../contas/reach.ts'
import { usuarios } from '../contas/tables.ts'
import type { Context } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { notFound } from '../errors.ts'
import { grupos, usuariosGrupos } from '../grupos/tables.ts'
import { nomesDosGrupos, trocarGrupos } from '../grupos/ties.ts'
import { permissoes, usuariosPermissoes } from '../permissoes/tables.ts'
import { travar, type Usuario } from '../contas/queries.ts'

/** Changes a user's groups or direct permissions: within the caller's reach, never the last administrator's end, and on record. */
async function mudarVinculo(
  context: Context<'secured'>,
  usuarioId: number,
  at: { campo: 'grupos' | 'permissoes'; field: string; in: 'body' | 'path' },
  work: (tx: Db, alvo: Usuario) => Promise<boolean>
): Promise<void> {
  const { caller, now } = context
  await context.db.transaction(async (tx) => {
    const alvo = await travar(tx, usuarioId)
    if (!alvo) throw notFound()
    await requireReach(tx, caller, alvo)
    const changed = await keepingAdmin(tx, alvo, at, () => work(tx, alvo))
    if (!changed) return
    // An address that was asked for while the account could do less must not take it over now that it can do more.
    await tx
      .update(usuarios)
      .set({ emailPendente: null, emailPendentePorId: null, atualizadoPorId: caller.id, updatedAt: now() })
      .where(eq(usuarios.id, usuarioId))
    await audit(tx, context, 'usuario.alterado', { tipo: 'usuario', id: usuarioId }, { campos: [at.campo] })
  })
}

const gruposNoCaminho = (field: string) => ({ campo: 'grupos', field, in: 'path' }) as const
const permissoesNoCaminho = { campo: 'permissoes', field: 'permissao_id', in: 'path' } as const

/** A group is given only by who holds all it gives. */
export async function incluirNoGrupo(context: Context<'secured'>, usuarioId: number, grupoId: number): Promise<void> {
  await mudarVinculo(context, usuarioId, gruposNoCaminho('grupo_id'), async (tx) => {
    const [grupo] = await tx.select({ id: grupos.id }).from(grupos).where(eq(grupos.id, grupoId)).for('share')
    if (!grupo) throw notFound()
    requireHeld(context.caller, await nomesDosGrupos(tx, [grupoId]))
    const added = await tx
      .insert(usuariosGrupos)
      .values({ usuarioId, grupoId })
      .onConflictDoNothing()
      .returning({ id: usuariosGrupos.grupoId })
    return added.length > 0
  })
}

export async function retirarDoGrupo(context: Context<'secured'>, usuarioId: number, grupoId: number): Promise<void> {
  await mudarVinculo(context, usuarioId, gruposNoCaminho('grupo_id'), async (tx) => {
    const removed = await tx
      .delete(usuariosGrupos)
      .where(and(eq(usuariosGrupos.usuarioId, usuarioId), eq(usuariosGrupos.grupoId, grupoId)))
      .returning({ id: usuariosGrupos.grupoId })
    if (removed.length === 0) throw notFound()
    return true
  })
}

export async function definirGrupos(context: Context<'secured'>, usuarioId: number, ids: number[]): Promise<void> {
  const at = { campo: 'grupos', field: 'grupos_ids', in: 'body' } as const
  await mudarVinculo(context, usuarioId, at, (tx) => trocarGrupos(tx, context.caller, usuarioId, ids))
}

/** A permission is given only by who holds it. */
export async function conceder(context: Context<'secured'>, usuarioId: number, permissaoId: number): Promise<void> {
  await mudarVinculo(context, usuarioId, permissoesNoCaminho, async (tx) => {
    const [permissao] = await tx.select().from(permissoes).where(eq(permissoes.id, permissaoId)).for('share')
    if (!permissao) throw notFound()
    requireHeld(context.caller, [permissao.nome])
    const added = await tx
      .insert(usuariosPermissoes)
      .values({ usuarioId, permissaoId })
      .onConflictDoNothing()
      .returning({ id: usuariosPermissoes.permissaoId })
    return added.length > 0
  })
}

export async function retirar(context: Context<'secured'>, usuarioId: number, permissaoId: number): Promise<void> {
  await mudarVinculo(context, usuarioId, permissoesNoCaminho, async (tx) => {
    const removed = await tx
      .delete(usuariosPermissoes)
      .where(and(eq(usuariosPermissoes.usuarioId, usuarioId), eq(usuariosPermissoes.permissaoId, permissaoId)))
      .returning({ id: usuariosPermissoes.permissaoId })
    if (removed.length === 0) throw notFound()
    return true
  })
}
