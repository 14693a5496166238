import { continues, indentOf, isBlank, isRule, type Marker, markerOf } from './lines.ts'

export interface List {
  /** The lines of each item, without the marker and the indent. */
  items: string[][]
  /** The first number; null for a list without numbers. */
  start: number | null
  /** Whether the list has no empty lines in it. */
  isTight: boolean
  /** The index of the line after the list. */
  next: number
}

const markerAt = (lines: string[], at: number): Marker | null => {
  const line = lines[at]
  return line === undefined || isRule(line) ? null : markerOf(line)
}

/** Reads the list that begins at a line, or returns null. */
export function readList(lines: string[], at: number): List | null {
  const first = markerAt(lines, at)
  if (!first) return null
  const items: string[][] = []
  let isTight = true
  let next = at
  for (let marker: Marker | null = first; marker?.kind === first.kind; marker = markerAt(lines, next)) {
    // An empty line before this item loosens the list. One after the last item is not part of it.
    if (items.length > 0 && isBlank(lines[next - 1] as string)) isTight = false
    const item = readItem(lines, next, marker)
    if (item.hasGap) isTight = false
    items.push(item.inside)
    next = item.next
  }
  return { items, start: first.start, isTight, next }
}

function readItem(lines: string[], at: number, { offset }: Marker) {
  const inside = [(lines[at] as string).slice(offset)]
  let hasGap = false
  let gap = 0
  let next = at + 1
  for (; next < lines.length; next++) {
    const line = lines[next] as string
    if (isBlank(line)) {
      gap++
      continue
    }
    const belongs = indentOf(line) >= offset
    if (!belongs && (gap > 0 || !continues(line, inside) || markerOf(line))) break
    for (; gap > 0; gap--) {
      inside.push('')
      hasGap = true
    }
    inside.push(belongs ? line.slice(offset) : line)
  }
  return { inside, hasGap, next }
}
