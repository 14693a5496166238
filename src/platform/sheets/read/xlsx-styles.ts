import { limits } from './limits.ts'
import { UnreadableFile } from './unreadable.ts'
import { builtInFormat, formatShows, type Shown } from './xlsx-dates.ts'
import { readXml } from './xml.ts'

/** Returns for each cell style what its numbers stand for. */
export async function readStyles(chunks: AsyncIterable<Buffer>): Promise<Shown[]> {
  const formats = new Map<number, Shown>()
  const styles: number[] = []
  let inCells = false
  const handlers = {
    open(name: string, attributes: Record<string, string>) {
      if (name === 'numFmt') formats.set(Number(attributes.numFmtId), formatShows(attributes.formatCode ?? ''))
      else if (name === 'cellXfs') inCells = true
      else if (name === 'xf' && inCells) styles.push(Number(attributes.numFmtId ?? 0))
      if (Math.max(styles.length, formats.size) > limits.cellStyles) throw new UnreadableFile('sheet.damaged')
    },
    close(name: string) {
      if (name === 'cellXfs') inCells = false
    },
    text() {}
  }
  await readXml(chunks, handlers, limits.xmlPart)
  return styles.map((id) => formats.get(id) ?? builtInFormat(id))
}
