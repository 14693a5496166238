import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Row } from './document.ts'

/** A row of openapi/not-served.yaml. */
export interface NotServed {
  method: string
  path: string
  description: 'a' | 'b'
  status: string
  permission?: string
  summary: string
}

export async function readNotServed(folder = 'openapi'): Promise<NotServed[]> {
  return parse(await readFile(join(folder, 'not-served.yaml'), 'utf8')) ?? []
}

/** Finds operations that are served although they are still listed as not served. */
export function listedAndServed(rows: Row[], listed: NotServed[]): string[] {
  const served = new Set(rows.map((row) => routeOf(row.letter, row)))
  return listed
    .filter((row) => served.has(routeOf(row.description, row)))
    .map(({ method, path }) => `openapi/not-served.yaml: ${method} ${path} is served`)
}

const routeOf = (letter: string, { method, path }: { method: string; path: string }) =>
  `${letter} ${method} ${anyNames(path)}`

/** On a shared route A and B may name a parameter differently. */
const anyNames = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}')

/** generated/operacoes.md: every operation by path, then what is not served yet. */
export function operationsTable(rows: Row[], listed: NotServed[]): string {
  return [
    '',
    '# Operations',
    '',
    `${rows.length} operations are served, with one row for each. A route of both descriptions has two rows: the shape of the`,
    'request decides which one answers. Status: `current` means that the specification shows it; `planned`, that the specification',
    'announces it and it is already served; `extension`, that this service adds it. Permission: what the caller must hold, or `token`',
    'where any account may call it, or `none` where no token is needed; "or own record" where callers need it only for the records of others.',
    '',
    ...table(
      ['Method', 'Path', 'Description', 'Operation', 'Status', 'Permission', 'Summary'],
      [...rows].sort(byRoute).map((row) => cellsOf(row))
    ),
    '',
    '## Not served yet',
    '',
    ...(listed.length > 0
      ? table(
          ['Method', 'Path', 'Description', 'Status', 'Permission', 'Summary'],
          listed.map((row) => [
            row.method,
            code(row.path),
            row.description.toUpperCase(),
            row.status,
            row.permission ? code(row.permission) : 'token',
            row.summary
          ])
        )
      : ['Nothing: every row of the specification is served.']),
    ''
  ].join('\n')
}

function cellsOf({ letter, method, path, operation }: Row): string[] {
  const status = operation.deprecated
    ? `${operation['x-status']}, until ${operation['x-sunset']}`
    : operation['x-status']
  return [
    method,
    code(path),
    letter.toUpperCase(),
    code(operation.operationId),
    status,
    access(operation),
    operation.summary
  ]
}

function access({ security, 'x-permission': permission, 'x-self': self }: Row['operation']): string {
  if (security?.length === 0) return 'none'
  if (!permission) return 'token'
  return self ? `${code(permission)} or own record` : code(permission)
}

const ORDER = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Compares by code units, so that every machine sorts alike. */
function byRoute(x: Row, y: Row): number {
  const [left, right] = [anyNames(x.path), anyNames(y.path)]
  if (left !== right) return left < right ? -1 : 1
  return ORDER.indexOf(x.method) - ORDER.indexOf(y.method) || (x.letter < y.letter ? -1 : 1)
}

const code = (text: string) => `\`${text}\``
const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
const table = (head: string[], body: string[][]) => [line(head), line(head.map(() => '---')), ...body.map(line)]
