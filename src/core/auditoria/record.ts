import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { auditoria } from './tables.ts'

export interface Actor {
  caller: { id: number } | null
  /** Null, like the caller, for what the service does by itself. */
  ip: string | null
  requestId: string | null
  now: () => Date
}

/**
 * Records what happened, in the transaction in which it happened. `detalhes` names fields and facts, never personal
 * data.
 */
export async function audit(
  db: Db,
  ator: Actor,
  acao: string,
  alvo: {
    tipo:
      | 'usuario'
      | 'permissao'
      | 'grupo'
      | 'conta'
      | 'job'
      | 'caso'
      | 'webhook'
      | 'noticia'
      | 'relatorio'
      | 'auditoria'
      | 'servico'
    id: number | null
  },
  detalhes: Record<string, unknown> = {}
): Promise<void> {
  await db.insert(auditoria).values({
    em: ator.now(),
    acao,
    atorId: ator.caller?.id ?? null,
    alvoTipo: alvo.tipo,
    alvoId: alvo.id,
    detalhes,
    ip: ator.ip,
    requisicao: ator.requestId
  })
}

/**
 * Builds an insert of audit rows, as part of a statement that spans rooms. `rows` selects moment, action, actor, kind
 * and id of the target, details (jsonb), address and request, in this order.
 */
export const auditInsert = (rows: SQL): SQL =>
  sql`insert into auditoria (em, acao, ator_id, alvo_tipo, alvo_id, detalhes, ip, requisicao) ${rows}`
