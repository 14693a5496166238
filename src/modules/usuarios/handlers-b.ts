import type { UsuariosHandlers } from '../../../generated/handlers.ts'
import { readHistory } from '../../core/auditoria/queries.ts'
import { audit } from '../../core/auditoria/record.ts'
import { inWords } from '../../core/auditoria/words.ts'
import { newSenha, verifySenha } from '../../core/contas/passwords/password.ts'
import { setSenha } from '../../core/contas/passwords/set-password.ts'
import { findUsuario, lockUsuario } from '../../core/contas/queries.ts'
import { requireFullReach, requireReach } from '../../core/contas/rights/reach.ts'
import { listSessoes } from '../../core/contas/sessions/sessions.ts'
import { notFound, refused, validationError } from '../../errors.ts'
import { readGruposWithCounts } from '../grupos/queries.ts'
import { readDiretas } from '../permissoes/queries.ts'
import { resolvePermissoes } from '../permissoes/ties.ts'
import { seesContact } from './contact.ts'
import { readHeld } from './effective.ts'
import { dismissUsuario } from './remove.ts'
import { fieldsB, pendingEmailFor } from './shapes.ts'
import { readTerritorioEfetivo } from './territorios.ts'
import { changeUsuario } from './update.ts'

export const obterPerfil: UsuariosHandlers['obterPerfil'] = async ({ query }, { db, caller, now }) => {
  const usuario = await findUsuario(db, caller.id)
  if (!usuario) throw notFound()
  const wants = (what: 'grupos' | 'permissoes') => query.include?.includes(what)
  return {
    status: 200,
    body: {
      ...fieldsB(usuario, true),
      email_pendente: usuario.emailPendente,
      territorio_efetivo: await readTerritorioEfetivo(db, caller.id),
      sessoes_ativas: await listSessoes(db, caller.id, caller.sessaoId, now()),
      ...(wants('grupos') ? { grupos: await readGruposWithCounts(db, caller.id) } : {}),
      ...(wants('permissoes')
        ? {
            permissoes_diretas: await readDiretas(db, caller.id),
            permissoes_efetivas: await readHeld(db, caller.id)
          }
        : {})
    }
  }
}

export const consultarUsuario: UsuariosHandlers['consultarUsuario'] = async (
  { params, query },
  { db, caller, say }
) => {
  const usuario = await findUsuario(db, params.id)
  if (!usuario) throw notFound()
  return {
    status: 200,
    body: {
      ...fieldsB(usuario, seesContact(caller, usuario.id)),
      ...pendingEmailFor(usuario, caller),
      territorio_efetivo: await readTerritorioEfetivo(db, usuario.id),
      grupos: await readGruposWithCounts(db, usuario.id),
      permissoes_diretas: await readDiretas(db, usuario.id),
      permissoes_efetivas: await readHeld(db, usuario.id),
      ...(query.include.includes('historico')
        ? { historico: inWords(await readHistory(db, 'usuario', usuario.id), say) }
        : {})
    }
  }
}

export const editarUsuario: UsuariosHandlers['editarUsuario'] = async ({ params, body }, context) => {
  const { grupos_ids, permissoes_ids, senha: _, ...fields } = body
  const permissoesIds = permissoes_ids && (await resolvePermissoes(context.db, permissoes_ids, ['permissoes_ids']))
  const wanted = { ...fields, gruposIds: grupos_ids, permissoesIds }
  const { changed, emailPending, endedSessions } = await changeUsuario(context, params.id, wanted, body)
  return {
    status: 200,
    body: {
      id: params.id,
      message: context.say('done.user-updated'),
      campos_alterados: changed,
      requer_acao: { email_verificacao: emailPending, relogin: endedSessions > 0 }
    }
  }
}

export const excluirUsuario: UsuariosHandlers['excluirUsuario'] = async ({ params, query }, context) => {
  const { say } = context
  const done = await dismissUsuario(context, params.id, query.motivo, query.transferir_para)
  const { wasInactive, casosLeft, acoes_realizadas } = done
  const avisos = [
    ...(wasInactive ? [say('warning.already-inactive')] : []),
    ...(casosLeft > 0 && !query.force ? [say('warning.cases-kept', { casos: casosLeft })] : [])
  ]
  return { status: 200, body: { message: say('done.user-deactivated'), avisos, acoes_realizadas } }
}

export const alterarSenhaUsuario: UsuariosHandlers['alterarSenhaUsuario'] = async ({ params, body }, context) => {
  const { db, caller } = context
  const { forcar_troca = false } = body
  if (params.id === caller.id) {
    throw validationError([refused('id', 'field.own-password', 'OWN_ACCOUNT', {}, 'path')])
  }
  // Checked before hashing, which is expensive: only a caller within reach may cause that work.
  const before = await findUsuario(db, params.id)
  if (!before) throw notFound()
  await requireReach(db, caller, before)
  await requireFullReach(db, caller, before)
  const isCurrent = () => verifySenha(before.senhaHash, body.nova_senha, context.ip)
  const senha = await newSenha(body.nova_senha, 'nova_senha', before, context.ip, isCurrent)
  const ended = await db.transaction(async (tx) => {
    const target = await lockUsuario(tx, params.id)
    if (!target) throw notFound()
    await requireReach(tx, caller, target)
    await requireFullReach(tx, caller, target)
    const ended = await setSenha(tx, context, target, senha, { mustChange: forcar_troca })
    const details = { sessoes_encerradas: ended, forcar_troca }
    await audit(tx, context, 'senha.alterada', { tipo: 'usuario', id: target.id }, details)
    return ended
  })
  return {
    status: 200,
    body: {
      message: context.say('done.password-changed'),
      forcar_troca,
      email_enviado: true,
      sessoes_invalidadas: ended
    }
  }
}
