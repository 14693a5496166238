/* What the indicators need to know of each case, and the counts of cases that have the same delays. */

import { type SQL, sql } from 'drizzle-orm'
import type { DataBase } from '../../views-kept.ts'
import { EXAMES, resultColumns, SOROTIPOS } from './words.ts'

/** Within how many days after the notification an investigation should be closed. The contract names this number. */
export const DEADLINE = 60

/** Literals instead of parameters, of our own words alone: the statements have two dozen of them. */
function literal(word: string): SQL {
  return sql.raw(`'${word}'`)
}

export function named(name: string): SQL {
  return sql.raw(`"${name}"`)
}

/** The column of `casos` that has the day by which cases are counted. */
export const dayOf = (base: DataBase): SQL => named(base === 'sintomas' ? 'data_inicio_sintomas' : 'data_notificacao')

/** What the laboratory found, each taken out of the case once. */
const found = ['sorotipo', ...EXAMES].map((name) => sql`lab ->> ${literal(name)} as ${named(name)}`)

/** Each result that is counted, with the condition for its cases. */
const results: [name: string, condition: SQL][] = [
  ...SOROTIPOS.map((each): [string, SQL] => [each.toLowerCase(), sql`is_probable and sorotipo = ${literal(each)}`]),
  ...EXAMES.flatMap((exame): [string, SQL][] => [
    [`${exame}_positivo`, sql`${named(exame)} = 'positivo'`],
    [`${exame}_negativo`, sql`${named(exame)} = 'negativo'`]
  ])
]
export const resultNames: SQL = sql.join(resultColumns.map(named), sql`, `)
export const resultSums: SQL = sql.join(
  resultColumns.map((name) => sql`sum(${named(name)})::int as ${named(name)}`),
  sql`, `
)

/**
 * Counts the cases that fit by both delays and by `keys`, among which `dia` is the day by which they are counted.
 * `offset 0` keeps the planner from taking the laboratory out of the case once for each count.
 */
export function countedByDelay(base: DataBase, keys: SQL, where: SQL): SQL {
  const counts = results.map(([name, fits]) => sql`count(*) filter (where ${fits})::int as ${named(name)}`)
  return sql`
    select ${keys}, ate_notificacao, ate_digitacao, count(*)::int as n, count(*) filter (where is_in_time)::int as no_prazo,
      ${sql.join(counts, sql`, `)}
    from (
      select *, ${sql.join(found, sql`, `)} from (
        select ${dayOf(base)} as dia, uf, tipo, data_notificacao - data_inicio_sintomas as ate_notificacao,
          data_digitacao - data_notificacao as ate_digitacao, detalhe -> 'dados_laboratoriais' as lab,
          caso_descartado(classificacao_final) is not true as is_probable,
          data_encerramento - data_notificacao <= ${sql.raw(String(DEADLINE))} as is_in_time
        from casos where excluido_em is null and ${where} offset 0
      ) facts offset 0
    ) taken group by ${keys}, ate_notificacao, ate_digitacao`
}

/** The days that are kept and whose cases have not changed since: neither a mark nor a delta names them. */
export const wholeDays = (base: DataBase): SQL => sql`(
  select dia from casos_indicadores where base = ${base} and uf = ''
  except select dia from casos_indicadores_marcas where base = ${base}
  except select ${named(base === 'sintomas' ? 'sintomas' : 'dia')} from casos_deltas
)`
