import type { Row } from './document.ts'

/** generated/handlers.ts: one interface per module, one typed stub per operation. */
export function handlers(rows: Row[]): string {
  const modules = [...new Set(rows.map(moduleOf))].sort()
  return [
    "import type { Handler, ListHandler } from '../src/engine/contract/handler.ts'",
    "import type { operations as A } from './types-a.ts'",
    "import type { operations as B } from './types-b.ts'",
    '',
    ...modules.flatMap((name) => [
      `export interface ${interfaceOf(name)} {`,
      ...rows.filter((row) => moduleOf(row) === name).flatMap(stub),
      '}',
      ''
    ]),
    '/** Every module with every operation: the registry in src/handlers.ts must have exactly these. */',
    'export interface Handlers {',
    ...modules.map((name) => `  ${name}: ${interfaceOf(name)}`),
    '}',
    ''
  ].join('\n')
}

function stub({ letter, method, path, parameters, operation }: Row): string[] {
  const access = operation.security?.length === 0 ? 'public' : 'secured'
  // The engine fills these in, so a handler always has them.
  const defaulted = parameters
    .filter((p) => p.in === 'query' && p.schema.default !== undefined && !p['x-operators'])
    .map((p) => quoted(p.name))
  const filterable = Object.keys(operation['x-filterable'] ?? {})
  const union = (names: string[]) => names.join(' | ') || 'never'
  const type = [
    `${letter.toUpperCase()}['${operation.operationId}']`,
    `'${access}'`,
    ...(defaulted.length || filterable.length ? [union(defaulted)] : []),
    ...(filterable.length ? [union(filterable.map(quoted)), union((operation['x-sortable'] ?? []).map(quoted))] : [])
  ]
  return [
    `  /** ${method} ${path} (${letter.toUpperCase()}): ${operation.summary} */`,
    `  ${operation.operationId}: ${filterable.length ? 'ListHandler' : 'Handler'}<${type.join(', ')}>`
  ]
}

const quoted = (name: string) => `'${name}'`
const moduleOf = (row: Row) => row.operation.tags[0] ?? ''
const interfaceOf = (module: string) => `${module[0]?.toUpperCase()}${module.slice(1)}Handlers`
