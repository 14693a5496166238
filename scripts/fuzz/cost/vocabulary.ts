import type { Parameter, Schema } from '../../generate/document.ts'
import { isMetered } from '../../generate/metered.ts'
import type { Contract, Target } from '../contract.ts'

/** A field that conditions may be about. */
export interface Field {
  name: string
  ops: string[]
  schema: Schema
}

/** What a question to one operation can be made of. */
export interface Vocabulary {
  fields: Field[]
  /** Plain parameters of the query: fields, pages, periods, and the text to search for. */
  parameters: Parameter[]
  /** The fields to sort by. Several at once only in a body. */
  sortable: string[]
  /** Whether the operation takes nested conditions. */
  takesTree: boolean
}

/** The operations to climb: whatever is metered, and every other GET with parameters of the query. */
/** Whether the answer is a stream, which takes as long as it is and is bounded by how many are under way. */
const isStream = ({ responses }: Target['operation']): boolean =>
  !Object.keys(responses['200']?.content ?? { 'application/json': {} }).includes('application/json')

export const readingsIn = ({ targets }: Contract): Target[] =>
  targets.filter(
    ({ method, operation, parameters }) =>
      isMetered(operation) ||
      (method === 'GET' && parameters.some((each) => each.in === 'query') && !isStream(operation))
  )

export function vocabularyOf(contract: Contract, target: Target): Vocabulary {
  const whole = (schema: Schema) => contract.whole(target.letter, schema)
  const parameters = target.parameters
    .filter((each) => each.in === 'query' && each.schema.type !== 'object' && !each.name.includes('['))
    .map((each) => ({ ...each, schema: whole(each.schema) }))
  const filterable = (target.operation['x-filterable'] ?? {}) as unknown as Record<string, string[]>
  const twin = target.body ? twinOf(contract, target) : target
  const fields = Object.entries(filterable).map(([name, ops]) => {
    const schema = twin?.parameters.find((each) => each.name === name)?.schema
    if (!schema) throw new Error(`${target.id}: no parameter tells what ${name} holds`)
    return { name, ops, schema: whole(schema) }
  })
  return {
    fields,
    parameters: target.body ? bodyParameters(contract, target) : parameters,
    sortable: target.operation['x-sortable'] ?? [],
    takesTree: fields.length > 0
  }
}

/** The list with the same fields whose parameters tell what they hold. */
function twinOf({ targets }: Contract, { id, operation }: Target): Target | undefined {
  const names = (from: Target['operation']) => Object.keys(from['x-filterable'] ?? {}).join()
  return targets.find((each) => each.id !== id && each.method === 'GET' && names(each.operation) === names(operation))
}

/** The parts of a body that correspond to parameters of a list. */
function bodyParameters(contract: Contract, { letter, body }: Target): Parameter[] {
  const { properties } = contract.whole(letter, body?.schema ?? {}) as { properties: Record<string, Schema> }
  const { pagina, tamanho } = (properties.paginacao?.properties ?? {}) as Record<string, Schema>
  const named = { page: pagina, size: tamanho, include: properties.incluir }
  return Object.entries(named).flatMap(([name, schema]) => (schema ? [{ name, in: 'query' as const, schema }] : []))
}
