import { Worker } from 'node:worker_threads'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { jobs } from '../../../src/core/jobs/tables.ts'
import { runJob } from '../../../src/core/jobs/task.ts'
import { type RenderThreads, renderInThread } from '../../../src/modules/relatorios/document/host.ts'
import type { RenderTask } from '../../../src/modules/relatorios/document/render.ts'
import { relatorioUpkeep } from '../../../src/modules/relatorios/upkeep.ts'
import { noSign } from '../../../src/platform/vitals/vitals.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { AGENDAMENTOS, boletim, RELATORIOS } from './support.ts'

let test: TestApp
let dono: Account
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  // Each test has an account of its own, without unfinished jobs.
  dono = await account(test, 'gestor')
})

const requestBoletim = async () => {
  const { status, body } = await test.call('POST', RELATORIOS, {
    token: dono.token,
    body: boletim({ formato: 'xlsx' })
  })
  expect(status).toBe(202)
  return { path: `${RELATORIOS}/${body.relatorio_id}`, id: body.job_id.slice(4) as string, body }
}
const estadoOf = async (path: string) => (await test.call('GET', path, { token: dono.token })).body.data.estado
const fileStatus = async (path: string) => (await test.call('GET', `${path}/arquivo`, { token: dono.token })).status
const thread = (code: string): RenderThreads => ({ start: () => new Worker(code, { eval: true }), sign: noSign })
const runWith = (id: string, code: string | null, lastAttempt: boolean) =>
  runJob(code === null ? test.services : { ...test.services, renderThreads: thread(code) }, id, { lastAttempt })

it('is tried again after its thread died, and has failed after the last try', async () => {
  const first = await requestBoletim()
  await expect(runWith(first.id, 'process.exit(1)', false)).rejects.toThrow('the thread ended')
  expect([await estadoOf(first.path), await fileStatus(first.path)]).toEqual(['processando', 404])
  await runWith(first.id, null, false)
  expect([await estadoOf(first.path), await fileStatus(first.path)]).toEqual(['concluido', 200])

  const second = await requestBoletim()
  await expect(runWith(second.id, 'throw new Error("broken")', true)).rejects.toThrow()
  const { body } = await test.call('GET', second.path, { token: dono.token })
  expect(body.data).toMatchObject({ estado: 'falhou', arquivo_url: null, tamanho: null })
  expect(body.data.concluido_em).not.toBeNull()
  expect(await fileStatus(second.path)).toBe(404)
  expect((await test.call('GET', second.body.status_url, { token: dono.token })).body.status).toBe('failed')
})

it('does not stay in preparation when its process died and its job ended or disappeared', async () => {
  const [running, failed, vanished] = [await requestBoletim(), await requestBoletim(), await requestBoletim()]
  await test.db.update(jobs).set({ status: 'failed' }).where(eq(jobs.id, failed.id))
  await test.db.delete(jobs).where(eq(jobs.id, vanished.id))
  await relatorioUpkeep.run(test.services)
  const estados = [await estadoOf(running.path), await estadoOf(failed.path), await estadoOf(vanished.path)]
  expect(estados).toEqual(['processando', 'falhou', 'falhou'])
})

it('ends a thread that takes too long, or whose job is over', async () => {
  const threads = thread('setInterval(() => undefined, 1000)')
  const task = {} as RenderTask
  await expect(renderInThread(threads, task, async () => undefined, 1)).rejects.toThrow('took too long')
  const over = new Error('cancelled')
  await expect(renderInThread(threads, task, () => Promise.reject(over))).rejects.toBe(over)
})

it('is refused while three are unfinished', async () => {
  for (let i = 0; i < 3; i++) await requestBoletim()
  const { token } = dono
  expect(await test.call('POST', RELATORIOS, { token, body: boletim() })).toMatchObject({
    status: 429,
    body: { error: { code: 'RATE_LIMIT_EXCEEDED' } }
  })
  expect((await test.call('GET', RELATORIOS, { token })).body.total).toBe(3)
})

it('is cancelled together with its report', async () => {
  const accepted = await test.call('POST', RELATORIOS, { token: dono.token, body: boletim() })
  expect(accepted.body).toMatchObject({ status: 'processing', message: 'Relatório em preparação.' })
  const path = `${RELATORIOS}/${accepted.body.relatorio_id}`
  const { body } = await test.call('GET', path, { token: dono.token })
  expect(body.data).toMatchObject({ estado: 'processando', arquivo_url: null, tamanho: null })
  expect((await test.call('GET', `${path}/arquivo`, { token: dono.token })).status).toBe(404)
  expect((await test.call('DELETE', path, { token: dono.token })).status).toBe(204)
  const { body: job } = await test.call('GET', accepted.body.status_url, { token: dono.token })
  expect(job).toMatchObject({ status: 'failed', cancelado: true })
})

it('notes in the audit trail who requested, downloaded, removed, scheduled and ended', async () => {
  const { token, id } = dono
  const { path, id: jobId } = await requestBoletim()
  await runWith(jobId, null, true)
  expect(await fileStatus(path)).toBe(200)
  expect((await test.call('DELETE', path, { token })).status).toBe(204)
  const { data_inicio: _, data_fim: __, ...request } = boletim({ periodicidade: 'mensal' })
  const { body } = await test.call('POST', AGENDAMENTOS, { token, body: request })
  expect((await test.call('DELETE', `${AGENDAMENTOS}/${body.data.id}`, { token })).status).toBe(204)
  const trail = await test.db.select().from(auditoria).where(eq(auditoria.atorId, id)).orderBy(auditoria.id)
  expect(trail.map(({ acao }) => acao)).toEqual([
    'job.criado',
    'relatorio.baixado',
    'relatorio.excluido',
    'relatorio.agendado',
    'relatorio.agendamento_cancelado'
  ])
})

it('lists with filters, search, order and pages, and refuses unknown ones', async () => {
  const { token } = dono
  const fields = [{ tipo_agravo: 'zika' }, { abrangencia: 'uf', codigo: 'PE' }, { formato: 'xlsx' }]
  for (const each of fields) {
    test.advance(1000)
    expect((await test.call('POST', RELATORIOS, { token, body: boletim(each) })).status).toBe(202)
  }
  const listRelatorios = async (query: Record<string, string>) => {
    const { status, body } = await test.call('GET', RELATORIOS, { token, query })
    return status === 200
      ? body.data.map((each: Record<string, string>) => `${each.tipo_agravo} ${each.codigo} ${each.formato}`)
      : status
  }
  const [zika, pernambuco, xlsx] = ['zika null pdf', 'dengue PE pdf', 'dengue null xlsx']
  expect(await listRelatorios({})).toEqual([xlsx, pernambuco, zika])
  expect(await listRelatorios({ sort: 'criado_em', order: 'asc' })).toEqual([zika, pernambuco, xlsx])
  expect(await listRelatorios({ page: '2', size: '2' })).toEqual([zika])
  expect(await listRelatorios({ codigo: 'PE' })).toEqual([pernambuco])
  expect(await listRelatorios({ formato: 'pdf', tipo_agravo: 'dengue' })).toEqual([pernambuco])
  expect(await listRelatorios({ search: '{"or":[{"tipo_agravo":"zika"},{"formato":"xlsx"}]}' })).toEqual([xlsx, zika])
  expect(await listRelatorios({ estado: 'concluido' })).toEqual([])
  expect(await listRelatorios({ dono_id: '2000000000' })).toEqual([])
  for (const query of [{ estado: 'outro' }, { size: '0' }, { sort: 'tamanho' }] as Record<string, string>[])
    expect([400, 422]).toContain(await listRelatorios(query))
})
