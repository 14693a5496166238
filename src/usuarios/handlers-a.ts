import type { UsuariosHandlers } from '../../generated/handlers.ts'
import { audit } from '../auditoria/record.ts'
import { entrar } from '../auth/login.ts'
import { encerrarSessao as encerrarUma, renovar, resposta, sessaoDoRefreshToken } from '../contas/sessions.ts'
import { newSenha } from '../contas/password.ts'
import { sameSecret } from '../contas/secret.ts'
import { invalidMasterKey, invalidRefreshToken, notFound, validationError, within } from '../errors.ts'
import { resolverPermissoes } from '../grupos/ties.ts'
import { permissoesDiretas } from '../permissoes/queries.ts'
import { enqueue } from '../queue/enqueue.ts'
import { atualizar } from './update.ts'
import { buscarPorId, diretasDe, listar } from '../contas/queries.ts'
import { criar, emUso } from './create.ts'
import { base, detalheA, item, logado } from './shapes.ts'
import { desativar, reativar, remover } from './remove.ts'

export const autenticarUsuario: UsuariosHandlers['autenticarUsuario'] = async ({ body }, context) => {
  return { status: 200, body: await entrar(context, { email: body.email, senha: body.password }) }
}

export const autenticarUsuarioFormulario: UsuariosHandlers['autenticarUsuarioFormulario'] = async (
  { body },
  context
) => {
  return { status: 200, body: await entrar(context, { email: body.username, senha: body.password }) }
}

export const renovarToken: UsuariosHandlers['renovarToken'] = async ({ query }, context) => {
  const { titular, sessaoId, refreshToken } = await renovar(context, query.refresh_token)
  return { status: 200, body: resposta(context.tokens, titular, sessaoId, refreshToken, context.now()) }
}

export const cadastrarUsuario: UsuariosHandlers['cadastrarUsuario'] = async ({ body }, context) => {
  const { master_key, senha, permissoes, ...campos } = body.usuario
  if (!sameSecret(master_key, context.config.masterKey)) throw invalidMasterKey()
  const ids = await resolverPermissoes(context.db, body.permissoes ?? [], ['permissoes'], permissoes)
  const criado = await within('usuario', async () => {
    // Before the hash, which is expensive; the unique index decides afterwards.
    const taken = await emUso(context.db, campos)
    if (taken.length > 0) throw validationError(taken)
    return await criar(context.db, context, { ...campos, ...(await newSenha(senha, 'senha')) }, { permissoesIds: ids })
  })
  return { status: 201, body: base(criado, await diretasDe(context.db, criado.id)) }
}

export const solicitarRedefinicaoSenha: UsuariosHandlers['solicitarRedefinicaoSenha'] = async ({ query }, context) => {
  // Whether an account has the address is looked up by the job, so that the answer can not tell.
  await enqueue(context.db, 'redefinir-senha', { email: query.email, idioma: context.language })
  return { status: 200, body: { message: context.say('done.reset-requested') } }
}

export const obterUsuarioLogado: UsuariosHandlers['obterUsuarioLogado'] = async (_, { db, caller }) => {
  const usuario = await buscarPorId(db, caller.id)
  if (!usuario) throw notFound()
  return { status: 200, body: logado(usuario) }
}

export const listarUsuarios: UsuariosHandlers['listarUsuarios'] = async ({ query }, { db }) => {
  const { limit, offset, ...filtros } = query
  const { total, rows } = await listar(db, filtros, limit, offset)
  const diretas = await permissoesDiretas(
    db,
    rows.map(({ id }) => id)
  )
  return { status: 200, body: { total, limit, offset, usuarios: rows.map((u) => item(u, diretas.get(u.id) ?? [])) } }
}

export const obterUsuario: UsuariosHandlers['obterUsuario'] = async ({ params }, { db }) => {
  const usuario = await buscarPorId(db, params.usuario_id)
  if (!usuario) throw notFound()
  return { status: 200, body: detalheA(usuario, await diretasDe(db, usuario.id)) }
}

export const atualizarUsuario: UsuariosHandlers['atualizarUsuario'] = async ({ params, body }, context) => {
  const { senha, permissoes, ...campos } = body.usuario
  const named = body.permissoes !== undefined || permissoes !== undefined
  const permissoesIds = named
    ? await resolverPermissoes(context.db, body.permissoes ?? [], ['permissoes'], permissoes)
    : undefined
  const { usuario } = await within('usuario', async () => {
    return await atualizar(context, params.usuario_id, { ...campos, senha: senha ?? undefined, permissoesIds })
  })
  return { status: 200, body: base(usuario, await diretasDe(context.db, usuario.id)) }
}

export const removerUsuario: UsuariosHandlers['removerUsuario'] = async ({ params }, context) => {
  await remover(context, params.usuario_id)
  return { status: 200, body: { message: context.say('done.user-removed') } }
}

export const desativarUsuario: UsuariosHandlers['desativarUsuario'] = async ({ params }, context) => {
  await desativar(context, params.usuario_id)
  return { status: 200, body: { message: context.say('done.user-deactivated') } }
}

export const reativarUsuario: UsuariosHandlers['reativarUsuario'] = async ({ params }, context) => {
  await reativar(context, params.usuario_id)
  return { status: 200, body: { message: context.say('done.user-reactivated') } }
}

export const encerrarSessao: UsuariosHandlers['encerrarSessao'] = async ({ query }, context) => {
  const { db, caller, now } = context
  await db.transaction(async (tx) => {
    const sessao = await sessaoDoRefreshToken(tx, caller.id, query.refresh_token)
    if (!sessao || !(await encerrarUma(tx, caller.id, sessao, now()))) throw invalidRefreshToken()
    await audit(tx, context, 'logout', { tipo: 'usuario', id: caller.id })
  })
  return { status: 200, body: { message: context.say('done.logged-out') } }
}
