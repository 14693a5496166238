/*
 * Reads the deliveries of a webhook that are due, in batches, together with where they go and what their owner may
 * know. It is hard because it runs for every batch: the statements are prepared, and deliveries come as lists and lines
 * instead of objects, which takes half the time. First attempts must also keep the order of events although ids are not
 * committed in their order.
 */

import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type AccountFacts, accountOf } from '../../../core/contas/rights/effective.ts'
import { reachOfCodes } from '../../../core/contas/territorio/covered.ts'
import { territorioOf } from '../../../core/contas/territorio/queries.ts'
import { intersection } from '../../../core/contas/territorio/territorio.ts'
import type { Territorio } from '../../../engine/contract/handler.ts'
import { byKeys, type Db } from '../../../platform/db/client.ts'
import { prepareOnce } from '../../../platform/db/prepare.ts'
import type { EventPlace } from '../events.ts'
import { openSecrets } from '../sealed.ts'
import { webhooks } from '../tables.ts'

/** The most deliveries that are read at once. */
export const BATCH = 100

/** An event on its way to one webhook. */
export interface Delivery {
  webhookId: string
  id: number
  eventoId: string
  tipo: string
  em: number
  /** The JSON text of the event's data. */
  dados: string
  /** The attempts made so far in the current round of the schedule. */
  tentativa: number
  /** Where the case of the event lies, or those of an import. */
  lugar: EventPlace
}

/** Where the deliveries of a webhook go, and the secrets that sign them. */
export interface Target {
  url: string
  headers: Record<string, string>
  segredo: string
  segredoAnterior: string | null
  anteriorAte: Date | null
}

/** What decides which events the owner of a webhook may know of. */
export interface Owner {
  ativo: boolean
  admin: boolean
  permissoes: Set<string>
  territorio: Territorio | null
}

export interface DeliveryBatch {
  target: Target
  owner: Owner
  deliveries: Delivery[]
}

type EntregaLine = [
  id: number,
  eventoId: string,
  tipo: string,
  em: number,
  tentativa: number,
  uf: string | null,
  municipio: number | null,
  notificacao: number | null,
  territorio: string[] | null
]

// Reads deliveries as rows of a list, and their data as lines of one text: PostgreSQL and JSON.parse need half the time
// that objects take.
const batchStatement = (name: string, which: SQL) =>
  prepareOnce((db) =>
    byKeys(db)
      .select({
        url: webhooks.url,
        headers: webhooks.headers,
        segredo: webhooks.segredo,
        segredoAnterior: webhooks.segredoAnterior,
        anteriorAte: webhooks.anteriorAte,
        owner: accountOf(sql`${webhooks.donoId}`),
        limite: webhooks.territorio,
        rows: sql<EntregaLine[] | null>`l.entregas`,
        dados: sql<string | null>`l.dados`
      })
      .from(webhooks)
      .crossJoinLateral(
        sql`(
          select json_agg(json_build_array(e.id, e.evento_id, e.tipo, date_part('epoch', e.em) * 1000, e.tentativa, e.uf, e.municipio,
              e.municipio_notificacao, e.territorio)) as entregas,
            string_agg(e.dados::text, E'\\n') as dados
          from (
            select * from webhook_entregas e where e.webhook_id = ${webhooks.id} and e.estado = 'pendente' and ${which}
            limit ${sql.raw(String(BATCH))}
          ) e
        ) l`
      )
      .where(
        and(
          eq(webhooks.id, sql.placeholder('id')),
          eq(webhooks.ativo, true),
          eq(webhooks.tomadoPor, sql.placeholder('me'))
        )
      )
      .prepare(name)
  )

// The deliveries in hand are a subquery: a list would make the server plan the statement anew each time.
const firstStatement = batchStatement(
  'webhooks_first',
  sql`e.tentativa = 0 and e.id not in (select unnest(${sql.placeholder('inHand')}::text::bigint[])) order by e.id`
)

/**
 * Reads the first attempts in order, except those in hand. Returns null when the webhook is no longer ours. It always
 * starts from the lowest id: ids are not committed in their order, so a delivery with a low id may appear late and
 * belong to the same case as a later one.
 */
export async function readFirst(db: Db, me: string, id: string, inHand: number[]): Promise<DeliveryBatch | null> {
  const [row] = await firstStatement(db).execute({ me, id, inHand: `{${inHand.join(',')}}` })
  return row ? batchOf(id, row) : null
}

const retriesStatement = batchStatement(
  'webhooks_retries',
  sql`e.tentativa > 0 and e.proxima_em <= ${sql.placeholder('now')}::timestamptz order by e.proxima_em`
)

/** Reads the retries that are due, longest waiting first. Returns null when the webhook is no longer ours. */
export async function readRetries(db: Db, me: string, id: string, now: Date): Promise<DeliveryBatch | null> {
  const [row] = await retriesStatement(db).execute({ me, id, now: now.toISOString() })
  return row ? batchOf(id, row) : null
}

type BatchRow = Awaited<ReturnType<ReturnType<typeof firstStatement>['execute']>>[number]

function batchOf(webhookId: string, { owner, limite, rows, dados: lines, ...target }: BatchRow): DeliveryBatch {
  // The text of a jsonb has no line breaks, so they can separate deliveries. It is sent unchanged, without parsing it.
  const dados = lines?.split('\n') ?? []
  return {
    target: openSecrets(webhookId, target),
    owner: ownerOf(owner, limite),
    deliveries: (rows ?? []).map(([id, eventoId, tipo, em, tentativa, uf, municipio, notificacao, territorio], i) => ({
      webhookId,
      id,
      eventoId,
      tipo,
      em: Math.round(em),
      dados: dados[i] as string,
      tentativa,
      lugar: { uf, municipio, municipio_notificacao: notificacao, territorio }
    }))
  }
}

function ownerOf(found: AccountFacts | null, limite: string[] | null): Owner {
  const permissoes = new Set(found?.permissoes)
  const admin = found?.admin ?? false
  const reached = territorioOf(found ? found.lugares : [], admin || permissoes.has('admin'))
  const territorio = intersection(reached, reachOfCodes(limite))
  return { ativo: found?.ativo ?? false, admin, permissoes, territorio }
}
