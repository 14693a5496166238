import { and, Column, or, type SQL, sql } from 'drizzle-orm'
import type { Condition, Filter, Operator, Order, Scalar } from '../../../engine/contract/schema/filter.ts'
import { contains } from './text.ts'

/** How a field of a list becomes SQL. Values are parameters, always. */
export interface ListField {
  compare(op: Operator, value: Scalar | Scalar[]): SQL
  /** The expression that a list is sorted by; null when it cannot be sorted by this field. */
  order: SQL | null
  /** Whether what it is sorted by may be empty; what is empty comes last, in either direction. */
  nullable?: boolean
}

type Expression = Column | SQL

const signs = { gt: sql.raw('>'), gte: sql.raw('>='), lt: sql.raw('<'), lte: sql.raw('<=') } as const

function comparison(op: Operator, left: Expression, value: SQL): SQL {
  if (op === 'eq') return sql`${left} = ${value}`
  // What is empty is different too.
  if (op === 'ne') return sql`${left} is distinct from ${value}`
  if (op in signs) return sql`${left} ${signs[op as keyof typeof signs]} ${value}`
  throw new Error(`operator ${op} does not suit this field`)
}

/** Handles emptiness and lists; the rest compares one value. */
function listField(column: Expression, order: Expression | null, one: (op: Operator, value: Scalar) => SQL): ListField {
  return {
    order: order === null ? null : sql`${order}`,
    nullable: column instanceof Column && !column.notNull,
    compare(op, value) {
      if (Array.isArray(value))
        return anyOf(value.map((each) => (each === null ? sql`${column} is null` : one('eq', each))))
      if (value === null) return op === 'ne' ? sql`${column} is not null` : sql`${column} is null`
      return one(op, value)
    }
  }
}

/** Numbers, booleans and codes. */
export const valueField = (column: Expression, order: Expression | null = column): ListField =>
  listField(column, order, (op, value) =>
    comparison(op, column, column instanceof Column ? sql`${sql.param(value, column)}` : sql`${value}`)
  )

/** Texts are equal when they are the same, contain without regard to case and accents, and are ordered likewise. */
export const textField = (column: Column): ListField =>
  listField(column, sql`sem_acento(${column})`, (op, value) => {
    if (op === 'like') return contains(column, String(value))
    if (op === 'eq' || op === 'ne') return comparison(op, column, sql`${String(value)}`)
    return comparison(op, sql`sem_acento(${column})`, sql`sem_acento(${String(value)})`)
  })

/** Emails are compared without case. */
export const emailField = (column: Column): ListField =>
  listField(column, sql`lower(${column})`, (op, value) =>
    op === 'like'
      ? contains(column, String(value))
      : comparison(op, sql`lower(${column})`, sql`${String(value).toLowerCase()}`)
  )

/** A moment, or a whole day of Brasília: then `lte` includes the day, `gt` begins after it, `eq` is within it. */
export const momentField = (column: Column, order: Expression | null = column): ListField =>
  listField(column, order, (op, value) => {
    const text = String(value)
    if (text.length > 10) return comparison(op, column, sql`${text}::timestamptz`)
    const begin = sql`(${text}::timestamp at time zone 'America/Sao_Paulo')`
    const end = sql`((${text}::timestamp + interval '1 day') at time zone 'America/Sao_Paulo')`
    const within = sql`(${column} >= ${begin} and ${column} < ${end})`
    if (op === 'eq') return within
    if (op === 'ne') return sql`${within} is not true`
    return op === 'gt' || op === 'lte'
      ? comparison(op === 'gt' ? 'gte' : 'lt', column, end)
      : comparison(op, column, begin)
  })

/** Whether a related record exists whose key compares so, such as a membership; `ne`: none that equals. */
export const tieField = (key: SQL, exists: (condition: SQL) => SQL): ListField => ({
  order: null,
  compare(op, value) {
    if (op === 'ne') return sql`not ${exists(comparison('eq', key, sql`${value}`))}`
    return exists(
      Array.isArray(value)
        ? anyOf(value.map((each) => comparison('eq', key, sql`${each}`)))
        : comparison(op, key, sql`${value}`)
    )
  }
})

/** Compares with values that are first brought into the form in which the column keeps them. */
export const normalised = (field: ListField, normalise: (value: Scalar) => Scalar): ListField => ({
  ...field,
  compare: (op, value) => field.compare(op, Array.isArray(value) ? value.map(normalise) : normalise(value))
})

const anyOf = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` or `)})`

export function conditionOf<Field extends string>(fields: Record<Field, ListField>, filter: Filter<Field>): SQL {
  if ('and' in filter) return and(...filter.and.map((each) => conditionOf(fields, each))) ?? sql`true`
  if ('or' in filter) return or(...filter.or.map((each) => conditionOf(fields, each))) ?? sql`false`
  const { field, op, value } = filter as Condition<Field>
  return fields[field].compare(op, value)
}

export interface SortKey {
  sql: SQL
  direction: 'asc' | 'desc'
  /** Whether it may be empty. */
  nullable?: boolean
}

/** The keys to sort by. The id comes last, in the direction of the key before it, so that an index serves both ways. */
export function sortKeys<Sortable extends string>(
  fields: Record<Sortable, ListField>,
  order: Order<Sortable>[],
  id: Column
): SortKey[] {
  const keys = order.map(({ field, direction }) => {
    const { order, nullable } = fields[field]
    return { sql: order ?? sql`${id}`, direction, nullable: order !== null && nullable }
  })
  const last = order.at(-1)
  return last?.field === 'id' ? keys : [...keys, { sql: sql`${id}`, direction: last?.direction ?? 'asc' }]
}
