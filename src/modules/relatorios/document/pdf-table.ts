import { INK } from './charts.ts'
import type { Column, Content, Table, Value } from './content.ts'
import { ACCENT, LEFT, type Paper, WIDTH } from './pdf-page.ts'

const SIZE = 8.5
const PADDING = 4

/** Formats a value for the pages. An unknown value is a dash. */
export function shown(value: Value, kind: Column['kind'], { format }: Content): string {
  if (value === null) return '–'
  if (typeof value === 'string') return kind === 'day' ? format.day(value) : value
  if (kind === 'percent') return format.percent(value)
  if (kind === 'change') return format.change(value)
  return kind === 'two' || (kind === 'figure' && !Number.isInteger(value)) ? format.two(value) : format.whole(value)
}

type AddRow = (kind: 'TH' | 'TD', cells: (() => void)[]) => void

/** A page never begins with fewer rows than this. */
const LAST_ROWS = 3

/** Draws rows under a head that is repeated on every page. The first column gets the width that the others leave. */
export function drawTable(paper: Paper, { columns, rows, hasSum }: Table, content: Content, others: number): void {
  const own = columns.map(({ width }) => width ?? others)
  const rest = own.slice(1).reduce((left, width) => left - width, WIDTH)
  const widths = own.map((width, i) => (i === 0 ? rest : width))
  const titles = columns.map(({ title }) => title)
  const textsOf = (values: Value[]) => values.map((value, at) => shown(value, columns[at]?.kind ?? 'text', content))
  const last = rows.slice(-LAST_ROWS).map(textsOf)
  paper.table((add) => {
    const draw = (texts: string[], look: Look) => drawRow(paper, add, { columns, texts, widths, look })
    draw(titles, 'head')
    rows.forEach((values, i) => {
      const texts = textsOf(values)
      const together = i === rows.length - LAST_ROWS ? last : [texts]
      if (startsPage(paper, together, widths)) draw(titles, 'head')
      draw(texts, hasSum && i === rows.length - 1 ? 'sum' : 'row')
    })
  })
  paper.doc.y += 12
}

const heightOf = ({ doc }: Paper, texts: string[], widths: number[]): number =>
  Math.max(...texts.map((text, i) => doc.heightOfString(text, { width: (widths[i] ?? 0) - 2 * PADDING }))) + 2 * 2.5

/** Begins a new page unless these rows fit on this one, and tells whether it did. */
function startsPage(paper: Paper, rows: string[][], widths: number[]): boolean {
  paper.doc.font('texto').fontSize(SIZE)
  const before = paper.doc.page
  paper.need(rows.reduce((sum, texts) => sum + heightOf(paper, texts, widths), 0))
  return paper.doc.page !== before
}

type Look = 'head' | 'row' | 'sum'

interface Row {
  columns: Column[]
  texts: string[]
  widths: number[]
  look: Look
}

function drawRow(paper: Paper, add: AddRow, { columns, texts, widths, look }: Row): void {
  const { doc } = paper
  const font = look === 'row' ? 'texto' : 'forte'
  doc.font(font).fontSize(SIZE)
  const height = heightOf(paper, texts, widths)
  paper.need(height)
  const top = doc.y
  paper.artifact(() => {
    if (look === 'head') doc.rect(LEFT, top, WIDTH, height).fill('#eaf1f8')
    const line = look === 'sum' ? top : top + height
    doc
      .moveTo(LEFT, line)
      .lineTo(LEFT + WIDTH, line)
      .lineWidth(look === 'row' ? 0.3 : 0.8)
    doc.stroke(look === 'row' ? '#d9dfe5' : ACCENT)
  })
  let x = LEFT
  const cells = texts.map((text, i) => {
    const width = widths[i] ?? 0
    const align = i === 0 || columns[i]?.kind === 'text' ? ('left' as const) : ('right' as const)
    const left = x + PADDING
    x += width
    return () => {
      doc.font(font).fontSize(SIZE).fillColor(INK)
      doc.text(text, left, top + 2.5, { width: width - 2 * PADDING, align })
    }
  })
  add(look === 'head' ? 'TH' : 'TD', cells)
  doc.x = LEFT
  doc.y = top + height
}
