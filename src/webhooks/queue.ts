import { type SQL, sql } from 'drizzle-orm'
import { accountOf } from '../contas/effective.ts'
import type { Db } from '../db/client.ts'

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

/** Where the deliveries of a webhook go, and what signs them. Moments in milliseconds. */
export interface Target {
  url: string
  headers: Record<string, string>
  segredo: string
  segredoAnterior: string | null
  anteriorAte: number | null
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

interface BatchRow extends Record<string, unknown> {
  url: string
  headers: Record<string, string>
  segredo: string
  segredo_anterior: string | null
  anterior_ate: number | null
  dono: { ativo: boolean; admin: boolean; permissoes: string[] }
  entregas: [id: number, eventoId: string, tipo: string, em: number, tentativa: number][] | null
  dados: string | null
}

/**
 * What is to be sent for the first time, in order, except those that are in hand. Null when the webhook is not ours any more. It always
 * begins with the first: ids are not committed in their order, and what comes after a certain id may tell of the same case as one that
 * came late from before it.
 */
export function readFirst(db: Db, me: string, id: string, inHand: number[]): Promise<DeliveryBatch | null> {
  const except = `{${inHand.join(',')}}`
  return read(db, me, id, sql`e.tentativa = 0 and e.id <> all(${except}::text::bigint[]) order by e.id`)
}

/** What is to be sent again by now, whatever waited longest first. Null when the webhook is not ours any more. */
export function readRetries(db: Db, me: string, id: string, now: Date): Promise<DeliveryBatch | null> {
  return read(
    db,
    me,
    id,
    sql`e.tentativa > 0 and e.proxima_em <= ${now.toISOString()}::timestamptz order by e.proxima_em`
  )
}

const limit = sql.raw(String(BATCH))
const owner = accountOf(sql.raw('w.dono_id'))

async function read(db: Db, me: string, id: string, which: SQL): Promise<DeliveryBatch | null> {
  const [row] = await db.execute<BatchRow>(sql`
    select w.url, w.headers, w.segredo, w.segredo_anterior, extract(epoch from w.anterior_ate)::float8 * 1000 as anterior_ate,
      ${owner} as dono, l.entregas, l.dados
    from webhooks w cross join lateral (
      select json_agg(json_build_array(e.id, e.evento_id, e.tipo, date_part('epoch', e.em) * 1000, e.tentativa)) as entregas,
        string_agg(e.dados::text, E'\\n') as dados
      from (
        select * from webhook_entregas e where e.webhook_id = w.id and e.estado = 'pendente' and ${which} limit ${limit}
      ) e
    ) l
    where w.id = ${id} and w.ativo and w.tomado_por = ${me}::text::uuid`)
  return row ? batchOf(id, row) : null
}

function batchOf(webhookId: string, row: BatchRow): DeliveryBatch {
  const { url, headers, segredo, segredo_anterior, anterior_ate, dono } = row
  // No line break is in the text of a jsonb. It is sent as it came: nobody here needs to know what it says.
  const dados = row.dados?.split('\n') ?? []
  return {
    target: { url, headers, segredo, segredoAnterior: segredo_anterior, anteriorAte: anterior_ate },
    owner: { ...dono, permissoes: new Set(dono.permissoes) },
    deliveries: (row.entregas ?? []).map(([id, eventoId, tipo, em, tentativa], i) => ({
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
