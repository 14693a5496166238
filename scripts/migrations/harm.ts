import { has, splitAtCommas } from './statements.ts'

/**
 * What a statement could do to the released version, which runs beside the new one:
 *
 * breaks   the released version reads or writes something that is missing or refused from now on
 * locks    its requests wait
 * unclear  only the author of the statement can tell
 * form     the statement is not written so that it can be applied
 */
export interface Harm {
  kind: 'breaks' | 'locks' | 'unclear' | 'form'
  what: string
}

/** What is new since the release, and what the released version knows. */
export interface Known {
  /** New tables, types and functions. */
  fresh: Set<string>
  /** The columns of each released table. */
  columns: ReadonlyMap<string, ReadonlySet<string>>
}

export const harm = (kind: Harm['kind'], what: string): Harm => ({ kind, what })

/** Returns the name after this many words, without its schema, and what follows it. */
export function nameBehind(tokens: readonly string[], words: number): { name: string; rest: string[] } {
  const fillers = new Set(['if', 'not', 'exists', 'only', 'concurrently'])
  let at = words
  while (fillers.has(tokens[at] ?? '')) at++
  if (tokens[at + 1] === '.') at += 2
  return { name: tokens[at] ?? '', rest: tokens.slice(at + 1) }
}

/**
 * Finds rows of a new table that refer to rows of a released one: the released version does not know that it has to
 * remove them first.
 */
export function judgeReferences(tokens: readonly string[], known: Known): Harm[] {
  return splitAtCommas(tokens[0] === '(' ? tokens.slice(1, -1) : tokens)
    .filter((piece) => piece.includes('references'))
    .flatMap((piece) => {
      const { name, rest } = nameBehind(piece, piece.indexOf('references') + 1)
      const gives = ['cascade', 'set'].some((word) => has(rest, 'on', 'delete', word))
      return gives || known.fresh.has(name)
        ? []
        : [
            harm(
              'unclear',
              `rows of ${name} could not be removed by the released version: ON DELETE CASCADE or SET NULL`
            )
          ]
    })
}

export const namesReleased = (tokens: readonly string[], table: string, { columns }: Known): boolean =>
  tokens.some((token) => columns.get(table)?.has(token)) || !columns.has(table)
