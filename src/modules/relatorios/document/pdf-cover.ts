import { FAINT, INK } from './charts.ts'
import { type Content, coverOf, inShort, textOf } from './content.ts'
import { comparisonTable } from './content-tables.ts'
import { ACCENT, LEFT, type Paper, WIDTH } from './pdf-page.ts'
import { drawTable } from './pdf-table.ts'
import { weekOfDay } from './week-name.ts'
import { issueWords } from './words/issue.ts'

/** Writes the first page: who publishes, what about, the figures, and what they mean. */
export function writeCover(paper: Paper, content: Content, period: string): void {
  const { boletim, words, format, lugar } = content
  const { pedido, geradoEm } = boletim
  const { doc } = paper
  paper.artifact(() => doc.rect(0, 0, doc.page.width, 10).fill(ACCENT))
  publisher(paper, content)
  paper.paragraph(words.title, { size: 13, color: FAINT, gap: 0 })
  paper.heading(`${words.disease[pedido.tipo_agravo]} – ${lugar}`, { level: 1 })
  paper.paragraph(period, { size: 12, gap: 0 })
  paper.paragraph(words.weeks(weekOfDay(pedido.data_inicio), weekOfDay(pedido.data_fim)), { gap: 0, color: FAINT })
  paper.paragraph(words.generated(format.moment(geradoEm)), { gap: 14, color: FAINT })
  paper.heading(words.figures)
  figures(paper, content)
  paper.heading(words.inShort)
  for (const sentence of inShort(content)) paper.paragraph(sentence)
  issueText(paper, content)
  doc.y += 6
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

/** The room of a logo, in points. */
const LOGO = { width: 150, height: 48, gap: 12 }

/** Writes logo, name and contact of the institution, where they are set. */
function publisher(paper: Paper, { institution, boletim }: Content): void {
  const { nome, contato, logo } = institution
  if (!nome && !contato && !logo) return
  const { doc } = paper
  const top = doc.y - 20
  const scale = logo ? Math.min(LOGO.width / logo.width, LOGO.height / logo.height) : 0
  const [wide, tall] = logo ? [logo.width * scale, logo.height * scale] : [0, 0]
  const { logoAlt } = issueWords(boletim.pedido.idioma)
  if (logo)
    paper.mark(
      'Figure',
      () => doc.image(Buffer.from(logo.png), LEFT, top, { width: wide, height: tall }),
      logoAlt(nome)
    )
  const left = LEFT + (logo ? wide + LOGO.gap : 0)
  const width = WIDTH - (left - LEFT)
  const lines = [
    { said: nome, font: 'forte', size: 11, color: INK },
    { said: contato, font: 'texto', size: 8.5, color: FAINT }
  ].filter((line): line is typeof line & { said: string } => line.said !== null)
  const heights = lines.map(({ said, font, size }) => doc.font(font).fontSize(size).heightOfString(said, { width }))
  const height = heights.reduce((sum, each) => sum + each, 0)
  let y = top + Math.max(0, (tall - height) / 2)
  lines.forEach(({ said, font, size, color }, i) => {
    paper.mark('P', () => doc.font(font).fontSize(size).fillColor(color).text(said, left, y, { width }))
    y += heights[i] ?? 0
  })
  doc.x = LEFT
  doc.y = top + Math.max(tall, height) + 14
}

/** Writes the text of this issue, where somebody wrote one. It may go on to the next page. */
function issueText(paper: Paper, content: Content): void {
  const paragraphs = textOf(content)
  if (paragraphs.length === 0) return
  paper.doc.y += 4
  paper.heading(issueWords(content.boletim.pedido.idioma).text, { room: 60 })
  for (const paragraph of paragraphs) paper.paragraph(paragraph, { isFlowing: true })
}
