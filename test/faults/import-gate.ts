import { sql } from 'drizzle-orm'
import type { Db } from '../../src/platform/db/client.ts'

const GATE = 20_261_117

/**
 * Makes the batches of imports this small from the first one on, and lets some writes wait while the gate is closed.
 * `writes` names them as after `create trigger ... after`. So no import ends before it is killed, however slow the test
 * is and however quick the import.
 */
export async function addGate(db: Db, batch: number, writes: string[]): Promise<void> {
  const statements = [
    `create function small_batches() returns trigger language plpgsql
      as $$ begin new.pedido := new.pedido || '{"lote": ${batch}}'; return new; end $$`,
    `create trigger small_batches before insert on jobs for each row when (new.tipo = 'importar-casos')
      execute function small_batches()`,
    `create function wait_at_gate() returns trigger language plpgsql
      as $$ begin perform pg_advisory_xact_lock_shared(${GATE}); return null; end $$`,
    ...writes.map((write) => `create trigger wait_at_gate after ${write} execute function wait_at_gate()`)
  ]
  for (const statement of statements) await db.execute(sql.raw(statement))
}

/** Closes the gate. What it returns opens it again. */
export async function closeGate(db: Db): Promise<() => Promise<unknown>> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  let holding: Promise<void> = Promise.resolve()
  await new Promise<void>((closed, failed) => {
    holding = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${GATE}::bigint)`)
      closed()
      await opened
    })
    holding.catch(failed)
  })
  return () => {
    open()
    return holding
  }
}
