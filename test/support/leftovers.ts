import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'

/** Closes a service that took uploads, and checks that no temporary file is left, whether they were accepted or not. */
export async function closeWithoutLeftovers(test: TestApp): Promise<void> {
  const folders = [join(test.dataDir, 'tmp'), join(test.dataDir, 'files', '.incoming')]
  const left = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))
  await test.close()
  expect(left.flat()).toEqual([])
}
