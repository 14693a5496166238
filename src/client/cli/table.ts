const COLUMNS = 7
const WIDEST = 32

type Row = Record<string, unknown>

/**
 * Lays out a few columns of a list for people: the plain fields of its items, and fields of inner objects by dotted
 * names.
 */
export function tableOf(items: Row[]): string {
  const rows = items.map(flat)
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, COLUMNS)
  const cells = [names, ...rows.map((row) => names.map((name) => cut(row[name] ?? '')))]
  const widths = names.map((_, i) => Math.max(...cells.map((line) => (line[i] ?? '').length)))
  return cells
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd()
    )
    .join('\n')
}

function flat(item: Row): Record<string, string> {
  const found: [string, string][] = []
  for (const [name, value] of Object.entries(item)) {
    if (isPlain(value)) found.push([name, String(value ?? '')])
    else if (!Array.isArray(value))
      for (const [inner, each] of Object.entries(value as Row))
        if (isPlain(each)) found.push([`${name}.${inner}`, String(each ?? '')])
  }
  return Object.fromEntries(found)
}

const isPlain = (value: unknown) => value === null || typeof value !== 'object'

/** Cleans and shortens a cell, so that no text of the service can move the terminal's cursor. */
const cut = (text: string) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for control characters
  const clean = text.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
  return clean.length > WIDEST ? `${clean.slice(0, WIDEST - 1)}…` : clean
}
