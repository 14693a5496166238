import { and, eq, sql } from 'drizzle-orm'
import { audit } from '../auditoria/record.ts'
import { leavingAnAdmin, lockAdmins, requireHeld } from '../contas/reach.ts'
import type { Context } from '../contract/handler.ts'
import { type Db, sqlState } from '../db/client.ts'
import { duplicate, notFound, permissionDenied, refused, validationError } from '../errors.ts'
import { permissoes } from '../permissoes/tables.ts'
import { type Grupo, totalDeMembros, travarGrupo } from './queries.ts'
import { GRUPO_INICIAL } from './seed.ts'
import { grupos, gruposPermissoes } from './tables.ts'
import { diferenca, nomesDasPermissoes, nomesDosGrupos, resolverPermissoes } from './ties.ts'

export interface Mudancas {
  nome?: string
  descricao?: string | null
  ativo?: boolean
  permissoes_ids?: number[]
}

/** Runs a change of a group: locked, by an administrator when it makes administrators, and never the last one's end. */
export async function mudarGrupo<T>(
  context: Context<'secured'>,
  id: number,
  at: { field: string; in: 'body' | 'path' },
  work: (tx: Db, grupo: Grupo, dadas: string[]) => Promise<T>,
  outro?: number
): Promise<T> {
  return await context.db.transaction(async (tx) => {
    // A change of a user takes these locks in this order too; the other way round the two would wait for each other.
    if ((await nomesDosGrupos(tx, [id])).includes('admin')) await lockAdmins(tx)
    const grupo = await travarGrupo(tx, id, outro)
    if (!grupo) throw notFound()
    const dadas = await nomesDosGrupos(tx, [id])
    if (!dadas.includes('admin')) return await work(tx, grupo, dadas)
    if (!context.caller.admin) throw permissionDenied('admin')
    return await leavingAnAdmin(tx, at, () => work(tx, grupo, dadas))
  })
}

export async function criarGrupo(context: Context<'secured'>, campos: Mudancas & { nome: string }): Promise<number> {
  const { permissoes_ids = [], ...resto } = campos
  const ids = await resolverPermissoes(context.db, permissoes_ids, ['permissoes_ids'])
  return await context.db.transaction(async (tx) => {
    requireHeld(context.caller, await nomesDasPermissoes(tx, ids))
    const now = context.now()
    // The unique index decides, so that of many equal ones at once just one gets through.
    const [criado] = await tx
      .insert(grupos)
      .values({ ...resto, criadoEm: now, atualizadoEm: now })
      .onConflictDoNothing()
      .returning({ id: grupos.id })
    if (!criado) throw validationError([duplicate('nome')])
    await darPermissoes(tx, criado.id, ids)
    await audit(
      tx,
      context,
      'grupo.criado',
      { tipo: 'grupo', id: criado.id },
      { nome: campos.nome, permissoes: ids.length }
    )
    return criado.id
  })
}

export async function editarGrupo(context: Context<'secured'>, id: number, mudancas: Mudancas): Promise<number> {
  const { permissoes_ids, ...resto } = mudancas
  const wanted = permissoes_ids && (await resolverPermissoes(context.db, permissoes_ids, ['permissoes_ids']))
  const at = { field: mudancas.ativo === false ? 'ativo' : 'permissoes_ids', in: 'body' } as const
  const change = async (tx: Db, grupo: Grupo, dadas: string[]) => {
    if (grupo.nome === GRUPO_INICIAL && resto.nome !== undefined && resto.nome !== grupo.nome)
      throw validationError([refused('nome', 'field.group-initial', 'IMMUTABLE_FIELD')])
    const campos = (['nome', 'descricao', 'ativo'] as const).filter(
      (campo) => resto[campo] !== undefined && resto[campo] !== grupo[campo]
    )
    // Switched on, the group gives all that it has to its members.
    if (campos.includes('ativo') && resto.ativo) requireHeld(context.caller, dadas)
    const trocadas = wanted !== undefined && (await trocarPermissoes(tx, context, id, wanted))
    await anotar(tx, context, id, [...campos, ...(trocadas ? ['permissoes'] : [])], resto)
    return await totalDeMembros(tx, id)
  }
  return await mudarGrupo(context, id, at, change).catch((error) => {
    throw sqlState(error) === '23505' ? validationError([duplicate('nome')]) : error
  })
}

/** Writes the fields, when the change was, and who did it. */
async function anotar(
  tx: Db,
  context: Context<'secured'>,
  id: number,
  campos: string[],
  valores: Omit<Mudancas, 'permissoes_ids'> = {}
): Promise<void> {
  if (campos.length === 0) return
  await tx
    .update(grupos)
    .set({ ...valores, atualizadoEm: context.now() })
    .where(eq(grupos.id, id))
  await audit(tx, context, 'grupo.alterado', { tipo: 'grupo', id }, { campos })
}

/** True when that changes them. What is added the caller must hold. */
async function trocarPermissoes(tx: Db, { caller }: Context<'secured'>, id: number, ids: number[]): Promise<boolean> {
  const current = await tx
    .select({ id: gruposPermissoes.permissaoId })
    .from(gruposPermissoes)
    .where(eq(gruposPermissoes.grupoId, id))
  const change = diferenca(current, ids)
  if (!change) return false
  requireHeld(caller, await nomesDasPermissoes(tx, change.added))
  await tx.delete(gruposPermissoes).where(eq(gruposPermissoes.grupoId, id))
  await darPermissoes(tx, id, ids)
  return true
}

async function darPermissoes(tx: Db, grupoId: number, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.insert(gruposPermissoes).values(ids.map((permissaoId) => ({ grupoId, permissaoId })))
}

export async function concederAoGrupo(context: Context<'secured'>, id: number, permissaoId: number): Promise<void> {
  await mudarGrupo(context, id, { field: 'id', in: 'path' }, async (tx) => {
    const [permissao] = await tx.select().from(permissoes).where(eq(permissoes.id, permissaoId)).for('share')
    if (!permissao) throw notFound()
    requireHeld(context.caller, [permissao.nome])
    const added = await tx
      .insert(gruposPermissoes)
      .values({ grupoId: id, permissaoId })
      .onConflictDoNothing()
      .returning({ id: gruposPermissoes.permissaoId })
    if (added.length > 0) await anotar(tx, context, id, ['permissoes'])
  })
}

export async function retirarDasPermissoes(
  context: Context<'secured'>,
  id: number,
  permissaoId: number
): Promise<void> {
  await mudarGrupo(context, id, { field: 'permissao_id', in: 'path' }, async (tx) => {
    const removed = await tx
      .delete(gruposPermissoes)
      .where(and(eq(gruposPermissoes.grupoId, id), eq(gruposPermissoes.permissaoId, permissaoId)))
      .returning({ id: gruposPermissoes.permissaoId })
    if (removed.length === 0) throw notFound()
    await anotar(tx, context, id, ['permissoes'])
  })
}

/** Deletes a group. Its members go to another one, or just leave, or keep it from being deleted. */
export async function excluirGrupo(
  context: Context<'secured'>,
  id: number,
  { transferirPara, force }: { transferirPara: number | undefined; force: boolean }
): Promise<void> {
  const remove = async (tx: Db, grupo: Grupo) => {
    if (grupo.nome === GRUPO_INICIAL)
      throw validationError([refused('id', 'field.group-initial', 'IMMUTABLE_FIELD', {}, 'path')])
    const membros = await totalDeMembros(tx, id)
    if (transferirPara !== undefined) await transferir(tx, context, id, transferirPara)
    else if (membros > 0 && !force)
      throw validationError([refused('id', 'field.group-has-users', 'GROUP_HAS_USERS', {}, 'path')])
    await tx.delete(grupos).where(eq(grupos.id, id))
    const destino = transferirPara === undefined ? {} : { transferidos_para: transferirPara }
    await audit(tx, context, 'grupo.removido', { tipo: 'grupo', id }, { nome: grupo.nome, membros, ...destino })
  }
  await mudarGrupo(context, id, { field: 'id', in: 'path' }, remove, transferirPara)
}

async function transferir(tx: Db, { caller }: Context<'secured'>, de: number, para: number): Promise<void> {
  const [destino] = await tx.select().from(grupos).where(eq(grupos.id, para))
  if (!destino?.ativo || para === de)
    throw validationError([refused('transferir_usuarios', 'field.inactive-group', 'NOT_FOUND', {}, 'query')])
  requireHeld(caller, await nomesDosGrupos(tx, [para]))
  await tx.execute(sql`
    insert into usuarios_grupos (usuario_id, grupo_id)
    select usuario_id, ${para}::int from usuarios_grupos where grupo_id = ${de}
    on conflict do nothing`)
}
