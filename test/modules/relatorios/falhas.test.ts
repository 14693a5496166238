import { Worker } from 'node:worker_threads'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { jobs } from '../../../src/core/jobs/tables.ts'
import { runJob } from '../../../src/core/jobs/task.ts'
import { type RenderThreads, renderInThread } from '../../../src/modules/relatorios/document/host.ts'
import type { RenderTask } from '../../../src/modules/relatorios/document/render.ts'
import { relatorioUpkeep } from '../../../src/modules/relatorios/upkeep.ts'
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
  // Of an account of its own, which has no unfinished jobs.
  dono = await account(test, 'gestor')
})

const pedir = async () => {
  const { status, body } = await test.call('POST', RELATORIOS, {
    token: dono.token,
    body: boletim({ formato: 'xlsx' })
  })
  expect(status).toBe(202)
  return { este: `${RELATORIOS}/${body.relatorio_id}`, id: body.job_id.slice(4) as string, body }
}
const estado = async (este: string) => (await test.call('GET', este, { token: dono.token })).body.data.estado
const arquivo = async (este: string) => (await test.call('GET', `${este}/arquivo`, { token: dono.token })).status
const thread = (code: string): RenderThreads => ({ start: () => new Worker(code, { eval: true }) })
const rodar = (id: string, code: string | null, lastAttempt: boolean) =>
  runJob(code === null ? test.services : { ...test.services, renderThreads: thread(code) }, id, { lastAttempt })

it('is tried again after a thread that died, and has failed after the last try', async () => {
  const primeiro = await pedir()
  await expect(rodar(primeiro.id, 'process.exit(1)', false)).rejects.toThrow('the thread ended')
  expect([await estado(primeiro.este), await arquivo(primeiro.este)]).toEqual(['processando', 404])
  await rodar(primeiro.id, null, false)
  expect([await estado(primeiro.este), await arquivo(primeiro.este)]).toEqual(['concluido', 200])

  const segundo = await pedir()
  await expect(rodar(segundo.id, 'throw new Error("broken")', true)).rejects.toThrow()
  const { body } = await test.call('GET', segundo.este, { token: dono.token })
  expect(body.data).toMatchObject({ estado: 'falhou', arquivo_url: null, tamanho: null })
  expect(body.data.concluido_em).not.toBeNull()
  expect(await arquivo(segundo.este)).toBe(404)
  expect((await test.call('GET', segundo.body.status_url, { token: dono.token })).body.status).toBe('failed')
})

it('does not stay in preparation when its process died and its job ended or went', async () => {
  const [corre, acabou, sumiu] = [await pedir(), await pedir(), await pedir()]
  await test.db.update(jobs).set({ status: 'failed' }).where(eq(jobs.id, acabou.id))
  await test.db.delete(jobs).where(eq(jobs.id, sumiu.id))
  await relatorioUpkeep.run(test.services)
  const estados = [await estado(corre.este), await estado(acabou.este), await estado(sumiu.este)]
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
  for (let i = 0; i < 3; i++) await pedir()
  const { token } = dono
  expect(await test.call('POST', RELATORIOS, { token, body: boletim() })).toMatchObject({
    status: 429,
    body: { error: { code: 'RATE_LIMIT_EXCEEDED' } }
  })
  expect((await test.call('GET', RELATORIOS, { token })).body.total).toBe(3)
})

it('is cancelled with the report that it works on', async () => {
  const aceito = await test.call('POST', RELATORIOS, { token: dono.token, body: boletim() })
  expect(aceito.body).toMatchObject({ status: 'processing', message: 'Relatório em preparação.' })
  const este = `${RELATORIOS}/${aceito.body.relatorio_id}`
  const { body } = await test.call('GET', este, { token: dono.token })
  expect(body.data).toMatchObject({ estado: 'processando', arquivo_url: null, tamanho: null })
  expect((await test.call('GET', `${este}/arquivo`, { token: dono.token })).status).toBe(404)
  expect((await test.call('DELETE', este, { token: dono.token })).status).toBe(204)
  const { body: job } = await test.call('GET', aceito.body.status_url, { token: dono.token })
  expect(job).toMatchObject({ status: 'failed', cancelado: true })
})

it('tells the audit trail who asked, downloaded, removed, scheduled and ended', async () => {
  const { token, id } = dono
  const { este, id: jobId } = await pedir()
  await rodar(jobId, null, true)
  expect(await arquivo(este)).toBe(200)
  expect((await test.call('DELETE', este, { token })).status).toBe(204)
  const { data_inicio: _, data_fim: __, ...pedido } = boletim({ periodicidade: 'mensal' })
  const { body } = await test.call('POST', AGENDAMENTOS, { token, body: pedido })
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

it('lists with filters, search, order and pages, and refuses what is none', async () => {
  const { token } = dono
  const campos = [{ tipo_agravo: 'zika' }, { abrangencia: 'uf', codigo: 'PE' }, { formato: 'xlsx' }]
  for (const each of campos) {
    test.advance(1000)
    expect((await test.call('POST', RELATORIOS, { token, body: boletim(each) })).status).toBe(202)
  }
  const listar = async (query: Record<string, string>) => {
    const { status, body } = await test.call('GET', RELATORIOS, { token, query })
    return status === 200
      ? body.data.map((each: Record<string, string>) => `${each.tipo_agravo} ${each.codigo} ${each.formato}`)
      : status
  }
  const [zika, pe, xlsx] = ['zika null pdf', 'dengue PE pdf', 'dengue null xlsx']
  expect(await listar({})).toEqual([xlsx, pe, zika])
  expect(await listar({ sort: 'criado_em', order: 'asc' })).toEqual([zika, pe, xlsx])
  expect(await listar({ page: '2', size: '2' })).toEqual([zika])
  expect(await listar({ codigo: 'PE' })).toEqual([pe])
  expect(await listar({ formato: 'pdf', tipo_agravo: 'dengue' })).toEqual([pe])
  expect(await listar({ search: '{"or":[{"tipo_agravo":"zika"},{"formato":"xlsx"}]}' })).toEqual([xlsx, zika])
  expect(await listar({ estado: 'concluido' })).toEqual([])
  expect(await listar({ dono_id: '2000000000' })).toEqual([])
  for (const query of [{ estado: 'outro' }, { size: '0' }, { sort: 'tamanho' }] as Record<string, string>[])
    expect([400, 422]).toContain(await listar(query))
})
