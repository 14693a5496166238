import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { keyring } from '../../platform/sealing/keys.ts'
import type { PeriodicWork } from '../../platform/time/periodic.ts'
import { digestOfRows, FIRST_LINK, linkOf, type SealRecord, signatureOf } from './chain.ts'
import { lacres } from './tables.ts'

const EVERY_MS = 30_000
/** Rows of one seal. */
const ROWS = 10_000
/** Seals of one turn; a trail from before there were seals takes more turns. */
const SEALS = 200
/** So long a row may come after others of higher ids: ids are taken before rows are committed, and readings wait while the database is away. */
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
  /** Writes a seal even if there is no row for it. */
  always?: boolean
}

export interface Sealed {
  linhas: number
  /** The end of the chain, to be kept elsewhere. */
  head: string
}

export const headOf = (n: number, link: Buffer): string => `${n}:${link.toString('hex')}`

/** Writes the next seal; null when there is nothing to seal, or another instance is at it. */
export async function sealNext(db: Db, { now, most = ROWS, always = false }: SealOptions): Promise<Sealed | null> {
  return await db.transaction(async (tx) => {
    const [turn] = await tx.execute<{ ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('auditoria.lacres', 0)) as ours`
    )
    if (!turn?.ours) return null
    const [last] = await tx.select().from(lacres).orderBy(desc(lacres.n)).limit(1)
    // A chain that others have made must not get a signature of ours at its end.
    if (last && !signatureOf(last.elo, last.chave)?.equals(last.lacre))
      throw new Error(`seal ${last.n} of the audit trail is not signed by a key of ours: see make check-audit`)
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

/** The next rows after those that were looked at, and rows that came late. What is committed later is found by the next seals. */
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

/** By every instance that works; of those that begin at once one seals. */
export const sealingOfTrail: PeriodicWork<{ db: Db; now: () => Date }> = {
  name: 'sealing the audit trail',
  everyMs: EVERY_MS,
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
    // In the log the head of the chain is known elsewhere, too: whoever cuts the trail's end off would have to cut the log.
    return { sealed, head: last?.head ?? 0 }
  }
}
