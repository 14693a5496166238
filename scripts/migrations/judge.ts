import { type Action, judgeAction } from './alter-table.ts'
import { has, type Statement, splitAtCommas } from './statements.ts'

/**
 * What a statement could do to the released version, which is at work beside the new one.
 * breaks: it reads or writes what is not there any more, or what is refused from now on. locks: its requests wait. unclear: nobody but its author can tell.
 * form: it is not written so that it can be applied.
 */
export interface Harm {
  kind: 'breaks' | 'locks' | 'unclear' | 'form'
  what: string
}

/** What is new since the release: the released version knows nothing of it. */
export interface Known {
  /** Tables, types and functions. */
  fresh: Set<string>
  /** Columns of each table of the release. */
  columns: ReadonlyMap<string, ReadonlySet<string>>
}

const harm = (kind: Harm['kind'], what: string): Harm => ({ kind, what })

/** The name behind these words, without its schema; `rest` is what follows. */
function nameBehind(tokens: readonly string[], words: number): { name: string; rest: string[] } {
  const fillers = new Set(['if', 'not', 'exists', 'only', 'concurrently'])
  let at = words
  while (fillers.has(tokens[at] ?? '')) at++
  if (tokens[at + 1] === '.') at += 2
  return { name: tokens[at] ?? '', rest: tokens.slice(at + 1) }
}

/** Harm of a statement; notes what it creates. */
export function judge({ tokens }: Statement, known: Known): Harm[] {
  const [verb, object, third] = tokens
  if (verb === 'create') return judgeCreate(tokens, known)
  if (verb === 'alter' && object === 'table') return judgeAlterTable(tokens, known)
  if (verb === 'alter' && object === 'type') return judgeAlterType(tokens, known)
  if (verb === 'drop' || verb === 'truncate') return judgeDrop(tokens, known)
  if (verb === 'comment') return []
  if (verb === 'revoke') return [harm('breaks', 'takes a right away')]
  const target = verb === 'update' ? nameBehind(tokens, 1) : nameBehind(tokens, 2)
  if (['insert', 'update', 'delete'].includes(verb ?? '') && known.fresh.has(target.name)) return []
  return [harm('unclear', `${[verb, object, third].join(' ')}: can not be judged`)]
}

function judgeCreate(tokens: readonly string[], known: Known): Harm[] {
  const words = tokens.slice(1).filter((word) => word !== 'unlogged')
  if (has(words.slice(0, 2), 'or', 'replace')) return [harm('unclear', 'replaces what the released version uses')]
  const [object] = words
  if (object === 'index' || (object === 'unique' && words[1] === 'index')) return judgeIndex(words, known)
  if (object === 'table') {
    const { name, rest } = nameBehind(words, 1)
    known.fresh.add(name)
    return judgeReferences(rest, known)
  }
  if (object === 'trigger' || object === 'policy') {
    const table = nameBehind(words, words.indexOf('on') + 1).name
    return known.fresh.has(table)
      ? []
      : [harm('unclear', `a new ${object} on ${table}, which the released version writes`)]
  }
  if (['type', 'domain', 'function', 'sequence', 'view', 'schema', 'extension'].includes(object ?? '')) {
    known.fresh.add(nameBehind(words, 1).name)
    return []
  }
  return [harm('unclear', `create ${object}: can not be judged`)]
}

function judgeIndex(words: readonly string[], known: Known): Harm[] {
  const on = words.indexOf('on')
  const { name: table, rest } = nameBehind(words, on + 1)
  if (known.fresh.has(table)) return []
  const isConcurrent = words.slice(0, on).includes('concurrently')
  const found: Harm[] = []
  if (!isConcurrent)
    found.push(harm('locks', `nobody can write ${table} while the index is built: CREATE INDEX CONCURRENTLY`))
  if (isConcurrent && !has(words.slice(0, on), 'if', 'not', 'exists'))
    found.push(harm('form', 'CONCURRENTLY may be interrupted and begin again: add IF NOT EXISTS'))
  if (words[0] === 'unique' && namesReleased(rest, table, known))
    found.push(harm('breaks', `writes of the released version to ${table} may not be unique`))
  return found
}

/** Rows of a new table that hold rows of a released one: the released version does not know that it has to remove them first. */
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

function judgeAlterTable(tokens: readonly string[], known: Known): Harm[] {
  const { name: table, rest } = nameBehind(tokens, 2)
  if (known.fresh.has(table)) return judgeReferences(rest, known)
  return splitAtCommas(rest).flatMap((words) => judgeAction({ table, words } satisfies Action, known))
}

function judgeAlterType(tokens: readonly string[], known: Known): Harm[] {
  const { name, rest } = nameBehind(tokens, 2)
  if (known.fresh.has(name) || (rest[0] === 'add' && rest[1] === 'value')) return []
  return [harm('breaks', `changes the type ${name}`)]
}

function judgeDrop(tokens: readonly string[], known: Known): Harm[] {
  const { name } = nameBehind(tokens, 2)
  return known.fresh.has(name) ? [] : [harm('breaks', `${tokens[0]} ${tokens[1]} ${name}`)]
}
