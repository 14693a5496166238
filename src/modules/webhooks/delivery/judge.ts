import type { SendResult } from '../sending/exchange.ts'
import type { Outcome } from './outcomes.ts'
import type { Delivery } from './queue.ts'
import { isHopeless, nextAttempt } from './schedule.ts'
import type { SwitchOffReason } from './switch-off.ts'

/** The two queues of a turn. First attempts go one after the other, in order; retries run beside them. */
export type Lane = 'first' | 'retries'

/** What a turn knows about its receiver. */
export interface Health {
  failingSince: Date | null
  /** How many attempts in a row got no answer. */
  unanswered: Record<Lane, number>
  /** Whether anything has arrived in this turn. */
  succeeded: boolean
  /** Set when the webhook must be switched off. The address is kept, since the owner may replace it meanwhile. */
  switchOff: { url: string; motivo: SwitchOffReason } | null
}

export const healthAtFirst = (failingSince: Date | null): Health => ({
  failingSince,
  unanswered: { first: 0, retries: 0 },
  succeeded: false,
  switchOff: null
})

/** Updates the health of a receiver after an attempt. */
export function judgeHealth(health: Health, lane: Lane, url: string, result: SendResult, at: Date): Health {
  // The usual case: nothing has changed.
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

/** Turns the result of an attempt into the outcome of its delivery. */
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

/** The outcome of a delivery whose owner may not know of the event: it is not sent, and not tried again. */
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
