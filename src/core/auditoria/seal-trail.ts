/**
 * Seals the audit trail: every half minute, one instance writes the next links of the chain (chain.ts). It is hard
 * because rows do not appear in the order of their ids. An id is taken before its row is committed, and some ids are
 * never used. So each seal also records the ids that were missing, and later seals take in rows that came late.
 */
import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { keyring } from '../../platform/sealing/keys.ts'
import type { PeriodicWork } from '../../platform/time/periodic.ts'
import { digestOfRows, FIRST_LINK, linkOf, type SealRecord, signatureOf } from './chain.ts'
import { lacres } from './tables.ts'

const EVERY_MS = 30_000
/** Most rows of one seal. */
const ROWS = 10_000
/** Most seals of one turn. A trail from before there were seals takes several turns. */
const SEALS = 200
/**
 * How long a row may come after others of higher ids. Ids are taken before rows are committed, and readings wait while
 * the database is away.
 */
export const LATE_HOURS = 24

interface Found extends Record<string, unknown> {
  linhas: number
  ids: string
  ate: string
  faltavam: string
  resumo: Buffer
}

interface SealOptions {
  now: Date
  most?: number
  /** Writes a seal even if there are no rows for it. */
  always?: boolean
}

export interface Sealed {
  linhas: number
  /** The end of the chain, to be kept elsewhere. */
  head: string
}

export const headOf = (n: number, link: Buffer): string => `${n}:${link.toString('hex')}`

/** Writes the next seal. Returns null when there is nothing to seal, or when another instance is sealing. */
export async function sealNext(db: Db, { now, most = ROWS, always = false }: SealOptions): Promise<Sealed | null> {
  if (!always && !(await isAnyUnsealed(db, now))) return null
  return await db.transaction(async (tx) => {
    const [turn] = await tx.execute<{ ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('auditoria.lacres', 0)) as ours`
    )
    if (!turn?.ours) return null
    const last = await lastSeal(tx)
    const found = await findUnsealed(tx, last?.ate ?? 0, now, most)
    if (found.linhas === 0 && !always) return null
    const { id: chave } = keyring().current
    const record: SealRecord = { ...found, n: (last?.n ?? 0) + 1, ate: Number(found.ate), chave, em: now.toISOString() }
    const elo = linkOf(record, last?.elo ?? FIRST_LINK)
    const lacre = signatureOf(elo, chave)
    if (!lacre) throw new Error('the present key is always there')
    await tx.insert(lacres).values({ ...record, elo, lacre, em: now })
    return { linhas: record.linhas, head: headOf(record.n, elo) }
  })
}

/** Looks without a transaction and without a lock, since there is mostly nothing to seal. */
async function isAnyUnsealed(db: Db, now: Date): Promise<boolean> {
  const last = await lastSeal(db)
  const { linhas } = await findUnsealed(db, last?.ate ?? 0, now, 1)
  return linhas > 0
}

/** Returns the last seal. A chain that somebody else has made must not get our signature at its end. */
async function lastSeal(db: Db): Promise<typeof lacres.$inferSelect | undefined> {
  const [last] = await db.select().from(lacres).orderBy(desc(lacres.n)).limit(1)
  if (last && !signatureOf(last.elo, last.chave)?.equals(last.lacre))
    throw new Error(`seal ${last.n} of the audit trail is not signed by a key of ours: see make check-audit`)
  return last
}

/**
 * Finds the next rows after the last seal, and rows that came late. Rows committed later are left to the next seals.
 */
async function findUnsealed(tx: Db, ate: number, now: Date, most: number): Promise<Found> {
  const since = new Date(now.getTime() - LATE_HOURS * 3600_000).toISOString()
  const [found] = await tx.execute<Found>(sql`
    with recent as (
      select range_agg(faltavam) - range_agg(ids) as missing from auditoria_lacres where em > ${since}::timestamptz
    ), a as (
      (select * from auditoria where id > ${ate}::bigint order by id limit ${most}::int)
      union all
      select late.* from recent cross join lateral unnest(recent.missing) gap
      join auditoria late on late.id >= lower(gap) and late.id < upper(gap)
    ), covered as (
      select count(*)::int as linhas, coalesce(range_agg(int8range(a.id, a.id, '[]')), '{}') as ids,
        greatest(max(a.id), ${ate}::bigint) as ate, coalesce(${digestOfRows}, sha256('')) as resumo
      from a
    )
    select linhas, ids::text as ids, ate::text as ate, resumo,
      (int8multirange(int8range(${ate}::bigint, ate, '(]')) - ids)::text as faltavam
    from covered`)
  return found!
}

/** Every instance with a worker runs this. When several begin at once, one of them seals. */
export const sealingOfTrail: PeriodicWork<{ db: Db; now: () => Date }> = {
  name: 'sealing the audit trail',
  everyMs: EVERY_MS,
  inEveryMode: true,
  run: async ({ db, now }) => {
    let sealed = 0
    let last: Sealed | null = null
    while (sealed < SEALS) {
      const next = await sealNext(db, { now: now() })
      if (!next) break
      last = next
      sealed += 1
      if (next.linhas < ROWS) break
    }
    // The log then holds the head of the chain, too. Cutting off the end of the trail would require cutting the log.
    return { sealed, head: last?.head ?? 0 }
  }
}
