import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'

/** Makes a copy of what the scripts read and write, so that no test touches the project's own files. */
export async function createWorkspace() {
  const root = await mkdtemp(join(tmpdir(), 'generate-'))
  await cp('openapi', join(root, 'openapi'), { recursive: true })
  await cp('generated', join(root, 'generated'), { recursive: true })
  await cp('drizzle', join(root, 'drizzle'), { recursive: true })
  const file = (path: string) => join(root, path)
  return {
    root,
    file,
    /** Replaces parts of a file, which have to be there, and returns a function that undoes it. */
    async edit(path: string, ...changes: [string, string][]): Promise<() => Promise<void>> {
      const text = await readFile(file(path), 'utf8')
      for (const [before] of changes) expect(text).toContain(before)
      await writeFile(
        file(path),
        changes.reduce((all, [before, after]) => all.replace(before, after), text)
      )
      return () => writeFile(file(path), text)
    },
    remove: () => rm(root, { recursive: true, force: true })
  }
}
