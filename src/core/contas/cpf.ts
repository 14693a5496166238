import { type SQL, sql } from 'drizzle-orm'
import type { Filter, Scalar } from '../../engine/contract/schema/filter.ts'
import type { ListField } from '../../platform/db/lists/fields.ts'
import { oneOf } from '../../platform/db/one-of.ts'
import { digestOf, digestsOf } from '../../platform/sealing/digest.ts'
import { usuarios } from './tables.ts'

/** A CPF is sealed, so it cannot be compared. It is found by the digest of its digits, and only as a whole. */

export const CPF = 'usuarios.cpf'

/** Returns the digest that is stored beside a CPF. */
export const cpfDigestOf = (digits: string): Buffer => digestOf(digits, CPF)

/** Builds a condition: the account has this CPF. */
export const hasCpf = (cpf: string): SQL => oneOf(usuarios.cpfDigest, digestsFor(cpf))

const FORM = 'digest:'

/** Returns the digests of a CPF in any spelling. In a request that was kept, a digest already stands for the CPF. */
function digestsFor(value: Scalar): Buffer[] {
  const text = String(value)
  if (text.startsWith(FORM)) return [Buffer.from(text.slice(FORM.length), 'hex')]
  return digestsOf(text.replaceAll(/\D/g, ''), CPF)
}

const anyOf = (values: Scalar[]): SQL =>
  sql`coalesce(${oneOf(
    usuarios.cpfDigest,
    values.flatMap((value) => (value === null ? [] : digestsFor(value)))
  )}, false)`

/** Filters lists by CPF. There is no order, because the order of digests has no meaning. */
export const cpfField: ListField = {
  order: null,
  compare(op, value) {
    const values = Array.isArray(value) ? value : [value]
    const isNull = sql`${usuarios.cpf} is null`
    const equal = values.some((each) => each !== null) ? anyOf(values) : sql`false`
    const found = values.includes(null) ? sql`(${isNull} or ${equal})` : equal
    if (op === 'eq' || op === 'in') return found
    // An empty CPF counts as different.
    if (op === 'ne') return sql`not ${found}`
    throw new Error(`operator ${op} does not suit this field`)
  }
}

/** Replaces the CPFs of a filter by digests, so that it can be kept where any reader of the database could see it. */
export function withoutCpfs<Field extends string>(filter: Filter<Field>): Filter<Field> {
  if ('and' in filter) return { and: filter.and.map(withoutCpfs) }
  if ('or' in filter) return { or: filter.or.map(withoutCpfs) }
  const { field, op, value } = filter
  if (field !== 'cpf' || value === null) return filter
  const digests = [value].flat().flatMap((each) => (each === null ? [null] : formsOf(each)))
  return op === 'ne'
    ? { and: digests.map((each) => ({ field, op, value: each })) }
    : { field, op: 'in', value: digests }
}

const formsOf = (value: Scalar): string[] => digestsFor(value).map((digest) => `${FORM}${digest.toString('hex')}`)
