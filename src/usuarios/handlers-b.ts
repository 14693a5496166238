import { and, desc, eq, like } from 'drizzle-orm'
import type { UsuariosHandlers } from '../../generated/handlers.ts'
import { auditoria } from '../auditoria/tables.ts'
import type { Db } from '../db/client.ts'
import { notFound } from '../errors.ts'
import { resolverPermissoes } from '../grupos/ties.ts'
import { atualizar } from './update.ts'
import { buscarPorId, diretasDe, efetivasDe, gruposDe } from '../contas/queries.ts'
import { camposB } from './shapes.ts'
import { excluir } from './remove.ts'

export const consultarUsuario: UsuariosHandlers['consultarUsuario'] = async ({ params, query }, { db }) => {
  const usuario = await buscarPorId(db, params.id)
  if (!usuario) throw notFound()
  return {
    status: 200,
    body: {
      ...camposB(usuario),
      grupos: await gruposDe(db, usuario.id),
      permissoes_diretas: await diretasDe(db, usuario.id),
      permissoes_efetivas: await efetivasDe(db, usuario.id),
      ...(query.include.includes('historico') ? { historico: await historicoDe(db, usuario.id) } : {})
    }
  }
}

export const editarUsuario: UsuariosHandlers['editarUsuario'] = async ({ params, body }, context) => {
  const { grupos_ids, permissoes_ids, cpf: _, senha: __, ...campos } = body
  const permissoesIds = permissoes_ids && (await resolverPermissoes(context.db, permissoes_ids, ['permissoes_ids']))
  const mudado = await atualizar(context, params.id, { ...campos, gruposIds: grupos_ids, permissoesIds })
  return {
    status: 200,
    body: {
      id: params.id,
      message: context.say('done.user-updated'),
      campos_alterados: mudado.camposAlterados,
      requer_acao: { email_verificacao: mudado.emailPendente, relogin: mudado.sessoesEncerradas > 0 }
    }
  }
}

export const excluirUsuario: UsuariosHandlers['excluirUsuario'] = async ({ params, query }, context) => {
  const { jaInativo, casosSemResponsavel, acoes_realizadas } = await excluir(
    context,
    params.id,
    query.motivo,
    query.transferir_para
  )
  const avisos = [
    ...(jaInativo ? [context.say('warning.already-inactive')] : []),
    ...(casosSemResponsavel > 0 && !query.force
      ? [context.say('warning.cases-kept', { casos: casosSemResponsavel })]
      : [])
  ]
  return { status: 200, body: { message: context.say('done.user-deactivated'), avisos, acoes_realizadas } }
}

async function historicoDe(db: Db, id: number) {
  const rows = await db
    .select()
    .from(auditoria)
    .where(and(eq(auditoria.alvoTipo, 'usuario'), eq(auditoria.alvoId, id), like(auditoria.acao, 'usuario.%')))
    .orderBy(desc(auditoria.id))
    .limit(100)
  return rows.map((row) => ({
    data: row.em.toISOString(),
    acao: row.acao,
    usuario: row.atorId,
    detalhes: row.detalhes
  }))
}
