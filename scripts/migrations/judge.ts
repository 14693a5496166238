import { type Action, judgeAction } from './alter-table.ts'
import { type Harm, harm, judgeReferences, type Known, nameBehind, namesReleased } from './harm.ts'
import { has, type Statement, splitAtCommas } from './statements.ts'

/** Returns the harm of a statement, and remembers what it creates. */
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
  return [harm('unclear', `${[verb, object, third].join(' ')}: cannot be judged`)]
}

function judgeCreate(tokens: readonly string[], known: Known): Harm[] {
  const words = tokens.slice(1).filter((word) => word !== 'unlogged')
  if (has(words.slice(0, 2), 'or', 'replace'))
    return [harm('unclear', 'replaces something that the released version uses')]
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
  return [harm('unclear', `create ${object}: cannot be judged`)]
}

function judgeIndex(words: readonly string[], known: Known): Harm[] {
  const on = words.indexOf('on')
  const { name: table, rest } = nameBehind(words, on + 1)
  if (known.fresh.has(table)) return []
  const isConcurrent = words.slice(0, on).includes('concurrently')
  const found: Harm[] = []
  if (!isConcurrent)
    found.push(harm('locks', `nobody can write to ${table} while the index is built: use CREATE INDEX CONCURRENTLY`))
  if (isConcurrent && !has(words.slice(0, on), 'if', 'not', 'exists'))
    found.push(harm('form', 'CONCURRENTLY may be interrupted and start again: add IF NOT EXISTS'))
  if (words[0] === 'unique' && namesReleased(rest, table, known))
    found.push(harm('breaks', `writes of the released version to ${table} may not be unique`))
  return found
}

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
