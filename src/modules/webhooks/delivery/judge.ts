import type { SendResult } from '../sending/exchange.ts'
import type { Outcome } from './outcomes.ts'
import type { Delivery } from './queue.ts'
import { isHopeless, nextAttempt } from './schedule.ts'
import type { SwitchOffReason } from './switch-off.ts'

/** First attempts go one after the other, in order; retries beside them. */
export type Lane = 'first' | 'retries'

/** What a turn knows of its receiver. */
export interface Health {
  failingSince: Date | null
  /** Attempts in a row to which nobody answered. */
  unanswered: Record<Lane, number>
  /** Whether anything has arrived in this turn. */
  succeeded: boolean
  /** Set when the webhook is to be switched off. The address: its owner may replace it meanwhile. */
  switchOff: { url: string; motivo: SwitchOffReason } | null
}

export const healthAtFirst = (failingSince: Date | null): Health => ({
  failingSince,
  unanswered: { first: 0, retries: 0 },
  succeeded: false,
  switchOff: null
})

/** What an attempt that ended at a moment says of the receiver. */
export function judgeHealth(health: Health, lane: Lane, url: string, result: SendResult, at: Date): Health {
  // Nearly always: nothing has changed.
  if (result.ok && health.succeeded && health.failingSince === null && health.unanswered[lane] === 0) return health
  const failingSince = result.ok ? null : (health.failingSince ?? at)
  const isUnanswered = result.error === 'tempo_esgotado' || result.error === 'conexao'
  return {
    failingSince,
    unanswered: { ...health.unanswered, [lane]: isUnanswered ? health.unanswered[lane] + 1 : 0 },
    succeeded: health.succeeded || result.ok,
    switchOff: switchOffAfter(health, failingSince, url, result, at)
  }
}

function switchOffAfter(
  { switchOff }: Health,
  failingSince: Date | null,
  url: string,
  { status }: SendResult,
  at: Date
): Health['switchOff'] {
  if (status === 410) return { url, motivo: 'removido' }
  if (failingSince && isHopeless(failingSince, at)) return switchOff ?? { url, motivo: 'falhas' }
  return switchOff
}

type Tried = Pick<Delivery, 'webhookId' | 'id' | 'tentativa'>

/** What an attempt makes of its delivery. */
export function outcomeOf(
  { webhookId, id, tentativa: tentativaAntes }: Tried,
  { ok, status, error, ms, answer, retryAfter }: SendResult,
  { begunAt, endedAt, random }: { begunAt: Date; endedAt: Date; random: () => number }
): Outcome {
  const tentativa = tentativaAntes + 1
  const next = ok ? null : nextAttempt(tentativa, endedAt, retryAfter, random)
  return {
    webhookId,
    id,
    tentativaAntes,
    tentativa,
    estado: ok ? 'entregue' : next ? 'pendente' : 'falhou',
    proximaEm: next?.getTime() ?? null,
    concluidaEm: next ? null : endedAt.getTime(),
    attempt: { em: begunAt.toISOString(), status, erro: error, ms, resposta: answer }
  }
}

/** Of a delivery whose owner may not be told of the event: not sent at all, and not tried again. */
export function outcomeWithoutPermissao({ webhookId, id, tentativa }: Tried, at: Date): Outcome {
  return {
    webhookId,
    id,
    tentativaAntes: tentativa,
    tentativa,
    estado: 'falhou',
    proximaEm: null,
    concluidaEm: at.getTime(),
    attempt: { em: at.toISOString(), status: null, erro: 'sem_permissao', ms: 0, resposta: null }
  }
}
