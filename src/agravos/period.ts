import { refused, validationError } from '../errors.ts'

/** A day that was sent, under the name by which it was. */
type Named = [name: string, day: string]

/** Refuses a last day that lies before a first day. */
export function requireOrder(first: Named[], last: Named[], where: 'query' | 'body'): void {
  const problems = last.flatMap(([name, fim]) => {
    const [, limit] = first.find(([, inicio]) => inicio > fim) ?? []
    return limit === undefined ? [] : [refused(name, 'field.minimum', 'OUT_OF_RANGE', { limit }, where)]
  })
  if (problems.length > 0) throw validationError(problems)
}
