import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { redocly } from './generate/bundle.ts'

/**
 * Fails when the contract breaks what was released under the same path version (specification 9.2). Paths carry their
 * version, so a v2 beside v1 is no break, and a v1 path that changes or goes is.
 */
export async function breakingChanges(released: string, current: string): Promise<string | null> {
  // Into a file: what it prints is cut when it is long.
  const folder = await mkdtemp(join(tmpdir(), 'breaking-'))
  const report = join(folder, 'report.txt')
  try {
    await redocly(
      'diff',
      released,
      current,
      '--config',
      'openapi/redocly-diff.yaml',
      '--fail-on',
      'major',
      '--output',
      report
    )
    return null
  } catch (error) {
    return await readFile(report, 'utf8').catch(() => String(error))
  } finally {
    await rm(folder, { recursive: true })
  }
}

type Documents = { paths: Record<string, Record<string, { operationId?: string; security?: unknown[] }>> }

/** Operations that were public and now ask for a token: the comparison above takes that for a detail. */
export function newlySecured(released: Documents, current: Documents): string[] {
  const operations = (document: Documents) =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, operation]) => operation.operationId)
        .map(([method, operation]) => ({
          name: `${method.toUpperCase()} ${path}`,
          isPublic: operation.security?.length === 0
        }))
    )
  const secured = new Set(
    operations(current)
      .filter(({ isPublic }) => !isPublic)
      .map(({ name }) => name)
  )
  return operations(released)
    .filter(({ name, isPublic }) => isPublic && secured.has(name))
    .map(({ name }) => name)
}

async function main(): Promise<void> {
  for (const letter of ['a', 'b']) {
    const released = `openapi/released/description-${letter}.json`
    const current = `generated/description-${letter}.json`
    const [before, after] = await Promise.all(
      [released, current].map(async (path) => JSON.parse(await readFile(path, 'utf8')))
    )
    const secured = newlySecured(before, after).map((name) => `${name} needs a token now`)
    const found = [await breakingChanges(released, current), ...secured].filter(Boolean).join('\n')
    if (found) {
      console.error(`${found}\nA change that breaks clients is released under a new path version (/api/v2/...).`)
      // Not exit(): that would cut what is still on its way out.
      process.exitCode = 1
      return
    }
    console.log(`description ${letter.toUpperCase()}: nothing that breaks clients of the released contract`)
  }
}

if (import.meta.filename === process.argv[1]) await main()
