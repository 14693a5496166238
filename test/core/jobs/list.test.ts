import { afterAll, beforeAll, expect, it } from 'vitest'
import { publicId } from '../../../src/core/jobs/queries.ts'
import { invalido, NOW, semToken } from '../../modules/usuarios/support.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { criar, executar, nada } from './support.ts'

let test: TestApp
let dono: Account
let outro: Account
let admin: Account
const ids: string[] = []
beforeAll(async () => {
  test = await startApp()
  dono = await account(test, 'gestor')
  outro = await account(test, 'gestor')
  admin = await account(test, 'admin')
  for (const quem of [dono, outro, dono]) {
    const job = await criar(test, quem.id)
    ids.push(publicId(job.id))
    if (ids.length === 1) await executar(test, job, async () => nada)
    test.advance(1000)
  }
})
afterAll(() => test.close())

const listar = async (quem: Account, query: Record<string, string> = {}) =>
  await test.call('GET', '/api/v1/jobs', { token: quem.token, query })
const achados = async (quem: Account, query: Record<string, string> = {}) =>
  (await listar(quem, query)).body.data.map(({ job_id }: { job_id: string }) => job_id)

it('GET /api/v1/jobs: the own jobs in the generic wrapper, newest first', async () => {
  const { status, body } = await listar(dono)
  expect(status).toBe(200)
  expect(body.data.map(({ job_id }: { job_id: string }) => job_id)).toEqual([ids[2], ids[0]])
  expect(body.data[1]).toEqual((await test.call('GET', `/api/v1/jobs/${ids[0]}`, { token: dono.token })).body)
  const { data: _, ...resto } = body
  expect(resto).toEqual({
    total: 2,
    page: 1,
    size: 50,
    pages: 1,
    links: { first: '/api/v1/jobs?page=1&size=50', prev: null, next: null, last: '/api/v1/jobs?page=1&size=50' },
    meta: { timestamp: new Date(Date.parse(NOW) + 3000).toISOString(), version: '1.0.0' }
  })
})

it('GET /api/v1/jobs: an administrator sees all of them, and whose they are', async () => {
  expect(await achados(admin)).toEqual([ids[2], ids[1], ids[0]])
  expect(await achados(admin, { dono_id: String(outro.id) })).toEqual([ids[1]])
})

it('GET /api/v1/jobs: a filter by owner does not show what is not one’s own', async () => {
  expect(await achados(outro, { dono_id: String(dono.id) })).toEqual([])
  expect(
    await achados(outro, { search: JSON.stringify({ or: [{ dono_id: dono.id }, { progress: { gte: 0 } }] }) })
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
  expect(await achados(dono, query as Record<string, string>)).toEqual(expected.map((i) => ids[i]))
})

it('GET /api/v1/jobs: 422 for what it does not offer, 401 without a token', async () => {
  expect(await listar(dono, { pedido: 'x' })).toMatchObject(invalido(['pedido', 'UNKNOWN_FIELD']))
  expect(await listar(dono, { search: 'texto' })).toMatchObject(invalido(['search', 'INVALID_FORMAT']))
  expect(await test.call('GET', '/api/v1/jobs')).toMatchObject(semToken)
})
