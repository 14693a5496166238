import { sql } from 'drizzle-orm'
import type { GruposHandlers } from '../../generated/handlers.ts'
import { usuarios } from '../contas/tables.ts'
import { envelope } from '../contract/list/envelope.ts'
import { notFound } from '../errors.ts'
import { paginaDeUsuarios } from '../contas/list.ts'
import { incluirNoGrupo, retirarDoGrupo } from './ties.ts'
import { lerGrupos, totalDeMembros } from '../grupos/queries.ts'

export const listarMembrosGrupo: GruposHandlers['listarMembrosGrupo'] = async ({ params, list }, context) => {
  const { db, path, now } = context
  const [grupo] = await lerGrupos(db, [params.grupo_id])
  if (!grupo) throw notFound()
  const { total, rows } = await paginaDeUsuarios(db, list, {
    where: sql`exists (select 1 from usuarios_grupos ug where ug.grupo_id = ${grupo.id} and ug.usuario_id = ${usuarios.id})`,
    count: (on) => totalDeMembros(on, grupo.id)
  })
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
  await incluirNoGrupo(context, params.usuario_id, params.grupo_id)
  return { status: 200, body: { message: context.say('done.member-added') } }
}

export const removerMembroGrupo: GruposHandlers['removerMembroGrupo'] = async ({ params }, context) => {
  await retirarDoGrupo(context, params.usuario_id, params.grupo_id)
  return { status: 204, body: undefined }
}
