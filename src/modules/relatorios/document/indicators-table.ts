import { type Content, cell, type Table, type Value } from './content.ts'
import { INDICATORS, type Indicator, type IndicatorWords, indicatorWords } from './words/indicators.ts'

type Row = [name: string, value: Value, unit: string, n: Value, of: Value]

/** The Ministry's indicators. Serotypes and tests that nobody has are left out; what is hidden says so. */
export function indicatorsTable(content: Content): Table {
  const { boletim, words } = content
  const { resumo } = boletim
  const said = indicatorWords(boletim.pedido.idioma)
  const { names, units, columns } = said
  const row = (name: Indicator, unit: keyof typeof units, value: number | null, n: Value, of: Value): Row => [
    names[name],
    value,
    units[unit],
    n,
    of
  ]
  const isToldOf = (...numbers: (number | null)[]) => !numbers.includes(null)
  const rate = (name: Indicator, value: number | null, n: number | null, of: number | null): Row => {
    const [, ...rest] = row(name, 'percent', value, cell(content, n), cell(content, of))
    return [names[name], isToldOf(n, of) ? rest[0] : words.hidden, rest[1], rest[2], rest[3]]
  }
  const { total, provaveis, obitos, hospitalizados } = resumo
  return {
    title: said.title,
    columns: [
      { title: words.figure, kind: 'text' },
      { title: columns.value, kind: 'figure' },
      { title: columns.unit, kind: 'text' },
      { title: columns.counted, kind: 'whole' },
      { title: columns.of, kind: 'whole' }
    ],
    rows: [
      [names.provaveis, cell(content, provaveis), units.cases, cell(content, provaveis), cell(content, total)],
      [
        names.incidencia,
        provaveis === null ? words.hidden : resumo.incidencia_provaveis,
        units.rate,
        cell(content, provaveis),
        null
      ],
      rate('letalidade', resumo.letalidade, obitos, provaveis),
      [
        names.graves,
        obitos === null ? words.hidden : resumo.letalidade_graves,
        units.percent,
        cell(content, obitos),
        null
      ],
      rate('hospitalizados', resumo.taxa_hospitalizacao, hospitalizados, total),
      ...countedRows(content, said)
    ]
  }
}

/** The indicators that are counted case by case. */
function countedRows({ boletim, words }: Content, { names, units, exames }: IndicatorWords): Row[] {
  const { indicadores } = boletim.resumo
  if (!indicadores) {
    const late = ['notificacao', 'digitacao', 'encerramento'] as const
    return late.map((name) => [
      names[name],
      words.hidden,
      units[name === 'encerramento' ? 'percent' : 'days'],
      null,
      null
    ])
  }
  const { sorotipos, positividade, oportunidade } = indicadores
  const { sintomas_notificacao: notified, notificacao_digitacao: typed, encerramento: closed } = oportunidade
  const tested = positividade.filter(({ percentual }) => percentual !== null)
  return [
    ...(sorotipos.identificados === 0 ? [] : sorotipos.itens).map(
      ({ sorotipo, casos, percentual }): Row => [sorotipo, percentual, units.percent, casos, sorotipos.identificados]
    ),
    ...tested.map(
      ({ exame, positivos, negativos, percentual }): Row => [
        `${names.positividade}: ${exames[exame] ?? exame}`,
        percentual,
        units.percent,
        positivos,
        positivos + negativos
      ]
    ),
    [names.notificacao, notified.mediana, units.days, null, notified.casos],
    [names.digitacao, typed.mediana, units.days, null, typed.casos],
    [names.encerramento, closed.percentual, units.percent, closed.no_prazo, closed.avaliados]
  ]
}

/** What each indicator is, in the order of the table. */
export function definitionsOf({ boletim }: Content): [name: string, definition: string][] {
  const { names, definitions } = indicatorWords(boletim.pedido.idioma)
  return INDICATORS.map((name) => [names[name], definitions[name]])
}
