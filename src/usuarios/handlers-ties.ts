import { asc, eq, inArray } from 'drizzle-orm'
import type { UsuariosHandlers } from '../../generated/handlers.ts'
import { audit } from '../auditoria/record.ts'
import { definirSenha } from '../contas/set-password.ts'
import { newSenha } from '../contas/password.ts'
import { requireFullReach, requireReach } from '../contas/reach.ts'
import type { Db } from '../db/client.ts'
import { notFound, refused, validationError } from '../errors.ts'
import { grupos, usuariosGrupos } from '../grupos/tables.ts'
import { permissoesDosGrupos } from '../permissoes/queries.ts'
import { buscarPorId, diretasDe, efetivasDe, gruposPorUsuario, travar } from '../contas/queries.ts'
import { conceder, definirGrupos, incluirNoGrupo, retirar, retirarDoGrupo } from './ties.ts'

export const alterarSenhaUsuario: UsuariosHandlers['alterarSenhaUsuario'] = async ({ params, body }, context) => {
  const { db, caller } = context
  const { forcar_troca = true, notificar_usuario = true } = body
  if (params.id === caller.id) {
    throw validationError([refused('id', 'field.own-password', 'OWN_ACCOUNT', {}, 'path')])
  }
  // Hashing is work that only a caller within reach should cause.
  const before = await buscarPorId(db, params.id)
  if (!before) throw notFound()
  await requireReach(db, caller, before)
  await requireFullReach(db, caller, before)
  const nova = await newSenha(body.nova_senha, 'nova_senha')
  const ended = await db.transaction(async (tx) => {
    const alvo = await travar(tx, params.id)
    if (!alvo) throw notFound()
    await requireReach(tx, caller, alvo)
    await requireFullReach(tx, caller, alvo)
    const ended = await definirSenha(tx, context, alvo, nova, { trocar: forcar_troca, avisar: notificar_usuario })
    await audit(
      tx,
      context,
      'senha.alterada',
      { tipo: 'usuario', id: alvo.id },
      { sessoes_encerradas: ended, forcar_troca }
    )
    return ended
  })
  return {
    status: 200,
    body: {
      message: context.say('done.password-changed'),
      forcar_troca,
      email_enviado: notificar_usuario,
      sessoes_invalidadas: ended
    }
  }
}

export const definirGruposUsuario: UsuariosHandlers['definirGruposUsuario'] = async ({ params, body }, context) => {
  await definirGrupos(context, params.id, body.grupos_ids)
  const resumos = (await gruposPorUsuario(context.db, [params.id])).get(params.id) ?? []
  return { status: 200, body: { message: context.say('done.user-groups'), grupos: resumos } }
}

export const adicionarGrupoUsuario: UsuariosHandlers['adicionarGrupoUsuario'] = async ({ params }, context) => {
  await incluirNoGrupo(context, params.id, params.grupo_id)
  return { status: 200, body: { message: context.say('done.member-added') } }
}

export const removerGrupoUsuario: UsuariosHandlers['removerGrupoUsuario'] = async ({ params }, context) => {
  await retirarDoGrupo(context, params.id, params.grupo_id)
  return { status: 204, body: undefined }
}

export const listarPermissoesUsuario: UsuariosHandlers['listarPermissoesUsuario'] = async ({ params }, { db }) => {
  const usuario = await buscarPorId(db, params.id)
  if (!usuario) throw notFound()
  const efetivas = await efetivasDe(db, usuario.id)
  return {
    status: 200,
    body: {
      grupos: await gruposComPermissoes(db, usuario.id),
      permissoes_diretas: await diretasDe(db, usuario.id),
      permissoes_efetivas: efetivas,
      tem_permissao_admin: usuario.admin || efetivas.includes('admin')
    }
  }
}

async function gruposComPermissoes(db: Db, usuarioId: number) {
  const ids = db
    .select({ id: usuariosGrupos.grupoId })
    .from(usuariosGrupos)
    .where(eq(usuariosGrupos.usuarioId, usuarioId))
  const rows = await db.select().from(grupos).where(inArray(grupos.id, ids)).orderBy(asc(grupos.id))
  const permissoes = await permissoesDosGrupos(
    db,
    rows.map(({ id }) => id)
  )
  return rows.map(({ id, nome, descricao, ativo }) => ({
    id,
    nome,
    descricao,
    ativo,
    permissoes: permissoes.get(id) ?? []
  }))
}

export const adicionarPermissaoUsuario: UsuariosHandlers['adicionarPermissaoUsuario'] = async ({ params }, context) => {
  await conceder(context, params.id, params.permissao_id)
  return { status: 200, body: { message: context.say('done.permission-given') } }
}

export const removerPermissaoUsuario: UsuariosHandlers['removerPermissaoUsuario'] = async ({ params }, context) => {
  await retirar(context, params.id, params.permissao_id)
  return { status: 204, body: undefined }
}
