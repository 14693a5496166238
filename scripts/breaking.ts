import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { redocly } from './redocly.ts'

/**
 * Fails when the contract breaks what was released under the same path version (specification 9.2). Paths carry their
 * version, so a v2 beside v1 is no break, and a v1 path that changes or goes is.
 */
export async function breakingChanges(released: string, current: string): Promise<string | null> {
  // Into a file: what it prints is cut when it is long.
  const folder = await mkdtemp(join(tmpdir(), 'breaking-'))
  const report = join(folder, 'report.txt')
  const settings = ['--config', 'openapi/redocly-diff.yaml', '--fail-on', 'major', '--output', report]
  try {
    await redocly('diff', released, current, ...settings)
    return null
  } catch (error) {
    return await readFile(report, 'utf8').catch(() => String(error))
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface Operation {
  operationId?: string
  security?: unknown[]
  deprecated?: boolean
  'x-sunset'?: string
  'x-permission'?: string
  'x-self'?: string
  'x-shared-route'?: { when: unknown }
  'x-filterable'?: Record<string, string[]>
}
interface OpenEnum {
  'x-open-enum'?: boolean
  enum?: string[]
}
type Documents = {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, OpenEnum> }
}

/** The released contract without what was announced to go by now (specification 9.3): that may be missing, and nothing else. */
export function stillPromised<T extends Documents>(released: T, today: string): T {
  const gone = (operation: Operation) => operation.deprecated === true && (operation['x-sunset'] ?? today) < today
  const paths = Object.entries(released.paths).flatMap(([path, item]) => {
    const kept = Object.entries(item).filter(([, operation]) => !gone(operation))
    return kept.some(([, { operationId }]) => operationId) ? [[path, Object.fromEntries(kept)]] : []
  })
  return { ...released, paths: Object.fromEntries(paths) }
}

/** Who is let in, and which requests B answers on a shared route: the comparison above takes that for a detail, or does not see it. */
export function narrowedAccess(released: Documents, current: Documents): string[] {
  return Object.entries(released.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, before]) => {
      const after = current.paths[path]?.[method]
      if (!before.operationId || !after) return []
      return narrowing(before, after).map((what) => `${method.toUpperCase()} ${path} ${what}`)
    })
  )
}

function narrowing(before: Operation, after: Operation): string[] {
  const permission = after['x-permission']
  return [
    ...(before.security?.length === 0 && after.security?.length !== 0 ? ['needs a token now'] : []),
    ...(permission && permission !== before['x-permission'] ? [`needs the permission ${permission} now`] : []),
    ...(permission && before['x-self'] && !after['x-self'] ? ['is closed to the own record now'] : []),
    ...(JSON.stringify(before['x-shared-route']?.when) !== JSON.stringify(after['x-shared-route']?.when)
      ? ['answers other requests of its shared route now']
      : [])
  ]
}

/**
 * A document without what may grow freely, in which the comparison would take each addition for a break: the values of open
 * enumerations, and the pattern of filters with an operator. What is lost there is found by `lost`.
 */
export function comparable<T>(document: T): T {
  return JSON.parse(JSON.stringify(document), (_, value) => {
    if (value?.['x-open-enum']) return { ...value, enum: undefined }
    if (value?.['x-operators'] && value.schema?.propertyNames)
      return { ...value, schema: { ...value.schema, propertyNames: undefined } }
    return value
  })
}

/** Operators of a filter that were taken back on purpose (openapi/withdrawn.yaml says why). */
export interface Withdrawn {
  filter: string
  operators: string[]
}

/** Known values that are gone from an open enumeration, and operators that a list no longer filters by without their being withdrawn. */
export function lost(released: Documents, current: Documents, withdrawn: Withdrawn[] = []): string[] {
  const meant = withdrawn.flatMap(({ filter, operators }) => operators.map((operator) => `${filter}[${operator}]`))
  const values = Object.entries(released.components?.schemas ?? {}).flatMap(([name, before]) => {
    if (!before['x-open-enum']) return []
    const now = current.components?.schemas?.[name]?.enum ?? []
    return (before.enum ?? []).filter((value) => !now.includes(value)).map((value) => `${name} has no ${value} now`)
  })
  const filters = Object.entries(released.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, before]) =>
      operatorsOf(before)
        .filter((filter) => !operatorsOf(current.paths[path]?.[method]).includes(filter) && !meant.includes(filter))
        .map((filter) => `${method.toUpperCase()} ${path} does not filter by ${filter} now`)
    )
  )
  return [...values, ...filters]
}

/** `nome[like]` and the like; releases before these were published have none. */
const operatorsOf = (operation: Operation | undefined): string[] =>
  Object.entries(operation?.['x-filterable'] ?? {}).flatMap(([name, operators]) =>
    Array.isArray(operators) ? operators.map((operator) => `${name}[${operator}]`) : []
  )

const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'))

/** What breaks in one description of the project in `root`, in words; empty when nothing does. */
export async function broken(letter: 'a' | 'b', root = '.'): Promise<string> {
  const current = join(root, `generated/description-${letter}.json`)
  const today = new Date().toISOString().slice(0, 10)
  const before = stillPromised(await read(join(root, `openapi/released/description-${letter}.json`)), today)
  const after = await read(current)
  const withdrawn: Withdrawn[] = parse(await readFile(join(root, 'openapi/withdrawn.yaml'), 'utf8'))
  const folder = await mkdtemp(join(tmpdir(), 'released-'))
  try {
    const files = [join(folder, 'released.json'), join(folder, 'current.json')] as const
    await writeFile(files[0], JSON.stringify(comparable(before)))
    await writeFile(files[1], JSON.stringify(comparable(after)))
    const changes = await breakingChanges(...files)
    return [changes, ...narrowedAccess(before, after), ...lost(before, after, withdrawn)].filter(Boolean).join('\n')
  } finally {
    await rm(folder, { recursive: true })
  }
}

if (import.meta.filename === process.argv[1]) {
  const found = (await Promise.all([broken('a'), broken('b')])).filter(Boolean)
  if (found.length > 0) {
    console.error(
      [...found, 'A change that breaks clients is released under a new path version (/api/v2/...).'].join('\n')
    )
    process.exitCode = 1
  } else console.log('nothing that breaks clients of the released contract')
}
