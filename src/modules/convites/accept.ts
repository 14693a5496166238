import { audit } from '../../core/auditoria/record.ts'
import { newSenha } from '../../core/contas/passwords/password.ts'
import { lockUsuario, type Usuario } from '../../core/contas/queries.ts'
import { readPermissoes } from '../../core/contas/rights/effective.ts'
import { requirePermissao } from '../../core/contas/rights/reach.ts'
import { readTerritorio } from '../../core/contas/territorio/queries.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { ApiError, invalidInvitation, permissionDenied } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { requireKnownGrupos } from '../grupos/ties.ts'
import { resolvePermissoes } from '../permissoes/ties.ts'
import { createUsuario, type Giver, requireGivable } from '../usuarios/create.ts'
import { type Convite, findConviteByToken, lockOpenConvite, setConvite } from './queries.ts'

/**
 * Makes the account of an invitation. The inviter's rights are looked at again: whoever has lost them since, or was
 * dismissed, must not give them away by a letter that is still under way. Every refusal has the same answer; the audit
 * trail has the reason.
 */
export async function acceptConvite(context: Context<'public'>, token: string, senha: string): Promise<Usuario> {
  const { db, now } = context
  // Checked before hashing, which is expensive: only a valid token may cause that work.
  const found = await findConviteByToken(db, token, now())
  if (!found) throw invalidInvitation()
  const hashed = await newSenha(senha, 'senha', found, context.ip)
  try {
    return await db.transaction((tx) => accept(tx, context, found.id, hashed))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const details = { convite_id: found.id, motivo: error.code }
    await audit(db, context, 'convite.recusado', { tipo: 'conta', id: null }, details)
    throw invalidInvitation()
  }
}

async function accept(
  tx: Db,
  context: Context<'public'>,
  id: number,
  hashed: Awaited<ReturnType<typeof newSenha>>
): Promise<Usuario> {
  const now = context.now()
  const convite = await lockOpenConvite(tx, id, now)
  if (!convite) throw invalidInvitation()
  const giver = await giverOf(tx, convite)
  const { gruposIds, permissoesIds, territorios, nome, email } = convite
  await requireKnownGrupos(tx, gruposIds)
  await resolvePermissoes(tx, permissoesIds, ['permissoes'])
  const ties = await requireGivable(tx, giver, { gruposIds, permissoesIds, territorios })
  // A link that was handed over proves nothing about the address.
  const fields = { nome, email, ...hashed, emailVerificado: convite.enviadoEm !== null }
  const created = await createUsuario(tx, context, fields, ties, giver)
  await setConvite(tx, id, { aceitoEm: now, usuarioId: created.id })
  const details = { convite_id: id, convidado_por_id: giver.id, usuario_id: created.id }
  await audit(tx, context, 'convite.aceito', { tipo: 'conta', id: null }, details)
  return created
}

/** The inviter, who must still be able to make accounts. */
async function giverOf(tx: Db, { convidadoPorId: id }: Convite): Promise<Giver> {
  const inviter = await lockUsuario(tx, id)
  if (!inviter?.ativo) throw permissionDenied('usuarios.criar')
  const permissoes = new Set(await readPermissoes(tx, id))
  const admin = inviter.admin || permissoes.has('admin')
  const giver = { id, admin, permissoes, territorio: await readTerritorio(tx, id) }
  requirePermissao(giver, 'usuarios.criar')
  return giver
}
