import { type SQL, sql } from 'drizzle-orm'
import type { Chave } from '../../engine/contract/handler.ts'
import type { Db } from '../../platform/db/client.ts'
import { auditoria } from './tables.ts'

/** The account that acts and, where a program does so for it, the key of the program. */
export interface Agent {
  id: number
  chave?: Chave
}

export interface Actor {
  caller: Agent | null
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
    detalhes: withChave(ator.caller, detalhes),
    ip: ator.ip,
    requisicao: ator.requestId
  })
}

/** Details that also name the key, by which the owner and an administrator find out what a leaked one has done. */
export const withChave = (
  agent: Pick<Agent, 'chave'> | null,
  detalhes: Record<string, unknown>
): Record<string, unknown> =>
  agent?.chave ? { ...detalhes, chave: { id: agent.chave.id, nome: agent.chave.nome } } : detalhes

/**
 * Builds an insert of audit rows, as part of a statement that spans rooms. `rows` selects moment, action, actor, kind
 * and id of the target, details (jsonb), address and request, in this order.
 */
export const auditInsert = (rows: SQL): SQL =>
  sql`insert into auditoria (em, acao, ator_id, alvo_tipo, alvo_id, detalhes, ip, requisicao) ${rows}`
