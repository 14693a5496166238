import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { runJob } from '../../../src/core/jobs/task.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { denied, unauthorized } from '../usuarios/support.ts'
import { CASOS, casoBody, createdCaso, readCaso } from './support.ts'

let test: TestApp
let gestor: Account
let viewer: Account
beforeAll(async () => {
  test = await startApp({ config: { rateLimit: false } })
  gestor = await account(test, 'gestor')
  viewer = await account(test, 'visualizador')
})
afterAll(() => test.close())

const EM_LOTE = `${CASOS}/em-lote`
const recorded = (fields: object = {}) =>
  createdCaso(
    test,
    gestor.token,
    casoBody({ data_inicio_sintomas: '2026-10-01', data_notificacao: '2026-10-05', ...fields })
  )
const ask = (body: object, who = gestor, headers: Record<string, string> = {}) =>
  test.call('POST', EM_LOTE, { token: who.token, body, headers })
const encerramento = { data_encerramento: '2026-11-01', evolucao: 'cura' }

async function run(jobId: string, who = gestor) {
  await runJob(test.services, jobId.slice('job_'.length), { lastAttempt: true }, { progressEveryMs: 0 })
  return (await test.call('GET', `/api/v1/jobs/${jobId}`, { token: who.token })).body
}
async function done(body: object, who = gestor) {
  const accepted = await ask(body, who)
  expect(accepted.status).toBe(202)
  return await run(accepted.body.job_id, who)
}
const responsavelOf = async (id: number) =>
  (await test.db.select({ id: casos.responsavel_id }).from(casos).where(eq(casos.id, id)))[0]?.id

it('closes cases by the rules of a single change; what cannot be closed stays, and is told', async () => {
  const [first, dead, late] = [
    await recorded(),
    await recorded({ evolucao: 'obito', data_obito: '2026-10-30' }),
    await recorded({ data_inicio_sintomas: '2026-11-05', data_notificacao: '2026-11-06' })
  ]
  const job = await done({ casos: [first, dead, late, 999_999], acao: 'encerrar', encerramento })
  expect(job).toMatchObject({
    status: 'completed',
    tipo: 'alterar-casos',
    message: 'Concluído. Casos como se pediu: 1; recusados: 3.',
    result: { total_processados: 4, sucesso: 1, erros: 3 },
    resultado: null,
    lote: {
      casos: 4,
      feitos: 1,
      recusados: 3,
      falhas: [
        { id: dead, campo: 'data_obito', erro: expect.stringContaining('óbito') },
        { id: late, campo: 'data_encerramento', erro: expect.any(String) },
        { id: 999_999, campo: null, erro: expect.any(String) }
      ]
    }
  })
  expect((await readCaso(test, gestor.token, first)).body).toMatchObject({
    status: 'encerrado',
    evolucao: 'cura',
    historico: [{ acao: 'caso.alterado', usuario: { id: gestor.id } }, { acao: 'caso.criado' }]
  })
  expect((await readCaso(test, gestor.token, dead)).body).toMatchObject({
    status: 'em_investigacao',
    evolucao: 'obito'
  })
})

it('a run that was interrupted goes on: what is done counts as done and is written once', async () => {
  const ids = [await recorded(), await recorded(), await recorded()]
  const { body } = await ask({ casos: ids, acao: 'encerrar', encerramento })
  // The first run got as far as the first case.
  await test.call('PUT', `${CASOS}/${ids[0]}`, { token: gestor.token, body: encerramento })
  expect((await run(body.job_id)).lote).toMatchObject({ casos: 3, feitos: 3, recusados: 0, falhas: [] })
  for (const id of ids) {
    const { historico } = (await readCaso(test, gestor.token, id)).body
    expect(historico.map(({ acao }: { acao: string }) => acao)).toEqual(['caso.alterado', 'caso.criado'])
  }
})

it('hands cases over, once, to an active account; the trail names both', async () => {
  const ids = [await recorded(), await recorded()]
  const other = await account(test, 'analista')
  const job = await done({ casos: ids, acao: 'transferir', para: other.id })
  expect(job.lote).toMatchObject({ feitos: 2, recusados: 0 })
  for (const id of ids) expect(await responsavelOf(id)).toBe(other.id)
  await done({ casos: ids, acao: 'transferir', para: other.id })
  const entries = await test.db
    .select({ acao: auditoria.acao, detalhes: auditoria.detalhes })
    .from(auditoria)
    .where(eq(auditoria.alvoId, ids[0] as number))
    .orderBy(desc(auditoria.id))
  const handed = entries.filter(({ acao }) => acao === 'caso.transferido')
  expect(handed).toEqual([{ acao: 'caso.transferido', detalhes: { de: gestor.id, para: other.id } }])
})

it('a case beyond the territory of the owner is as one that does not exist', async () => {
  const local = await account(test, 'gestor', { territorios: [{ tipo: 'uf', codigo: 'BA' }] })
  const id = await recorded()
  const job = await done({ casos: [id], acao: 'transferir', para: local.id }, local)
  expect(job.lote).toMatchObject({ feitos: 0, recusados: 1, falhas: [{ id, campo: null }] })
  expect(await responsavelOf(id)).toBe(gestor.id)
})

it('the same key starts one job', async () => {
  const body = { casos: [await recorded()], acao: 'encerrar', encerramento }
  const headers = { 'idempotency-key': 'lote-1' }
  const [first, second] = [await ask(body, gestor, headers), await ask(body, gestor, headers)]
  expect([first.status, second.status]).toEqual([202, 202])
  expect(second.body.job_id).toBe(first.body.job_id)
  await run(first.body.job_id)
})

it('refused: without token, without permission, with too many, with what does not belong to the action', async () => {
  expect(await test.call('POST', EM_LOTE, { body: {} })).toMatchObject(unauthorized)
  expect(await ask({ casos: [1], acao: 'encerrar', encerramento }, viewer)).toMatchObject(denied('agravos.editar'))
  const many = Array.from({ length: 1001 }, (_, i) => i + 1)
  const gone = await account(test, 'usuario')
  await test.call('PUT', `/api/v1/usuarios/${gone.id}`, {
    token: (await account(test, 'admin')).token,
    body: { ativo: false }
  })
  const wrong: [object, string][] = [
    [{ casos: many, acao: 'encerrar', encerramento }, 'casos'],
    [{ casos: [], acao: 'encerrar', encerramento }, 'casos'],
    [{ casos: [1, 1], acao: 'encerrar', encerramento }, 'casos'],
    [{ casos: [1], acao: 'encerrar' }, 'encerramento'],
    [{ casos: [1], acao: 'encerrar', encerramento, para: gestor.id }, 'para'],
    [{ casos: [1], acao: 'transferir' }, 'para'],
    [{ casos: [1], acao: 'transferir', para: 999_999 }, 'para'],
    [{ casos: [1], acao: 'transferir', para: gone.id }, 'para']
  ]
  for (const [body, field] of wrong) {
    const answer = await ask(body)
    expect([field, answer.status, answer.body.error.details[0].field]).toEqual([field, 422, field])
  }
})
