/** The operators of specification 4.8. */
export const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'like'] as const
export type Operator = (typeof operators)[number]

/**
 * Returns the operators that suit a field. `like` needs a text. Booleans, values of a fixed list and CPFs have no order
 * unless `isText`; a stored CPF can only be compared for equality.
 */
export function operatorsFor(
  {
    type,
    format,
    enum: values,
    eitherCase
  }: { type?: unknown; format?: unknown; enum?: unknown; eitherCase?: unknown },
  isText = false
): Operator[] {
  const kind = [type].flat()[0]
  if (isText) return [...operators]
  if (kind === 'boolean' || values || eitherCase || format === 'cpf') return ['eq', 'ne', 'in']
  return kind === 'string' && format === undefined ? [...operators] : operators.filter((op) => op !== 'like')
}

export type Scalar = string | number | boolean | null

/** One condition on a field that the contract offers. The value has the field's type; `in` takes a list. */
export interface Condition<Field extends string = string> {
  field: Field
  op: Operator
  value: Scalar | Scalar[]
}

export type Filter<Field extends string = string> =
  | { and: Filter<Field>[] }
  | { or: Filter<Field>[] }
  | Condition<Field>

export interface Order<Field extends string = string> {
  field: Field
  direction: 'asc' | 'desc'
}

/** What a client asked of a list, in any notation: query, JSON search or body. */
export interface ListRequest<Filterable extends string = string, Sortable extends string = string> {
  page: number
  size: number
  /** All conditions together, or null when there are none. */
  filter: Filter<Filterable> | null
  /** A plain text to look for in the fields that the list searches. */
  text: string | null
  order: Order<Sortable>[]
  /** The query as it was received, for the links to the other pages. */
  query: Record<string, string>
}
