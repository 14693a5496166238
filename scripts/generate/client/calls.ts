import type { Part, Shape } from './shapes.ts'

/** The interface of all calls: what each path takes and answers, by method, and by what the client can do with it. */
export function callsFile(shapes: Shape[]): string {
  const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
  const isJson = ({ isFile, row }: Shape) => !isFile || row.method !== 'GET'
  return [
    '/** What each call takes and answers. */',
    'export interface Calls {',
    ...methods.flatMap((method) =>
      group(
        method,
        shapes.filter((shape) => shape.row.method === method && isJson(shape))
      )
    ),
    ...group(
      'list',
      shapes.filter(({ list, row }) => list && row.method === 'GET')
    ),
    ...group(
      'search',
      shapes.filter(({ list, row }) => list && row.method === 'POST')
    ),
    ...group(
      'download',
      shapes.filter(({ isFile, row }) => isFile && row.method === 'GET')
    ),
    '}',
    ''
  ].join('\n')
}

const group = (name: string, shapes: Shape[]): string[] => [
  `  ${name}: {`,
  ...shapes.flatMap((shape) => [
    `    /** ${shape.row.operation.summary.replaceAll('*/', '')} */`,
    `    ${JSON.stringify(shape.row.path)}: { ${[...initOf(shape), ...resultOf(shape)].join('; ')} }`
  ]),
  '  }'
]

function initOf(shape: Shape): string[] {
  const { query, header, body, path } = shape
  const params = [
    ...(path.length > 0 ? [`path: { ${path.map(({ name, type }) => `${name}: ${type}`).join('; ')} }`] : []),
    ...optional('query', query),
    ...optional('header', header)
  ]
  const isNeeded = path.length > 0 || query?.isRequired || header?.isRequired
  const fields = [
    ...(params.length > 0 ? [`params${isNeeded ? '' : '?'}: { ${params.join('; ')} }`] : []),
    ...optional('body', body)
  ]
  return [`init: ${fields.length > 0 ? `{ ${fields.join('; ')} }` : 'object'}`]
}

const optional = (name: string, part: Part | null): string[] =>
  part ? [`${name}${part.isRequired ? '' : '?'}: ${part.type}`] : []

const resultOf = ({ answer, item }: Shape): string[] => [`answer: ${answer}`, ...(item ? [`item: ${item}`] : [])]
