/** A value of an example, or code of the language that stands for one. */
export type Value = null | boolean | number | string | Code | Value[] | { [key: string]: Value }

export class Code {
  readonly words: string

  constructor(words: string) {
    this.words = words
  }
}

/** How a language writes values. */
export interface Dialect {
  width: number
  indent: string
  key(name: string): string
  text(value: string): string
  word(value: null | boolean): string
  /** Whether `{ file }` may stand for `{ file: file }`. */
  hasShorthand: boolean
  /** What surrounds the content of an object on one line. */
  pad: string
  /** What follows the last of several lines. */
  lastComma: string
}

/**
 * Writes a value on one line where it fits, otherwise with a line for each of its parts. `before` and `after` are the
 * lengths of what else stands on its first and last line.
 */
export function written(value: Value, dialect: Dialect, indent = '', before = 0, after = 0): string {
  const line = oneLine(value, dialect)
  if (value === null || typeof value !== 'object' || value instanceof Code) return line
  if (indent.length + before + line.length + after <= dialect.width) return line
  const inner = indent + dialect.indent
  const parts = partsOf(value, dialect).map(
    ([head, each]) => inner + head + written(each, dialect, inner, head.length, 1)
  )
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}${dialect.lastComma}\n${indent}${close}`
}

function oneLine(value: Value, dialect: Dialect): string {
  if (value instanceof Code) return value.words
  if (value === null || typeof value === 'boolean') return dialect.word(value)
  if (typeof value === 'string') return dialect.text(value)
  if (typeof value === 'number') return String(value)
  const parts = partsOf(value, dialect).map(([head, each]) => head + oneLine(each, dialect))
  if (Array.isArray(value)) return `[${parts.join(', ')}]`
  return parts.length === 0 ? '{}' : `{${dialect.pad}${parts.join(', ')}${dialect.pad}}`
}

/** Each value with what stands before it. */
function partsOf(value: Value[] | { [key: string]: Value }, { key, hasShorthand }: Dialect): [string, Value][] {
  if (Array.isArray(value)) return value.map((each) => ['', each])
  return Object.entries(value).map(([name, each]) => {
    const isSame = each instanceof Code && each.words === name
    return [isSame && hasShorthand ? '' : `${key(name)}: `, each]
  })
}
