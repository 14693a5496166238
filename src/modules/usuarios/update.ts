/*
 * Updates a user for Descriptions A and B: who may change what, and what follows from it. It is hard because a change
 * can hand an account over. A new password or address lets its holder log in, and new rights make the account worth
 * taking. So rights are checked twice: before the password is hashed, which is too slow for a transaction, and again
 * under the row lock. The order of the writes matters: the password drops a pending address, the address of this
 * request is set after it, and a gain of rights drops a pending address once more.
 */

import { audit } from '../../core/auditoria/record.ts'
import { requireFreshLogin } from '../../core/contas/fresh.ts'
import { annulTokens } from '../../core/contas/mails/mail-tokens.ts'
import { tellOwner } from '../../core/contas/mails/tell.ts'
import { type NewSenha, newSenha, verifySenha } from '../../core/contas/passwords/password.ts'
import { setSenha } from '../../core/contas/passwords/set-password.ts'
import {
  findUsuario,
  isEmailTaken,
  lockUsuario,
  type Usuario,
  type UsuarioFields,
  updateUsuario
} from '../../core/contas/queries.ts'
import { keepingAdmin, requireFullReach, requirePermissao, requireReach } from '../../core/contas/rights/reach.ts'
import { endSessoes } from '../../core/contas/sessions/sessions.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { requireAsShown } from '../../engine/contract/request/sent-back.ts'
import { duplicate, notFound, permissionDenied, validationError } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import { replaceGrupos } from '../grupos/ties.ts'
import { replaceDiretas, toldChange } from '../permissoes/ties.ts'
import { addedCpf, withPlainCpf } from './cpf.ts'
import { fieldsB } from './shapes.ts'

const plainFields = [
  'nome',
  'telefone',
  'cidade',
  'estado',
  'cargo',
  'departamento',
  'funcao',
  'instituicao',
  'admin',
  'plano'
] as const

/** The changes that a caller wants, under the contract's names. A field that is left out keeps its value. */
export interface UsuarioChanges extends Partial<Pick<Usuario, (typeof plainFields)[number] | 'email' | 'ativo'>> {
  senha?: string
  gruposIds?: number[]
  permissoesIds?: number[]
}

/** The changes under the row lock. A CPF is among them only where there was none. */
type Allowed = UsuarioChanges & { cpf: string | null }

export interface ChangedUsuario {
  usuario: Usuario
  changed: string[]
  emailPending: boolean
  endedSessions: number
}

/**
 * Read-only fields that must be sent back with their current values. The other read-only fields change by themselves,
 * so an old value of theirs is accepted.
 */
const readOnly = ['id', 'cpf', 'avatar_url', 'email_verificado', 'mfa_habilitado', 'criado_em'] as const
type SentBack = { readonly [N in (typeof readOnly)[number]]?: unknown }

const noPendingEmail = { emailPendente: null, emailPendentePorId: null }

/** Changes a user, for Descriptions A and B. */
export async function changeUsuario(
  context: Context<'secured'>,
  id: number,
  asked: UsuarioChanges,
  sentBack: SentBack = {}
): Promise<ChangedUsuario> {
  // A state's code may be written in either case: another spelling of the current one is not a change.
  const wanted = asked.estado ? { ...asked, estado: asked.estado.toUpperCase() } : asked
  const senha = wanted.senha === undefined ? null : await hashWanted(context, id, wanted, wanted.senha)
  return await context.db.transaction(async (tx) => {
    const target = await lockUsuario(tx, id)
    if (!target) throw notFound()
    await context.requireMatch({ db: tx })
    await requireRights(tx, context, target, wanted)
    const cpf = await addedCpf(tx, context, target, sentBack.cpf)
    const shown = { ...fieldsB(target, true), ...(cpf ? { cpf } : {}) }
    requireAsShown(withPlainCpf(sentBack), withPlainCpf(shown), readOnly)
    const field = wanted.ativo === false ? 'ativo' : 'admin'
    const allowed = { ...wanted, cpf }
    return await keepingAdmin(tx, target, { field, in: 'body' }, () =>
      applyChanges(tx, context, target, allowed, senha)
    )
  })
}

/**
 * Hashes the wanted password before the transaction, in which only the database may be awaited. The rights are checked
 * first: being refused the current password would tell anybody else that they had guessed it.
 */
async function hashWanted(
  context: Context<'secured'>,
  id: number,
  wanted: UsuarioChanges,
  senha: string
): Promise<NewSenha> {
  const before = await findUsuario(context.db, id)
  if (!before) throw notFound()
  await requireRights(context.db, context, before, wanted)
  const named = { nome: wanted.nome ?? before.nome, email: wanted.email ?? before.email }
  return await newSenha(senha, 'senha', named, context.ip, () => verifySenha(before.senhaHash, senha, context.ip))
}

/** Requires the rights that the changes need besides that of the operation. A value that stays the same needs none. */
async function requireRights(
  db: Db,
  context: Context<'secured'>,
  target: Usuario,
  wanted: UsuarioChanges
): Promise<void> {
  const { caller, grantedBy } = context
  await requireReach(db, caller, target)
  if ((differs(wanted, target, 'admin') || differs(wanted, target, 'plano')) && !caller.admin)
    throw permissionDenied('admin')
  if (differs(wanted, target, 'ativo')) {
    if (grantedBy === 'self') throw permissionDenied('usuarios.editar')
    if (wanted.ativo === false) requirePermissao(caller, 'usuarios.deletar')
  }
  const handsOver = wanted.senha !== undefined || (wanted.email !== undefined && wanted.email !== target.email)
  if (handsOver) await requireFullReach(db, caller, target)
  const takesOver = (wanted.senha !== undefined && target.id === caller.id) || isOtherAddress(wanted.email, target)
  if (takesOver) requireFreshLogin(context)
}

/** Whether this is another address, and not merely another spelling of the current one. */
const isOtherAddress = (email: string | undefined, target: Usuario): email is string =>
  email !== undefined && email.toLowerCase() !== target.email.toLowerCase()

const differs = (wanted: UsuarioChanges, target: Usuario, name: (typeof plainFields)[number] | 'ativo') =>
  wanted[name] !== undefined && wanted[name] !== target[name]

async function applyChanges(
  tx: Db,
  context: Context<'secured'>,
  target: Usuario,
  wanted: Allowed,
  senha: NewSenha | null
): Promise<ChangedUsuario> {
  const { caller, now } = context
  const changed: string[] = plainFields.filter((name) => differs(wanted, target, name))
  if (wanted.cpf !== null) changed.push('cpf')
  const fields: UsuarioFields = Object.fromEntries(
    [...plainFields, 'cpf' as const].flatMap((name) => (changed.includes(name) ? [[name, wanted[name]]] : []))
  )
  let endedSessions = 0
  if (senha) {
    const keepSessao = target.id === caller.id ? caller.sessaoId : undefined
    endedSessions += await setSenha(tx, context, target, senha, { keepSessao })
    changed.push('senha')
    await audit(
      tx,
      context,
      'senha.alterada',
      { tipo: 'usuario', id: target.id },
      { sessoes_encerradas: endedSessions }
    )
  }
  // Comes after the password, which drops a pending address: the address that this request names must stay pending.
  const email = await changeEmail(tx, context, target, wanted.email)
  Object.assign(fields, email.fields)
  if (email.changed) changed.push('email')
  if (differs(wanted, target, 'ativo')) {
    Object.assign(fields, {
      ativo: wanted.ativo,
      desativadoEm: wanted.ativo ? null : now(),
      ...(wanted.ativo ? { removidoEm: null } : {})
    })
    changed.push('ativo')
    if (!wanted.ativo) endedSessions += await endSessoes(tx, target.id, now())
    const acao = wanted.ativo ? 'usuario.reativado' : 'usuario.desativado'
    await audit(tx, context, acao, { tipo: 'usuario', id: target.id })
  }
  const told = await replaceTies(tx, context, target, wanted)
  const ties = Object.keys(told)
  changed.push(...ties)
  // Drops a pending address: it was asked for while the account could do less, and must not take the account over now
  // that it can do more.
  if ((ties.length > 0 || fields.admin) && !email.pending) Object.assign(fields, noPendingEmail)
  const result = { changed, emailPending: email.pending, endedSessions }
  if (changed.length === 0) return { usuario: target, ...result }
  const usuario = await updateUsuario(tx, target.id, { ...fields, atualizadoPorId: caller.id, updatedAt: now() })
  // A new password and a change of `ativo` have audit actions of their own.
  const campos = changed.filter((name) => name !== 'senha' && name !== 'ativo')
  const details = { campos, ...(campos.includes('admin') ? { admin: wanted.admin } : {}), ...told }
  if (campos.length > 0) await audit(tx, context, 'usuario.alterado', { tipo: 'usuario', id: target.id }, details)
  return { usuario: usuario!, ...result }
}

/** Replaces the user's permissions and groups, and returns what changed in the form of the audit trail. */
async function replaceTies(
  tx: Db,
  { caller, grantedBy }: Context<'secured'>,
  target: Usuario,
  { permissoesIds, gruposIds }: UsuarioChanges
): Promise<{ permissoes?: ToldChange; grupos?: ToldChange }> {
  const permissoes = permissoesIds && (await replaceDiretas(tx, caller, target.id, permissoesIds))
  const grupos = gruposIds && (await replaceGrupos(tx, caller, target.id, gruposIds))
  // Nobody changes their own permissions or groups, not even a caller who may change those of others. The throw undoes
  // it.
  if ((permissoes || grupos) && grantedBy === 'self') throw permissionDenied('usuarios.editar')
  return {
    ...(permissoes ? { permissoes: toldChange(permissoes) } : {}),
    ...(grupos ? { grupos: toldChange(grupos) } : {})
  }
}

type ToldChange = ReturnType<typeof toldChange>

interface EmailChange {
  changed: boolean
  pending: boolean
  fields: UsuarioFields
}

/**
 * Stores a new address as pending until it is confirmed; another spelling of the current address is taken at once.
 * Naming the current address cancels a pending one: the code that was mailed to a mistyped address must not move the
 * account.
 */
async function changeEmail(
  db: Db,
  context: Context<'secured'>,
  target: Usuario,
  email: string | undefined
): Promise<EmailChange> {
  if (email === undefined) return { changed: false, pending: false, fields: {} }
  if (!isOtherAddress(email, target)) {
    const spelling = email === target.email ? {} : { email }
    if (target.emailPendente === null) return { changed: email !== target.email, pending: false, fields: spelling }
    await annulTokens(db, 'confirmar-email', target.id, context.now())
    return { changed: true, pending: false, fields: { ...spelling, ...noPendingEmail } }
  }
  if (await isEmailTaken(db, email, target.id)) throw validationError([duplicate('email')])
  const told = { emailNovo: email, quando: context.now().toISOString() }
  if (target.emailPendente !== email) await tellOwner(db, context, target, 'email-pedido', told)
  await enqueue(db, 'confirmar-email', { usuarioId: target.id, emailNovo: email, idioma: context.language })
  return { changed: true, pending: true, fields: { emailPendente: email, emailPendentePorId: context.caller.id } }
}
