import { type SQL, sql } from 'drizzle-orm'
import { CLASSIFICACOES, classificacoes, EMPTY, EVOLUCOES, evolucoes, pessoas, SEXOS, sexos, ufs } from './profile.ts'

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

type Conditions = [column: string, condition: string][]

const ofPessoas: Conditions = pessoas.map(({ column, sexo, faixa }) => [
  column,
  `${oneOf('sexo', sexo, SEXOS)} and ${ofFaixa(faixa)}`
])
const ofSexos: Conditions = sexos.map(({ column, chave }) => [column, oneOf('sexo', chave, SEXOS)])
const ofOutcomes: Conditions = [
  ...classificacoes.map(({ column, chave }): [string, string] => [
    column,
    oneOf('classificacao_final', chave, CLASSIFICACOES)
  ]),
  ...evolucoes.map(({ column, chave }): [string, string] => [column, oneOf('evolucao', chave, EVOLUCOES)])
]

const counts = (list: Conditions): string =>
  list.map(([column, condition]) => `nullif(count(*) filter (where ${condition}), 0) as ${column}`).join(', ')

/** The sums that the summary shows. */
export const countedSums: SQL = sql.raw(`count(*) as n,
  count(*) filter (where caso_confirmado(classificacao_final)) as confirmados,
  count(*) filter (where caso_descartado(classificacao_final)) as descartados,
  count(*) filter (where hospitalizacao) as hospitalizados,
  count(*) filter (where caso_obito(evolucao)) as obitos`)

export const sumColumns = ['n', 'confirmados', 'descartados', 'hospitalizados', 'obitos']

export const countedParts: SQL = sql.raw(counts([...ofPessoas, ...ofOutcomes]))

/** The parts of the totals of a municipality, which are never empty. */
export const countedTotals: SQL = sql.raw(
  [...ofSexos, ...ofOutcomes]
    .map(([column, condition]) => `count(*) filter (where ${condition}) as ${column}`)
    .join(', ')
)

/** The states, counted in the rows of the whole country, whose place is empty. */
export const countedUfs: SQL = sql.raw(
  counts(ufs.map(({ column, chave }) => [column, `place = '' and uf = ${text(chave)}`]))
)
