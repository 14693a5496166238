/*
 * Keeps the counts of whole days that the indicators need (`casos_indicadores`). Days whose cases have changed are
 * marked, by a trigger or when the deltas of new cases are folded, and are counted from their cases until they are kept
 * again. Adding differences instead would make each writer note every result and delay of a case.
 */

import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/client.ts'
import { oneOf } from '../../../../platform/db/one-of.ts'
import type { PeriodicWork } from '../../../../platform/time/periodic.ts'
import type { DataBase } from '../../views-kept.ts'
import { countedByDelay, dayOf, resultNames, resultSums, wholeDays } from './facts.ts'
import { resultColumns } from './words.ts'

const BASES = ['notificacao', 'sintomas'] as const
/** A day of a national epidemic has sixty thousand cases, so that a step takes a few seconds at most. */
const DAYS_AT_ONCE = 20
/** So many of the oldest marks are looked through for days. */
const MARKS = 5_000
/** A day that is being worked on is left until it has been quiet for a while. */
const QUIET_SECONDS = 30
const EVERY_MS = 15_000
const IDLE_MS = 60_000
/** A turn takes a fifth of the time at most, so that a large import does not have its days counted again and again. */
const TURN_MS = 3_000

const names = (columns: string[]): SQL => sql.raw(columns.join(', '))

/** Counts days from their cases, for each state and for the country, in the form of `casos_indicadores`. */
export function countedDays(base: DataBase, where: SQL): SQL {
  const key = sql.raw('lugar, dia, tipo')
  const sumsBy = (delay: string, sums: SQL, where = sql``) =>
    sql`(select ${key}, ${sql.raw(delay)} as days, ${sums} from placed ${where} group by ${key}, ${sql.raw(delay)}) sums group by ${key}`
  return sql`
    with placed as materialized (
      select lugar, by_delay.* from (${countedByDelay(base, sql.raw('dia, uf, tipo'), where)}) by_delay
        cross join lateral (values (uf), ('')) lugares (lugar)
    ),
    notified as (
      select ${key}, array_agg(days order by days) as ate_notificacao, array_agg(n order by days) as ate_notificacao_n,
        array_agg(no_prazo order by days) as ate_notificacao_no_prazo, ${resultSums}
      from ${sumsBy('ate_notificacao', sql`sum(n)::int as n, sum(no_prazo)::int as no_prazo, ${resultSums}`)}
    ),
    typed as (
      select ${key}, array_agg(days order by days) as ate_digitacao, array_agg(n order by days) as ate_digitacao_n
      from ${sumsBy('ate_digitacao', sql`sum(n)::int as n`, sql`where ate_digitacao is not null`)}
    )
    select ${sql.raw(`'${base}'`)} as base, lugar as uf, dia, tipo, ate_notificacao, ate_notificacao_n, ate_notificacao_no_prazo,
      coalesce(ate_digitacao, '{}') as ate_digitacao, coalesce(ate_digitacao_n, '{}') as ate_digitacao_n, ${resultNames}
    from notified left join typed using (lugar, dia, tipo)`
}

const columns = [
  'base',
  'uf',
  'dia',
  'tipo',
  'ate_notificacao',
  'ate_notificacao_n',
  'ate_notificacao_no_prazo',
  'ate_digitacao',
  'ate_digitacao_n',
  ...resultColumns
]

/** Keeps some of the marked days that nobody has changed for so many seconds. Returns how many there were. */
export async function keepSomeDays(db: Db, quietSeconds: number): Promise<number> {
  const isQuiet = sql`em <= clock_timestamp() - make_interval(secs => ${quietSeconds}::int)`
  // One statement in place of a transaction, for the many turns in which nothing is marked.
  const [marks] = await db.execute<{ are: boolean }>(
    sql`select exists (select from casos_indicadores_marcas where ${isQuiet}) as are`
  )
  if (!marks?.are) return 0
  return await db.transaction(async (tx) => {
    const [lock] = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('casos_indicadores', 0)) as taken`
    )
    if (!lock?.taken) return 0
    const marked = await tx.execute<{ base: DataBase; dia: string }>(sql`
      select base, dia::text as dia from (
        select * from casos_indicadores_marcas where ${isQuiet} order by em limit ${MARKS}::int
      ) oldest group by base, dia order by min(em) limit ${DAYS_AT_ONCE}::int`)
    for (const base of BASES) {
      const days = marked.filter((each) => each.base === base).map(({ dia }) => dia)
      if (days.length > 0) await keepDays(tx, base, days)
    }
    return marked.length
  })
}

/**
 * The marks go first. What a writer commits after that is in the count or has a mark of its own, because the next
 * statement sees at least as much.
 */
async function keepDays(tx: Db, base: DataBase, days: string[]): Promise<void> {
  const ofDays = sql`base = ${base} and ${oneOf(sql`dia`, days)}`
  await tx.execute(sql`delete from casos_indicadores_marcas where ${ofDays}`)
  await tx.execute(sql`delete from casos_indicadores where ${ofDays}`)
  await tx.execute(sql`
    insert into casos_indicadores (${names(columns)})
    ${countedDays(base, oneOf(dayOf(base), days))}`)
}

/** Marks every day, so that all are kept anew. */
export async function markAllDays(db: Db): Promise<void> {
  for (const base of BASES)
    await db.execute(sql`
      insert into casos_indicadores_marcas (base, dia)
      select ${base}, ${dayOf(base)} from casos where excluido_em is null
      union select ${base}, dia from casos_indicadores where base = ${base}`)
}

/** The kept days that differ from their cases, leaving out those that have changed since. */
export async function compareKeptDays(db: Db): Promise<{ chave: string; guardado: number; contado: number }[]> {
  const found = []
  for (const base of BASES) {
    const isKept = sql`dia in ${wholeDays(base)}`
    const key = sql.raw('base, uf, dia, tipo')
    found.push(
      ...(await db.execute<{ chave: string; guardado: number; contado: number }>(sql`
        with kept as (select ${names(columns)} from casos_indicadores where base = ${base} and ${isKept}),
        counted as (select * from (${countedDays(base, sql`true`)}) counted where ${isKept})
        select concat_ws(' | ', ${key}) as chave, coalesce(guardado, 0)::float8 as guardado, coalesce(contado, 0)::float8 as contado
        from (select *, ${sumOf} as guardado from (table kept except table counted) k) kept
        full join (select *, ${sumOf} as contado from (table counted except table kept) c) counted using (${key})
        order by ${key}`))
    )
  }
  return found
}

/** One number for all that is kept of a day. */
const sumOf = sql.raw(
  [...resultColumns, '(select coalesce(sum(n), 0) from unnest(ate_notificacao_n || ate_digitacao_n) n)'].join(' + ')
)

/** Several instances may run this at the same time: one keeps, and the others find nothing to do. */
export const keepingOfIndicators: PeriodicWork<{ db: Db }> = {
  name: 'keeping the indicators',
  everyMs: EVERY_MS,
  idleMs: IDLE_MS,
  quiet: true,
  run: async ({ db }) => {
    const start = performance.now()
    let kept = 0
    for (;;) {
      const some = await keepSomeDays(db, QUIET_SECONDS)
      kept += some
      if (some < DAYS_AT_ONCE || performance.now() - start > TURN_MS) return { kept }
    }
  }
}
