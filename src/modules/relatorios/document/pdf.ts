import { alertsTable } from './alerts-table.ts'
import { curvePicture, FAINT, INK, markedWeeks, pyramidPicture } from './charts.ts'
import { type Content, coverOf, inShort, methodOf, seriesBy } from './content.ts'
import { ageSexTable, comparisonTable, partsTable, placesTable } from './content-tables.ts'
import { definitionsOf, indicatorsTable } from './indicators-table.ts'
import { mapPicture } from './maps.ts'
import { ACCENT, createPaper, LEFT, type Paper, WIDTH } from './pdf-page.ts'
import { drawTable } from './pdf-table.ts'
import { weekOfDay } from './week-name.ts'

/** The most municipalities that the pages show, beginning with the largest. */
const MOST_PLACES = 60

/** Writes the bulletin as a PDF. */
export async function writePdf(content: Content): Promise<Buffer> {
  const { boletim, words, format, lugar } = content
  const { pedido, geradoEm } = boletim
  const disease = words.disease[pedido.tipo_agravo]
  const period = words.period(format.longDay(pedido.data_inicio), format.longDay(pedido.data_fim))
  const subject = `${disease} – ${lugar} – ${period}`
  const title = `${words.title}: ${disease}, ${lugar}`
  const paper = createPaper({ title, subject, language: pedido.idioma, at: new Date(geradoEm) })

  cover(paper, content, period)
  curveAndMap(paper, content)
  alerts(paper, content)
  indicators(paper, content)
  places(paper, content)
  people(paper, content)
  outcomes(paper, content)
  method(paper, content)
  return await paper.end(subject, words.page)
}

function cover(paper: Paper, content: Content, period: string): void {
  const { boletim, words, format, lugar } = content
  const { pedido, geradoEm } = boletim
  const { doc } = paper
  paper.artifact(() => doc.rect(0, 0, doc.page.width, 10).fill(ACCENT))
  paper.paragraph(words.title, { size: 13, color: FAINT, gap: 0 })
  paper.heading(`${words.disease[pedido.tipo_agravo]} – ${lugar}`, { level: 1 })
  paper.paragraph(period, { size: 12, gap: 0 })
  paper.paragraph(words.weeks(weekOfDay(pedido.data_inicio), weekOfDay(pedido.data_fim)), { gap: 0, color: FAINT })
  paper.paragraph(words.generated(format.moment(geradoEm)), { gap: 14, color: FAINT })
  paper.heading(words.figures)
  figures(paper, content)
  paper.heading(words.inShort)
  for (const sentence of inShort(content)) paper.paragraph(sentence)
  paper.doc.y += 6
  const table = comparisonTable(content)
  paper.heading(table.title)
  drawTable(paper, table, content, 76)
}

const PER_ROW = 4
const CARD = { height: 68, gap: 8 }

/** Draws the figures of the cover as cards. */
function figures(paper: Paper, content: Content): void {
  const { doc } = paper
  const width = (WIDTH - CARD.gap * (PER_ROW - 1)) / PER_ROW
  const top = paper.doc.y + 2
  const cards = coverOf(content)
  for (const [i, { label, value, note }] of cards.entries()) {
    const x = LEFT + (i % PER_ROW) * (width + CARD.gap)
    const y = top + Math.floor(i / PER_ROW) * (CARD.height + CARD.gap)
    paper.artifact(() => doc.roundedRect(x, y, width, CARD.height, 4).fill('#f1f5f9'))
    const line = (text: string, at: number, size: number, font: string, color: string) =>
      doc
        .font(font)
        .fontSize(size)
        .fillColor(color)
        .text(text, x + 8, y + at, { width: width - 12, lineBreak: true })
    paper.mark('P', () => {
      line(label, 7, 8.5, 'texto', FAINT)
      line(value, 20, 17, 'forte', INK)
      line(note, 43, 8, 'texto', FAINT)
    })
  }
  doc.x = LEFT
  paper.doc.y = top + Math.ceil(cards.length / PER_ROW) * (CARD.height + CARD.gap) + 8
}

function curveAndMap(paper: Paper, content: Content): void {
  const { boletim, words, format } = content
  const { inicio, fim } = boletim.curva.periodo
  paper.doc.addPage()
  paper.heading(words.curve)
  paper.picture(curvePicture(content, WIDTH, 250))
  const note = words.curveNote(format.day(inicio), format.day(fim), boletim.curva.base)
  paper.note(boletim.curva.semanas.some(markedWeeks(boletim)) ? `${note} ${words.curveMarked}` : note)
  paper.heading(words.map)
  paper.picture(mapPicture(content, WIDTH, 320))
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
  drawTable(paper, table, content, 72)
  if (table.left > 0) paper.note(words.citiesNote(format.whole(MOST_PLACES), format.whole(MOST_PLACES + table.left)))
}

function people(paper: Paper, content: Content): void {
  const table = ageSexTable(content)
  // Keeps picture and table on one page.
  paper.heading(table.title, { room: 620 })
  // Hidden numbers would make it look as if there were no cases.
  if (!seriesBy(content.boletim, 'piramide').some(({ suprimido }) => suprimido))
    paper.picture(pyramidPicture(content, WIDTH, 270))
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
  const { words } = content
  // Keeps the whole section on one page.
  paper.heading(words.method, { room: 430 })
  for (const [title, text] of methodOf(content)) {
    paper.need(40)
    paper.paragraph(title, { size: 9, gap: 0, font: 'forte' })
    paper.paragraph(text, { size: 9, gap: 5 })
  }
}
