import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { type ApiError, accountLocked, rateLimitExceeded, serviceUnavailable } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { LONGEST_WAIT_MS } from '../../platform/limits/turns.ts'
import { digest } from '../../platform/sealing/secret.ts'
import { bloqueios } from './tables.ts'

export const FAILURES_TO_LOCK = 5
export const WINDOW_MS = 15 * 60_000
export const LOCK_MS = 15 * 60_000

/** An attempt that has not reported back for so long was lost with its process, and counts as failed. */
const LOST_MS = 30_000
/** Between two looks at an account whose attempts are all under way; longer each time, since many may be waiting. */
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 800

/**
 * What attempts are counted for: logins of an email, known or not; codes of an account that switches multi-factor authentication on; or passwords and codes within a
 * session. The last are counted by session, so that neither strangers who guess nor the thief of another token keep an owner from changing the password.
 */
type Counted = { email: string } | { enrolling: number } | { sessaoId: string }

/** One of the five attempts that there are; it ends as failed, given back or succeeded. */
export interface Attempt {
  chave: Buffer
  id: string
  de: 'login' | 'mfa' | 'sessao'
}

/** The email itself is not readable in it. */
function keyOf(counted: Counted): Buffer {
  if ('email' in counted) return digest(`bloqueio:${counted.email.toLowerCase()}`)
  return digest('enrolling' in counted ? `mfa:${counted.enrolling}` : `sessao:${counted.sessaoId}`)
}

const kindOf = (counted: Counted): Attempt['de'] =>
  'email' in counted ? 'login' : 'enrolling' in counted ? 'mfa' : 'sessao'

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** Failures inside the window that ends now, lost attempts among them; and the attempts that are still under way. */
const failuresAt = (now: Date): SQL => sql`array(
  select f from unnest(b.falhas) f where f > ${at(new Date(now.getTime() - WINDOW_MS))}
  union all
  select to_timestamp(split_part(e, ':', 1)::bigint / 1000.0) from unnest(b.em_curso) e
  where split_part(e, ':', 1)::bigint <= ${now.getTime() - LOST_MS}::bigint
    and split_part(e, ':', 1)::bigint > ${now.getTime() - WINDOW_MS}::bigint
)`
const underWayAt = (now: Date): SQL =>
  sql`array(select e from unnest(b.em_curso) e where split_part(e, ':', 1)::bigint > ${now.getTime() - LOST_MS}::bigint)`

/**
 * Reserves one of the five attempts before the password is looked at, so that any number of parallel attempts evaluates at
 * most five. When all are taken by attempts still under way, it waits for their outcome.
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
  // A reservation need not survive a crash of the database, so nobody waits for the disk here.
  const rows = await db.execute(sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true))
    insert into bloqueios as b (chave, de, em_curso) select ${chave}, ${de}, array[${id}::text] from quick
    on conflict (chave) do update set falhas = ${failuresAt(now)}, em_curso = ${underWayAt(now)} || ${id}::text, bloqueado_ate = null
    where (b.bloqueado_ate is null or b.bloqueado_ate <= ${at(now)})
      and cardinality(${failuresAt(now)}) + cardinality(${underWayAt(now)}) < ${FAILURES_TO_LOCK}
    returning 1`)
  return rows.length > 0
}

/** When the lock ends; null when the email is not locked. Failures of lost attempts lock too, until they leave the window. */
async function lockedUntil(db: Db, chave: Buffer, now: Date): Promise<Date | null> {
  const [row] = await db.execute<{ until: string | null }>(sql`
    select case
      when b.bloqueado_ate > ${at(now)} then b.bloqueado_ate
      when cardinality(${failuresAt(now)}) >= ${FAILURES_TO_LOCK}
        then (select min(f) from unnest(${failuresAt(now)}) f) + ${`${WINDOW_MS} milliseconds`}::interval
    end as until from bloqueios b where b.chave = ${chave}`)
  return row?.until ? new Date(row.until) : null
}

/** Whether logins of an email are refused now. */
export const isLocked = async (db: Db, email: string, now: Date): Promise<boolean> =>
  (await lockedUntil(db, keyOf({ email }), now)) !== null

/** The attempt failed. Returns true when that locks the email. */
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

/** The attempt neither failed nor succeeded (a code is still missing, the service is busy): it does not count. */
export async function returnAttempt(db: Db, { chave, id }: Attempt): Promise<void> {
  await db.execute(sql`update bloqueios set em_curso = array_remove(em_curso, ${id}::text) where chave = ${chave}`)
}

/** Ends a lock and forgets the failures: after a password reset, or by an administrator. False when there were none. */
export async function releaseLock(db: Db, email: string): Promise<boolean> {
  const gone = await db
    .delete(bloqueios)
    .where(eq(bloqueios.chave, keyOf({ email })))
    .returning({ falhas: bloqueios.falhas, bloqueadoAte: bloqueios.bloqueadoAte })
  return gone.some(({ falhas, bloqueadoAte }) => falhas.length > 0 || bloqueadoAte !== null)
}

/** The attempts have led to a success. */
export async function forgetAttempts(db: Db, counted: Counted): Promise<void> {
  await db.delete(bloqueios).where(eq(bloqueios.chave, keyOf(counted)))
}

/** How many emails are locked now. */
export async function countLocks(db: Db, now: Date): Promise<number> {
  return await db.$count(bloqueios, and(eq(bloqueios.de, 'login'), gt(bloqueios.bloqueadoAte, now)))
}

/** Forgets the failures of an email whose attempt has succeeded, for a statement that reads the account from a query named `conta`. */
export const forgetFailures = ({ chave, id }: Attempt): SQL => sql`
  update bloqueios set falhas = '{}', bloqueado_ate = null, em_curso = array_remove(em_curso, ${id}::text)
  where chave = ${chave} and exists (select 1 from conta)`
