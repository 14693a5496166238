import type { Passing } from './xml.ts'

const END = '</row>'
const EMPTY_ROW = /<row((?: [\w:]+="[^"<>&]*")*)(?:\/>|>(?:<c(?: [\w:]+="[^"<>&]*")*(?:\/>|><\/c>))*<\/row>)/y
const NUMBER = / r="([^"]*)"/

/**
 * Passes over rows that have nothing but empty cells, as programs write them below a table that is formatted to its
 * end: parsing a million of them takes six times as long. `openRow` is told the number of each, so that those after
 * them keep theirs. What is written in another way is parsed.
 */
export const emptyRows = (openRow: (r: string | undefined) => void): Passing => ({
  tag: END,
  next(text, from) {
    for (let at = text.indexOf(END, from); at >= 0; at = text.indexOf(END, at + END.length)) {
      EMPTY_ROW.lastIndex = at + END.length
      if (EMPTY_ROW.test(text)) return at
    }
    return -1
  },
  pass(text, from) {
    EMPTY_ROW.lastIndex = from
    let end = from
    for (let found = EMPTY_ROW.exec(text); found; found = EMPTY_ROW.exec(text)) {
      openRow(NUMBER.exec(found[1] ?? '')?.[1])
      end = EMPTY_ROW.lastIndex
    }
    return end
  }
})
