import type { GruposHandlers } from '../../../generated/handlers.ts'
import { envelope } from '../../engine/contract/list/envelope.ts'
import { notFound } from '../../errors.ts'
import { readGrupos } from '../grupos/queries.ts'
import { listMembers, noteList } from './list.ts'
import { addToGrupo, removeFromGrupo } from './ties.ts'

export const listarMembrosGrupo: GruposHandlers['listarMembrosGrupo'] = async ({ params, list }, context) => {
  const { db, path, now } = context
  const [grupo] = await readGrupos(db, [params.grupo_id])
  if (!grupo) throw notFound()
  const { total, rows } = await listMembers(db, list, grupo.id)
  await noteList(context, 'listarMembrosGrupo', list, rows.length, total, { grupo_id: grupo.id })
  const items = rows.map(({ id, nome, email, cargo, departamento, ativo }) => ({
    id,
    nome,
    email,
    cargo,
    departamento,
    ativo
  }))
  return { status: 200, body: { ...envelope(path, list, total, now()), items } }
}

export const adicionarMembroGrupo: GruposHandlers['adicionarMembroGrupo'] = async ({ params }, context) => {
  await addToGrupo(context, params.usuario_id, params.grupo_id)
  return { status: 200, body: { message: context.say('done.member-added') } }
}

export const removerMembroGrupo: GruposHandlers['removerMembroGrupo'] = async ({ params }, context) => {
  await removeFromGrupo(context, params.usuario_id, params.grupo_id)
  return { status: 204, body: undefined }
}
