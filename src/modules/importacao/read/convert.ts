import { cellText } from './cell.ts'
import { type FileContext, newDraft, type Spot } from './draft.ts'
import { finish } from './finish.ts'
import { columnNamed, hasSinanCodes, type Layout } from './layout.ts'
import { headingOf } from './names-sinan.ts'
import { createNumbering } from './number.ts'
import type { Reader } from './readers.ts'
import type { Converted } from './row.ts'

interface CompiledColumn {
  index: number
  read: Reader
  at: Spot
}

/** Finds the reader of each column, and the column that fills each field. */
function compile({ familia, colunas }: Layout) {
  const columns: CompiledColumn[] = []
  const columnOf = new Map<string, { index: number; at: Spot }>()
  for (const [index, { coluna, uso }] of colunas.entries()) {
    if (uso !== 'campo' && uso !== 'conferencia') continue
    const column = columnNamed(headingOf(coluna), familia)
    if (!column) continue
    const at = { coluna, personal: column.personal ?? false }
    columns.push({ index, read: column.read, at })
    if (column.campo !== null && !columnOf.has(column.campo)) columnOf.set(column.campo, { index, at })
  }
  return { columns, columnOf }
}

/**
 * Returns what makes a case of a row. First each column puts what its cell says into a draft; then `finish` settles
 * what takes several columns, and judges the whole. All that the layout decides is worked out once here, because a file
 * may have millions of rows.
 */
export function createConverter(
  layout: Layout,
  { today }: { today: string }
): (row: { cells: readonly string[] }) => Converted {
  const { columns, columnOf } = compile(layout)
  const isSinan = hasSinanCodes(layout)
  const numberOf = isSinan && !columnOf.has('numero_notificacao') ? createNumbering(layout) : null
  const context: FileContext = {
    isSinan,
    today,
    numberOf,
    hasColumn: (campo) => columnOf.has(campo),
    spotOf: (campo) => columnOf.get(campo)?.at ?? { coluna: campo, personal: false },
    textOf: (campo, cells) => cells[columnOf.get(campo)?.index ?? -1] ?? ''
  }
  return ({ cells }) => {
    const draft = newDraft()
    for (const { index, read, at } of columns) {
      const raw = cells[index]
      if (raw === undefined || raw === '' || raw === 'NA') continue
      const text = cellText(raw)
      if (text !== '') read(text, draft, at, raw)
    }
    return finish(draft, cells, context)
  }
}
