/*
 * Serotypes, positivity of tests and timeliness. No kept count knows them: medians need how many cases have each delay,
 * and rows of that by day and municipality would be more than the cases. So they are counted from the cases of the
 * period, which an index finds, in one pass, and only for who asks.
 */

import { type SQL, sql } from 'drizzle-orm'
import { percent } from '../../../engine/contract/percent.ts'
import type { Db } from '../../../platform/db/client.ts'
import { addDays } from '../../../platform/time/days.ts'
import type { Place } from '../fields/place.ts'
import type { DataBase } from '../views-kept.ts'
import { type Histogram, medianOf } from './median.ts'

export const SOROTIPOS = ['DENV1', 'DENV2', 'DENV3', 'DENV4'] as const
export const EXAMES = ['ns1', 'igm', 'pcr', 'isolamento_viral'] as const
/** Within how many days after the notification an investigation should be closed. The contract names this number. */
const DEADLINE = 60

interface Asked extends Place {
  base?: DataBase
  tipo?: string
  inicio: string
  fim: string
  hoje: string
}

interface Found extends Record<string, unknown> {
  ate_notificacao: Histogram | null
  ate_digitacao: Histogram | null
  avaliados: number
  no_prazo: number
}

/** What the laboratory found, each taken out of the case once. */
const found = ['sorotipo', ...EXAMES].map((name) => sql`lab ->> ${literal(name)} as ${named(name)}`)

/** Each count of the pass, with the condition for its cases. */
const counted: [name: string, condition: SQL][] = [
  ...SOROTIPOS.map((each): [string, SQL] => [each, sql`is_probable and sorotipo = ${literal(each)}`]),
  ...EXAMES.flatMap((exame): [string, SQL][] => [
    [`${exame}_positivo`, sql`${named(exame)} = 'positivo'`],
    [`${exame}_negativo`, sql`${named(exame)} = 'negativo'`]
  ]),
  ['avaliados', sql`is_due`],
  ['no_prazo', sql`is_due and is_in_time`]
]

/** Literals instead of parameters, of our own words alone: the statement has two dozen of them. */
function literal(word: string): SQL {
  return sql.raw(`'${word}'`)
}

function named(name: string): SQL {
  return sql.raw(`"${name}"`)
}

/** Reads the indicators of the cases of a period and place. */
export async function readIndicators(db: Db, asked: Asked) {
  const counts = counted.map(([name, fits]) => sql`count(*) filter (where ${fits}) as ${named(name)}`)
  const sums = counted.map(([name]) => sql`coalesce(sum(${named(name)}), 0)::float8 as ${named(name)}`)
  const histogram = (days: string) => sql`(
    select json_agg(json_build_array(days, n) order by days)
    from (select ${named(days)} as days, sum(n)::float8 as n from by_delay where ${named(days)} >= 0 group by 1) h)`
  const [row] = await db.execute<Found>(sql`
    with by_delay as materialized (
      select ate_notificacao, ate_digitacao, count(*) as n, ${sql.join(counts, sql`, `)}
      from (
        select *, ${sql.join(found, sql`, `)} from (
          select data_notificacao - data_inicio_sintomas as ate_notificacao, data_digitacao - data_notificacao as ate_digitacao,
            detalhe -> 'dados_laboratoriais' as lab, caso_descartado(classificacao_final) is not true as is_probable,
            data_notificacao < ${addDays(asked.hoje, -DEADLINE)}::date as is_due,
            data_encerramento - data_notificacao <= ${DEADLINE}::int as is_in_time
          from casos where ${whereOf(asked)} offset 0
        ) facts offset 0
      ) taken group by 1, 2
    )
    select ${histogram('ate_notificacao')} as ate_notificacao, ${histogram('ate_digitacao')} as ate_digitacao,
      ${sql.join(sums, sql`, `)}
    from by_delay`)
  return shapeOf(row as Found)
}

/** The period is the first condition of an index, alone or after disease, state or municipality. */
function whereOf({ base = 'notificacao', tipo, uf, municipio, inicio, fim }: Asked): SQL {
  const day = base === 'sintomas' ? sql`data_inicio_sintomas` : sql`data_notificacao`
  const conditions = [
    sql`excluido_em is null`,
    sql`${day} between ${inicio}::date and ${fim}::date`,
    ...(tipo === undefined ? [] : [sql`tipo = ${tipo}`]),
    ...(municipio !== undefined ? [sql`municipio = ${municipio}::int`] : uf === undefined ? [] : [sql`uf = ${uf}`])
  ]
  return sql.join(conditions, sql` and `)
}

function shapeOf(found: Found) {
  const n = (name: string): number => Number(found[name])
  const typed = SOROTIPOS.map((sorotipo) => ({ sorotipo, casos: n(sorotipo) }))
  const identificados = typed.reduce((sum, { casos }) => sum + casos, 0)
  const { avaliados, no_prazo } = found
  return {
    sorotipos: {
      identificados,
      itens: typed.map((each) => ({ ...each, percentual: shareOf(each.casos, identificados) }))
    },
    positividade: EXAMES.map((exame) => {
      const [positivos, negativos] = [n(`${exame}_positivo`), n(`${exame}_negativo`)]
      return { exame, positivos, negativos, percentual: shareOf(positivos, positivos + negativos) }
    }),
    oportunidade: {
      sintomas_notificacao: medianOf(found.ate_notificacao ?? []),
      notificacao_digitacao: medianOf(found.ate_digitacao ?? []),
      encerramento: { avaliados, no_prazo, percentual: shareOf(no_prazo, avaliados) }
    }
  }
}

/** A share of nothing is not known. */
const shareOf = (part: number, all: number): number | null => (all === 0 ? null : percent(part, all))

export type Indicators = ReturnType<typeof shapeOf>
