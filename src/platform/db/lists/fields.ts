import { and, Column, or, type SQL, sql } from 'drizzle-orm'
import type { Condition, Filter, Operator, Order, Scalar } from '../../../engine/contract/schema/filter.ts'
import { oneOf } from '../one-of.ts'
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

interface Comparing {
  one(op: Operator, value: Scalar): SQL
  /** Whether the column equals one of the values, of which there is at least one. */
  some(values: Scalar[]): SQL
}

/** Handles emptiness; the rest compares values. */
function listField(column: Expression, order: Expression | null, { one, some }: Comparing): ListField {
  const isEmpty = sql`${column} is null`
  return {
    order: order === null ? null : sql`${order}`,
    nullable: column instanceof Column && !column.notNull,
    compare(op, value) {
      if (value === null) return op === 'ne' ? sql`${column} is not null` : isEmpty
      if (!Array.isArray(value)) return one(op, value)
      const values = value.filter((each) => each !== null)
      if (values.length === 0) return isEmpty
      return values.length < value.length ? sql`(${some(values)} or ${isEmpty})` : some(values)
    }
  }
}

const equalToOne = (column: Expression, values: Scalar[]): SQL =>
  column instanceof Column ? oneOf(column, values) : oneOf(column, values)

/** Numbers, booleans and codes. */
export const valueField = (column: Expression, order: Expression | null = column): ListField =>
  listField(column, order, {
    one: (op, value) =>
      comparison(op, column, column instanceof Column ? sql`${sql.param(value, column)}` : sql`${value}`),
    some: (values) => equalToOne(column, values)
  })

/** Texts are equal when they are the same, contain without regard to case and accents, and are ordered likewise. */
export const textField = (column: Expression): ListField =>
  listField(column, sql`sem_acento(${column})`, {
    one(op, value) {
      if (op === 'like') return contains(column, String(value))
      if (op === 'eq' || op === 'ne') return comparison(op, column, sql`${String(value)}`)
      return comparison(op, sql`sem_acento(${column})`, sql`sem_acento(${String(value)})`)
    },
    some: (values) => equalToOne(column, values)
  })

/** Emails are compared without case. */
export const emailField = (column: Column): ListField =>
  listField(column, sql`lower(${column})`, {
    one: (op, value) =>
      op === 'like'
        ? contains(column, String(value))
        : comparison(op, sql`lower(${column})`, sql`${String(value).toLowerCase()}`),
    some: (values) =>
      oneOf(
        sql`lower(${column})`,
        values.map((value) => String(value).toLowerCase())
      )
  })

const isDay = (text: string): boolean => text.length === 10
const beginOf = (day: string): SQL => sql`(${day}::timestamp at time zone 'America/Sao_Paulo')`
const endOf = (day: string): SQL => sql`((${day}::timestamp + interval '1 day') at time zone 'America/Sao_Paulo')`

/** A moment, or a whole day of Brasília: then `lte` includes the day, `gt` begins after it, `eq` is within it. */
export const momentField = (column: Column, order: Expression | null = column): ListField =>
  listField(column, order, {
    one(op, value) {
      const text = String(value)
      if (!isDay(text)) return comparison(op, column, sql`${text}::timestamptz`)
      const within = sql`(${column} >= ${beginOf(text)} and ${column} < ${endOf(text)})`
      if (op === 'eq') return within
      if (op === 'ne') return sql`${within} is not true`
      return op === 'gt' || op === 'lte'
        ? comparison(op === 'gt' ? 'gte' : 'lt', column, endOf(text))
        : comparison(op, column, beginOf(text))
    },
    some(values) {
      const texts = values.map(String)
      const days = texts.filter(isDay).sort()
      const moments = texts.filter((text) => !isDay(text))
      if (days.length === 0) return oneOf(sql`${column}`, moments)
      return sql`(${onOneOf(column, days)} or ${oneOf(sql`${column}`, moments)})`
    }
  })

/** Whether a moment lies on one of the days, which are sorted. The first and the last let an index serve it. */
function onOneOf(column: Column, days: string[]): SQL {
  const day = sql`(${column} at time zone 'America/Sao_Paulo')::date`
  return sql`(${column} >= ${beginOf(days[0]!)} and ${column} < ${endOf(days.at(-1)!)} and ${oneOf(day, days)})`
}

/** Whether a related record exists whose key compares so, such as a membership; `ne`: none that equals. */
export const tieField = (key: SQL, exists: (condition: SQL) => SQL): ListField => ({
  order: null,
  compare(op, value) {
    if (op === 'ne') return sql`not ${exists(comparison('eq', key, sql`${value}`))}`
    return exists(Array.isArray(value) ? oneOf(key, value) : comparison(op, key, sql`${value}`))
  }
})

/** Compares with values that are first brought into the form in which the column keeps them. */
export const normalised = (field: ListField, normalise: (value: Scalar) => Scalar): ListField => ({
  ...field,
  compare: (op, value) => field.compare(op, Array.isArray(value) ? value.map(normalise) : normalise(value))
})

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
