/*
 * What the kept counts distinguish within each place, day and disease besides the number of cases: one column each,
 * empty instead of 0. Separate rows would be nearly as many as the cases. Columns cost a writer no extra row, and a
 * year of the whole country is read in a thousand rows.
 */

export const SEXOS = ['F', 'M', 'I'] as const
const OLDEST = 80
const STEP = 5
const FIRST_YEARS = Array.from({ length: OLDEST / STEP + 1 }, (_, i) => i * STEP)

/** Age groups of five years; the last one is open. */
export const FAIXAS = FIRST_YEARS.map((de) => (de === OLDEST ? `${de}+` : `${de}-${de + STEP - 1}`))

export const CLASSIFICACOES = [
  'dengue_sem_sinais_alarme',
  'dengue_com_sinais_alarme',
  'dengue_grave',
  'confirmado',
  'descartado',
  'inconclusivo',
  'em_investigacao',
  'dengue_classico',
  'dengue_com_complicacoes',
  'febre_hemorragica_dengue',
  'sindrome_choque_dengue'
] as const

export const EVOLUCOES = ['cura', 'obito', 'obito_outras_causas', 'obito_em_investigacao', 'ignorado'] as const

export const UFS = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')

/** The key of cases in which a field is empty. */
export const EMPTY = 'nao_informado'

/** A part of the cases: its column, and its key in the answers. */
interface Part {
  column: string
  chave: string
}

const namesOf = (parts: { column: string }[]): string[] => parts.map(({ column }) => column)

const withEmpty = (prefix: string, values: readonly string[]): Part[] => [
  ...values.map((value) => ({ column: `${prefix}_${value.toLowerCase()}`, chave: value })),
  { column: `${prefix}_x`, chave: EMPTY }
]

/** The sexes, which only the totals of a municipality have columns for. */
export const sexos = withEmpty('sexo', SEXOS)

/**
 * A sex within an age group. The database numbers them in this order (`pessoa_do_caso`): all ages of one sex, then
 * those of the next.
 */
export const pessoas = sexos.flatMap(({ column, chave: sexo }) =>
  [...FIRST_YEARS.map((de) => String(de).padStart(2, '0')), 'x'].map((de, i) => ({
    column: `${column.replace('sexo_', '')}_${de}`,
    sexo,
    faixa: FAIXAS[i] ?? EMPTY
  }))
)
export const columnsOfPessoas = (fits: (pessoa: (typeof pessoas)[number]) => boolean): string[] =>
  namesOf(pessoas.filter(fits))
export const classificacoes = withEmpty('c', CLASSIFICACOES)
export const evolucoes = withEmpty('e', EVOLUCOES)
/** The states, which only the rows of the whole country distinguish. */
export const ufs: Part[] = UFS.map((uf) => ({ column: `uf_${uf.toLowerCase()}`, chave: uf }))

/** The columns that every place has. Those of `ufColumns` exist for the country alone. */
export const profileColumns = namesOf([...pessoas, ...classificacoes, ...evolucoes])
export const ufColumns = namesOf(ufs)
/** The columns of the totals of a municipality. */
export const totalColumns = namesOf([...sexos, ...classificacoes, ...evolucoes])
