import type { Cell } from '../../../platform/sheets/cell.ts'
import { type Sheet, writeWorkbook } from '../../../platform/sheets/workbook.ts'
import { alertsTable } from './alerts-table.ts'
import {
  type Column,
  type Content,
  cell,
  coverOf,
  inShort,
  investigatedIn,
  methodOf,
  type Table,
  textOf
} from './content.ts'
import { ageSexTable, comparisonTable, curveTable, partsTable } from './content-tables.ts'
import { definitionsOf, indicatorsTable } from './indicators-table.ts'
import { areasTable, placesTable } from './places-tables.ts'
import { issueWords } from './words/issue.ts'

const formats: Partial<Record<Column['kind'], string>> = {
  whole: '#,##0',
  two: '#,##0.00',
  percent: '0.00',
  change: '0.00',
  day: 'yyyy-mm-dd'
}

/** Writes the bulletin as a workbook: the tables of the pages, with every municipality, and the curve as figures. */
export async function writeWorkbookOf(content: Content): Promise<Buffer> {
  const { words } = content
  const alerts = alertsTable(content)
  const areas = areasTable(content)
  const tables = [
    comparisonTable(content),
    curveTable(content),
    // Names of sheets are short, and the week is in the sheet itself.
    ...(alerts ? [{ ...alerts, title: alerts.title.slice(0, 31) }] : []),
    indicatorsTable(content),
    placesTable(content),
    ...(areas ? [areas] : []),
    ageSexTable(content),
    partsTable(content, 'classificacao'),
    partsTable(content, 'evolucao')
  ]
  return await writeWorkbook([
    summary(content),
    ...tables.map(sheetOf),
    lines(words.method, [...methodOf(content), ...definitionsOf(content)])
  ])
}

/** The figures of the cover as numbers, under the labels that they have there. */
function summary(content: Content): Sheet {
  const { boletim, institution, words, format, lugar } = content
  const { resumo, series, pedido } = boletim
  const { nome, contato, logo } = institution
  const issue = issueWords(pedido.idioma)
  const { confirmado, descartado } = resumo.por_classificacao
  const labels = coverOf(content).map(({ label }) => label)
  const values = [
    cell(content, resumo.total),
    cell(content, confirmado),
    cell(content, descartado),
    cell(content, investigatedIn(resumo)),
    resumo.incidencia_provaveis,
    cell(content, resumo.hospitalizados),
    cell(content, resumo.obitos),
    series.populacao.habitantes
  ]
  const about: Cell[][] = [
    ...(nome || contato ? [[nome, contato]] : []),
    [words.disease[pedido.tipo_agravo], lugar],
    [words.thisPeriod, words.period(format.day(pedido.data_inicio), format.day(pedido.data_fim))]
  ]
  const said = inShort(content).map((sentence): Cell[] => [sentence])
  const text = textOf(content).map((paragraph, i): Cell[] => [i === 0 ? issue.text : null, paragraph])
  return {
    name: words.inShort,
    columns: [
      { name: words.title, width: 34 },
      { name: words.generated(format.moment(boletim.geradoEm)), width: 24 }
    ],
    rows: [...about, ...labels.map((label, i): Cell[] => [label, values[i] ?? null]), ...said, ...text],
    ...(logo ? { picture: { ...logo, alt: issue.logoAlt(nome) } } : {})
  }
}

const sheetOf = ({ title, columns, rows }: Table): Sheet => ({
  name: title,
  columns: columns.map(({ title: name, kind }, i) => ({
    name,
    format: formats[kind],
    isDay: kind === 'day',
    width: i === 0 ? 34 : 16
  })),
  rows
})

const lines = (name: string, texts: [string, string][]): Sheet => ({
  name,
  columns: [
    { name, width: 30 },
    { name: '', width: 120 }
  ],
  rows: texts
})
