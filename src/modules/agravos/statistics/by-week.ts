/*
 * Probable cases by week of first symptoms, for estimates. They are counted from the cases themselves: no kept count
 * knows the delay. One statement reads all municipalities, and packs each into one row, since a row for each week and
 * delay would be nearly a million of them in a large year.
 */

import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import { addDays } from '../../../platform/time/days.ts'
import { placeWhere } from '../counts/counts.ts'
import { contagemDeCasos } from '../views-kept.ts'

/** Data of which nothing newer is known than this many days ago say nothing about now. */
const NEWEST_WITHIN = 400
/** More than the columns of any triangle. */
const PACK = 64

/** When a case was known: the day on which it was typed, or notified where that is not known. */
const known = sql`coalesce(data_digitacao, data_notificacao)`
const probable = (tipo: string): SQL =>
  sql`tipo = ${tipo} and excluido_em is null and classificacao_final is distinct from 'descartado'`

/** The last day on which a case of the disease was known, which is how far the data reach. */
export async function lastKnownDay(db: Db, tipo: string, today: string): Promise<string | null> {
  const [found] = await db.execute<{ dia: string | null }>(sql`
    select max(${known})::text as dia from casos
    where ${probable(tipo)} and data_notificacao between ${addDays(today, -NEWEST_WITHIN)}::date and ${today}::date
      and ${known} <= ${today}::date`)
  return found?.dia ?? null
}

/** What was counted of a municipality: `rows` are weeks or delays packed into numbers, each beside its cases. */
interface Packed extends Record<string, unknown> {
  municipio: number
  keys: number[]
  counts: number[]
}

/** The weeks to count: the last day of the newest, how many there are, and the day up to which cases were known. */
export interface DelayRequest {
  tipo: string
  lastDay: string
  weeks: number
  knownBy: string
}

/**
 * Counts cases by municipality, week and delay. Week 0 is the newest. Delay 0 is what was known when the week was as
 * old as the newest is now, and each further one is a week later.
 */
export async function delaysByMunicipio(
  db: Db,
  { tipo, lastDay, weeks, knownBy }: DelayRequest,
  each: (municipio: number, week: number, delay: number, cases: number) => void
): Promise<void> {
  const first = addDays(lastDay, 1 - 7 * weeks)
  const rows = await db.execute<Packed>(sql`
    select municipio, array_agg(week * ${sql.raw(String(PACK))} + delay) as keys, array_agg(n) as counts from (
      select municipio, week, greatest(0, week - (${knownBy}::date - ${known}) / 7) as delay, count(*)::int as n
      from (
        select *, (${lastDay}::date - data_inicio_sintomas) / 7 as week from casos
        where ${probable(tipo)} and data_inicio_sintomas between ${first}::date and ${lastDay}::date
          and ${known} <= ${knownBy}::date
      ) recent group by 1, 2, 3
    ) counted group by municipio`)
  for (const { municipio, keys, counts } of rows)
    keys.forEach((key, i) => {
      each(municipio, Math.floor(key / PACK), key % PACK, counts[i] ?? 0)
    })
}

/**
 * Counts cases by municipality and week, of weeks that begin on these days. A week is told by its place in the list.
 */
export async function weeksByMunicipio(
  db: Db,
  tipo: string,
  sundays: readonly string[],
  each: (municipio: number, week: number, cases: number) => void
): Promise<void> {
  const rows = await db.execute<Packed>(sql`
    select municipio, array_agg(nth) as keys, array_agg(n) as counts from (
      select municipio, nth::int, count(*)::int as n
      from unnest(${sql.param([...sundays])}::text[]) with ordinality as weeks (sunday, nth)
      join casos on data_inicio_sintomas between sunday::date and sunday::date + 6
      where ${probable(tipo)} group by 1, 2
    ) counted group by municipio`)
  for (const { municipio, keys, counts } of rows)
    keys.forEach((nth, i) => {
      each(municipio, nth - 1, counts[i] ?? 0)
    })
}

/** The days of these years on which cases of the disease were notified anywhere in the country. */
export async function loadedDays(db: Db, tipo: string, from: string, to: string): Promise<string[]> {
  const rows = await db.execute<{ dia: string }>(sql`
    select dia::text from ${contagemDeCasos} where ${placeWhere({}, { tipo, de: from, ate: to })}
    group by dia having sum(n) > 0`)
  return rows.map(({ dia }) => dia)
}

/** The number of cases of each disease, and when a case was last recorded, changed or removed. */
export async function markOfCasos(db: Db, tipos: string[]): Promise<{ changed: string; cases: Map<string, number> }> {
  const rows = await db.execute<{ tipo: string; n: string; changed: string | null }>(sql`
    select tipo, sum(n)::text as n, (select max(atualizado_em) from casos where excluido_em is null)::text as changed
    from ${contagemDeCasos} where ${placeWhere({}, {})} and ${oneOf(sql`tipo`, tipos)}
    group by tipo order by tipo`)
  return { changed: rows[0]?.changed ?? '', cases: new Map(rows.map(({ tipo, n }) => [tipo, Number(n)])) }
}
