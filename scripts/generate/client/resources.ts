import type { Row } from '../document.ts'

/** An operation as a method of a client: `client.casos.listar` for listarCasos. */
export interface Method {
  group: string
  /** In camel case; the clients write it as their language does. */
  name: string
  row: Row
}

/**
 * Names the operations of a description as methods of groups. The group is the tag, or, among the many operations about
 * diseases, the part of the path that follows. A word of the operationId that says the group again is left out, unless
 * two methods would then have one name.
 */
export function methodsOf(rows: Row[]): Method[] {
  const named = rows.map((row) => ({ group: groupOf(row), row }))
  const short = named.map(({ group, row }) => shortened(row.operation.operationId, group))
  return named.map(({ group, row }, i) => {
    const isTaken = named.some((other, j) => j !== i && other.group === group && short[j] === short[i])
    return { group, row, name: isTaken ? row.operation.operationId : (short[i] as string) }
  })
}

const WIDE = 'agravos'

function groupOf({ path, operation }: Row): string {
  const [tag = WIDE] = operation.tags
  const [, following] = path.split('/').slice(3)
  return tag === WIDE && following ? following : tag
}

/** Leaves out the words that name the group, but never the verb. */
function shortened(operationId: string, group: string): string {
  const [verb = '', ...words] = operationId.split(/(?=[A-Z])/)
  const said = [group, singular(group), 'agravo']
  return verb + words.filter((word) => !said.includes(word.toLowerCase())).join('')
}

const singular = (group: string) => group.replace(/oes$/, 'ao').replace(/s$/, '')

/** Whether the answer is a job that goes on. */
export const startsJob = ({ operation }: Row): boolean => {
  const schema = operation.responses['202']?.content?.['application/json']?.schema
  return schema?.$ref === '#/components/schemas/JobAceito'
}
