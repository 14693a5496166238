import type { Random } from '../random.ts'
import { dearParameter, dearValue } from './dear-values.ts'
import type { Condition, Question, Tree } from './question.ts'
import type { Field, Vocabulary } from './vocabulary.ts'

/** What answers have told so far. */
export interface Learned {
  words: string[]
  pages: number
}

export interface Mutating {
  vocabulary: Vocabulary
  learned: Learned
  random: Random
}

type Mutation = (question: Question, by: Mutating) => Question

/** Changes a question in one to four ways. `other` gives some of its parts now and then. */
export function mutated(question: Question, other: Question, by: Mutating): Question {
  const { random, vocabulary } = by
  const possible = vocabulary.takesTree ? [...ofTree, ...ofPairs] : ofPairs
  let made = random.chance(0.1) ? joined(question, other, by) : question
  do made = random.pick(possible)(made, by)
  while (random.chance(0.4))
  return made.tree && nodesOf(made.tree).length > MOST_NODES ? question : made
}

/** The service takes 100 conditions. What is far larger is only refused, and takes long to make. */
const MOST_NODES = 250

const isGroup = (tree: Tree): tree is Exclude<Tree, Condition> => !('field' in tree)
const childrenOf = (tree: Exclude<Tree, Condition>): Tree[] => ('and' in tree ? tree.and : tree.or)
const groupOf = (kind: 'and' | 'or', children: Tree[]): Tree => (kind === 'and' ? { and: children } : { or: children })
const kindOf = (tree: Tree) => ('and' in tree ? 'and' : 'or')

/** All places of a tree, from the root down. */
const nodesOf = (tree: Tree): Tree[] => [tree, ...(isGroup(tree) ? childrenOf(tree).flatMap(nodesOf) : [])]

/** Puts something else in the place of a node; null removes it, and a group that has become empty with it. */
function replaced(tree: Tree, node: Tree, by: Tree | null): Tree | null {
  if (tree === node) return by
  if (!isGroup(tree)) return tree
  const children = childrenOf(tree).flatMap((child) => replaced(child, node, by) ?? [])
  return children.length > 0 ? groupOf(kindOf(tree), children) : null
}

function conditionOn({ name, ops, schema }: Field, { random, learned }: Mutating, op = random.pick(ops)): Condition {
  return { field: name, op, value: dearValue(schema, op, learned.words, random) }
}

/** Any field; every other time one of those that can be searched in, which are the dearest. */
function someField({ vocabulary: { fields }, random }: Mutating): Field {
  const texts = fields.filter(({ ops }) => ops.includes('like'))
  return random.pick(texts.length > 0 && random.chance(0.5) ? texts : fields)
}

const newCondition = (by: Mutating): Condition => conditionOn(someField(by), by)

/** A mutation of one place of the tree; a question without a tree gets its first condition. */
const ofNode =
  (change: (node: Tree, by: Mutating) => Tree | null): Mutation =>
  (question, by) => {
    const { tree } = question
    if (tree === null) return { ...question, tree: newCondition(by) }
    const node = by.random.pick(nodesOf(tree))
    return { ...question, tree: replaced(tree, node, change(node, by)) }
  }

const sides = ['and', 'or'] as const

const ofTree: Mutation[] = [
  // A condition more, beside what is there.
  ofNode((node, by) =>
    isGroup(node)
      ? groupOf(kindOf(node), [...childrenOf(node), newCondition(by)])
      : groupOf(by.random.pick(sides), [node, newCondition(by)])
  ),
  // One level more.
  ofNode((node, { random }) => groupOf(random.pick(sides), [node])),
  // All of it twice, or a few times.
  ofNode((node, { random }) =>
    isGroup(node)
      ? groupOf(kindOf(node), random.chance(0.5) ? [...childrenOf(node), ...childrenOf(node)] : [node, node])
      : groupOf(
          random.pick(sides),
          Array.from({ length: random.between(2, 6) }, () => node)
        )
  ),
  // Many conditions on one field.
  ofNode((node, by) => {
    const field = someField(by)
    const op = by.random.pick([by.random.pick(field.ops), undefined])
    const many = Array.from({ length: by.random.between(2, 10) }, () => conditionOn(field, by, op))
    return groupOf(by.random.pick(sides), isGroup(node) ? [...childrenOf(node), ...many] : many)
  }),
  ofNode((node, by) =>
    isGroup(node) ? groupOf(kindOf(node) === 'and' ? 'or' : 'and', childrenOf(node)) : changed(node, by)
  ),
  ofNode((node, by) => (isGroup(node) ? node : changed(node, by))),
  ofNode(() => null)
]

/** Keeps the field of a condition, with another operator or value. */
function changed(node: Condition, by: Mutating): Condition {
  const field = by.vocabulary.fields.find(({ name }) => name === node.field)
  return field ? conditionOn(field, by) : node
}

/** A plain text to search for has the place of the tree. */
const paired = (question: Question, name: string, value: string): Question => ({
  ...question,
  tree: name === 'search' ? null : question.tree,
  pairs: { ...question.pairs, [name]: value }
})

/** Removes a parameter, unless the operation needs it. */
function without(question: Question, { random }: Mutating): Question {
  const needed = question.target.parameters.filter(({ required }) => required).map(({ name }) => name)
  const names = Object.keys(question.pairs).filter((name) => !needed.includes(name))
  if (names.length === 0) return question
  const gone = random.pick(names)
  return { ...question, pairs: Object.fromEntries(Object.entries(question.pairs).filter(([name]) => name !== gone)) }
}

function withParameter(question: Question, { vocabulary, learned, random }: Mutating): Question {
  if (vocabulary.parameters.length === 0) return question
  const parameter = random.pick(vocabulary.parameters)
  return paired(question, parameter.name, dearParameter(parameter, learned.words, learned.pages, random))
}

/** Sets a parameter that is no field: page, size, order, period and the like. */
function withShape(question: Question, by: Mutating): Question {
  const { vocabulary } = by
  const fields = new Set(vocabulary.fields.map(({ name }) => name))
  const parameters = vocabulary.parameters.filter(({ name }) => !fields.has(name))
  return withParameter(question, { ...by, vocabulary: { ...vocabulary, parameters } })
}

/** `field[op]=value`. A body has no such parameters. */
function withOperator(question: Question, by: Mutating): Question {
  const { fields } = by.vocabulary
  if (fields.length === 0 || question.target.body) return withShape(question, by)
  const { field, op, value } = newCondition(by)
  return value === null ? question : paired(question, `${field}[${op}]`, String(value))
}

function sorted(question: Question, { vocabulary: { sortable }, random }: Mutating): Question {
  if (sortable.length === 0) return question
  if (!question.target.body)
    return {
      ...question,
      pairs: { ...question.pairs, sort: random.pick(sortable), order: random.pick(['asc', 'desc']) }
    }
  const keys = random.some(sortable, random.between(1, 5)).map((name) => (random.chance(0.5) ? `-${name}` : name))
  return paired(question, 'sort', keys.join(','))
}

const ofPairs: Mutation[] = [withParameter, withShape, withOperator, sorted, without]

/** The parameters of both, and the conditions of both together. */
function joined(question: Question, other: Question, { random }: Mutating): Question {
  const pairs = { ...other.pairs, ...question.pairs }
  if (!question.tree || !other.tree) return { ...question, pairs, tree: question.tree ?? null }
  return { ...question, pairs, tree: groupOf(random.pick(sides), [question.tree, other.tree]) }
}
