import { and, eq, isNotNull } from 'drizzle-orm'
import { audit } from '../auditoria/record.ts'
import { usuarios } from '../contas/tables.ts'
import type { Db } from '../db/client.ts'
import { notify } from '../mail/notify.ts'
import { entregas, webhooks } from './tables.ts'

export type MotivoDoDesligamento = 'removido' | 'falhas'

/**
 * Switches a webhook off and tells its owner. What was still to be sent counts as failed, so that it can be sent again later.
 * False when there is nothing to switch off, as when its owner has given it another address meanwhile.
 */
export function desligar(
  db: Db,
  { id, url }: { id: string; url: string },
  motivo: MotivoDoDesligamento,
  quando: Date
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [webhook] = await tx
      .update(webhooks)
      .set({ ativo: false, desligadoEm: quando, motivo, atualizadoEm: quando })
      .where(
        and(
          eq(webhooks.id, id),
          eq(webhooks.url, url),
          eq(webhooks.ativo, true),
          // Its owner may have said just now that it is to be trusted again.
          motivo === 'falhas' ? isNotNull(webhooks.falhandoDesde) : undefined
        )
      )
      .returning({ donoId: webhooks.donoId })
    if (!webhook) return false
    await tx
      .update(entregas)
      .set({ estado: 'falhou', proximaEm: null, concluidaEm: quando })
      .where(and(eq(entregas.webhookId, id), eq(entregas.estado, 'pendente')))
    const [dono] = await tx
      .select({ nome: usuarios.nome, email: usuarios.email })
      .from(usuarios)
      .where(eq(usuarios.id, webhook.donoId))
    const ator = { caller: null, ip: null, requestId: null, now: () => quando }
    await audit(tx, ator, 'webhook.desligado', { tipo: 'webhook', id: null }, { webhook_id: id, motivo })
    await notify(tx, dono!, 'webhook-desligado', 'pt-BR', { url, motivo, quando: quando.toISOString() })
    return true
  })
}
