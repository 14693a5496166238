import { type Harm, harm, judgeReferences, type Known, namesReleased } from './harm.ts'
import { has } from './statements.ts'

/** One of the changes that an ALTER TABLE makes to a released table. */
export interface Action {
  table: string
  words: readonly string[]
}

const constraints = new Set(['constraint', 'check', 'foreign', 'unique', 'primary', 'exclude'])
/**
 * Words that give each row a value of its own: PostgreSQL rewrites the whole table then, and nobody can read it
 * meanwhile.
 */
const rewriting = new Set(
  'gen_random_uuid uuid_generate_v4 random nextval clock_timestamp generated serial bigserial smallserial'.split(' ')
)

export function judgeAction(action: Action, known: Known): Harm[] {
  const { table, words } = action
  const [verb, second] = words
  if (verb === 'add' && constraints.has(second ?? '')) return judgeConstraint(action, known)
  if (verb === 'add') return judgeNewColumn(action)
  if (verb === 'alter') return judgeColumn(action, known)
  if (verb === 'validate' || (verb === 'set' && second === '(')) return []
  if (verb === 'drop') {
    const column = words.filter((word) => !['drop', 'column', 'if', 'exists'].includes(word))[0] ?? ''
    const isNew = second !== 'constraint' && !namesReleased([column], table, known)
    return isNew ? [] : [harm('breaks', `${table}: ${words.slice(0, 4).join(' ')}`)]
  }
  if (verb === 'rename' || (verb === 'set' && second === 'schema'))
    return [harm('breaks', `${table}: ${words.join(' ')}`)]
  return [harm('unclear', `alter table ${table} ${words.slice(0, 3).join(' ')}: cannot be judged`)]
}

function judgeNewColumn({ table, words }: Action): Harm[] {
  const rest = words.filter((word) => !['add', 'column', 'if', 'exists'].includes(word))
  const name = `${table}.${rest.find((word) => word !== 'not')}`
  const fillsItself = rest.includes('default') || rest.some((word) => rewriting.has(word))
  const found: Harm[] = []
  if (has(rest, 'not', 'null') && !fillsItself)
    found.push(harm('breaks', `${name} is NOT NULL without a default, and the released version does not fill it`))
  if (rest.some((word) => rewriting.has(word))) found.push(harm('locks', `${name}: the whole table is rewritten`))
  if (['unique', 'check', 'references', 'primary'].some((word) => rest.slice(1).includes(word)))
    found.push(harm('locks', `${name}: add its constraint in a statement of its own, NOT VALID or USING INDEX`))
  return found
}

function judgeConstraint({ table, words }: Action, known: Known): Harm[] {
  const rest = words[1] === 'constraint' ? words.slice(3) : words.slice(1)
  const [kind] = rest
  const found: Harm[] = []
  const isIndexed = kind === 'unique' || kind === 'primary' || kind === 'exclude'
  if (isIndexed && !has(rest, 'using', 'index'))
    found.push(harm('locks', `${table}: build the index CONCURRENTLY first, then ADD CONSTRAINT ... USING INDEX`))
  if (!isIndexed && !has(rest, 'not', 'valid'))
    found.push(harm('locks', `${table}: all rows are read under a lock; add it NOT VALID, then VALIDATE CONSTRAINT`))
  const own = kind === 'foreign' ? rest.slice(0, rest.indexOf('references')) : rest
  if (has(rest, 'using', 'index') || namesReleased(own, table, known))
    found.push(harm('breaks', `${table}: the new constraint may refuse what the released version writes`))
  return [...found, ...judgeReferences(rest, known)]
}

function judgeColumn({ table, words }: Action, known: Known): Harm[] {
  const rest = words.slice(words[1] === 'column' ? 2 : 1)
  const [column = '', ...change] = rest
  const name = `${table}.${column}`
  if (has(change.slice(0, 2), 'set', 'default')) return []
  if (['statistics', 'storage', 'compression'].includes(change[1] ?? '')) return []
  if (change[0] === 'type' || change[1] === 'data')
    return [harm('breaks', `${name} changes its type`), harm('locks', `${name}: the whole table may be rewritten`)]
  const isNew = !namesReleased([column], table, known)
  if (has(change, 'set', 'not', 'null')) {
    const locks = harm('locks', `${name}: all rows are read under a lock, unless a valid CHECK says the same`)
    return isNew ? [locks] : [harm('breaks', `${name} becomes NOT NULL`), locks]
  }
  if (isNew) return []
  if (has(change, 'drop', 'not', 'null')) return [harm('unclear', `${name}: the released version may read a null`)]
  return [harm('breaks', `${name}: ${change.slice(0, 3).join(' ')}`)]
}
