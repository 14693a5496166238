import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { operations } from '../../generated/operations.ts'

// Makes src/painel/OPERATIONS.md of src/painel/operations.yaml; with --check says what is wrong or stale instead.

const root = resolve(import.meta.dirname, '../..')
const SOURCE = 'src/painel/operations.yaml'
const TARGET = 'src/painel/OPERATIONS.md'

/** What is left to programs, and why. */
const PROGRAMS = 'programas'
/** What people do, and cannot do here yet. */
const LATER = 'ainda'

export interface Placed {
  /** Operations by the view in which people do them. `entrada` is what the page does around its views. */
  views: Record<string, string[]>
  programs: Record<string, string>
  later: string[]
}

export interface Known {
  id: string
  method: string
  path: string
}

export async function readPlaced(): Promise<Placed> {
  const { [PROGRAMS]: programs, [LATER]: later, ...views } = parse(await readFile(join(root, SOURCE), 'utf8'))
  return { views, programs, later: later ?? [] }
}

/** The operations of Description B, by their paths. */
export const known: Known[] = operations
  .filter(({ description }) => description === 'b')
  .map(({ id, method, path }) => ({ id, method, path }))

/** Says which operations have no place or two, and which places have no operation. */
export function misplaced({ views, programs, later }: Placed, operations: Known[]): string[] {
  // People may do the same in several views.
  const named = [...new Set(Object.values(views).flat()), ...Object.keys(programs), ...later]
  const ids = new Set(operations.map(({ id }) => id))
  return [
    ...[...ids].filter((id) => !named.includes(id)).map((id) => `${id} has no place in ${SOURCE}`),
    ...named.filter((id) => !ids.has(id)).map((id) => `${SOURCE}: there is no operation ${id}`),
    ...named.filter((id, i) => named.indexOf(id) !== i).map((id) => `${SOURCE}: ${id} is there twice`)
  ]
}

export function tableOf({ views, programs, later }: Placed, operations: Known[]): string {
  const routes = new Map(operations.map(({ id, method, path }) => [id, `${method} ${path}`]))
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    `<!-- DO NOT EDIT: made from ${SOURCE} by \`make generate\`. -->`,
    '',
    '# Operations and views',
    '',
    'Where people do in the panel what each operation of Description B does. `entrada` is what the page does around its',
    'views: getting in, staying in, getting out.',
    '',
    line(['Operation', 'Route', 'View']),
    line(['---', '---', '---']),
    ...Object.entries(views).flatMap(([view, ids]) =>
      ids.map((id) => line([`\`${id}\``, `\`${routes.get(id) ?? ''}\``, view]))
    ),
    '',
    '## Left to programs on purpose',
    '',
    line(['Operation', 'Route', 'Why']),
    line(['---', '---', '---']),
    ...Object.entries(programs).map(([id, why]) => line([`\`${id}\``, `\`${routes.get(id) ?? ''}\``, why])),
    ...(later.length > 0 ? ['', '## Not in the panel yet', ''] : []),
    ...later.map((id) => `- \`${id}\`, \`${routes.get(id) ?? ''}\``),
    ''
  ].join('\n')
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const placed = await readPlaced()
  const made = tableOf(placed, known)
  const isCheck = process.argv.includes('--check')
  const wrong = misplaced(placed, known)
  const there = await readFile(join(root, TARGET), 'utf8').catch(() => '')
  if (isCheck && made !== there) wrong.push(`${TARGET} is stale: run make generate`)
  if (!isCheck) await writeFile(join(root, TARGET), made)
  for (const sentence of wrong) console.error(sentence)
  if (wrong.length > 0) process.exitCode = 1
}
