import type { GruposHandlers } from '../../generated/handlers.ts'
import { envelope } from '../contract/list/envelope.ts'
import { notFound } from '../errors.ts'
import { lerGrupos } from './queries.ts'
import { paginaDeGrupos } from './list.ts'
import {
  concederAoGrupo,
  criarGrupo as criar,
  editarGrupo as editar,
  excluirGrupo as excluir,
  retirarDasPermissoes
} from './changes.ts'

export const listarGrupos: GruposHandlers['listarGrupos'] = async ({ list }, { db, path, now }) => {
  const { total, grupos } = await paginaDeGrupos(db, list)
  return { status: 200, body: { ...envelope(path, list, total, now()), grupos } }
}

export const criarGrupo: GruposHandlers['criarGrupo'] = async ({ body }, context) => {
  const id = await criar(context, body)
  const [grupo] = await lerGrupos(context.db, [id])
  if (!grupo) throw notFound()
  return { status: 201, body: { ...grupo, mensagem: context.say('done.group-created') } }
}

export const obterGrupo: GruposHandlers['obterGrupo'] = async ({ params }, { db }) => {
  const [grupo] = await lerGrupos(db, [params.id])
  if (!grupo) throw notFound()
  return { status: 200, body: grupo }
}

export const editarGrupo: GruposHandlers['editarGrupo'] = async ({ params, body }, context) => {
  const total_usuarios = await editar(context, params.id, body)
  return { status: 200, body: { id: params.id, message: context.say('done.group-updated'), total_usuarios } }
}

export const excluirGrupo: GruposHandlers['excluirGrupo'] = async ({ params, query }, context) => {
  await excluir(context, params.id, { transferirPara: query.transferir_usuarios, force: query.force })
  return { status: 204, body: undefined }
}

export const definirPermissoesGrupo: GruposHandlers['definirPermissoesGrupo'] = async ({ params, body }, context) => {
  await editar(context, params.id, body)
  return { status: 200, body: await comPermissoes(context, params.id) }
}

export const adicionarPermissaoGrupo: GruposHandlers['adicionarPermissaoGrupo'] = async ({ params }, context) => {
  await concederAoGrupo(context, params.id, params.permissao_id)
  return { status: 200, body: await comPermissoes(context, params.id) }
}

async function comPermissoes({ db, say }: Parameters<GruposHandlers['editarGrupo']>[1], id: number) {
  const [grupo] = await lerGrupos(db, [id])
  if (!grupo) throw notFound()
  const { total_usuarios, permissoes } = grupo
  return { id, message: say('done.group-permissions'), total_usuarios, permissoes }
}

export const removerPermissaoGrupo: GruposHandlers['removerPermissaoGrupo'] = async ({ params }, context) => {
  await retirarDasPermissoes(context, params.id, params.permissao_id)
  return { status: 204, body: undefined }
}
