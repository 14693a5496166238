import { sql } from 'drizzle-orm'
import { createWriteBehind, type WriteBehind } from '../../../platform/batch/write-behind.ts'
import { byKeys, type Db } from '../../../platform/db/client.ts'
import { prepareOnce } from '../../../platform/db/prepare.ts'
import type { Sign } from '../../../platform/vitals/vitals.ts'
import { entregas } from '../tables.ts'

// The outcomes of attempts, and how they are recorded: many at a time, since one statement for each would cost more
// than sending it.

/** The outcome of one attempt. Moments are in milliseconds. */
export interface Outcome {
  webhookId: string
  id: number
  /** The number of attempts when the delivery was read. */
  tentativaAntes: number
  tentativa: number
  estado: 'pendente' | 'entregue' | 'falhou'
  proximaEm: number | null
  concluidaEm: number | null
  /** The attempt in the form that the delivery's record keeps. */
  attempt: { em: string; status: number | null; erro: string | null; ms: number; resposta: string | null }
  /** Since when every attempt of the webhook has failed. Present only when this attempt changed that. */
  failingSince?: Date | null
}

const ENOUGH = 400
const WAIT_MS = 100
const PER_WRITE = 500
const PAUSE_MS = 500

/**
 * Creates the writer. It needs no bound: while writing fails nothing more is sent, so only attempts under way can be
 * added.
 */
export function createOutcomeWriter(
  db: Db,
  sign: Sign,
  told: {
    failing(error: unknown): void
    recovered(): void
    lost(error: unknown, count: number): void
    written?(outcomes: readonly Outcome[]): void
  }
): WriteBehind<Outcome> {
  return createWriteBehind({
    sign,
    async write(outcomes) {
      await writeOutcomes(db, outcomes)
      told.written?.(outcomes)
    },
    most: PER_WRITE,
    enough: ENOUGH,
    waitMs: WAIT_MS,
    pauseMs: PAUSE_MS,
    ...told
  })
}

const given = (name: keyof Outcome, type: string) => sql`${sql.placeholder(name)}::text::${sql.raw(type)}[]`

/**
 * Writes the health of webhooks where it has changed. All statements lock in one order: webhooks by id, then
 * deliveries.
 */
const changedHealth = sql`
  update webhooks w set falhando_desde = m.falhando_desde
  from jsonb_to_recordset(${sql.placeholder('health')}::text::jsonb) as m (id text, falhando_desde timestamptz)
  where w.id = m.id and w.falhando_desde is distinct from m.falhando_desde and w.id in (
    select id from webhooks where id in (select id from jsonb_to_recordset(${sql.placeholder('health')}::text::jsonb) as m (id text))
    order by id for update
  )
  returning 1`

// Passes columns as lists: PostgreSQL reads them in half the time of objects. The text of an attempt has no line
// breaks, so they can separate attempts.
const columns = sql`unnest(${given('webhookId', 'text')}, ${given('id', 'bigint')}, ${given('tentativaAntes', 'int')},
    ${given('tentativa', 'int')}, ${given('estado', 'text')}, ${given('proximaEm', 'float8')}, ${given('concluidaEm', 'float8')},
    string_to_array(${sql.placeholder('attempt')}::text, E'\\n'))
  as d (webhook_id, id, before, tentativa, estado, next, ended, attempt)`

// Writing an outcome twice changes nothing. When two instances have tried the same delivery, a success counts,
// whichever had it.
const writeStatement = prepareOnce((db) => {
  const health = db.$with('health', { one: sql<number>`1`.as('one') }).as(changedHealth)
  return byKeys(db)
    .with(health)
    .update(entregas)
    .set({
      estado: sql`d.estado`,
      tentativa: sql`d.tentativa`,
      proximaEm: sql`to_timestamp(d.next / 1000)`,
      concluidaEm: sql`to_timestamp(d.ended / 1000)`,
      tentativas: sql`case when jsonb_array_length(${entregas.tentativas}) < 20 then ${entregas.tentativas}
        else ${entregas.tentativas} - 0 end || d.attempt::jsonb`
    })
    .from(columns)
    .where(
      sql`${entregas.webhookId} = d.webhook_id and ${entregas.id} = d.id and ${entregas.estado} = 'pendente'
        and (${entregas.tentativa} = d.before or d.estado = 'entregue') and (select count(*) from health) >= 0`
    )
    .prepare('webhooks_outcomes')
})

export async function writeOutcomes(db: Db, outcomes: Outcome[]): Promise<void> {
  const column = (name: keyof Outcome) => asArray(outcomes.map((outcome) => outcome[name] as string | number | null))
  await writeStatement(db).execute({
    webhookId: column('webhookId'),
    id: column('id'),
    tentativaAntes: column('tentativaAntes'),
    tentativa: column('tentativa'),
    estado: column('estado'),
    proximaEm: column('proximaEm'),
    concluidaEm: column('concluidaEm'),
    attempt: outcomes.map(({ attempt }) => JSON.stringify(attempt)).join('\n'),
    health: JSON.stringify(healthOf(outcomes))
  })
}

/** The latest health of each webhook whose health has changed. */
function healthOf(outcomes: Outcome[]): { id: string; falhando_desde: string | null }[] {
  const changed = new Map<string, Date | null>()
  for (const { webhookId, failingSince } of outcomes)
    if (failingSince !== undefined) changed.set(webhookId, failingSince)
  return [...changed].map(([id, since]) => ({ id, falhando_desde: since?.toISOString() ?? null }))
}

/** Writes a list in the form of PostgreSQL. No value in these columns needs quotes. */
const asArray = (values: (string | number | null)[]) => `{${values.map((value) => value ?? 'null').join(',')}}`
