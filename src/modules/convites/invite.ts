import type { components } from '../../../generated/types-b.ts'
import { audit } from '../../core/auditoria/record.ts'
import { findTaken } from '../../core/contas/queries.ts'
import { territoriosOf, toldTerritorios } from '../../core/contas/territorio/territorio.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { emailInUse, outOfTerritory, together } from '../../errors.ts'
import { panelAddress } from '../../platform/mail/letter.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import { requireKnownGrupos } from '../grupos/ties.ts'
import { resolvePermissoes, toldChange } from '../permissoes/ties.ts'
import { requireGivable } from '../usuarios/create.ts'
import { addConvite, type Convite, issueConviteToken } from './queries.ts'

export interface InviteSettings {
  /** Without it mails are files on this machine, which the person invited does not see. */
  smtpUrl: string | null
}

interface Invited {
  convite: Convite
  /** Null where the link is mailed. */
  link: string | null
}

/** Invites a person to what the caller could give an account that it creates. */
export async function invite(
  context: Context<'secured'>,
  body: components['schemas']['ConviteCriar']
): Promise<Invited> {
  const { db, caller, now, config, language } = context
  const known = () => requireKnownGrupos(db, body.grupos, 'grupos')
  const [[, permissoesIds], territorios] = await together(
    () => together(known, () => resolvePermissoes(db, body.permissoes ?? [], ['permissoes'])),
    async () => territoriosOf(body.territorios ?? [])
  )
  // When it is accepted, its owner's rights are looked at, not those of a key.
  if (caller.chave?.territorio && territorios.length === 0) throw outOfTerritory()
  await requireGivable(db, caller, { gruposIds: body.grupos, permissoesIds, territorios })
  if ((await findTaken(db, { email: body.email })).length > 0) throw emailInUse()
  return await db.transaction(async (tx) => {
    const { convite, replaced } = await addConvite(tx, {
      email: body.email,
      nome: body.nome,
      gruposIds: [...new Set(body.grupos)],
      permissoesIds,
      territorios,
      convidadoPorId: caller.id,
      criadoEm: now()
    })
    const given = (added: number[]) => toldChange({ added, removed: [] })
    await audit(
      tx,
      context,
      'convite.criado',
      { tipo: 'conta', id: null },
      {
        convite_id: convite.id,
        grupos: given(convite.gruposIds),
        permissoes: given(permissoesIds),
        territorios: toldTerritorios([], territorios),
        ...(replaced.length > 0 ? { substituidos: replaced } : {})
      }
    )
    if (config.smtpUrl !== null) {
      await enqueue(tx, 'enviar-convite', { conviteId: convite.id, idioma: language })
      return { convite, link: null }
    }
    return { convite, link: panelAddress(config.publicUrl, 'convite', await issueConviteToken(tx, convite.id)) }
  })
}
