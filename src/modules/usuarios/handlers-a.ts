import type { UsuariosHandlers } from '../../../generated/handlers.ts'
import { audit } from '../../core/auditoria/record.ts'
import { readFilteredUsuarios } from '../../core/contas/list.ts'
import { newSenha } from '../../core/contas/passwords/password.ts'
import { findTaken, findUsuario } from '../../core/contas/queries.ts'
import { invalidMasterKey, notFound, validationError, within } from '../../errors.ts'
import { sameSecret } from '../../platform/sealing/secret.ts'
import { readDiretas, readDiretasByUsuario } from '../permissoes/queries.ts'
import { resolvePermissoes } from '../permissoes/ties.ts'
import { createUsuario } from './create.ts'
import { asList, noteList } from './list.ts'
import { deactivateUsuario, reactivateUsuario, removeUsuario } from './remove.ts'
import { baseA, detailA, itemA, ownA } from './shapes.ts'
import { changeUsuario } from './update.ts'

export interface RegistrationSettings {
  /** Whoever has it may create accounts through A. */
  masterKey: string
}

export const cadastrarUsuario: UsuariosHandlers['cadastrarUsuario'] = async ({ body }, context) => {
  const { db } = context
  const { master_key, senha, permissoes, ...fields } = body.usuario
  if (!sameSecret(master_key, context.config.masterKey)) {
    await audit(db, context, 'cadastro.chave_recusada', { tipo: 'conta', id: null })
    throw invalidMasterKey()
  }
  const permissoesIds = await resolvePermissoes(db, body.permissoes ?? [], ['permissoes'], permissoes)
  const created = await within('usuario', async () => {
    // Checked before the hash, which is expensive. The unique index has the last word.
    const taken = await findTaken(db, fields)
    if (taken.length > 0) throw validationError(taken)
    const hashed = await newSenha(senha, 'senha', fields, context.ip)
    return await createUsuario(db, context, { ...fields, ...hashed }, { permissoesIds })
  })
  return { status: 201, body: baseA(created, await readDiretas(db, created.id)) }
}

export const obterUsuarioLogado: UsuariosHandlers['obterUsuarioLogado'] = async (_, { db, caller }) => {
  const usuario = await findUsuario(db, caller.id)
  if (!usuario) throw notFound()
  return { status: 200, body: ownA(usuario) }
}

export const listarUsuarios: UsuariosHandlers['listarUsuarios'] = async ({ query }, context) => {
  const { db } = context
  const { limit, offset, search, ...filters } = query
  const { total, rows } = await readFilteredUsuarios(db, { ...filters, search }, limit, offset)
  await noteList(context, 'pesquisarUsuarios', asList(filters, search), rows.length, total)
  const diretas = await readDiretasByUsuario(
    db,
    rows.map(({ id }) => id)
  )
  return { status: 200, body: { total, limit, offset, usuarios: rows.map((u) => itemA(u, diretas.get(u.id) ?? [])) } }
}

export const obterUsuario: UsuariosHandlers['obterUsuario'] = async ({ params }, { db }) => {
  const usuario = await findUsuario(db, params.usuario_id)
  if (!usuario) throw notFound()
  return { status: 200, body: detailA(usuario, await readDiretas(db, usuario.id)) }
}

export const atualizarUsuario: UsuariosHandlers['atualizarUsuario'] = async ({ params, body }, context) => {
  const { senha, permissoes, ...fields } = body.usuario
  const named = body.permissoes !== undefined || permissoes !== undefined
  const permissoesIds = named
    ? await resolvePermissoes(context.db, body.permissoes ?? [], ['permissoes'], permissoes)
    : undefined
  const { usuario } = await within('usuario', async () => {
    return await changeUsuario(context, params.usuario_id, { ...fields, senha: senha ?? undefined, permissoesIds })
  })
  return { status: 200, body: baseA(usuario, await readDiretas(context.db, usuario.id)) }
}

export const removerUsuario: UsuariosHandlers['removerUsuario'] = async ({ params }, context) => {
  await removeUsuario(context, params.usuario_id)
  return { status: 200, body: { message: context.say('done.user-removed') } }
}

export const desativarUsuario: UsuariosHandlers['desativarUsuario'] = async ({ params }, context) => {
  await deactivateUsuario(context, params.usuario_id)
  return { status: 200, body: { message: context.say('done.user-deactivated') } }
}

export const reativarUsuario: UsuariosHandlers['reativarUsuario'] = async ({ params }, context) => {
  const hasGroup = await reactivateUsuario(context, params.usuario_id)
  const message = context.say(hasGroup ? 'done.user-reactivated' : 'done.user-reactivated-alone')
  return { status: 200, body: { message } }
}
