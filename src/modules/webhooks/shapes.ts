import type { components } from '../../../generated/types-b.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import { holds } from '../../engine/contract/request/authorise.ts'
import { HIDDEN } from '../../engine/contract/request/hidden.ts'
import { permissaoForEvento } from './events.ts'
import type { EntregaRow, WebhookRow } from './queries.ts'

type WebhookShape = components['schemas']['Webhook']
type EntregaShape = components['schemas']['Entrega']

const iso = (moment: Date | null) => moment?.toISOString() ?? null

export function webhookShape(w: WebhookRow): WebhookShape {
  return {
    id: w.id,
    url: w.url,
    eventos: w.eventos as WebhookShape['eventos'],
    ativo: w.ativo,
    alertas: w.alertas,
    headers: Object.fromEntries(Object.keys(w.headers).map((name) => [name, HIDDEN])),
    dono_id: w.donoId,
    falhando_desde: iso(w.falhandoDesde),
    desligado_em: iso(w.desligadoEm),
    motivo: w.motivo,
    segredo_anterior_ate: iso(w.anteriorAte),
    criado_em: w.criadoEm.toISOString(),
    atualizado_em: w.atualizadoEm.toISOString()
  }
}

/**
 * Shows a delivery. The data of the event are shown only to a caller who may know of it now: an owner may have lost the
 * permission since registering.
 */
export function entregaShape(e: EntregaRow, caller: Caller): EntregaShape {
  const permissao = permissaoForEvento(e.tipo)
  return {
    id: e.id,
    evento_id: e.eventoId,
    tipo: e.tipo,
    timestamp: e.em.toISOString(),
    dados: permissao === null || holds(caller, permissao) ? e.dados : {},
    estado: e.estado,
    proxima_em: iso(e.proximaEm),
    concluida_em: iso(e.concluidaEm),
    tentativas: e.tentativas as EntregaShape['tentativas']
  }
}
