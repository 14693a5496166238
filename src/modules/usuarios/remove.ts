import { audit } from '../../core/auditoria/record.ts'
import { deleteUsuario, findUsuario, lockUsuario, type Usuario, updateUsuario } from '../../core/contas/queries.ts'
import { keepingAdmin, requireReach } from '../../core/contas/rights/reach.ts'
import { endSessoes } from '../../core/contas/sessions/sessions.ts'
import { readKeptPlaces } from '../../core/contas/territorio/queries.ts'
import type { Caller, Context } from '../../engine/contract/handler.ts'
import { notFound, refused, validationError } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { readGruposByUsuario } from '../grupos/queries.ts'
import { leaveGrupos } from '../grupos/ties.ts'
import { readDiretas } from '../permissoes/queries.ts'
import { toldChange } from '../permissoes/ties.ts'

/**
 * The cases that a user is responsible for, as far as the caller reaches. The module of cases may not be used from
 * here, so the services provide this.
 */
export interface CasosDeUsuario {
  count(db: Db, caller: Caller, usuarioId: number): Promise<number>
  /** Hands the cases to another user and records that in the history of each. Returns how many there were. */
  transfer(db: Db, actor: Context<'secured'>, from: number, to: number): Promise<number>
}

/**
 * Runs a change that ends or restores another user's account: with the row locked, within the caller's reach, and never
 * removing the last administrator.
 */
async function changeExistence<T>(
  context: Context<'secured'>,
  id: number,
  field: 'usuario_id' | 'id',
  work: (tx: Db, target: Usuario) => Promise<T>
): Promise<T> {
  return await context.db.transaction(async (tx) => {
    const target = await lockUsuario(tx, id)
    if (!target) throw notFound()
    await context.requireMatch({ db: tx })
    await requireReach(tx, context.caller, target)
    return await keepingAdmin(tx, target, { field, in: 'path' }, () => work(tx, target))
  })
}

/** Deactivates a user. Returns how many sessions ended, or null when the user was inactive already. */
async function deactivate(
  tx: Db,
  context: Context<'secured'>,
  target: Usuario,
  details: Record<string, unknown> = {}
): Promise<number | null> {
  if (!target.ativo) return null
  const now = context.now()
  const fields = { ativo: false, desativadoEm: now, atualizadoPorId: context.caller.id, updatedAt: now }
  await updateUsuario(tx, target.id, fields)
  const ended = await endSessoes(tx, target.id, now)
  await audit(tx, context, 'usuario.desativado', { tipo: 'usuario', id: target.id }, details)
  return ended
}

export async function deactivateUsuario(context: Context<'secured'>, id: number): Promise<void> {
  await changeExistence(context, id, 'usuario_id', (tx, target) => deactivate(tx, context, target))
}

/** Makes an account active again, and answers whether it is in a group. Who was dismissed is in none. */
export async function reactivateUsuario(context: Context<'secured'>, id: number): Promise<boolean> {
  await changeExistence(context, id, 'usuario_id', async (tx, target) => {
    if (target.ativo) return
    const fields = {
      ativo: true,
      desativadoEm: null,
      removidoEm: null,
      atualizadoPorId: context.caller.id,
      updatedAt: context.now()
    }
    await updateUsuario(tx, id, fields)
    await audit(tx, context, 'usuario.reativado', { tipo: 'usuario', id })
  })
  return ((await readGruposByUsuario(context.db, [id])).get(id) ?? []).length > 0
}

/**
 * Removes a user's record for good. The stored photo goes last, so that a failure leaves no record without its photo.
 */
export async function removeUsuario(context: Context<'secured'>, id: number): Promise<void> {
  const photo = await changeExistence(context, id, 'usuario_id', async (tx, target) => {
    const removed = (held: { id: number }[]) => toldChange({ added: [], removed: held.map((each) => each.id) })
    const details = {
      permissoes: removed(await readDiretas(tx, id)),
      grupos: removed((await readGruposByUsuario(tx, [id])).get(id) ?? [])
    }
    await deleteUsuario(tx, id)
    await audit(tx, context, 'usuario.removido', { tipo: 'usuario', id }, details)
    return target.fotoChave
  })
  if (photo) await context.files.remove(photo)
}

/** Carries out Description B's soft delete with a reason, and returns the report of what was done. */
export async function dismissUsuario(
  context: Context<'secured'>,
  id: number,
  motivo: string,
  successor: number | undefined
) {
  if (successor !== undefined) await requireSuccessor(context.db, id, successor)
  return await changeExistence(context, id, 'id', async (tx, target) => {
    const kept = await readKeptPlaces(tx, id)
    const left = await leaveGrupos(tx, id)
    // The groups may have limited the account. If it is reactivated, it must not reach more than before.
    if (kept !== null) await updateUsuario(tx, id, { territorios: kept })
    const grupos = toldChange({ added: [], removed: left })
    const ended = await deactivate(tx, context, target, { motivo, ...(left.length > 0 ? { grupos } : {}) })
    if (ended === null && left.length > 0)
      await audit(tx, context, 'usuario.alterado', { tipo: 'usuario', id }, { campos: ['grupos'], grupos })
    await updateUsuario(tx, id, { removidoEm: context.now() })
    const answeredFor = await context.casosDeUsuario.count(tx, context.caller, id)
    const transferred =
      successor === undefined || answeredFor === 0 ? 0 : await transferCasos(tx, context, id, successor)
    return {
      wasInactive: ended === null,
      /** The cases that nobody took over. */
      casosLeft: successor === undefined ? answeredFor : 0,
      acoes_realizadas: {
        usuario_desativado: ended !== null,
        sessoes_encerradas: ended ?? 0,
        casos_transferidos: transferred,
        grupos_removidos: left.length
      }
    }
  })
}

async function transferCasos(tx: Db, context: Context<'secured'>, from: number, to: number): Promise<number> {
  const casos = await context.casosDeUsuario.transfer(tx, context, from, to)
  if (casos > 0) await audit(tx, context, 'caso.transferidos', { tipo: 'usuario', id: from }, { para: to, casos })
  return casos
}

async function requireSuccessor(db: Db, id: number, successor: number): Promise<void> {
  const found = successor === id ? null : await findUsuario(db, successor)
  if (!found?.ativo)
    throw validationError([refused('transferir_para', 'field.inactive-user', 'NOT_FOUND', {}, 'query')])
}
