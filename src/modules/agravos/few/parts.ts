import { classificacoes, columnsOfPessoas, EMPTY, evolucoes, FAIXAS, SEXOS } from '../counts/profile.ts'
import { hiddenCells } from './hidden-parts.ts'

/** Names a number that is a part of all cases: `sexo/F`, `classificacao/dengue_grave`, `metrica/hospitalizados`. */
export type PartKey = `${string}/${string}`

interface Part {
  key: PartKey
  columns: string[]
}

/** Classifications that confirm the disease, as `caso_confirmado` says it in the database; a test compares the two. */
export const confirmed = [
  'dengue_sem_sinais_alarme',
  'dengue_com_sinais_alarme',
  'dengue_grave',
  'confirmado',
  'dengue_classico',
  'dengue_com_complicacoes',
  'febre_hemorragica_dengue',
  'sindrome_choque_dengue'
]

const ofClass = (fits: (chave: string) => boolean): Part[] =>
  classificacoes
    .filter(({ chave }) => fits(chave))
    .map(({ chave, column }) => ({ key: `classificacao/${chave}`, columns: [column] }))

/** Divisions whose cells add up to all cases, and follow from no other division. */
const flat: Part[][] = [
  [...SEXOS, EMPTY].map((chave) => ({
    key: `sexo/${chave}`,
    columns: columnsOfPessoas(({ sexo }) => sexo === chave)
  })),
  [...FAIXAS, EMPTY].map((chave) => ({
    key: `faixa_etaria/${chave}`,
    columns: columnsOfPessoas(({ faixa }) => faixa === chave)
  })),
  evolucoes.map(({ chave, column }) => ({ key: `evolucao/${chave}`, columns: [column] })),
  [{ key: 'metrica/hospitalizados', columns: ['hospitalizados'] }]
]

/** The classifications below the three situations. What is hidden of a situation is hidden of all below it. */
const situations: { key: PartKey; parts: Part[] }[] = [
  { key: 'metrica/confirmados', parts: ofClass((chave) => confirmed.includes(chave)) },
  { key: 'metrica/descartados', parts: ofClass((chave) => chave === 'descartado') },
  { key: 'metrica/outros', parts: ofClass((chave) => chave !== 'descartado' && !confirmed.includes(chave)) }
]

/** Every part, in the order of the sums that `hiddenParts` takes. */
export const parts: Part[] = [...flat.flat(), ...situations.flatMap((each) => each.parts)]

const places = new Map(parts.map(({ key }, i) => [key, i]))

/** The sums of one row of a group: all its cases, and those of each part. */
export interface PartSums {
  isTold: boolean
  n: number
  sums: number[]
}

const add = (cells: number[]): number => cells.reduce((all, n) => all + n, 0)

/** The parts of a stretch that are hidden in all rows of a group. */
export function hiddenParts(rows: PartSums[]): Set<PartKey> {
  const present = rows.filter(({ n }) => n > 0)
  const cellsOf = ({ sums }: PartSums, of: Part[]) => of.map(({ key }) => sums[places.get(key) as number] ?? 0)
  const hiddenOf = (of: Part[]): PartKey[] => {
    const table = present.map((row) => {
      const cells = cellsOf(row, of)
      // Whoever was not sent to hospital is a cell, too, which nobody is shown.
      return { isTold: row.isTold, cells: [...cells, ...(of.length === 1 ? [row.n - add(cells)] : [])] }
    })
    return [...hiddenCells(table)].flatMap((i) => of[i]?.key ?? [])
  }
  const below = situations.map((each) => hiddenOfSituation(present, each.parts, cellsOf))
  const forced = below.flatMap(({ isAlone }, i) => (isAlone ? [i] : []))
  const nodes = present.map((row) => ({
    isTold: row.isTold,
    cells: situations.map((each) => add(cellsOf(row, each.parts)))
  }))
  const hidden = hiddenCells(nodes, forced)
  const ofSituations = situations.flatMap(({ key, parts: of }, i) =>
    hidden.has(i) ? [key, ...of.map((each) => each.key)] : (below[i]?.keys ?? [])
  )
  return new Set([...flat.flatMap(hiddenOf), ...ofSituations])
}

/** The hidden classifications of a situation. When only one row has any, the situation itself must be hidden. */
function hiddenOfSituation(rows: PartSums[], of: Part[], cellsOf: (row: PartSums, of: Part[]) => number[]) {
  const table = rows.map((row) => ({ isTold: row.isTold, cells: cellsOf(row, of) }))
  const hidden = hiddenCells(table)
  const present = table.filter(({ cells }) => add(cells) > 0)
  const isAlone = hidden.size > 0 && (of.length === 1 || (present.length === 1 && rows.length > 1))
  return { keys: [...hidden].flatMap((i) => of[i]?.key ?? []), isAlone }
}
