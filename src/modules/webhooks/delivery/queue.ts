import { and, eq, type SQL, sql } from 'drizzle-orm'
import { accountOf } from '../../../core/contas/rights/effective.ts'
import { byKeys, type Db } from '../../../platform/db/client.ts'
import { prepareOnce } from '../../../platform/db/prepare.ts'
import { openSecrets } from '../sealed.ts'
import { webhooks } from '../tables.ts'

/** Read at once. */
export const BATCH = 100

/** An event on its way to one webhook. */
export interface Delivery {
  webhookId: string
  id: number
  eventoId: string
  tipo: string
  em: number
  /** JSON. */
  dados: string
  /** Attempts of the present round of the schedule, so far. */
  tentativa: number
}

/** Where the deliveries of a webhook go, and what signs them. */
export interface Target {
  url: string
  headers: Record<string, string>
  segredo: string
  segredoAnterior: string | null
  anteriorAte: Date | null
}

/** What the owner of a webhook may be told. */
export interface Owner {
  ativo: boolean
  admin: boolean
  permissoes: Set<string>
}

export interface DeliveryBatch {
  target: Target
  owner: Owner
  deliveries: Delivery[]
}

// Deliveries as rows of a list and their data as lines of one text: PostgreSQL and JSON.parse take half the time that they do for objects.
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
        rows: sql<[id: number, eventoId: string, tipo: string, em: number, tentativa: number][] | null>`l.entregas`,
        dados: sql<string | null>`l.dados`
      })
      .from(webhooks)
      .crossJoinLateral(
        sql`(
          select json_agg(json_build_array(e.id, e.evento_id, e.tipo, date_part('epoch', e.em) * 1000, e.tentativa)) as entregas,
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

// What is in hand as a subquery: a list would have the statement planned anew each time.
const firstStatement = batchStatement(
  'webhooks_first',
  sql`e.tentativa = 0 and e.id not in (select unnest(${sql.placeholder('inHand')}::text::bigint[])) order by e.id`
)

/**
 * What is to be sent for the first time, in order, except those that are in hand. Null when the webhook is not ours any more. It always
 * begins with the first: ids are not committed in their order, and what comes after a certain id may tell of the same case as one that
 * came late from before it.
 */
export async function readFirst(db: Db, me: string, id: string, inHand: number[]): Promise<DeliveryBatch | null> {
  const [row] = await firstStatement(db).execute({ me, id, inHand: `{${inHand.join(',')}}` })
  return row ? batchOf(id, row) : null
}

const retriesStatement = batchStatement(
  'webhooks_retries',
  sql`e.tentativa > 0 and e.proxima_em <= ${sql.placeholder('now')}::timestamptz order by e.proxima_em`
)

/** What is to be sent again by now, whatever waited longest first. Null when the webhook is not ours any more. */
export async function readRetries(db: Db, me: string, id: string, now: Date): Promise<DeliveryBatch | null> {
  const [row] = await retriesStatement(db).execute({ me, id, now: now.toISOString() })
  return row ? batchOf(id, row) : null
}

type BatchRow = Awaited<ReturnType<ReturnType<typeof firstStatement>['execute']>>[number]

function batchOf(webhookId: string, { owner, rows, dados: lines, ...target }: BatchRow): DeliveryBatch {
  // No line break is in the text of a jsonb. It is sent as it came: nobody here needs to know what it says.
  const dados = lines?.split('\n') ?? []
  return {
    target: openSecrets(webhookId, target),
    owner: { ativo: false, admin: false, ...owner, permissoes: new Set(owner?.permissoes) },
    deliveries: (rows ?? []).map(([id, eventoId, tipo, em, tentativa], i) => ({
      webhookId,
      id,
      eventoId,
      tipo,
      em: Math.round(em),
      dados: dados[i] as string,
      tentativa
    }))
  }
}
