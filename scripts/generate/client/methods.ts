import { commentOf } from './comment.ts'
import { type Method, methodsOf } from './resources.ts'
import { type Described, type Part, type Shape, shapesOf } from './shapes.ts'
import { startedImport } from './types.ts'

/** What the client does with an answer: goes through a list, hands a file on as a stream, or reads it. */
type Gives = 'list' | 'search' | 'file' | 'answer'

interface Resource extends Method {
  shape: Shape
  gives: Gives
}

/**
 * generated/client-resources.ts: the operations as methods by group, `client.casos.listar({ estado: 'PE' })`. The ids
 * of a path come first, then the body, then the query, then the settings of the call.
 */
export function clientResources(described: Described[]): string {
  return [
    "import type * as a from './client-a.ts'",
    "import type * as b from './client-b.ts'",
    "import type { Download } from '../src/client/download.ts'",
    "import type { Listing } from '../src/client/pages.ts'",
    startedImport,
    "import type { CallSettings } from '../src/client/types.ts'",
    '',
    ...described.flatMap(fileParts)
  ].join('\n')
}

function fileParts(described: Described): string[] {
  const { document, letter, rows } = described
  const shapes = shapesOf(described)
  const suffix = letter.toUpperCase()
  const resources = methodsOf(rows).map((method): Resource => {
    const shape = shapes.find(({ row }) => row === method.row) as Shape
    return { ...method, shape, gives: givesOf(shape) }
  })
  const names = new Set([
    ...Object.keys(document.components.schemas),
    ...shapes.flatMap(({ definitions }) => Object.keys(definitions))
  ])
  // Both descriptions may have a type of one name, so each is named with its file.
  const typed = (type: string) => type.replaceAll(/\w+/g, (word) => (names.has(word) ? `${letter}.${word}` : word))
  const groups = [...new Set(resources.map(({ group }) => group))]
  const own = (group: string) => resources.filter((each) => each.group === group)
  const nameOf = (group: string) => `${camel(`-${group}`)}${suffix}`
  return [
    ...groups.flatMap((group) => [
      `export interface ${nameOf(group)} {`,
      ...own(group).map((each) => signature(each, typed)),
      '}',
      ''
    ]),
    `/** The operations of Description ${suffix} as methods, by group. */`,
    `export interface Resources${suffix} {`,
    ...groups.map((group) => `  ${camel(group)}: ${nameOf(group)}`),
    '}',
    '',
    `/** What the client must know of each method besides its types. */`,
    `export const resources${suffix} = ${JSON.stringify(tableOf(groups, own), null, 2)} as const`,
    ''
  ]
}

const givesOf = ({ list, isFile, row }: Shape): Gives =>
  list ? (row.method === 'GET' ? 'list' : 'search') : isFile && row.method === 'GET' ? 'file' : 'answer'

/** `relatorios-agendamentos` as `relatoriosAgendamentos`. */
const camel = (text: string) => text.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const tableOf = (groups: string[], own: (group: string) => Resource[]) =>
  Object.fromEntries(
    groups.map((group) => [
      camel(group),
      Object.fromEntries(
        own(group).map(({ name, row, gives, shape }) => [
          name,
          [gives, row.method, row.path, [...(shape.body ? ['body'] : []), ...(shape.query ? ['query'] : [])]]
        ])
      )
    ])
  )

function signature({ name, shape, gives }: Resource, typed: (type: string) => string): string {
  const { row, path, body, query, answer, item } = shape
  const place = (field: string, part: Part | null) =>
    part ? [`${field}${part.isRequired ? '' : '?'}: ${typed(part.type)}`] : []
  const parameters = [
    ...path.map((each) => `${each.name}: ${each.type}`),
    ...place('body', body),
    ...place('query', query),
    'settings?: CallSettings'
  ]
  const required = parameters.map((each) => !/^\w+\?/.test(each))
  if (required.lastIndexOf(true) >= required.indexOf(false))
    throw new Error(`${row.operation.operationId}: something required follows something that may be left out`)
  const isListing = gives === 'list' || gives === 'search'
  const given = isListing ? `Listing<${typed(String(item))}, ${typed(answer)}>` : promised(gives, typed(answer))
  const about = `${row.operation.summary.replace(/[.]?$/, '.')}\n\n${row.operation.description}\n\n${row.method} ${row.path}`
  return `${commentOf(about, '  ')}  ${name}(${parameters.join(', ')}): ${given}\n`
}

const promised = (gives: Gives, answer: string): string =>
  gives === 'file' ? 'Promise<Download>' : `Promise<${answer === 'undefined' ? 'void' : answer}>`
