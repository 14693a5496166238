import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
}
type Documents = { paths: Record<string, Record<string, Operation>> }

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

const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'))

/** What breaks in one description of the project in `root`, in words; empty when nothing does. */
export async function broken(letter: 'a' | 'b', root = '.'): Promise<string> {
  const current = join(root, `generated/description-${letter}.json`)
  const today = new Date().toISOString().slice(0, 10)
  const before = stillPromised(await read(join(root, `openapi/released/description-${letter}.json`)), today)
  const folder = await mkdtemp(join(tmpdir(), 'released-'))
  try {
    const promised = join(folder, 'released.json')
    await writeFile(promised, JSON.stringify(before))
    const changes = await breakingChanges(promised, current)
    return [changes, ...narrowedAccess(before, await read(current))].filter(Boolean).join('\n')
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
