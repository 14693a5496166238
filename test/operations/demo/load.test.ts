import { count } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { jobs } from '../../../src/core/jobs/tables.ts'
import { runJob } from '../../../src/core/jobs/task.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { rodadas } from '../../../src/modules/alertas/tables.ts'
import { loadingDemo } from '../../../src/operations/demo/job.ts'
import { compareCounts } from '../../../src/operations/recount/recount.ts'
import { seed as seedCaso } from '../../modules/agravos/seed.ts'
import { auditRows, expectError } from '../../modules/auth/support.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'

const PATH = '/api/v1/administracao/demonstracao'
const CASES = 700

let test: TestApp
let admin: Account
beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

const shown = async () => (await test.call('GET', PATH, { token: admin.token })).body.data
const load = (token = admin.token) => test.call('POST', PATH, { token })
const idOf = (publicId: string) => publicId.slice('job_'.length)
const rows = async (table: typeof casos | typeof usuarios | typeof jobs | typeof rodadas) =>
  (await test.db.select({ n: count() }).from(table))[0]?.n
const run = (publicId: string, services: Partial<TestApp['services']> = {}) =>
  runJob(
    { ...test.services, jobKinds: [loadingDemo(CASES)], ...services },
    idOf(publicId),
    { lastAttempt: true },
    { progressEveryMs: 0 }
  )
const jobOf = async (publicId: string) =>
  (await test.call('GET', `/api/v1/jobs/${publicId}`, { token: admin.token })).body

describe('POST /api/v1/administracao/demonstracao', () => {
  it('403 for all but administrators', async () => {
    const { token } = await account(test, 'gestor')
    expectError(await load(token), 403, 'PERMISSION_DENIED', { required_permission: 'admin' })
    expectError(await test.call('GET', PATH, { token }), 403, 'PERMISSION_DENIED', { required_permission: 'admin' })
  })

  it('409 where the operator has switched it off', async () => {
    const { demoData } = test.services.config
    test.services.config.demoData = false
    expect(await shown()).toEqual({ disponivel: false, motivo: 'desligada', job_id: null, casos: 20_000 })
    const refused = await load()
    expectError(refused, 409, 'DEMONSTRATION_REFUSED')
    expect(refused.body.error.message).toContain('DEMO_DATA=on')
    test.services.config.demoData = demoData
    expect(await rows(jobs)).toBe(0)
  })

  it('202 for one of several at once, and 409 for the others', async () => {
    expect(await shown()).toEqual({ disponivel: true, motivo: null, job_id: null, casos: 20_000 })
    const other = await account(test, 'admin')
    const answers = await Promise.all([load(), load(other.token), load(), load(other.token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409])
    for (const answer of answers.filter(({ status }) => status === 409))
      expectError(answer, 409, 'DEMONSTRATION_REFUSED')
    const { job_id } = answers.find(({ status }) => status === 202)!.body
    expect(await shown()).toMatchObject({ disponivel: false, motivo: 'em_andamento', job_id })
    await test.call('DELETE', `/api/v1/jobs/${job_id}`, { token: admin.token })
    expect(await shown()).toMatchObject({ disponivel: true, motivo: null, job_id: null })
  })

  it('leaves no case where the job is cancelled while it writes them', async () => {
    const { body } = await load()
    const percents: number[] = []
    const isResting = async () => {
      const { progress } = await jobOf(body.job_id)
      percents.push(progress)
      if (progress > 20) await test.call('DELETE', `/api/v1/jobs/${body.job_id}`, { token: admin.token })
      return false
    }
    await run(body.job_id, { modo: { ...test.services.modo, isResting } })
    expect(percents.length).toBeGreaterThan(1)
    expect([await rows(casos), await jobOf(body.job_id)]).toMatchObject([0, { cancelado: true, status: 'failed' }])
  })

  it('the job records the cases and their levels of alert, makes no account, and is there once', async () => {
    const accounts = await rows(usuarios)
    const { body } = await load()
    await run(body.job_id)
    expect(await jobOf(body.job_id)).toMatchObject({
      status: 'completed',
      progress: 100,
      tipo: 'carregar-demonstracao',
      message: `Dados de demonstração carregados. Casos inventados: ${CASES}.`,
      result: { total_processados: CASES, sucesso: CASES, erros: 0 }
    })
    expect([await rows(casos), await rows(usuarios)]).toEqual([CASES, accounts])
    expect(await compareCounts(test.db)).toMatchObject([])
    const [caso] = await test.db.select().from(casos).limit(1)
    expect(caso).toMatchObject({ responsavel_id: admin.id, numero_notificacao: expect.stringMatching(/^DEMO-/) })
    // One for each of twelve weeks.
    expect(await rows(rodadas)).toBe(12)
    const begun = await auditRows(test, 'job.criado')
    expect(begun.at(-1)).toMatchObject({ atorId: admin.id, detalhes: { tipo: 'carregar-demonstracao' } })
  })

  it('409 a second time, and a run that comes again after its end adds nothing', async () => {
    expect(await shown()).toMatchObject({ disponivel: false, motivo: 'ha_casos', job_id: null })
    const refused = await load()
    expectError(refused, 409, 'DEMONSTRATION_REFUSED')
    expect(refused.body.error.message).toContain('já tem casos')
    // The process died between the cases and the end of the job.
    await test.db.update(jobs).set({ status: 'processing', execucao: null, cancelado: false })
    const [job] = await test.db.select().from(jobs)
    await run(`job_${job!.id}`)
    expect(await rows(casos)).toBe(CASES)
  })

  it('the job is refused where somebody has recorded a case in the meantime', async () => {
    await test.db.delete(casos)
    await test.db.delete(jobs)
    const { body } = await load()
    await seedCaso(test.db, { tipo: 'dengue' })
    await run(body.job_id)
    expect(await jobOf(body.job_id)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('já tem casos')
    })
    expect(await rows(casos)).toBe(1)
  })
})
