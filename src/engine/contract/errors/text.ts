import type { Problem } from '../../../errors.ts'
import { MAX_PROBLEMS } from './problems.ts'

/**
 * Finds text that PostgreSQL cannot store (NUL, lone surrogates), in values and in keys. Stops after `most` problems.
 */
export function unstorableText(root: unknown, where: Problem['in'], most = MAX_PROBLEMS): Problem[] {
  const found: Problem[] = []
  const path: (string | number)[] = []
  const refuse = () =>
    found.push({ in: where, path: [...path], key: 'field.text', code: 'INVALID_FORMAT', type: 'value_error.text' })

  function visit(value: unknown): void {
    if (typeof value === 'string') {
      if (!isStorable(value)) refuse()
    } else if (Array.isArray(value)) {
      for (let i = 0; i < value.length && found.length < most; i++) descend(i, value[i])
    } else if (value !== null && typeof value === 'object') {
      // `for in` rather than Object.entries, which would copy a body of a hundred thousand keys.
      for (const key in value) {
        if (found.length >= most) return
        if (!isStorable(key)) refuse()
        descend(key, (value as Record<string, unknown>)[key])
      }
    }
  }

  function descend(key: string | number, value: unknown): void {
    path.push(key)
    visit(value)
    path.pop()
  }

  if (most > 0) visit(root)
  return found.slice(0, most)
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
