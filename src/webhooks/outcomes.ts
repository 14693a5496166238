import { sql } from 'drizzle-orm'
import { createWriteBehind, type WriteBehind } from '../batch/write-behind.ts'
import type { Db } from '../db/client.ts'

/** What came of attempts, and how it is recorded: many at a time, since a statement for each would cost more than sending it. */

/** Moments in milliseconds. */
export interface Outcome {
  webhookId: string
  id: number
  /** The attempts that were counted when the delivery was read. */
  tentativaAntes: number
  tentativa: number
  estado: 'pendente' | 'entregue' | 'falhou'
  proximaEm: number | null
  concluidaEm: number | null
  /** As it is kept in the record of the delivery. */
  attempt: { em: string; status: number | null; erro: string | null; ms: number; resposta: string | null }
  /** Since when the webhook has had nothing but failures, where this attempt has changed that. */
  failingSince?: Date | null
}

const ENOUGH = 400
const WAIT_MS = 100
const PER_WRITE = 500
const PAUSE_MS = 500

/** Needs no bound: while writing fails nothing more is sent, so that only what is under way can be added. */
export function createOutcomeWriter(
  db: Db,
  told: { failing(error: unknown): void; recovered(): void; lost(error: unknown, count: number): void }
): WriteBehind<Outcome> {
  return createWriteBehind({
    write: (outcomes) => writeOutcomes(db, outcomes),
    most: PER_WRITE,
    enough: ENOUGH,
    waitMs: WAIT_MS,
    pauseMs: PAUSE_MS,
    ...told
  })
}

// Columns as lists: PostgreSQL reads them in half the time that it takes for objects, and no line break is in the text of an attempt.
// Locks are taken in one order by all: webhooks by id, then deliveries.
// Written a second time it changes nothing. Should another instance have tried the same delivery meanwhile, a success counts, whoever had it.
export async function writeOutcomes(db: Db, outcomes: Outcome[]): Promise<void> {
  const column = (name: keyof Outcome) => asArray(outcomes.map((outcome) => outcome[name] as string | number | null))
  const attempts = outcomes.map(({ attempt }) => JSON.stringify(attempt)).join('\n')
  await db.execute(sql`
    with mudada as (
      select * from jsonb_to_recordset(${JSON.stringify(healthOf(outcomes))}::text::jsonb) as m (id text, falhando_desde timestamptz)
    ), saude as (
      update webhooks w set falhando_desde = m.falhando_desde
      from mudada m
      where w.id = m.id and w.falhando_desde is distinct from m.falhando_desde and w.id in (
        select id from webhooks where id in (select id from mudada) order by id for update
      )
      returning 1
    )
    update webhook_entregas e
    set estado = d.estado, tentativa = d.tentativa, proxima_em = to_timestamp(d.proxima / 1000), concluida_em = to_timestamp(d.concluida / 1000),
      tentativas = case when jsonb_array_length(e.tentativas) < 20 then e.tentativas else e.tentativas - 0 end || d.nova::jsonb
    from unnest(${column('webhookId')}::text::text[], ${column('id')}::text::bigint[], ${column('tentativaAntes')}::text::int[],
      ${column('tentativa')}::text::int[], ${column('estado')}::text::text[], ${column('proximaEm')}::text::float8[],
      ${column('concluidaEm')}::text::float8[], string_to_array(${attempts}::text, E'\\n'))
      as d (webhook_id, id, anterior, tentativa, estado, proxima, concluida, nova)
    where e.webhook_id = d.webhook_id and e.id = d.id and e.estado = 'pendente' and (e.tentativa = d.anterior or d.estado = 'entregue')
      and (select count(*) from saude) >= 0`)
}

/** The last word on each webhook whose health has changed. */
function healthOf(outcomes: Outcome[]): { id: string; falhando_desde: string | null }[] {
  const changed = new Map<string, Date | null>()
  for (const { webhookId, failingSince } of outcomes)
    if (failingSince !== undefined) changed.set(webhookId, failingSince)
  return [...changed].map(([id, since]) => ({ id, falhando_desde: since?.toISOString() ?? null }))
}

/** As PostgreSQL writes a list. Nothing in these columns needs quotes. */
const asArray = (values: (string | number | null)[]) => `{${values.map((value) => value ?? 'null').join(',')}}`
