import type { GruposHandlers } from '../../../generated/handlers.ts'
import { territoriosOf } from '../../core/contas/territorio/territorio.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { envelope } from '../../engine/contract/list/envelope.ts'
import { notFound } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { createGrupo, deleteGrupo, giveToGrupo, takeFromGrupo, updateGrupo } from './changes.ts'
import { readGrupoPage } from './list.ts'
import { readGrupos } from './queries.ts'
import { setTerritorios } from './territorios.ts'

async function requireGrupo(db: Db, id: number) {
  const [grupo] = await readGrupos(db, [id])
  if (!grupo) throw notFound()
  return grupo
}

export const listarGrupos: GruposHandlers['listarGrupos'] = async ({ list }, { db, path, now }) => {
  const { total, grupos } = await readGrupoPage(db, list)
  return { status: 200, body: { ...envelope(path, list, total, now()), grupos } }
}

export const criarGrupo: GruposHandlers['criarGrupo'] = async ({ body }, context) => {
  const id = await createGrupo(context, body)
  const grupo = await requireGrupo(context.db, id)
  return { status: 201, body: { ...grupo, mensagem: context.say('done.group-created') } }
}

export const obterGrupo: GruposHandlers['obterGrupo'] = async ({ params }, { db }) => {
  return { status: 200, body: await requireGrupo(db, params.id) }
}

export const editarGrupo: GruposHandlers['editarGrupo'] = async ({ params, body }, context) => {
  const total_usuarios = await updateGrupo(context, params.id, body)
  return { status: 200, body: { id: params.id, message: context.say('done.group-updated'), total_usuarios } }
}

export const excluirGrupo: GruposHandlers['excluirGrupo'] = async ({ params, query }, context) => {
  await deleteGrupo(context, params.id, { transferTo: query.transferir_usuarios, force: query.force })
  return { status: 204, body: undefined }
}

export const definirPermissoesGrupo: GruposHandlers['definirPermissoesGrupo'] = async ({ params, body }, context) => {
  await updateGrupo(context, params.id, body)
  return { status: 200, body: await withPermissoes(context, params.id) }
}

export const definirTerritoriosGrupo: GruposHandlers['definirTerritoriosGrupo'] = async ({ params, body }, context) => {
  const territorios = await setTerritorios(context, params.id, territoriosOf(body.territorios))
  return { status: 200, body: { message: context.say('done.territories'), territorios } }
}

export const adicionarPermissaoGrupo: GruposHandlers['adicionarPermissaoGrupo'] = async ({ params }, context) => {
  await giveToGrupo(context, params.id, params.permissao_id)
  return { status: 200, body: await withPermissoes(context, params.id) }
}

async function withPermissoes({ db, say }: Context<'secured'>, id: number) {
  const { total_usuarios, permissoes } = await requireGrupo(db, id)
  return { id, message: say('done.group-permissions'), total_usuarios, permissoes }
}

export const removerPermissaoGrupo: GruposHandlers['removerPermissaoGrupo'] = async ({ params }, context) => {
  await takeFromGrupo(context, params.id, params.permissao_id)
  return { status: 204, body: undefined }
}
