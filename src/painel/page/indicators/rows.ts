import type { Schemas } from '../../../client/index.ts'
import type { Table } from '../figure/table.ts'
import type { Name, Words } from './words.ts'

export interface Row {
  id: Name
  name: string
  /** Null where there are no cases to compute it from, or where it is hidden. */
  value: number | null
  unit: keyof Words['units']
  /** How many cases it is, and of how many. */
  n: number | null
  of: number | null
  isHidden: boolean
}

type Resumo = Schemas['CasoEstatisticas']

/** The indicators in the order of the guide. Serotypes and tests that nobody has are left out. */
export function rowsOf(resumo: Resumo, words: Words): Row[] {
  const { total, provaveis, obitos, hospitalizados } = resumo
  const row = (id: Name, unit: Row['unit'], value: number | null, counted: Partial<Row> = {}): Row => ({
    id,
    name: words.names[id],
    value,
    unit,
    n: null,
    of: null,
    isHidden: false,
    ...counted
  })
  const isHidden = (...numbers: (number | null)[]) => ({ isHidden: numbers.includes(null) })
  const isSmall = isHidden(total, provaveis)
  return [
    row('provaveis', 'cases', provaveis, { of: total, ...isSmall }),
    row('incidencia', 'rate', resumo.incidencia_provaveis, isSmall),
    row('letalidade', 'percent', resumo.letalidade, { n: obitos, of: provaveis, ...isHidden(obitos, provaveis) }),
    row('graves', 'percent', resumo.letalidade_graves, { n: obitos, ...isHidden(obitos) }),
    row('hospitalizados', 'percent', resumo.taxa_hospitalizacao, {
      n: hospitalizados,
      of: total,
      ...isHidden(hospitalizados, total)
    }),
    ...countedRows(resumo, words, row)
  ]
}

type Make = (id: Name, unit: Row['unit'], value: number | null, counted?: Partial<Row>) => Row

/** The indicators that are counted case by case. */
function countedRows({ indicadores }: Resumo, words: Words, row: Make): Row[] {
  if (!indicadores)
    return (['notificacao', 'digitacao', 'encerramento'] as const).map((id) =>
      row(id, 'days', null, { isHidden: true })
    )
  const { sorotipos, positividade, oportunidade } = indicadores
  const { sintomas_notificacao: notified, notificacao_digitacao: typed, encerramento: closed } = oportunidade
  const named = (id: Name, name: string) => ({ name: words.names[id].replace('{name}', name) })
  return [
    ...sorotipos.itens
      .filter(() => sorotipos.identificados > 0)
      .map(({ sorotipo, casos, percentual }) =>
        row('sorotipo', 'percent', percentual, {
          ...named('sorotipo', sorotipo),
          n: casos,
          of: sorotipos.identificados
        })
      ),
    ...positividade
      .filter(({ percentual }) => percentual !== null)
      .map(({ exame, positivos: n, negativos, percentual }) =>
        row('positividade', 'percent', percentual, {
          ...named('positividade', words.exames[exame] ?? exame),
          n,
          of: n + negativos
        })
      ),
    row('notificacao', 'days', notified.mediana, { of: notified.casos }),
    row('digitacao', 'days', typed.mediana, { of: typed.casos }),
    row('encerramento', 'percent', closed.percentual, { n: closed.no_prazo, of: closed.avaliados })
  ]
}

/** The indicators as data, for the file and for who does not see the page. */
export const tableOf = (rows: Row[], { columns, units, definitions }: Words, hidden: string): Table => ({
  columns: [
    { title: columns.name, kind: 'text' },
    { title: columns.value, kind: 'decimal' },
    { title: columns.unit, kind: 'text' },
    { title: columns.counted, kind: 'count' },
    { title: columns.of, kind: 'count' },
    { title: columns.definition, kind: 'text' }
  ],
  rows: rows.map(({ id, name, value, unit, n, of, isHidden }) => [
    name,
    isHidden ? hidden : value,
    units[unit],
    n,
    of,
    definitions[id]
  ])
})
