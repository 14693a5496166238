import { safeCsvText, unsafeText } from '../../../platform/sheets/cell.ts'

/*
 * Lists of texts in one cell, so that the same items are read again. People read items with bars between them. Where an
 * item could be mistaken, the cell is a JSON array.
 */

const BETWEEN = ' | '

/** What imports take for an empty cell. */
const NOTHING = /^(?:n\/a|na[nt]?|null|none|<na>|#n\/[da])$/i

/** Characters by which sheets are changed against formulas, or which they cannot hold. */
const CHANGED = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFFFE\uFFFF]/g
const asCode = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Writes a list as the text of a cell. */
export function listText(items: readonly string[]): string {
  const text = items.join(BETWEEN)
  return isPlain(text, items) ? text : JSON.stringify(items).replaceAll(CHANGED, asCode)
}

/** Whether a text is read as these items again, also when it went through a sheet. */
function isPlain(text: string, items: readonly string[]): boolean {
  if (!/\p{L}/u.test(text) || /\p{Cc}/u.test(text) || NOTHING.test(text)) return false
  if (safeCsvText(text) !== text || unsafeText(text) !== text) return false
  const again = listIn(text)
  return again.length === items.length && again.every((item, i) => item === items[i])
}

/** Reads the items of a cell, which people may also have separated by commas or semicolons. */
export function listIn(text: string): string[] {
  return (
    writtenItems(text) ??
    text
      .split(/[;|,]/)
      .map((item) => item.trim())
      .filter((item) => item !== '')
  )
}

function writtenItems(text: string): string[] | null {
  if (!text.startsWith('[')) return null
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) && found.every((item) => typeof item === 'string') ? found : null
  } catch {
    return null
  }
}
