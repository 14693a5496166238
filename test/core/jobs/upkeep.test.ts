import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobsCleanup } from '../../../src/core/jobs/cleanup.ts'
import { removeExpired } from '../../../src/core/jobs/upkeep.ts'
import { cleanUp } from '../../../src/platform/time/cleanup.ts'
import { notFound } from '../../modules/usuarios/support.ts'
import { account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { createExport, jobAt, jobRow, noFigures, runExport, storedFiles, storeText } from './support.ts'

const DAY = 24 * 3600_000
let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

it('GET /api/v1/jobs/{job_id}/resultado: 200 for 24 hours, then 404, and the file is removed while the job stays', async () => {
  const { id } = await account(test, 'admin')
  const job = await createExport(test, id)
  await runExport(test, job, async (run) => {
    await storeText(run, 'x')
    return noFigures
  })
  test.advance(DAY - 1000)
  expect(await removeExpired(test.services)).toBe(0)
  const { token } = await account(test, 'admin')
  const download = () => test.call('GET', jobAt(job, '/resultado'), { token })
  const show = async () => (await test.call('GET', jobAt(job), { token })).body
  expect((await download()).status).toBe(200)
  test.advance(1000)
  const expired = {
    status: 'completed',
    resultado_url: null,
    message: 'Concluído. O arquivo expirou.',
    result: noFigures
  }
  // The answer is the same before and after the clean-up.
  expect(await download()).toMatchObject(notFound)
  expect(await show()).toMatchObject(expired)
  expect(await storedFiles(test, job)).toHaveLength(1)
  expect(await removeExpired(test.services)).toBe(1)
  expect(await storedFiles(test, job)).toEqual([])
  expect(await download()).toMatchObject(notFound)
  expect(await show()).toMatchObject(expired)
  expect(await removeExpired(test.services)).toBe(0)
  await cleanUp(test.db, new Date(test.clock.moment.getTime() + 28 * DAY), [jobsCleanup])
  expect(await jobRow(test, job)).toBeDefined()
  await cleanUp(test.db, new Date(test.clock.moment.getTime() + 30 * DAY), [jobsCleanup])
  expect(await jobRow(test, job)).toBeUndefined()
})
