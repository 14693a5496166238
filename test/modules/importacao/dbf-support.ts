import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import { CASOS } from '../agravos/support.ts'
import { runImport, showJob } from './api-support.ts'

/** Exports all cases as dbf. */
export async function exportedDbf(test: TestApp, token: string) {
  const body = { formato: 'dbf' }
  const accepted = await test.call('POST', `${CASOS}/exportar`, { token, body })
  await runImport(test, accepted)
  const job = await showJob(test, token, accepted)
  const file = await test.call('GET', job.resultado_url, { token })
  expect(await readdir(join(test.dataDir, 'tmp'))).toEqual([])
  return { job, file, bytes: file.body as Buffer }
}
