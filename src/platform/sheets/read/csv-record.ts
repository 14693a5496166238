/**
 * Reads the cells of a record that has quotes, line by line. It behaves like csv-parse with `relax_quotes`: a quote
 * counts only at the beginning of a cell, and a closing quote followed by anything else is text.
 */
export interface QuotedRecord {
  /** Takes a line. Returns true when the record ends with it, and false when a quote is still open. */
  add(line: string): boolean
  cells: string[]
}

export function quotedRecord(separator: string): QuotedRecord {
  const cells: string[] = []
  /** The part read so far of a cell whose quote is open. */
  let open: string | null = null

  /** Reads on after an opening quote. Returns where the next cell begins, or -1 at the end of the line. */
  function quoted(line: string, from: number): number {
    let start = from
    for (let at = from; ; ) {
      const quote = line.indexOf('"', at)
      if (quote === -1) {
        open = (open ?? '') + line.slice(start)
        return -1
      }
      const next = line[quote + 1]
      if (next === '"') {
        open = (open ?? '') + line.slice(start, quote + 1)
        at = start = quote + 2
        continue
      }
      const text: string = (open ?? '') + line.slice(start, quote)
      open = null
      if (next !== undefined && next !== separator) return plain(line, quote, `"${text}`)
      cells.push(text)
      return next === undefined ? -1 : quote + 2
    }
  }

  function plain(line: string, from: number, before = ''): number {
    const end = line.indexOf(separator, from)
    cells.push(before + (end === -1 ? line.slice(from) : line.slice(from, end)))
    return end === -1 ? -1 : end + 1
  }

  function add(line: string): boolean {
    let at = open === null ? 0 : quoted(line, 0)
    while (at !== -1) {
      if (line[at] === '"') {
        open = ''
        at = quoted(line, at + 1)
      } else at = plain(line, at)
    }
    return open === null
  }
  return { add, cells }
}

/** Returns the cells of a line that holds a whole record, or null when the record goes on. */
export function cellsOf(line: string, separator: string): string[] | null {
  if (!line.includes('"')) return line.split(separator)
  const record = quotedRecord(separator)
  return record.add(line) ? record.cells : null
}

/**
 * Unwraps a line that is quoted as a whole. Programs that expect another separator save lines like that, with the cells
 * inside the quotes.
 */
export function unwrapped(cells: string[], separator: string): string[] {
  const [first = ''] = cells
  if (!first.includes(separator)) return cells
  for (let i = 1; i < cells.length; i++) if (cells[i] !== '') return cells
  return cellsOf(first, separator) ?? cells
}
