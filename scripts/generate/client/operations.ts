import { type Document, follow, type Operation, operationsOf, type Row, type Schema } from '../document.ts'

/** How one list continues: by `page` and `size`, by `limit` and `offset`, by `paginacao` in its body, or not at all. */
type Paging = 'page' | 'offset' | 'body' | 'none'

export interface List {
  operation: string
  /** The key of the array; empty when the answer itself is the array. */
  items: string
  paging: Paging
}

const KEY = 'Idempotency-Key'

/**
 * generated/client-operations.ts: what saude-integra-client must know about operations besides their types, from the
 * published documents.
 */
export function clientOperations(documents: Record<'a' | 'b', Document>): string {
  const rows = { a: [...operationsOf(documents.a, 'a')], b: [...operationsOf(documents.b, 'b')] }
  const all = [...rows.a, ...rows.b]
  const { info } = documents.b
  const table = (name: string, comment: string, value: unknown) =>
    `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
  return [
    table(
      'VERSION',
      "The version of the contract's latest release. A package has its own version in this place.",
      info['x-release-version']
    ),
    table('RELEASE', "The number of the contract's latest release.", info['x-release']),
    table('operationsA', 'All operations of Description A.', names(rows.a)),
    table('operationsB', 'All operations of Description B.', names(rows.b)),
    table('publicOperations', 'The operations that take no token.', names(all.filter(isPublic))),
    table(
      'creatingOperations',
      `The operations that take an ${KEY}, so that they can be sent again.`,
      names(creating(all))
    ),
    table('formOperations', 'The operations whose bodies are not JSON.', forms(all)),
    table('listsA', 'The lists of Description A, by path.', lists(documents.a, rows.a, 'GET')),
    table('listsB', 'The lists of Description B, by path.', lists(documents.b, rows.b, 'GET')),
    table(
      'searchesB',
      'The lists of Description B that are asked for with a body, by path.',
      lists(documents.b, rows.b, 'POST')
    )
  ].join('\n')
}

const nameOf = ({ method, path }: Row) => `${method} ${path}`
const names = (rows: Row[]) => rows.map(nameOf).sort()

const isPublic = ({ operation }: Row) => operation.security?.length === 0

const creating = (rows: Row[]) =>
  rows.filter(({ method, parameters }) => method === 'POST' && parameters.some(({ name }) => name === KEY))

function forms(rows: Row[]): Record<string, string> {
  const found = rows.flatMap((row): [string, string][] => {
    const [type] = Object.keys(row.operation.requestBody?.content ?? {})
    return type === undefined || type === 'application/json' ? [] : [[nameOf(row), type]]
  })
  return Object.fromEntries(found.sort())
}

export function lists(document: Document, rows: Row[], method: string): Record<string, List> {
  const found = rows.flatMap((row): [string, List][] => {
    if (row.method !== method) return []
    const list = listOf(document, row)
    return list ? [[row.path, list]] : []
  })
  return Object.fromEntries(found.sort())
}

/**
 * Recognises a list: its answer is an array, or an object with `total` and exactly one required array. A POST whose
 * body asks for no page answers at once with all it has, and is none.
 */
function listOf(document: Document, row: Row): List | null {
  if (row.method === 'POST' && !asksForPage(document, row.operation)) return null
  const schema = follow(document, answerOf(row.operation) ?? {})
  const { operationId: operation } = row.operation
  if (schema.type === 'array') return { operation, items: '', paging: 'none' }
  const properties = (schema.properties ?? {}) as Record<string, Schema>
  const always = (schema.required ?? []) as string[]
  if (!always.includes('total')) return null
  const [items, ...others] = always.filter((name) => follow(document, properties[name])?.type === 'array')
  return items === undefined || others.length > 0 ? null : { operation, items, paging: pagingOf(row) }
}

function asksForPage(document: Document, { requestBody }: Operation): boolean {
  const body = follow(document, requestBody?.content?.['application/json']?.schema ?? {})
  return 'paginacao' in ((body?.properties ?? {}) as Record<string, Schema>)
}

const answerOf = ({ responses }: Operation) => responses['200']?.content?.['application/json']?.schema

function pagingOf({ method, parameters }: Row): Paging {
  const has = (name: string) => parameters.some((parameter) => parameter.name === name && parameter.in === 'query')
  if (method === 'POST') return 'body'
  if (has('page')) return 'page'
  return has('offset') ? 'offset' : 'none'
}
