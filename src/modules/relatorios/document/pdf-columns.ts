import { INK } from './charts.ts'
import { LEFT, type Paper, WIDTH } from './pdf-page.ts'

const BETWEEN = 22
const COLUMN = (WIDTH - BETWEEN) / 2

/** Sizes of the text with the gaps between its items. The second one spares the last page a few lines. */
const LOOKS = [
  { size: 8, gap: 5 },
  { size: 7, gap: 3.5 }
] as const
type Look = (typeof LOOKS)[number]

interface Item {
  title: string
  text: string
  height: number
}

/**
 * Writes short texts with their titles in two columns. In one they are mostly white, and the last page of a bulletin
 * would have nothing but a few lines of them.
 */
export function writeColumns(paper: Paper, texts: [title: string, text: string][]): void {
  const itemsIn = ({ size, gap }: Look) =>
    texts.map(([title, text]): Item => {
      const heightOf = (said: string, font: string) => paper.heightOf(said, { size, font, width: COLUMN })
      return { title, text, height: heightOf(title, 'forte') + heightOf(text, 'texto') + gap }
    })
  const split = (items: Item[]) =>
    columnsOf(
      items.map(({ height }) => height),
      paper.room()
    )
  const look = LOOKS.find((each) => split(itemsIn(each)).right === texts.length) ?? LOOKS[0]
  let rest = itemsIn(look)
  while (rest.length > 0) {
    const { left, right } = split(rest)
    const top = paper.doc.y
    const ends = [rest.slice(0, left), rest.slice(left, right)].map((items, i) =>
      drawColumn(paper, items, look, { x: LEFT + i * (COLUMN + BETWEEN), top })
    )
    paper.doc.x = LEFT
    paper.doc.y = Math.max(...ends)
    rest = rest.slice(right)
    if (rest.length > 0) paper.need(Number.POSITIVE_INFINITY)
  }
}

/**
 * Says where the left column ends and where the right one does: as even as can be when all items fit into the room,
 * else as full as can be. Each column gets one at least, so that it always goes on.
 */
export function columnsOf(heights: number[], room: number): { left: number; right: number } {
  const sum = (from: number, to: number) => heights.slice(from, to).reduce((total, height) => total + height, 0)
  const all = heights.length
  const highest = (left: number) => Math.max(sum(0, left), sum(left, all))
  const even = heights.map((_, i) => i + 1).reduce((best, left) => (highest(left) < highest(best) ? left : best), 1)
  if (highest(even) <= room) return { left: even, right: all }
  const filled = (from: number): number => {
    let to = Math.min(from + 1, all)
    while (to < all && sum(from, to + 1) <= room) to++
    return to
  }
  const left = filled(0)
  return { left, right: filled(left) }
}

/** Draws a column and returns where it ends. */
function drawColumn({ doc, mark }: Paper, items: Item[], look: Look, { x, top }: { x: number; top: number }): number {
  const write = (said: string, font: string) =>
    mark('P', () =>
      doc.font(font).fontSize(look.size).fillColor(INK).text(said, x, doc.y, { width: COLUMN, lineGap: 1.5 })
    )
  doc.y = top
  for (const { title, text } of items) {
    write(title, 'forte')
    write(text, 'texto')
    doc.y += look.gap
  }
  return doc.y
}
