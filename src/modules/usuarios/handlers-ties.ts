import type { UsuariosHandlers } from '../../../generated/handlers.ts'
import { findUsuario } from '../../core/contas/queries.ts'
import { notFound } from '../../errors.ts'
import { readGruposByUsuario, readGruposWithPermissoes } from '../grupos/queries.ts'
import { readDiretas } from '../permissoes/queries.ts'
import { readHeld } from './effective.ts'
import { addToGrupo, giveToUsuario, removeFromGrupo, setGrupos, takeFromUsuario } from './ties.ts'

export const definirGruposUsuario: UsuariosHandlers['definirGruposUsuario'] = async ({ params, body }, context) => {
  await setGrupos(context, params.id, body.grupos_ids)
  const grupos = (await readGruposByUsuario(context.db, [params.id])).get(params.id) ?? []
  return { status: 200, body: { message: context.say('done.user-groups'), grupos } }
}

export const adicionarGrupoUsuario: UsuariosHandlers['adicionarGrupoUsuario'] = async ({ params }, context) => {
  await addToGrupo(context, params.id, params.grupo_id)
  return { status: 200, body: { message: context.say('done.member-added') } }
}

export const removerGrupoUsuario: UsuariosHandlers['removerGrupoUsuario'] = async ({ params }, context) => {
  await removeFromGrupo(context, params.id, params.grupo_id)
  return { status: 204, body: undefined }
}

export const listarPermissoesUsuario: UsuariosHandlers['listarPermissoesUsuario'] = async ({ params }, { db }) => {
  const usuario = await findUsuario(db, params.id)
  if (!usuario) throw notFound()
  const effective = await readHeld(db, usuario.id)
  return {
    status: 200,
    body: {
      grupos: await readGruposWithPermissoes(db, usuario.id),
      permissoes_diretas: await readDiretas(db, usuario.id),
      permissoes_efetivas: effective,
      tem_permissao_admin: usuario.admin || effective.includes('admin')
    }
  }
}

export const adicionarPermissaoUsuario: UsuariosHandlers['adicionarPermissaoUsuario'] = async ({ params }, context) => {
  await giveToUsuario(context, params.id, params.permissao_id)
  return { status: 200, body: { message: context.say('done.permission-given') } }
}

export const removerPermissaoUsuario: UsuariosHandlers['removerPermissaoUsuario'] = async ({ params }, context) => {
  await takeFromUsuario(context, params.id, params.permissao_id)
  return { status: 204, body: undefined }
}
