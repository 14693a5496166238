import { alertsTable } from './alerts-table.ts'
import { curvePicture, markedWeeks, pyramidPicture } from './charts.ts'
import { type Content, methodOf, seriesBy } from './content.ts'
import { ageSexTable, partsTable } from './content-tables.ts'
import { definitionsOf, indicatorsTable } from './indicators-table.ts'
import { mapPicture } from './maps.ts'
import { writeColumns } from './pdf-columns.ts'
import { writeCover } from './pdf-cover.ts'
import { createPaper, type Paper, WIDTH } from './pdf-page.ts'
import { drawTable } from './pdf-table.ts'
import { areasTable, placesTable } from './places-tables.ts'
import { issueWords } from './words/issue.ts'

/** The most municipalities that the pages show, beginning with the largest. */
const MOST_PLACES = 60

/** The room for the heading of a picture and for its note, in points. */
const AROUND = 60

/** Writes the bulletin as a PDF. */
export async function writePdf(content: Content): Promise<Buffer> {
  const { boletim, words, format, lugar } = content
  const { pedido, geradoEm } = boletim
  const disease = words.disease[pedido.tipo_agravo]
  const period = words.period(format.longDay(pedido.data_inicio), format.longDay(pedido.data_fim))
  const subject = `${disease} – ${lugar} – ${period}`
  const title = `${words.title}: ${disease}, ${lugar}`
  const paper = createPaper({ title, subject, language: pedido.idioma, at: new Date(geradoEm) })

  writeCover(paper, content, period)
  curveAndMap(paper, content)
  alerts(paper, content)
  indicators(paper, content)
  places(paper, content)
  areas(paper, content)
  people(paper, content)
  outcomes(paper, content)
  method(paper, content)
  return await paper.end(subject, words.page)
}

function curveAndMap(paper: Paper, content: Content): void {
  const { boletim, words, format } = content
  const { inicio, fim } = boletim.curva.periodo
  const [curve, map] = [curvePicture(content, WIDTH, 250), mapPicture(content, WIDTH, 320)]
  paper.heading(words.curve, { room: curve.height + AROUND })
  paper.picture(curve)
  const note = words.curveNote(format.day(inicio), format.day(fim), boletim.curva.base)
  paper.note(boletim.curva.semanas.some(markedWeeks(boletim)) ? `${note} ${words.curveMarked}` : note)
  paper.heading(words.map, { room: map.height + AROUND })
  paper.picture(map)
  paper.note(boletim.pedido.abrangencia === 'pais' ? words.mapNote : words.mapNoteCities)
}

function alerts(paper: Paper, content: Content): void {
  const table = alertsTable(content)
  if (!table) return
  paper.heading(table.title, { room: 160 })
  drawTable(paper, table, content, 92)
  paper.note(table.note)
}

function indicators(paper: Paper, content: Content): void {
  const table = indicatorsTable(content)
  paper.heading(table.title, { room: 80 + 18 * table.rows.length })
  drawTable(paper, table, content, 76)
  paper.note(
    definitionsOf(content)
      .map(([name, definition]) => `${name}: ${definition}`)
      .join(' ')
  )
}

function places(paper: Paper, content: Content): void {
  const { words, format } = content
  const table = placesTable(content, MOST_PLACES)
  paper.heading(table.title, { room: 160 })
  drawTable(paper, table, content, 52)
  if (table.left > 0) paper.note(words.citiesNote(format.whole(MOST_PLACES), format.whole(MOST_PLACES + table.left)))
}

/** Cases by neighbourhood, or why they are not there. */
function areas(paper: Paper, content: Content): void {
  const { boletim, format } = content
  const said = issueWords(boletim.pedido.idioma)
  const table = areasTable(content, MOST_PLACES)
  if (table) {
    paper.heading(table.title, { room: 160 })
    drawTable(paper, table, content, 72)
    if (table.left > 0) paper.note(said.areasNote(format.whole(MOST_PLACES), format.whole(MOST_PLACES + table.left)))
  } else if (boletim.pedido.abrangencia === 'municipio' && boletim.bairros === null) {
    paper.heading(said.byArea)
    paper.note(said.hiddenAreas)
  }
}

function people(paper: Paper, content: Content): void {
  const table = ageSexTable(content)
  // Hidden numbers would make it look as if there were no cases.
  const isHidden = seriesBy(content.boletim, 'piramide').some(({ suprimido }) => suprimido)
  const picture = isHidden ? null : pyramidPicture(content, WIDTH, 220)
  // The table may go on to the next page: kept together, both would leave half a page empty.
  paper.heading(table.title, { room: picture ? picture.height + AROUND : 160 })
  if (picture) paper.picture(picture)
  drawTable(paper, table, content, 66)
}

function outcomes(paper: Paper, content: Content): void {
  for (const por of ['classificacao', 'evolucao'] as const) {
    const table = partsTable(content, por)
    paper.heading(table.title, { room: 40 + 18 * table.rows.length })
    drawTable(paper, table, content, 90)
  }
}

function method(paper: Paper, content: Content): void {
  paper.heading(content.words.method, { room: 120 })
  writeColumns(paper, methodOf(content))
}
