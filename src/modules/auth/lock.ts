/*
 * Counts failed attempts and locks an email, an enrolment or a session after five of them. It is hard because attempts
 * run in parallel, on several instances: checking first and counting afterwards would let any number of guesses
 * through. So an attempt is reserved before the password is read. From `reserved` it moves to one of three ends: failed
 * (it counts), returned (it never happened) or succeeded (all failures are forgotten). A reservation whose process died
 * counts as failed. All of this is one row of `bloqueios` per key, changed by single statements, so that PostgreSQL
 * settles every race.
 */

import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { findUsuarioIds, usuarioEmail } from '../../core/contas/queries.ts'
import { type ApiError, accountLocked, rateLimitExceeded, serviceUnavailable } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { LONGEST_WAIT_MS } from '../../platform/limits/turns.ts'
import { digest } from '../../platform/sealing/secret.ts'
import { bloqueios } from './tables.ts'

export const FAILURES_TO_LOCK = 5
export const WINDOW_MS = 15 * 60_000
export const LOCK_MS = 15 * 60_000

/** An attempt without an outcome for this long was lost with its process. It counts as failed. */
const LOST_MS = 30_000
/**
 * The pauses between two looks at a key whose attempts are all under way. They grow, since many callers may be waiting.
 */
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 800

/**
 * What attempts are counted by: an email that logs in, known or not; an account that enables multi-factor
 * authentication; or a session that asks for a password or code again. The last is counted by session, so that neither
 * guessing strangers nor the thief of another token can keep an owner from changing the password.
 */
type Counted = { email: string } | { enrolling: number } | { sessaoId: string }

/** One of the five attempts that a key has. It ends as failed, returned or succeeded. */
export interface Attempt {
  chave: Buffer
  id: string
  de: 'login' | 'mfa' | 'sessao'
}

/** The key of a row in `bloqueios`. A digest, so that the email cannot be read from it. */
function keyOf(counted: Counted): Buffer {
  if ('email' in counted) return digest(`bloqueio:${counted.email.toLowerCase()}`)
  return digest('enrolling' in counted ? `mfa:${counted.enrolling}` : `sessao:${counted.sessaoId}`)
}

const kindOf = (counted: Counted): Attempt['de'] =>
  'email' in counted ? 'login' : 'enrolling' in counted ? 'mfa' : 'sessao'

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** The failures of the current window, including lost attempts. */
const failuresAt = (now: Date): SQL => sql`array(
  select f from unnest(b.falhas) f where f > ${at(new Date(now.getTime() - WINDOW_MS))}
  union all
  select to_timestamp(split_part(e, ':', 1)::bigint / 1000.0) from unnest(b.em_curso) e
  where split_part(e, ':', 1)::bigint <= ${now.getTime() - LOST_MS}::bigint
    and split_part(e, ':', 1)::bigint > ${now.getTime() - WINDOW_MS}::bigint
)`
/** The attempts that are still under way. */
const underWayAt = (now: Date): SQL =>
  sql`array(select e from unnest(b.em_curso) e where split_part(e, ':', 1)::bigint > ${now.getTime() - LOST_MS}::bigint)`

/**
 * Reserves one of the five attempts before the password is looked at, so that at most five of any number of parallel
 * attempts are evaluated. When attempts still under way hold all five, it waits for their outcome.
 */
export async function reserveAttempt(db: Db, counted: Counted, now: () => Date): Promise<Attempt> {
  const chave = keyOf(counted)
  const de = kindOf(counted)
  const until = performance.now() + LONGEST_WAIT_MS
  for (let wait = FIRST_PAUSE_MS; performance.now() < until; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    const moment = now()
    const id = `${moment.getTime()}:${randomBytes(9).toString('base64url')}`
    if (await reserve(db, { chave, id, de }, moment)) return { chave, id, de }
    const locked = await lockedUntil(db, chave, moment)
    if (locked) throw refusals[de](locked, moment)
    await pause(wait * (0.5 + Math.random()))
  }
  throw serviceUnavailable(2)
}

const refusals: Record<Attempt['de'], (until: Date, now: Date) => ApiError> = {
  login: (until) => accountLocked(until),
  sessao: (until) => accountLocked(until, { key: 'lock.session', values: {} }),
  mfa: (until, now) =>
    rateLimitExceeded(Math.ceil((until.getTime() - now.getTime()) / 1000), { key: 'mfa.too-many', values: {} })
}

async function reserve(db: Db, { chave, id, de }: Attempt, now: Date): Promise<boolean> {
  // Losing a reservation in a database crash does no harm, so this commit does not wait for the disk.
  const rows = await db.execute(sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true))
    insert into bloqueios as b (chave, de, em_curso) select ${chave}, ${de}, array[${id}::text] from quick
    on conflict (chave) do update set falhas = ${failuresAt(now)}, em_curso = ${underWayAt(now)} || ${id}::text, bloqueado_ate = null
    where (b.bloqueado_ate is null or b.bloqueado_ate <= ${at(now)})
      and cardinality(${failuresAt(now)}) + cardinality(${underWayAt(now)}) < ${FAILURES_TO_LOCK}
    returning 1`)
  return rows.length > 0
}

/** Returns when the lock ends, or null when nothing is locked. Lost attempts lock too, until they leave the window. */
async function lockedUntil(db: Db, chave: Buffer, now: Date): Promise<Date | null> {
  const [row] = await db.execute<{ until: string | null }>(sql`
    select case
      when b.bloqueado_ate > ${at(now)} then b.bloqueado_ate
      when cardinality(${failuresAt(now)}) >= ${FAILURES_TO_LOCK}
        then (select min(f) from unnest(${failuresAt(now)}) f) + ${`${WINDOW_MS} milliseconds`}::interval
    end as until from bloqueios b where b.chave = ${chave}`)
  return row?.until ? new Date(row.until) : null
}

/** Whether logins with this email are refused now. */
export const isLocked = async (db: Db, email: string, now: Date): Promise<boolean> =>
  (await lockedUntil(db, keyOf({ email }), now)) !== null

/** Records that the attempt failed. Returns true when the failure locks its key. */
export async function recordFailure(db: Db, { chave, id, de }: Attempt, now: Date): Promise<boolean> {
  const until = at(new Date(now.getTime() + LOCK_MS))
  const [row] = await db.execute<{ locked: boolean }>(sql`
    insert into bloqueios as b (chave, de, falhas) values (${chave}, ${de}, array[${at(now)}])
    on conflict (chave) do update set
      falhas = ${failuresAt(now)} || ${at(now)},
      em_curso = array_remove(b.em_curso, ${id}::text),
      bloqueado_ate = case when cardinality(${failuresAt(now)}) + 1 >= ${FAILURES_TO_LOCK} then ${until} else b.bloqueado_ate end
    returning cardinality(b.falhas) >= ${FAILURES_TO_LOCK} as locked`)
  return row?.locked ?? false
}

/** Gives back an attempt that neither failed nor succeeded: a code is still missing, or the service is busy. */
export async function returnAttempt(db: Db, { chave, id }: Attempt): Promise<void> {
  await db.execute(sql`update bloqueios set em_curso = array_remove(em_curso, ${id}::text) where chave = ${chave}`)
}

/**
 * Ends a lock and forgets the failures, after a password reset or for an administrator. Returns false when there were
 * none.
 */
export async function releaseLock(db: Db, email: string): Promise<boolean> {
  const gone = await db
    .delete(bloqueios)
    .where(eq(bloqueios.chave, keyOf({ email })))
    .returning({ falhas: bloqueios.falhas, bloqueadoAte: bloqueios.bloqueadoAte })
  return gone.some(({ falhas, bloqueadoAte }) => falhas.length > 0 || bloqueadoAte !== null)
}

/** Forgets all attempts, because one has succeeded. */
export async function forgetAttempts(db: Db, counted: Counted): Promise<void> {
  await db.delete(bloqueios).where(eq(bloqueios.chave, keyOf(counted)))
}

/** Counts the emails that are locked now. */
export async function countLocks(db: Db, now: Date): Promise<number> {
  return await db.$count(bloqueios, and(eq(bloqueios.de, 'login'), gt(bloqueios.bloqueadoAte, now)))
}

/**
 * Finds the accounts whose emails are locked now. Keys are digests, so those of the accounts are compared with them.
 */
export const findLockedUsuarioIds = (db: Db, now: Date): Promise<number[]> =>
  findUsuarioIds(
    db,
    sql`sha256(convert_to('bloqueio:' || lower(${usuarioEmail}), 'UTF8'))
      in (select chave from bloqueios where de = 'login' and bloqueado_ate > ${at(now)})`
  )

/**
 * Forgets an email's failures after a successful attempt, as part of a statement that reads the account from a query
 * named `conta`.
 */
export const forgetFailures = ({ chave, id }: Attempt): SQL => sql`
  update bloqueios set falhas = '{}', bloqueado_ate = null, em_curso = array_remove(em_curso, ${id}::text)
  where chave = ${chave} and exists (select 1 from conta)`
