import { and, eq } from 'drizzle-orm'
import { audit } from '../../core/auditoria/record.ts'
import { leavingAnAdmin, lockAdmins, type RefusedAt, requireHeld } from '../../core/contas/rights/reach.ts'
import { keepingTerritorios, lockTerritorios, requireTerritorio } from '../../core/contas/territorio/guard.ts'
import { reachOf } from '../../core/contas/territorio/territorio.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { requireAsShown } from '../../engine/contract/request/sent-back.ts'
import { duplicate, notFound, permissionDenied, refused, validationError } from '../../errors.ts'
import { type Db, sqlState } from '../../platform/db/client.ts'
import { lockPermissaoName, readPermissaoNames } from '../permissoes/queries.ts'
import { difference, resolvePermissoes, type TieChange, toldChange } from '../permissoes/ties.ts'
import { countMembers, type Grupo, lockGrupo, readGivenNames } from './queries.ts'
import { isDefaultGrupo } from './seed.ts'
import { grupos, gruposPermissoes } from './tables.ts'
import { copyMembers, readMemberIds } from './ties.ts'

/** The changes that a caller wants, under the contract's names. A field that is left out keeps its value. */
export interface GrupoChanges {
  nome?: string
  descricao?: string | null
  ativo?: boolean
  permissoes_ids?: number[]
}

/** Read-only fields, which a client may send back unchanged after reading them. */
type SentBack = { id?: number; criado_em?: string }

/**
 * Runs a change of a group while holding its row lock, and the lock of the group `other` when given. Only an
 * administrator changes a group that makes administrators, and never so that no administrator is left.
 */
export async function changeGrupo<T>(
  context: Context<'secured'>,
  id: number,
  at: RefusedAt,
  work: (tx: Db, grupo: Grupo, given: string[]) => Promise<T>,
  other?: number
): Promise<T> {
  return await context.db.transaction(async (tx) => {
    // A change of a user takes these locks in this order too. In the opposite order the two would deadlock.
    if ((await readGivenNames(tx, [id])).includes('admin')) await lockAdmins(tx)
    await lockTerritorios(tx, context.caller)
    const grupo = await lockGrupo(tx, id, other)
    if (!grupo) throw notFound()
    await context.requireMatch({ db: tx })
    const given = await readGivenNames(tx, [id])
    if (!given.includes('admin')) return await work(tx, grupo, given)
    if (!context.caller.admin) throw permissionDenied('admin')
    return await leavingAnAdmin(tx, at, () => work(tx, grupo, given))
  })
}

export async function createGrupo(
  context: Context<'secured'>,
  wanted: GrupoChanges & { nome: string }
): Promise<number> {
  const { permissoes_ids = [], ...fields } = wanted
  const ids = await resolvePermissoes(context.db, permissoes_ids, ['permissoes_ids'])
  return await context.db.transaction(async (tx) => {
    requireHeld(context.caller, await readPermissaoNames(tx, ids))
    const now = context.now()
    // The unique index decides, so that only one of several equal names created at once gets through.
    const [created] = await tx
      .insert(grupos)
      .values({ ...fields, criadoEm: now, atualizadoEm: now })
      .onConflictDoNothing()
      .returning({ id: grupos.id })
    if (!created) throw validationError([duplicate('nome')])
    await givePermissoes(tx, created.id, ids)
    const details = { nome: fields.nome, permissoes: toldChange({ added: ids, removed: [] }) }
    await audit(tx, context, 'grupo.criado', { tipo: 'grupo', id: created.id }, details)
    return created.id
  })
}

/** Changes a group and returns how many members it has. */
export async function updateGrupo(
  context: Context<'secured'>,
  id: number,
  wanted: GrupoChanges & SentBack
): Promise<number> {
  const { permissoes_ids, nome, descricao, ativo } = wanted
  const fields = { nome, descricao, ativo }
  const ids = permissoes_ids && (await resolvePermissoes(context.db, permissoes_ids, ['permissoes_ids']))
  const at = { field: fields.ativo === false ? 'ativo' : 'permissoes_ids', in: 'body' } as const
  const change = async (tx: Db, grupo: Grupo, given: string[]) => {
    requireAsShown(wanted, { id, criado_em: grupo.criadoEm.toISOString() }, ['id', 'criado_em'])
    if (isDefaultGrupo(grupo.nome) && fields.nome !== undefined && fields.nome !== grupo.nome)
      throw validationError([refused('nome', 'field.group-default', 'IMMUTABLE_FIELD')])
    const changed: string[] = (['nome', 'descricao', 'ativo'] as const).filter(
      (name) => fields[name] !== undefined && fields[name] !== grupo[name]
    )
    // Switching the group on gives its members everything it holds, so the caller must hold all of that.
    if (changed.includes('ativo') && fields.ativo) {
      requireHeld(context.caller, given)
      if (grupo.territorios.length > 0) requireTerritorio(context.caller, reachOf(grupo.territorios))
    }
    const change = ids === undefined ? null : await replacePermissoes(tx, context, id, ids)
    await recordChange(tx, context, id, changed, change, fields)
    return await countMembers(tx, id)
  }
  return await changeGrupo(context, id, at, change).catch((error) => {
    throw sqlState(error) === '23505' ? validationError([duplicate('nome')]) : error
  })
}

/** Writes the fields, the time of the change and the audit record. */
async function recordChange(
  tx: Db,
  context: Context<'secured'>,
  id: number,
  changed: string[],
  permissoes: TieChange | null,
  fields: Pick<GrupoChanges, 'nome' | 'descricao' | 'ativo'> = {}
): Promise<void> {
  const campos = permissoes ? [...changed, 'permissoes'] : changed
  if (campos.length === 0) return
  await tx
    .update(grupos)
    .set({ ...fields, atualizadoEm: context.now() })
    .where(eq(grupos.id, id))
  const details = {
    campos,
    ...(permissoes ? { permissoes: toldChange(permissoes) } : {}),
    ...activityOf(changed, fields)
  }
  await audit(tx, context, 'grupo.alterado', { tipo: 'grupo', id }, details)
}

/** Records switching a group on or off with its value, since that gives or takes everything the group holds. */
const activityOf = (changed: string[], { ativo }: Pick<GrupoChanges, 'ativo'>) =>
  changed.includes('ativo') ? { ativo } : {}

/**
 * Replaces the permissions of a group, or returns null when nothing would change. The caller must hold what is added.
 */
async function replacePermissoes(
  tx: Db,
  { caller }: Context<'secured'>,
  id: number,
  ids: number[]
): Promise<TieChange | null> {
  const current = await tx
    .select({ id: gruposPermissoes.permissaoId })
    .from(gruposPermissoes)
    .where(eq(gruposPermissoes.grupoId, id))
  const change = difference(current, ids)
  if (!change) return null
  requireHeld(caller, await readPermissaoNames(tx, change.added))
  await tx.delete(gruposPermissoes).where(eq(gruposPermissoes.grupoId, id))
  await givePermissoes(tx, id, ids)
  return change
}

async function givePermissoes(tx: Db, grupoId: number, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.insert(gruposPermissoes).values(ids.map((permissaoId) => ({ grupoId, permissaoId })))
}

export async function giveToGrupo(context: Context<'secured'>, id: number, permissaoId: number): Promise<void> {
  await changeGrupo(context, id, { field: 'id', in: 'path' }, async (tx) => {
    const nome = await lockPermissaoName(tx, permissaoId)
    if (nome === null) throw notFound()
    requireHeld(context.caller, [nome])
    const added = await tx
      .insert(gruposPermissoes)
      .values({ grupoId: id, permissaoId })
      .onConflictDoNothing()
      .returning({ id: gruposPermissoes.permissaoId })
    if (added.length > 0) await recordChange(tx, context, id, [], { added: [permissaoId], removed: [] })
  })
}

export async function takeFromGrupo(context: Context<'secured'>, id: number, permissaoId: number): Promise<void> {
  await changeGrupo(context, id, { field: 'permissao_id', in: 'path' }, async (tx) => {
    const removed = await tx
      .delete(gruposPermissoes)
      .where(and(eq(gruposPermissoes.grupoId, id), eq(gruposPermissoes.permissaoId, permissaoId)))
      .returning({ id: gruposPermissoes.permissaoId })
    if (removed.length === 0) throw notFound()
    await recordChange(tx, context, id, [], { added: [], removed: [permissaoId] })
  })
}

/** Deletes a group. Its members move to another group, or leave (`force`), or keep the group from being deleted. */
export async function deleteGrupo(
  context: Context<'secured'>,
  id: number,
  { transferTo, force }: { transferTo: number | undefined; force: boolean }
): Promise<void> {
  const remove = async (tx: Db, grupo: Grupo) => {
    if (isDefaultGrupo(grupo.nome))
      throw validationError([refused('id', 'field.group-default', 'IMMUTABLE_FIELD', {}, 'path')])
    const membros = await readMemberIds(tx, id)
    if (transferTo === undefined && membros.length > 0 && !force)
      throw validationError([refused('id', 'field.group-has-users', 'GROUP_HAS_USERS', {}, 'path')])
    await keepingTerritorios(tx, context.caller, membros, async () => {
      if (transferTo !== undefined) await transferMembers(tx, context, id, transferTo)
      await tx.delete(grupos).where(eq(grupos.id, id))
    })
    const target = transferTo === undefined ? {} : { transferidos_para: transferTo }
    await audit(
      tx,
      context,
      'grupo.removido',
      { tipo: 'grupo', id },
      { nome: grupo.nome, membros: toldChange({ added: [], removed: membros }), ...target }
    )
  }
  await changeGrupo(context, id, { field: 'id', in: 'path' }, remove, transferTo)
}

async function transferMembers(tx: Db, { caller }: Context<'secured'>, from: number, to: number): Promise<void> {
  const [target] = await tx.select().from(grupos).where(eq(grupos.id, to))
  if (!target?.ativo || to === from)
    throw validationError([refused('transferir_usuarios', 'field.inactive-group', 'NOT_FOUND', {}, 'query')])
  requireHeld(caller, await readGivenNames(tx, [to]))
  await copyMembers(tx, from, to)
}
