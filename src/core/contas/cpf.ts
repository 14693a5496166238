import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Filter, Scalar } from '../../engine/contract/schema/filter.ts'
import type { ListField } from '../../platform/db/lists/fields.ts'
import { digestOf, digestsOf } from '../../platform/sealing/digest.ts'
import { usuarios } from './tables.ts'

/** A CPF is sealed, so that it can not be compared: it is found by the digest of its digits, whole and equal or not at all. */

export const CPF = 'usuarios.cpf'

/** What is stored beside a CPF. */
export const cpfDigestOf = (digits: string): Buffer => digestOf(digits, CPF)

/** Whether an account of a statement has this CPF. */
export const hasCpf = (cpf: string): SQL => inArray(usuarios.cpfDigest, digestsFor(cpf))

const FORM = 'digest:'

/** Digests of a CPF in any spelling, or the one that stands for it in a request that was kept. */
function digestsFor(value: Scalar): Buffer[] {
  const text = String(value)
  if (text.startsWith(FORM)) return [Buffer.from(text.slice(FORM.length), 'hex')]
  return digestsOf(text.replaceAll(/\D/g, ''), CPF)
}

const anyOf = (values: Scalar[]): SQL =>
  sql`coalesce(${inArray(
    usuarios.cpfDigest,
    values.flatMap((value) => (value === null ? [] : digestsFor(value)))
  )}, false)`

/** How lists are filtered by it. There is no order: digests have none that means anything. */
export const cpfField: ListField = {
  order: null,
  compare(op, value) {
    const values = Array.isArray(value) ? value : [value]
    const isNull = sql`${usuarios.cpf} is null`
    const equal = values.some((each) => each !== null) ? anyOf(values) : sql`false`
    const found = values.includes(null) ? sql`(${isNull} or ${equal})` : equal
    if (op === 'eq' || op === 'in') return found
    // What is empty is different too.
    if (op === 'ne') return sql`not ${found}`
    throw new Error(`operator ${op} does not suit this field`)
  }
}

/** The same filter with digests for the CPFs, to be kept where anybody who reads the database could read it. */
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
