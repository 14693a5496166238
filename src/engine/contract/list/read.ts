/**
 * Reads what a client asks of a list: page, order, filters and search. The contract offers three notations: plain
 * parameters (`nome=ana`), parameters with an operator (`nome[like]=ana`), and nested conditions in `search` or in a
 * body. All end in one `ListRequest`. Reading goes on after a mistake, so that the answer can name every problem at
 * once.
 */
import { type Problem, refused } from '../../../errors.ts'
import { unstorableText } from '../errors/text.ts'
import type { Validators } from '../schema/ajv.ts'
import type { RawParameters } from '../schema/coerce.ts'
import type { Filter, ListRequest } from '../schema/filter.ts'
import type { ListDefinition } from '../schema/operation.ts'
import { type Places, reversedPeriods } from './reversed.ts'
import { countText, newTally, searchesText } from './tally.ts'
import { readTree } from './tree.ts'
import { compileFields, condition, type Scope, textProblems } from './values.ts'

export interface Reading {
  list: ListRequest
  problems: Problem[]
}

export interface ListReader {
  /** The fields that conditions may name. */
  names: string[]
  /** Separates the parameters with an operator from the plain ones, which are checked like every query. */
  split(query: RawParameters): { plain: RawParameters; withOperators: RawParameters }
  /** `values` are the checked plain parameters. */
  fromQuery(raw: RawParameters, withOperators: RawParameters, values: Record<string, unknown>): Reading
  /** Reads `filtros`, `ordenacao` and `paginacao` of a body. */
  fromBody(body: Record<string, unknown>): Reading
}

const withOperator = /^([^[\]]*)\[([^[\]]*)\]$/

export function compileList(validators: Validators, definition: ListDefinition): ListReader {
  const fields = compileFields(validators, definition)
  return {
    names: [...fields.keys()],

    split(query) {
      const plain: RawParameters = Object.create(null)
      const found: RawParameters = Object.create(null)
      for (const [name, value] of Object.entries(query)) {
        const [, field, op] = withOperator.exec(name) ?? []
        const isFilter =
          name === 'search' || (field ? fields.get(field)?.ops.some((each) => each === op) : fields.has(name))
        // A form sends its empty fields, too: an empty filter is none.
        if (value === '' && isFilter) continue
        ;(field === undefined ? plain : found)[name] = value
      }
      return { plain, withOperators: found }
    },

    fromQuery(raw, withOperators, values) {
      const problems: Problem[] = []
      const filters: Filter[] = []
      const places: Places = new Map()
      const scope: Scope = { fields, tally: newTally(), where: 'query' }
      for (const [name, text] of Object.entries(withOperators)) {
        const read = fromOperator(scope, name, text)
        if ('problems' in read) problems.push(...read.problems)
        else {
          filters.push(read.condition)
          places.set(read.condition, [name])
        }
      }
      problems.push(...reversedPeriods(fields, joined(filters), places, 'query'))
      for (const [name, field] of fields) {
        const value = values[name]
        if (value === undefined) continue
        if (searchesText(field.ops, field.plain)) problems.push(...countText(scope.tally, [name], 'query'))
        filters.push({ field: name, op: field.plain, value: value as string })
      }
      const search = readSearch(scope, values.search as string | undefined)
      problems.push(...search.problems)
      if (search.filter) filters.push(search.filter)
      const list = {
        page: (values.page as number | undefined) ?? 1,
        size: (values.size as number | undefined) ?? 50,
        filter: joined(filters),
        text: search.text,
        order: orderOf(definition, values),
        query: Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, String(value)]))
      }
      return { list, problems }
    },

    fromBody(body) {
      const { filter, problems } =
        body.filtros === undefined
          ? { filter: null, problems: [] }
          : readTree({ fields, tally: newTally(), where: 'body' }, body.filtros, ['filtros'])
      const { pagina = 1, tamanho = 50 } = (body.paginacao ?? {}) as { pagina?: number; tamanho?: number }
      const order = ((body.ordenacao ?? []) as { campo: string; direcao?: 'asc' | 'desc' }[]).map((each, i) => {
        if (!definition.sortable.includes(each.campo)) {
          const values = { values: definition.sortable.join(', ') }
          problems.push(refused(['ordenacao', i, 'campo'], 'field.enum', 'INVALID_VALUE', values))
        }
        return { field: each.campo, direction: each.direcao ?? 'asc' } as const
      })
      return { list: { page: pagina, size: tamanho, filter, text: null, order, query: {} }, problems }
    }
  }
}

const joined = (filters: Filter[]): Filter | null =>
  filters.length === 0 ? null : filters.length === 1 ? (filters[0] as Filter) : { and: filters }

/** Sorts ascending unless `order` says otherwise. A list may begin with the newest when no sort field is given. */
function orderOf({ sortable, newestFirst }: ListDefinition, values: Record<string, unknown>): ListRequest['order'] {
  const field = (values.sort as string | undefined) ?? sortable[0]
  const natural = newestFirst && values.sort === undefined ? 'desc' : 'asc'
  return field === undefined ? [] : [{ field, direction: (values.order as 'asc' | 'desc' | undefined) ?? natural }]
}

function fromOperator(scope: Scope, name: string, text: string | string[] | undefined) {
  const [, field = '', op = ''] = withOperator.exec(name) ?? []
  if (typeof text !== 'string') return { problems: [refused([name], 'field.repeated', 'REPEATED', {}, 'query')] }
  // PostgreSQL would refuse the text without saying which parameter held it.
  if (unstorableText(text, 'query').length > 0)
    return { problems: [refused([name], 'field.text', 'INVALID_FORMAT', {}, 'query')] }
  const value = op === 'like' || op === 'in' ? text : scope.fields.get(field)?.parse(text)
  return condition(scope, field, op, value, { field: [name], op: [name], value: [name] })
}

/** Reads `search`: a text that begins with a brace is the JSON of 4.8, and anything else is a text to look for. */
function readSearch(scope: Scope, search: string | undefined) {
  if (search === undefined) return { text: null, filter: null, problems: [] }
  const text = search.trim()
  if (!text.startsWith('{')) {
    const problems = [...countText(scope.tally, ['search'], 'query'), ...textProblems(text, ['search'], 'query')]
    return { text, filter: null, problems }
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return {
      text: null,
      filter: null,
      problems: [refused(['search'], 'field.json-value', 'INVALID_FORMAT', {}, 'query')]
    }
  }
  // JSON can hide unstorable text behind escapes, so the check comes after parsing.
  const unstorable = unstorableText(json, 'query').map((problem) => ({ ...problem, path: ['search', ...problem.path] }))
  if (unstorable.length > 0) return { text: null, filter: null, problems: unstorable }
  return { text: null, ...readTree(scope, json, ['search']) }
}
