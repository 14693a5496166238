import { sql } from 'drizzle-orm'
import { profileColumns, ufColumns, ufs } from '../../src/modules/agravos/counts/profile.ts'
import { countedParts, countedSums, sumColumns } from '../../src/modules/agravos/counts/recount-parts.ts'
import { countedCasos } from '../../src/modules/agravos/counts/recount-sets.ts'
import type { Db } from '../../src/platform/db/client.ts'
import { type Chunk, ofChunk } from './rows.ts'

/** The number of cases between two marks, equal to that of the worker. */
const STRETCH = 4_000

const columns = [...sumColumns, ...profileColumns]
const sums = sql.raw(columns.map((name) => `sum(${name}) as ${name}`).join(', '))
const ofStates = sql.raw(ufs.map(({ chave }) => `sum(n) filter (where uf = '${chave}')`).join(', '))

/**
 * Counts the cases of one month. No day belongs to two months, so nothing has to be added to existing rows, and the
 * counts by municipality only have to be summed for states and country. Counting everything at once would need a
 * hundred numbers for each of millions of groups in memory.
 */
export async function countChunk(db: Db, chunk: Chunk): Promise<void> {
  const there = sql`from casos where excluido_em is null and ${ofChunk(chunk)}`
  await db.execute(sql`
    insert into casos_contados_municipio (dia, municipio, tipo, ${sql.raw(columns.join(', '))})
    select data_notificacao, municipio, tipo, ${countedSums}, ${countedParts} ${there} group by 1, 2, 3`)
  const byDay = sql`
    from casos_contados_municipio c join growth_places p on p.codigo = c.municipio
    where dia between ${chunk.first}::date and ${chunk.last}::date`
  await db.execute(sql`
    insert into casos_contados_dia (uf, dia, tipo, ${sql.raw(columns.join(', '))}) select uf, dia, tipo, ${sums} ${byDay} group by 1, 2, 3`)
  await db.execute(sql`
    insert into casos_contados_dia (uf, dia, tipo, ${sql.raw([...columns, ...ufColumns].join(', '))})
    select '', dia, tipo, ${sums}, ${ofStates} ${byDay} group by 2, 3`)
  await db.execute(sql`
    with counted as materialized (
      select uf, data_notificacao as dia, tipo, coalesce(classificacao_final, '') as classificacao, coalesce(evolucao, '') as evolucao,
        hospitalizacao, count(*) as n ${there} group by 1, 2, 3, 4, 5, 6
    )
    insert into casos_contados (uf, dia, tipo, classificacao, evolucao, hospitalizacao, n)
    select uf, dia, tipo, classificacao, evolucao, hospitalizacao, n from counted
    union all
    select '', dia, tipo, classificacao, evolucao, hospitalizacao, sum(n) from counted group by 2, 3, 4, 5, 6`)
}

/** Counts what is not counted by month: the places of areas, and the totals of municipalities. */
export async function countRest(db: Db): Promise<void> {
  for (const table of ['casos_lugares', 'casos_totais']) {
    const set = countedCasos.find((each) => each.table === table)
    const [counted] = set?.counted ?? []
    if (!set || !counted) throw new Error(`There is no count in ${table} any more`)
    const names = sql.raw([...set.key, ...set.values].join(', '))
    await db.execute(sql`insert into ${sql.identifier(table)} (${names}) select ${names} from (${counted}) counted`)
  }
  await countSymptoms(db)
}

/** Counts by the day of the first symptoms, a month at a time for the same reason. */
async function countSymptoms(db: Db): Promise<void> {
  const months = await db.execute<{ first: string }>(sql`
    select generate_series(date_trunc('month', min(data_inicio_sintomas)), max(data_inicio_sintomas), '1 month')::date::text as first
    from casos`)
  for (const { first } of months) {
    const inMonth = sql`data_inicio_sintomas >= ${first}::date and data_inicio_sintomas < ${first}::date + interval '1 month'`
    await db.execute(sql`
      insert into casos_sintomas_municipio (dia, municipio, tipo, ${sql.raw(columns.join(', '))})
      select data_inicio_sintomas, municipio, tipo, ${countedSums}, ${countedParts}
      from casos where excluido_em is null and ${inMonth} group by 1, 2, 3`)
  }
  const byDay = sql`from casos_sintomas_municipio c join growth_places p on p.codigo = c.municipio`
  await db.execute(sql`
    insert into casos_sintomas_dia (uf, dia, tipo, ${sql.raw(columns.join(', '))}) select uf, dia, tipo, ${sums} ${byDay} group by 1, 2, 3`)
  await db.execute(sql`
    insert into casos_sintomas_dia (uf, dia, tipo, ${sql.raw([...columns, ...ufColumns].join(', '))})
    select '', dia, tipo, ${sums}, ${ofStates} ${byDay} group by 2, 3`)
}

/** Sets the marks of the orders of the list, one every few thousand cases. It needs the indexes of these orders. */
export async function markOrders(db: Db): Promise<void> {
  await db.execute(sql`delete from casos_marcos`)
  for (const [campo, cast] of [
    ['data_inicio_sintomas', '::timestamp'],
    ['criado_em', " at time zone 'UTC'"],
    ['atualizado_em', " at time zone 'UTC'"]
  ])
    await db.execute(
      sql.raw(`
        insert into casos_marcos (campo, valor, id, n)
        select '${campo}', case when nth = 1 then '-infinity' else valor end, case when nth = 1 then 0 else id end, lead(nth, 1, todos + 1) over (order by nth) - nth
        from (
          select ${campo}${cast} as valor, id, row_number() over (order by ${campo}, id) as nth from casos where excluido_em is null
        ) numbered, (select count(*) as todos from casos where excluido_em is null) counted
        where nth % ${STRETCH} = 1`)
    )
}
