import type { UsuariosHandlers } from '../../generated/handlers.ts'
import { audit } from '../auditoria/record.ts'
import { liberar } from '../auth/lock.ts'
import { listarSessoesDe } from '../contas/sessions.ts'
import { notFound } from '../errors.ts'
import { buscarPorId, diretasDe, efetivasDe, gruposDe } from '../contas/queries.ts'
import { camposB } from './shapes.ts'

export const obterPerfil: UsuariosHandlers['obterPerfil'] = async ({ query }, { db, caller, now }) => {
  const usuario = await buscarPorId(db, caller.id)
  if (!usuario) throw notFound()
  const wants = (what: 'grupos' | 'permissoes' | 'sessoes') => query.include?.includes(what)
  return {
    status: 200,
    body: {
      ...camposB(usuario),
      ...(wants('grupos') ? { grupos: await gruposDe(db, caller.id) } : {}),
      ...(wants('permissoes')
        ? { permissoes_diretas: await diretasDe(db, caller.id), permissoes_efetivas: await efetivasDe(db, caller.id) }
        : {}),
      ...(wants('sessoes') ? { sessoes_ativas: await listarSessoesDe(db, caller.id, caller.sessaoId, now()) } : {})
    }
  }
}

export const liberarBloqueio: UsuariosHandlers['liberarBloqueio'] = async ({ params }, context) => {
  await context.db.transaction(async (tx) => {
    const usuario = await buscarPorId(tx, params.id)
    if (!usuario) throw notFound()
    if (await liberar(tx, usuario.email))
      await audit(tx, context, 'login.desbloqueio', { tipo: 'usuario', id: usuario.id })
  })
  return { status: 204, body: undefined }
}
