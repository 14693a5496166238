import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import svgToPdf from 'svg-to-pdfkit'
import { FAINT, INK, type Picture } from './charts.ts'

/** The margins of an A4 page, in points. */
export const LEFT = 48
export const WIDTH = 499
const TOP = 52
const BOTTOM = 60
export const ACCENT = '#0b5cad'

const fontFile = (weight: number): string =>
  fileURLToPath(import.meta.resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff`))

/** The tags by which screen readers recognise the parts of a document. */
type Kind = 'H1' | 'H2' | 'P' | 'Figure'

interface Look {
  size?: number
  font?: string
  width?: number
}

interface Meta {
  title: string
  language: string
  subject: string
  at: Date
}

export type Paper = ReturnType<typeof createPaper>

/** Creates a document that fills from top to bottom and is tagged, so that screen readers recognise its parts. */
export function createPaper({ title, language, subject, at }: Meta) {
  const text = fontFile(400)
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: TOP, bottom: BOTTOM, left: LEFT, right: LEFT },
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    font: text,
    info: { Title: title, Subject: subject, Creator: 'Saúde Integra', CreationDate: at, ModDate: at }
  })
  doc.registerFont('texto', text)
  doc.registerFont('forte', fontFile(600))
  const bytes: Buffer[] = []
  doc.on('data', (chunk: Buffer) => bytes.push(chunk))
  const root = doc.struct('Document')
  doc.addStructure(root)

  /** Begins a new page unless this one has enough room left. */
  function need(height: number): void {
    if (height > room()) doc.addPage()
  }

  /** How much of this page is left. */
  function room(): number {
    return doc.page.height - BOTTOM - doc.y
  }

  /** Draws content under a tag. `alt` says in words what a picture shows. */
  function mark(kind: Kind, content: () => void, alt?: string): void {
    root.add(doc.struct(kind, alt ? { alt } : {}, content))
  }

  /** Draws decoration, which screen readers skip. */
  function artifact(content: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' })
    content()
    doc.endMarkedContent()
  }

  /** Draws a table row by row. The callback says whether the cells of a row are headings or data. */
  function table(fill: (row: (kind: 'TH' | 'TD', cells: (() => void)[]) => void) => void): void {
    const whole = doc.struct('Table')
    root.add(whole)
    fill((kind, cells) => {
      const row = doc.struct('TR')
      whole.add(row)
      for (const cell of cells) row.add(doc.struct(kind, {}, cell))
      row.end()
    })
    whole.end()
  }

  function heading(said: string, { level = 2, room = 120 } = {}): void {
    need(room)
    const kind = level === 1 ? 'H1' : 'H2'
    const size = level === 1 ? 24 : 14
    mark(kind, () => doc.font('forte').fontSize(size).fillColor(ACCENT).text(said, LEFT, doc.y, { width: WIDTH }))
    doc.y += 4
  }

  const TEXT = { width: WIDTH, lineGap: 1.5 }
  const heightOf = (said: string, { size = 10, font = 'texto', width = WIDTH }: Look): number =>
    doc
      .font(font)
      .fontSize(size)
      .heightOfString(said, { ...TEXT, width })

  /** Writes a paragraph, on one page unless it is long and flows over to the next. */
  function paragraph(said: string, { size = 10, color = INK, gap = 6, font = 'texto', isFlowing = false } = {}): void {
    need(isFlowing ? 3 * size : heightOf(said, { size, font }))
    mark('P', () => doc.font(font).fontSize(size).fillColor(color).text(said, LEFT, doc.y, TEXT))
    doc.y += gap
  }

  const note = (said: string) => paragraph(said, { size: 8, color: FAINT, gap: 10 })

  function picture({ svg, width, height, alt }: Picture): void {
    need(height)
    const top = doc.y
    const fontCallback = (_: string, bold: boolean) => (bold ? 'forte' : 'texto')
    mark('Figure', () => svgToPdf(doc, svg, LEFT, top, { width, height, assumePt: true, fontCallback }), alt)
    doc.x = LEFT
    doc.y = top + height + 6
  }

  /** Writes the foot of every page and returns the whole document. */
  async function end(foot: string, page: (n: number, of: number) => string): Promise<Buffer> {
    root.end()
    const { start, count } = doc.bufferedPageRange()
    for (let i = 0; i < count; i++) {
      doc.switchToPage(start + i)
      const bottom = doc.page.height - 38
      // The foot lies in the margin, where text would otherwise begin a new page.
      doc.page.margins.bottom = 0
      artifact(() => {
        doc.font('texto').fontSize(8).fillColor(FAINT)
        doc.text(foot, LEFT, bottom, { width: WIDTH - 90, lineBreak: false })
        doc.text(page(i + 1, count), LEFT, bottom, { width: WIDTH, align: 'right', lineBreak: false })
      })
    }
    const ended = new Promise<void>((resolve) => doc.on('end', () => resolve()))
    doc.end()
    await ended
    return Buffer.concat(bytes)
  }

  return { doc, need, room, heightOf, mark, artifact, table, heading, paragraph, note, picture, end }
}
