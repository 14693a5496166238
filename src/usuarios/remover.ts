import { eq } from 'drizzle-orm'
import { countCasosOf, transferCasos } from '../agravos/responsavel.ts'
import { audit } from '../auditoria/record.ts'
import { encerrarSessoesDe } from '../auth/sessoes.ts'
import { keepingAdmin, requireReach } from '../contas/reach.ts'
import { usuarios } from '../contas/tables.ts'
import type { Context } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { notFound, refused, validationError } from '../errors.ts'
import { usuariosGrupos } from '../grupos/tables.ts'
import { buscarPorId, travar, type Usuario } from './consultas.ts'

/** Runs a change of another user's existence: locked, within the caller's reach, and never the last administrator's end. */
async function mudar<T>(
  context: Context<'secured'>,
  id: number,
  campo: 'usuario_id' | 'id',
  work: (tx: Db, alvo: Usuario) => Promise<T>
): Promise<T> {
  return await context.db.transaction(async (tx) => {
    const alvo = await travar(tx, id)
    if (!alvo) throw notFound()
    await requireReach(tx, context.caller, alvo)
    return await keepingAdmin(tx, alvo, { field: campo, in: 'path' }, () => work(tx, alvo))
  })
}

/** Soft delete; returns how many sessions ended, or null when the user was inactive already. */
async function desativarEm(
  tx: Db,
  context: Context<'secured'>,
  alvo: Usuario,
  motivo?: string
): Promise<number | null> {
  if (!alvo.ativo) return null
  const now = context.now()
  await tx
    .update(usuarios)
    .set({ ativo: false, desativadoEm: now, atualizadoPorId: context.caller.id, updatedAt: now })
    .where(eq(usuarios.id, alvo.id))
  const ended = await encerrarSessoesDe(tx, alvo.id, now)
  await audit(
    tx,
    context,
    'usuario.desativado',
    { tipo: 'usuario', id: alvo.id },
    motivo === undefined ? {} : { motivo }
  )
  return ended
}

export async function desativar(context: Context<'secured'>, id: number): Promise<void> {
  await mudar(context, id, 'usuario_id', (tx, alvo) => desativarEm(tx, context, alvo))
}

export async function reativar(context: Context<'secured'>, id: number): Promise<void> {
  await mudar(context, id, 'usuario_id', async (tx, alvo) => {
    if (alvo.ativo) return
    const now = context.now()
    await tx
      .update(usuarios)
      .set({ ativo: true, desativadoEm: null, atualizadoPorId: context.caller.id, updatedAt: now })
      .where(eq(usuarios.id, id))
    await audit(tx, context, 'usuario.reativado', { tipo: 'usuario', id })
  })
}

/** Physical removal. The stored photo goes after the record, so that a failure leaves no record without its photo. */
export async function remover(context: Context<'secured'>, id: number): Promise<void> {
  const foto = await mudar(context, id, 'usuario_id', async (tx, alvo) => {
    await tx.delete(usuarios).where(eq(usuarios.id, id))
    await audit(tx, context, 'usuario.removido', { tipo: 'usuario', id })
    return alvo.fotoChave
  })
  if (foto) await context.files.remove(foto)
}

/** Description B's soft delete with a reason, and the report of what was done. */
export async function excluir(
  context: Context<'secured'>,
  id: number,
  motivo: string,
  transferirPara: number | undefined
) {
  if (transferirPara !== undefined) await exigeSucessor(context.db, id, transferirPara)
  return await mudar(context, id, 'id', async (tx, alvo) => {
    const ended = await desativarEm(tx, context, alvo, motivo)
    const responsavel = await countCasosOf(tx, id)
    const transferidos =
      transferirPara === undefined || responsavel === 0 ? 0 : await transferCasos(tx, id, transferirPara)
    if (transferidos > 0)
      await audit(
        tx,
        context,
        'caso.transferidos',
        { tipo: 'usuario', id },
        { para: transferirPara, casos: transferidos }
      )
    const left = await tx
      .delete(usuariosGrupos)
      .where(eq(usuariosGrupos.usuarioId, id))
      .returning({ id: usuariosGrupos.grupoId })
    return {
      jaInativo: ended === null,
      /** Cases that nobody took over. */
      casosSemResponsavel: transferirPara === undefined ? responsavel : 0,
      acoes_realizadas: {
        usuario_desativado: ended !== null,
        sessoes_encerradas: ended ?? 0,
        casos_transferidos: transferidos,
        grupos_removidos: left.length
      }
    }
  })
}

async function exigeSucessor(db: Db, id: number, sucessor: number): Promise<void> {
  const found = sucessor === id ? null : await buscarPorId(db, sucessor)
  if (!found?.ativo)
    throw validationError([refused('transferir_para', 'field.inactive-user', 'NOT_FOUND', {}, 'query')])
}
