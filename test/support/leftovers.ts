import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'

/** Ends a service that took files: whatever was sent, accepted or not, no temporary file is left. */
export async function closeWithoutLeftovers(test: TestApp): Promise<void> {
  const folders = [join(test.dataDir, 'tmp'), join(test.dataDir, 'files', '.incoming')]
  const left = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))
  await test.close()
  expect(left.flat()).toEqual([])
}
