import type { Desfecho } from './desfechos.ts'
import type { Resultado } from './enviar.ts'
import type { Entrega } from './fila.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** From the failure of one attempt to the next one. */
const ESPERAS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)]
/** Added so that those who failed together do not all come back together. */
const JITTER = 0.1
const LONGEST_RETRY_AFTER = DAY
const PATIENCE = 5 * DAY

/** When to try again after so many failed attempts; null when that was the last one. */
export function proximaTentativa(
  feitas: number,
  falhouEm: Date,
  retryAfter: number | null,
  random: () => number
): Date | null {
  const espera = ESPERAS[feitas - 1]
  if (espera === undefined) return null
  const own = Math.round(espera * (1 + JITTER * random()))
  const asked = Math.min((retryAfter ?? 0) * SECOND, LONGEST_RETRY_AFTER)
  return new Date(falhouEm.getTime() + Math.max(own, asked))
}

/** Whether a receiver has had nothing but failures for too long. */
export function desistir(falhandoDesde: Date, agora: Date): boolean {
  return agora.getTime() - falhandoDesde.getTime() >= PATIENCE
}

type Tentada = Pick<Entrega, 'webhookId' | 'id' | 'tentativa'>

/** What an attempt makes of a delivery. */
export function desfechoDe(
  { webhookId, id, tentativa: anterior }: Tentada,
  { ok, status, erro, ms, resposta, retryAfter }: Resultado,
  { em, fim, random }: { em: Date; fim: Date; random: () => number }
): Desfecho {
  const tentativa = anterior + 1
  const proxima = ok ? null : proximaTentativa(tentativa, fim, retryAfter, random)
  return {
    webhookId,
    id,
    anterior,
    tentativa,
    estado: ok ? 'entregue' : proxima ? 'pendente' : 'falhou',
    proximaEm: proxima?.getTime() ?? null,
    concluidaEm: proxima ? null : fim.getTime(),
    nova: { em: em.toISOString(), status, erro, ms, resposta }
  }
}

/** Not sent at all, and not tried again. */
export function semPermissao({ webhookId, id, tentativa }: Tentada, em: Date): Desfecho {
  return {
    webhookId,
    id,
    anterior: tentativa,
    tentativa,
    estado: 'falhou',
    proximaEm: null,
    concluidaEm: em.getTime(),
    nova: { em: em.toISOString(), status: null, erro: 'sem_permissao', ms: 0, resposta: null }
  }
}
