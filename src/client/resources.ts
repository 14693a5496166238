/**
 * Operations as methods, by group: `client.casos.listar({ estado: 'PE' })`. A generated table says of each method which
 * call it makes, and generated types say what it takes and gives. The ids of the path come first, then the body, then
 * the query, then the settings of the call.
 */
import type { Call, Init, MethodName } from './core.ts'
import type { Listing } from './pages.ts'

type Row = readonly [
  gives: 'list' | 'search' | 'file' | 'answer',
  method: string,
  path: string,
  takes: readonly ('body' | 'query')[]
]
type Table = Readonly<Record<string, Readonly<Record<string, Row>>>>

/** The ways in which a call is made. */
export interface Doors {
  call: Call
  list(path: string, init?: Init): Listing<unknown, unknown>
  search(path: string, init?: Init): Listing<unknown, unknown>
  download(path: string, init?: Init): Promise<unknown>
}

export const resourcesOf = <Resources>(table: Table, doors: Doors): Resources =>
  mapped(table, (group) => mapped(group, (row) => methodOf(row, doors))) as Resources

const mapped = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

function methodOf([gives, method, path, takes]: Row, doors: Doors): (...given: unknown[]) => unknown {
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  return (...given) => {
    const init = initOf(ids, takes, given)
    if (gives === 'list') return doors.list(path, init)
    if (gives === 'search') return doors.search(path, init)
    if (gives === 'file') return doors.download(path, init)
    return doors.call(method as MethodName, path, init).then(({ data }) => data)
  }
}

/** The arguments of a method as the options of its call. */
function initOf(ids: string[], takes: readonly string[], given: unknown[]): Init {
  const after = ids.length + takes.length
  const at = (part: string) => (takes.includes(part) ? given[ids.length + takes.indexOf(part)] : undefined)
  const query = at('query') as Record<string, unknown> | undefined
  const body = at('body')
  return {
    ...(given[after] as Init | undefined),
    params: { path: Object.fromEntries(ids.map((name, i) => [name, given[i]])), ...(query ? { query } : {}) },
    ...(body === undefined ? {} : { body })
  }
}
