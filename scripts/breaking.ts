import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { breaksFirst } from './breaking-report.ts'
import { redocly } from './redocly.ts'

/**
 * Finds what breaks the contract that was released under the same path version (specification 9.2). Paths carry their
 * version: a new v2 beside v1 breaks nothing, but changing or removing a v1 path does.
 */
export async function breakingChanges(released: string, current: string): Promise<string | null> {
  // The report goes into a file, since a long output is cut off.
  const folder = await mkdtemp(join(tmpdir(), 'breaking-'))
  const report = join(folder, 'report.json')
  const settings = [
    '--config',
    'openapi/redocly-diff.yaml',
    '--fail-on',
    'major',
    '--format',
    'json',
    '--output',
    report
  ]
  try {
    await redocly('diff', released, current, ...settings)
    return null
  } catch (error) {
    const found = await readFile(report, 'utf8').catch(() => null)
    return found === null ? String(error) : breaksFirst(JSON.parse(found), JSON.parse(await readFile(released, 'utf8')))
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

/**
 * Returns the released contract without the operations whose announced end has passed (specification 9.3). Only those
 * may be missing.
 */
export function stillPromised<T extends Documents>(released: T, today: string): T {
  const gone = (operation: Operation) => operation.deprecated === true && (operation['x-sunset'] ?? today) < today
  const paths = Object.entries(released.paths).flatMap(([path, item]) => {
    const kept = Object.entries(item).filter(([, operation]) => !gone(operation))
    return kept.some(([, { operationId }]) => operationId) ? [[path, Object.fromEntries(kept)]] : []
  })
  return { ...released, paths: Object.fromEntries(paths) }
}

/**
 * Finds narrower access, and other requests that B answers on a shared route. Redocly's comparison takes these for
 * details or does not see them.
 */
export function narrowedAccess(released: Documents, current: Documents, withdrawn: Withdrawn[] = []): string[] {
  const meant = withdrawn.flatMap((each) =>
    'operation' in each ? [`${each.operation} ${needing(each.permission)}`] : []
  )
  return Object.entries(released.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, before]) => {
      const after = current.paths[path]?.[method]
      if (!before.operationId || !after) return []
      return narrowing(before, after)
        .filter((what) => !meant.includes(`${before.operationId} ${what}`))
        .map((what) => `${method.toUpperCase()} ${path} ${what}`)
    })
  )
}

const needing = (permission: string) => `needs the permission ${permission} now`

function narrowing(before: Operation, after: Operation): string[] {
  const permission = after['x-permission']
  return [
    ...(before.security?.length === 0 && after.security?.length !== 0 ? ['needs a token now'] : []),
    ...(permission && permission !== before['x-permission'] ? [needing(permission)] : []),
    ...(permission && before['x-self'] && !after['x-self'] ? ['no longer lets callers reach their own record'] : []),
    ...(JSON.stringify(before['x-shared-route']?.when) !== JSON.stringify(after['x-shared-route']?.when)
      ? ['answers other requests of its shared route now']
      : [])
  ]
}

/**
 * Removes from a document what may grow freely, where the comparison would report each addition as a break: the values
 * of open enumerations, the pattern of filters with an operator, and words within a choice, whose parts it recognises
 * by all that they hold. `lost` finds what is removed there.
 */
export function comparable<T>(document: T): T {
  return JSON.parse(JSON.stringify(document), (_, value) => {
    if (Array.isArray(value?.anyOf)) return { ...value, anyOf: withoutWords(value.anyOf) }
    if (value?.['x-open-enum']) return { ...value, enum: undefined }
    if (value?.['x-operators'] && value.schema?.propertyNames)
      return { ...value, schema: { ...value.schema, propertyNames: undefined } }
    return value
  })
}

const withoutWords = (choices: unknown[]): unknown[] =>
  JSON.parse(
    JSON.stringify(choices, (key, value) => (key === 'description' && typeof value === 'string' ? undefined : value))
  )

/** What was withdrawn on purpose: operators of a filter, free access, or that values are set. The file says why. */
export type Withdrawn =
  | { filter: string; operators: string[] }
  | { operation: string; permission: string }
  | { schema: string; nullable: string[] }

/**
 * Returns the released contract as if the values that may be null now had always been so. A path names properties;
 * `[]` stands for the items of a list.
 */
export function withNulls<T extends Documents>(released: T, withdrawn: Withdrawn[]): T {
  const copy = structuredClone(released)
  for (const entry of withdrawn) {
    if (!('schema' in entry)) continue
    for (const path of entry.nullable) {
      const steps = path.split('.').flatMap((step) => (step.endsWith('[]') ? [step.slice(0, -2), '[]'] : [step]))
      const found = steps.reduce<Shape | undefined>(
        (at, step) => (step === '[]' ? at?.items : at?.properties?.[step]),
        copy.components?.schemas?.[entry.schema] as Shape | undefined
      )
      if (typeof found?.type === 'string') found.type = [found.type, 'null']
    }
  }
  return copy
}

interface Shape {
  type?: string | string[]
  properties?: Record<string, Shape>
  items?: Shape
}

/**
 * Finds values that are missing from an open enumeration, and operators that a list no longer offers although they were
 * not withdrawn.
 */
export function lost(released: Documents, current: Documents, withdrawn: Withdrawn[] = []): string[] {
  const meant = withdrawn.flatMap((each) =>
    'filter' in each ? each.operators.map((operator) => `${each.filter}[${operator}]`) : []
  )
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

/** Returns filters with their operator, like `nome[like]`. Releases before these were published have none. */
const operatorsOf = (operation: Operation | undefined): string[] =>
  Object.entries(operation?.['x-filterable'] ?? {}).flatMap(([name, operators]) =>
    Array.isArray(operators) ? operators.map((operator) => `${name}[${operator}]`) : []
  )

const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'))

/** Describes what breaks in one description of the project in `root`. Returns an empty text when nothing does. */
export async function broken(letter: 'a' | 'b', root = '.'): Promise<string> {
  const current = join(root, `generated/description-${letter}.json`)
  const today = new Date().toISOString().slice(0, 10)
  const before = stillPromised(await read(join(root, `openapi/released/description-${letter}.json`)), today)
  const after = await read(current)
  const withdrawn: Withdrawn[] = parse(await readFile(join(root, 'openapi/withdrawn.yaml'), 'utf8'))
  const folder = await mkdtemp(join(tmpdir(), 'released-'))
  try {
    const files = [join(folder, 'released.json'), join(folder, 'current.json')] as const
    await writeFile(files[0], JSON.stringify(comparable(withNulls(before, withdrawn))))
    await writeFile(files[1], JSON.stringify(comparable(after)))
    const changes = await breakingChanges(...files)
    return [...narrowedAccess(before, after, withdrawn), ...lost(before, after, withdrawn), changes]
      .filter(Boolean)
      .join('\n')
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
