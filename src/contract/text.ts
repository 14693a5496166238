import type { Problem } from '../errors.ts'

/** Finds text that PostgreSQL can not keep (NUL, lone surrogates), in values and in keys. */
export function unstorableText(root: unknown, where: Problem['in']): Problem[] {
  const found: Problem[] = []
  const path: (string | number)[] = []
  const refuse = () =>
    found.push({ in: where, path: [...path], key: 'field.text', code: 'INVALID_FORMAT', type: 'value_error.text' })

  function visit(value: unknown): void {
    if (typeof value === 'string') {
      if (!isStorable(value)) refuse()
    } else if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) descend(i, value[i])
    } else if (value !== null && typeof value === 'object') {
      for (const [key, child] of Object.entries(value)) {
        if (!isStorable(key)) refuse()
        descend(key, child)
      }
    }
  }

  function descend(key: string | number, value: unknown): void {
    path.push(key)
    visit(value)
    path.pop()
  }

  visit(root)
  return found
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
