import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { bloqueios } from '../db/tables.ts'
import { accountLocked } from '../errors.ts'
import { hashDe } from './segredo.ts'

export const FALHAS_ATE_BLOQUEAR = 5
export const JANELA_MS = 15 * 60_000
export const BLOQUEIO_MS = 15 * 60_000

const WAIT_MS = 50
const WAITS = 100

/** Locks are kept by email, known or not, and the email itself is not readable in them. */
export const chaveDe = (email: string) => hashDe(`bloqueio:${email.toLowerCase()}`)

/**
 * Reserves one of the five attempts before the password is looked at, so that any number of parallel attempts evaluates at
 * most five. When all five are reserved by attempts still under way, it waits for their outcome.
 */
export async function reservarTentativa(db: Db, email: string, now: () => Date): Promise<void> {
  for (let waits = 0; ; waits++) {
    const moment = now()
    const row = await reservar(db, email, moment)
    if (row.reservada) return
    // A lock that is over may still be seen while parallel attempts take the five of the new window.
    if (row.bloqueadoAte && row.bloqueadoAte > moment) throw accountLocked(row.bloqueadoAte)
    // Nobody reported back (a process died in the middle): those attempts count as failed.
    if (waits >= WAITS) throw accountLocked(new Date(row.janelaInicio.getTime() + JANELA_MS))
    await pause(WAIT_MS)
  }
}

async function reservar(db: Db, email: string, now: Date) {
  const chave = chaveDe(email)
  const moment = sql`${now.toISOString()}::timestamptz`
  const since = sql`${new Date(now.getTime() - JANELA_MS).toISOString()}::timestamptz`
  // A new window starts when the old one is over and nothing is locked.
  const renewed = sql`(b.bloqueado_ate is not null and b.bloqueado_ate <= ${moment}) or (b.bloqueado_ate is null and b.janela_inicio <= ${since})`
  const [row] = await db.execute<{ reservada: boolean; bloqueado_ate: string | null; janela_inicio: string }>(sql`
    with tentativa as (
      insert into bloqueios as b (chave, tentativas, janela_inicio) values (${chave}, 1, ${moment})
      on conflict (chave) do update set
        tentativas = case when ${renewed} then 1 else b.tentativas + 1 end,
        janela_inicio = case when ${renewed} then ${moment} else b.janela_inicio end,
        bloqueado_ate = null
      where ${renewed} or (b.bloqueado_ate is null and b.tentativas < ${FALHAS_ATE_BLOQUEAR})
      returning janela_inicio
    )
    select true as reservada, null::timestamptz as bloqueado_ate, janela_inicio from tentativa
    union all
    select false, bloqueado_ate, janela_inicio from bloqueios where chave = ${chave} and not exists (select 1 from tentativa)`)
  // Without a row, a parallel first attempt has just made it: seen at the next look.
  if (!row) return { reservada: false, bloqueadoAte: null, janelaInicio: now }
  return {
    reservada: row.reservada,
    bloqueadoAte: row.bloqueado_ate === null ? null : new Date(row.bloqueado_ate),
    janelaInicio: new Date(row.janela_inicio)
  }
}

/** The attempt failed. Returns true when that locks the email. */
export async function registrarFalha(db: Db, email: string, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + BLOQUEIO_MS).toISOString()
  const locked = await db.execute(sql`
    update bloqueios set bloqueado_ate = ${until}::timestamptz
    where chave = ${chaveDe(email)} and tentativas >= ${FALHAS_ATE_BLOQUEAR} and bloqueado_ate is null returning 1`)
  return locked.length > 0
}

/** The attempt neither failed nor succeeded (a code is still missing, the service is busy): it does not count. */
export async function devolverTentativa(db: Db, email: string): Promise<void> {
  await db.execute(
    sql`update bloqueios set tentativas = greatest(tentativas - 1, 0) where chave = ${chaveDe(email)} and bloqueado_ate is null`
  )
}

/** Ends a lock and forgets the failures: after a login, a password reset, or by an administrator. */
export async function liberar(db: Db, email: string): Promise<boolean> {
  const gone = await db
    .delete(bloqueios)
    .where(eq(bloqueios.chave, chaveDe(email)))
    .returning({ chave: bloqueios.chave })
  return gone.length > 0
}
