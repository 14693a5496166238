/*
 * Serotypes, positivity of tests and timeliness. Medians need how many cases have each delay. That is kept for each day
 * of a state and of the country (keep.ts). For municipalities it would be more rows than cases, so their cases are
 * counted, and so are those of days that have changed since. One statement reads both, so that no case is missing or
 * counted twice.
 */

import { type SQL, sql } from 'drizzle-orm'
import { percent } from '../../../../engine/contract/percent.ts'
import type { Db } from '../../../../platform/db/client.ts'
import { addDays } from '../../../../platform/time/days.ts'
import type { Place } from '../../fields/place.ts'
import type { DataBase } from '../../views-kept.ts'
import { countedByDelay, DEADLINE, dayOf, named, resultNames, wholeDays } from './facts.ts'
import { type Histogram, medianOf } from './median.ts'
import { EXAMES, resultColumns, SOROTIPOS } from './words.ts'

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

/** Reads the indicators of the cases of a period and place. */
export async function readIndicators(db: Db, asked: Asked) {
  const { base = 'notificacao' } = asked
  const sums = resultColumns.map((name) => sql`coalesce(sum(${named(name)}), 0)::float8 as ${named(name)}`)
  const due = sql`where ${base === 'sintomas' ? sql`dia + days` : sql`dia`} < ${addDays(asked.hoje, -DEADLINE)}::date`
  const [row] = await db.execute<Found>(sql`
    with ${sourcesOf(base, asked)},
    notified as materialized (
      select dia, days, n, no_prazo from kept, unnest(ate_notificacao, ate_notificacao_n, ate_notificacao_no_prazo) t (days, n, no_prazo)
      union all select dia, ate_notificacao, n, no_prazo from counted
    ),
    typed as (
      select days, n from kept, unnest(ate_digitacao, ate_digitacao_n) t (days, n)
      union all select ate_digitacao, n from counted
    )
    select ${histogramOf('notified')} as ate_notificacao, ${histogramOf('typed')} as ate_digitacao,
      (select coalesce(sum(n), 0)::float8 from notified ${due}) as avaliados,
      (select coalesce(sum(no_prazo), 0)::float8 from notified ${due}) as no_prazo,
      ${sql.join(sums, sql`, `)}
    from (select ${resultNames} from kept union all select ${resultNames} from counted) results`)
  return shapeOf(row as Found)
}

const histogramOf = (delays: 'notified' | 'typed') => sql`(
  select json_agg(json_build_array(days, n) order by days)
  from (select days, sum(n)::float8 as n from ${named(delays)} where days >= 0 group by days) histogram)`

/** The two sources: `kept`, rows of whole days, and `counted`, cases of the days that these do not have. */
function sourcesOf(base: DataBase, asked: Asked): SQL {
  const { inicio, fim, tipo, uf = '', municipio } = asked
  const day = dayOf(base)
  const period = sql`between ${inicio}::date and ${fim}::date`
  const ofTipo = tipo === undefined ? sql`` : sql` and tipo = ${tipo}`
  const counted = (where: SQL) => sql`counted as materialized (${countedByDelay(base, sql`dia`, where)})`
  if (municipio !== undefined)
    return sql`
      kept as (select * from casos_indicadores where false),
      ${counted(sql`municipio = ${municipio}::int and ${day} ${period}${ofTipo}`)}`
  const ofUf = uf === '' ? sql`` : sql` and uf = ${uf}`
  const edge = (end: 'min' | 'max') => sql`(select ${named(end)}(${day}) from casos where excluido_em is null)`
  return sql`
    whole as materialized (
      select dia from ${wholeDays(base)} days where dia ${period}
    ),
    kept as materialized (
      select * from casos_indicadores
      where base = ${base} and uf = ${uf} and dia ${period}${ofTipo} and dia in (select dia from whole)
    ),
    ${counted(sql`${day} = any(array(
      select dia::date from generate_series(greatest(${inicio}::date, ${edge('min')}), least(${fim}::date, ${edge('max')}), '1 day') dia
      except select dia from whole
    ))${ofUf}${ofTipo}`)}`
}

function shapeOf(found: Found) {
  const n = (name: string): number => Number(found[name])
  const typed = SOROTIPOS.map((sorotipo) => ({ sorotipo, casos: n(sorotipo.toLowerCase()) }))
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
