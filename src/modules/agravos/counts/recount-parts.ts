import { type SQL, sql } from 'drizzle-orm'
import { CLASSIFICACOES, classificacoes, EMPTY, EVOLUCOES, evolucoes, pessoas, SEXOS, ufs } from './profile.ts'

/*
 * Counts the parts of the kept counts (`profile.ts`) from the cases themselves. The conditions read the fields of a
 * case, not the numbers that the triggers note, so that a mistake in those is found.
 */

const text = (value: string): string => `'${value}'`

const oneOf = (column: string, chave: string, values: readonly string[]): string =>
  chave === EMPTY ? `coalesce(${column}, '') not in (${values.map(text).join(', ')})` : `${column} = ${text(chave)}`

const ofFaixa = (faixa: string): string => {
  if (faixa === EMPTY) return '(idade is null or idade < 0)'
  const [from, to] = faixa.split('-')
  return to === undefined ? `idade >= ${Number.parseInt(faixa, 10)}` : `idade between ${from} and ${to}`
}

const conditions: [column: string, condition: string][] = [
  ...pessoas.map(({ column, sexo, faixa }): [string, string] => [
    column,
    `${oneOf('sexo', sexo, SEXOS)} and ${ofFaixa(faixa)}`
  ]),
  ...classificacoes.map(({ column, chave }): [string, string] => [
    column,
    oneOf('classificacao_final', chave, CLASSIFICACOES)
  ]),
  ...evolucoes.map(({ column, chave }): [string, string] => [column, oneOf('evolucao', chave, EVOLUCOES)])
]

const counts = (list: [string, string][]): string =>
  list.map(([column, condition]) => `nullif(count(*) filter (where ${condition}), 0) as ${column}`).join(', ')

/** The sums that the summary shows. */
export const countedSums: SQL = sql.raw(`count(*) as n,
  count(*) filter (where caso_confirmado(classificacao_final)) as confirmados,
  count(*) filter (where caso_descartado(classificacao_final)) as descartados,
  count(*) filter (where hospitalizacao) as hospitalizados,
  count(*) filter (where caso_obito(evolucao)) as obitos`)

export const sumColumns = ['n', 'confirmados', 'descartados', 'hospitalizados', 'obitos']

export const countedParts: SQL = sql.raw(counts(conditions))

/** The states, counted in the rows of the whole country, whose place is empty. */
export const countedUfs: SQL = sql.raw(
  counts(ufs.map(({ column, chave }) => [column, `place = '' and uf = ${text(chave)}`]))
)
