import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { publicId } from '../../../src/core/jobs/queries.ts'
import { jobs } from '../../../src/core/jobs/tables.ts'
import { NOW, notFound, unauthorized } from '../../modules/usuarios/support.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  createExport,
  gate,
  jobAt,
  jobRow,
  noFigures,
  queueRow,
  runExport,
  storedFiles,
  storeText,
  unknownJob
} from './support.ts'

let test: TestApp
let dono: Account
let other: Account
let admin: Account
beforeAll(async () => {
  test = await startApp()
  dono = await account(test, 'gestor', { nome: 'Dora Dona' })
  other = await account(test, 'gestor')
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

const finished = async () => {
  const job = await createExport(test, dono.id)
  await runExport(test, job, async (run) => {
    await storeText(run, 'id\r\n1\r\n')
    return { total_processados: 1, sucesso: 1, erros: 0 }
  })
  return job
}

it('GET /api/v1/jobs/{job_id}: a waiting job, as its owner sees it', async () => {
  const job = await createExport(test, dono.id)
  const url = jobAt(job)
  const answer = await test.call('GET', url, { token: dono.token })
  expect(answer).toMatchObject({ status: 200 })
  expect(answer.body).toEqual({
    job_id: publicId(job.id),
    status: 'processing',
    status_url: url,
    message: 'Em processamento.',
    progress: 0,
    linhas_processadas: null,
    result: null,
    resultado: null,
    created_at: NOW,
    completed_at: null,
    tipo: 'exportar-usuarios',
    cancelado: false,
    dono_id: dono.id,
    dono_nome: 'Dora Dona',
    resultado_url: null,
    expira_em: null
  })
  expect(await queueRow(test, job)).toMatchObject({ attempts: 0, max_attempts: 5, queue_name: 'jobs', priority: 10 })
  await test.call('DELETE', url, { token: dono.token })
})

it('GET /api/v1/jobs/{job_id}: a completed job names its file and how long it is kept', async () => {
  const job = await finished()
  const { body } = await test.call('GET', jobAt(job), { token: dono.token, headers: { 'accept-language': 'en-US' } })
  expect(body).toMatchObject({
    status: 'completed',
    progress: 100,
    message: 'Completed. The file can be downloaded.',
    result: { total_processados: 1, sucesso: 1, erros: 0 },
    completed_at: NOW,
    resultado_url: jobAt(job, '/resultado'),
    expira_em: '2026-11-16T12:00:00.000Z'
  })
})

it.each([
  ['GET', ''],
  ['DELETE', ''],
  ['GET', '/resultado']
] as const)(
  '%s /api/v1/jobs/{job_id}%s: 200 for owner and administrator, 404 for others, 401 without a token',
  async (method, rest) => {
    const job = await finished()
    expect(await test.call(method, jobAt(job, rest), { token: other.token })).toMatchObject(notFound)
    expect(await test.call(method, jobAt(job, rest))).toMatchObject(unauthorized)
    expect((await test.call(method, jobAt(job, rest), { token: dono.token })).status).toBe(200)
    expect((await test.call(method, jobAt(job, rest), { token: admin.token })).status).toBe(200)
    await test.db.update(jobs).set({ donoId: null }).where(eq(jobs.id, job.id))
    expect(await test.call(method, jobAt(job, rest), { token: dono.token })).toMatchObject(notFound)
    expect((await test.call(method, jobAt(job, rest), { token: admin.token })).status).toBe(200)
  }
)

it.each([
  'job_',
  'job_1',
  'x',
  '0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10',
  'JOB_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10',
  'job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10x',
  'job_%00',
  `job_${'a'.repeat(150)}`,
  `job_${'a'.repeat(500)}`,
  publicId(unknownJob().id)
])('GET, DELETE /api/v1/jobs/%s: 404', async (id) => {
  for (const [method, rest] of [
    ['GET', ''],
    ['DELETE', ''],
    ['GET', '/resultado']
  ] as const)
    expect(await test.call(method, `/api/v1/jobs/${id}${rest}`, { token: admin.token })).toMatchObject(notFound)
})

/** The entries of the trail about a job, and who caused them. */
async function entriesOf({ id }: { id: string }) {
  const entries = await test.db
    .select()
    .from(auditoria)
    .where(and(eq(auditoria.alvoTipo, 'job'), sql`${auditoria.detalhes}->>'job_id' = ${publicId(id)}`))
    .orderBy(auditoria.id)
  return entries.map(({ acao, atorId }) => [acao, atorId])
}

it('DELETE /api/v1/jobs/{job_id}: a waiting job is cancelled, once, and never run', async () => {
  const job = await createExport(test, dono.id)
  const answer = await test.call('DELETE', jobAt(job), { token: dono.token })
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'failed', cancelado: true, message: 'Cancelado.', completed_at: NOW }
  })
  test.advance(1000)
  expect((await test.call('DELETE', jobAt(job), { token: dono.token })).body).toEqual(answer.body)
  let worked = false
  await runExport(test, job, async () => {
    worked = true
    return noFigures
  })
  expect(worked).toBe(false)
  expect((await test.call('GET', jobAt(job), { token: dono.token })).body).toEqual(answer.body)
  expect(await entriesOf(job)).toEqual([
    ['job.criado', dono.id],
    ['job.cancelado', dono.id]
  ])
  test.advance(-1000)
})

it('GET /api/v1/jobs/{job_id}/resultado: each download is in the trail, and a refused one is not', async () => {
  const job = await finished()
  await test.call('GET', jobAt(job, '/resultado'), { token: other.token })
  await test.call('GET', jobAt(job, '/resultado'), { token: dono.token })
  await test.call('GET', jobAt(job, '/resultado'), { token: admin.token })
  expect((await entriesOf(job)).filter(([acao]) => acao === 'job.baixado')).toEqual([
    ['job.baixado', dono.id],
    ['job.baixado', admin.id]
  ])
})

it('DELETE /api/v1/jobs/{job_id}: a completed job stays as it is, and so does its file', async () => {
  const job = await finished()
  const before = (await test.call('GET', jobAt(job), { token: dono.token })).body
  expect(await test.call('DELETE', jobAt(job), { token: dono.token })).toMatchObject({ status: 200, body: before })
  expect((await test.call('GET', jobAt(job, '/resultado'), { token: dono.token })).status).toBe(200)
})

it.each(['before it is stored', 'after it was stored'])(
  'DELETE /api/v1/jobs/{job_id}: a running job stops, and its file is gone, when it is cancelled %s',
  async (when) => {
    const job = await createExport(test, dono.id)
    const underWay = gate()
    const goOn = gate()
    let after = false
    const run = runExport(test, job, async (run) => {
      if (when === 'after it was stored') await storeText(run, 'x')
      await run.progress(40)
      underWay.open()
      await goOn.opened
      if (when === 'before it is stored') await run.progress(50)
      after = true
      return noFigures
    })
    await underWay.opened
    const answer = await test.call('DELETE', jobAt(job), { token: admin.token })
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'failed', cancelado: true, progress: 40, result: null }
    })
    goOn.open()
    await run
    expect(after).toBe(when === 'after it was stored')
    expect((await test.call('GET', jobAt(job), { token: dono.token })).body).toEqual(answer.body)
    expect(await storedFiles(test, job)).toEqual([])
    expect(await test.call('GET', jobAt(job, '/resultado'), { token: dono.token })).toMatchObject(notFound)
    expect((await jobRow(test, job)).status).toBe('failed')
  }
)
