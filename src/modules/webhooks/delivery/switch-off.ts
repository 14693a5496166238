import { and, eq, isNotNull } from 'drizzle-orm'
import { audit } from '../../../core/auditoria/record.ts'
import { addressOf } from '../../../core/contas/mails/address.ts'
import { tellOwner } from '../../../core/contas/mails/tell.ts'
import type { Db } from '../../../platform/db/client.ts'
import { entregas, webhooks } from '../tables.ts'

export type SwitchOffReason = 'removido' | 'falhas'

/**
 * Switches a webhook off and notifies its owner. Pending deliveries count as failed, so that they can be sent again
 * later. Returns false when there is nothing to switch off, for instance because the owner has changed the address
 * meanwhile.
 */
export function switchOff(
  db: Db,
  { id, url }: { id: string; url: string },
  motivo: SwitchOffReason,
  at: Date
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [webhook] = await tx
      .update(webhooks)
      .set({ ativo: false, desligadoEm: at, motivo, atualizadoEm: at })
      .where(
        and(
          eq(webhooks.id, id),
          eq(webhooks.url, url),
          eq(webhooks.ativo, true),
          // The owner may have switched it on again just now, which clears its failures.
          motivo === 'falhas' ? isNotNull(webhooks.falhandoDesde) : undefined
        )
      )
      .returning({ donoId: webhooks.donoId })
    if (!webhook) return false
    await tx
      .update(entregas)
      .set({ estado: 'falhou', proximaEm: null, concluidaEm: at })
      .where(and(eq(entregas.webhookId, id), eq(entregas.estado, 'pendente')))
    const actor = { caller: null, ip: null, requestId: null, now: () => at }
    await audit(
      tx,
      actor,
      'webhook.desligado',
      { tipo: 'webhook', id: null },
      {
        webhook_id: id,
        origem: new URL(url).origin,
        motivo
      }
    )
    const owner = await addressOf(tx, webhook.donoId)
    const told = { url, motivo, quando: at.toISOString() }
    if (owner) await tellOwner(tx, { now: () => at, language: 'pt-BR' }, owner, 'webhook-desligado', told)
    return true
  })
}
