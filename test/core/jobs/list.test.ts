import { afterAll, beforeAll, expect, it } from 'vitest'
import { publicId } from '../../../src/core/jobs/queries.ts'
import { invalid, NOW, unauthorized } from '../../modules/usuarios/support.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { createExport, noFigures, runExport } from './support.ts'

let test: TestApp
let dono: Account
let other: Account
let admin: Account
const ids: string[] = []
beforeAll(async () => {
  test = await startApp()
  dono = await account(test, 'gestor')
  other = await account(test, 'gestor')
  admin = await account(test, 'admin')
  for (const who of [dono, other, dono]) {
    const job = await createExport(test, who.id)
    ids.push(publicId(job.id))
    if (ids.length === 1) await runExport(test, job, async () => noFigures)
    test.advance(1000)
  }
})
afterAll(() => test.close())

const list = async (who: Account, query: Record<string, string> = {}) =>
  await test.call('GET', '/api/v1/jobs', { token: who.token, query })
const idsFor = async (who: Account, query: Record<string, string> = {}) =>
  (await list(who, query)).body.data.map(({ job_id }: { job_id: string }) => job_id)

it("GET /api/v1/jobs: the caller's jobs in the generic wrapper, newest first", async () => {
  const { status, body } = await list(dono)
  expect(status).toBe(200)
  expect(body.data.map(({ job_id }: { job_id: string }) => job_id)).toEqual([ids[2], ids[0]])
  expect(body.data[1]).toEqual((await test.call('GET', `/api/v1/jobs/${ids[0]}`, { token: dono.token })).body)
  const { data: _, ...rest } = body
  expect(rest).toEqual({
    total: 2,
    page: 1,
    size: 50,
    pages: 1,
    links: { first: '/api/v1/jobs?page=1&size=50', prev: null, next: null, last: '/api/v1/jobs?page=1&size=50' },
    meta: { timestamp: new Date(Date.parse(NOW) + 3000).toISOString(), version: '1.0.0' }
  })
})

it('GET /api/v1/jobs: an administrator sees all jobs, and whose they are', async () => {
  expect(await idsFor(admin)).toEqual([ids[2], ids[1], ids[0]])
  expect(await idsFor(admin, { dono_id: String(other.id) })).toEqual([ids[1]])
})

it('GET /api/v1/jobs: a filter by owner does not show the jobs of others', async () => {
  expect(await idsFor(other, { dono_id: String(dono.id) })).toEqual([])
  expect(
    await idsFor(other, { search: JSON.stringify({ or: [{ dono_id: dono.id }, { progress: { gte: 0 } }] }) })
  ).toEqual([ids[1]])
})

it.each([
  [{ status: 'completed' }, [0]],
  [{ 'status[ne]': 'completed' }, [2]],
  [{ sort: 'created_at' }, [0, 2]],
  [{ sort: 'created_at', order: 'desc' }, [2, 0]],
  [{ order: 'asc' }, [0, 2]],
  [{ size: '1', page: '2' }, [0]],
  [{ 'created_at[gt]': NOW }, [2]],
  [{ search: '{"progress":{"in":[100]}}' }, [0]]
])('GET /api/v1/jobs?%o', async (query, expected) => {
  expect(await idsFor(dono, query as Record<string, string>)).toEqual(expected.map((i) => ids[i]))
})

it('GET /api/v1/jobs: 422 for an unknown filter or order, 401 without a token', async () => {
  expect(await list(dono, { pedido: 'x' })).toMatchObject(invalid(['pedido', 'UNKNOWN_FIELD']))
  expect(await list(dono, { search: 'texto' })).toMatchObject(invalid(['search', 'INVALID_FORMAT']))
  expect(await test.call('GET', '/api/v1/jobs')).toMatchObject(unauthorized)
})
