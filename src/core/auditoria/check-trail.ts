/**
 * Checks that nobody has tampered with the audit trail. It walks the chain of seals (chain.ts) in order and compares
 * three things: each link with its record and the link before it, each signature with our keys, and each seal with the
 * rows as they are now. Rows outside any seal need care: the newest and the late ones are fine, and all others were
 * inserted.
 */
import { asc, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { digestOfRows, FIRST_LINK, linkOf, signatureOf } from './chain.ts'
import { headOf, LATE_HOURS } from './seal-trail.ts'
import { lacres } from './tables.ts'

/** Seals that one statement reads. */
const AT_ONCE = 20
const MOST_IDS = 20

export interface TrailReport {
  linhas: number
  lacres: number
  /** Rows that are not sealed yet: the newest, and those that came late. */
  abertas: number
  head: string | null
  /** What was found, one sentence each. Empty when the trail is intact. */
  findings: string[]
}

type Seal = typeof lacres.$inferSelect

/**
 * Compares the whole trail with its seals. `anchor` is a head that was noted earlier; the chain must still contain it.
 */
export async function checkTrail(db: Db, now: Date, anchor: string | null = null): Promise<TrailReport> {
  const findings: string[] = []
  let link: Buffer = FIRST_LINK
  let last = 0
  let linhas = 0
  let isSigned = true
  let isAnchored = anchor === null
  for (;;) {
    const seals = await db.select().from(lacres).where(gt(lacres.n, last)).orderBy(asc(lacres.n)).limit(AT_ONCE)
    if (seals.length === 0) break
    const rows = await digestsOf(db, last, seals.at(-1)!.n)
    for (const seal of seals) {
      if (seal.n !== last + 1) findings.push(`${seal.n - last - 1} seals are missing after seal ${last}`)
      const expected = linkOf({ ...seal, em: seal.em.toISOString() }, link)
      const { isBroken, signed } = chainFindings(seal, expected, findings)
      isSigned = signed
      // A broken link is reported once. What follows is compared with the stored link.
      link = isBroken ? seal.elo : expected
      if (headOf(seal.n, seal.elo) === anchor) isAnchored = true
      const found = rows.get(seal.n)
      rowFindings(seal, found, findings)
      linhas += found?.linhas ?? 0
      last = seal.n
    }
  }
  if (last > 0 && !isSigned) findings.push(`seal ${last}, the last one, is signed by a key that is not here`)
  if (!isAnchored) findings.push('the chain does not have the head that was noted')
  const abertas = await openRows(db, now, findings)
  return { linhas, lacres: last, abertas, head: last === 0 ? null : headOf(last, link), findings }
}

function chainFindings(seal: Seal, expected: Buffer, findings: string[]): { isBroken: boolean; signed: boolean } {
  const isBroken = !expected.equals(seal.elo)
  if (isBroken) findings.push(`seal ${seal.n} (ids ${seal.ids}): its record, or the chain before it, was changed`)
  const signature = signatureOf(expected, seal.chave)
  if (signature && !isBroken && !signature.equals(seal.lacre))
    findings.push(`seal ${seal.n} (ids ${seal.ids}): its signature is not ours`)
  return { isBroken, signed: signature !== null }
}

interface SealedRows extends Record<string, unknown> {
  n: number
  linhas: number
  resumo: Buffer
}

/** Reads the rows of these seals as they are now. */
async function digestsOf(db: Db, after: number, upTo: number): Promise<Map<number, SealedRows>> {
  const rows = await db.execute<SealedRows>(sql`
    select s.n, count(*)::int as linhas, ${digestOfRows} as resumo
    from auditoria_lacres s cross join lateral unnest(s.ids) part
    join auditoria a on a.id >= lower(part) and a.id < upper(part)
    where s.n > ${after}::int and s.n <= ${upTo}::int group by s.n`)
  return new Map(rows.map((row) => [row.n, row]))
}

function rowFindings({ n, ids, linhas, resumo }: Seal, found: SealedRows | undefined, findings: string[]): void {
  const there = found?.linhas ?? 0
  if (there < linhas) findings.push(`seal ${n} (ids ${ids}): ${linhas - there} of ${linhas} rows were removed`)
  else if (found && !found.resumo.equals(resumo)) findings.push(`seal ${n} (ids ${ids}): rows were changed`)
}

/**
 * Counts rows without a seal: the newest, and late ones that are still expected. Reports rows that somebody put between
 * sealed ones.
 */
async function openRows(db: Db, now: Date, findings: string[]): Promise<number> {
  const since = new Date(now.getTime() - LATE_HOURS * 3600_000).toISOString()
  const [found] = await db.execute<{ newest: number; late: number; inserted: string[]; more: number }>(sql`
    with sealed as (
      select coalesce(max(ate), 0) as ate, coalesce(range_agg(ids), '{}') as ids,
        coalesce(range_agg(faltavam) filter (where em > ${since}::timestamptz), '{}') as awaited
      from auditoria_lacres
    ), loose as (
      select a.id, sealed.awaited @> a.id as is_late
      from sealed cross join lateral unnest(int8multirange(int8range(null, sealed.ate, '[]')) - sealed.ids) gap
      join auditoria a on (lower_inf(gap) or a.id >= lower(gap)) and a.id < upper(gap)
    )
    select (select count(*)::int from auditoria a, sealed where a.id > sealed.ate) as newest,
      (select count(*)::int from loose where is_late) as late,
      array(select id::text from loose where not is_late order by id limit ${MOST_IDS}::int) as inserted,
      (select count(*)::int from loose where not is_late) as more`)
  const { newest = 0, late = 0, inserted = [], more = 0 } = found ?? {}
  if (more > 0)
    findings.push(
      `${more} rows were inserted between sealed ones: ids ${inserted.join(', ')}${more > MOST_IDS ? ', ...' : ''}`
    )
  return newest + late
}
