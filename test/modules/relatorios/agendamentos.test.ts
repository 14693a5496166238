import { text } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { jobs } from '../../../src/core/jobs/tables.ts'
import { runJob } from '../../../src/core/jobs/task.ts'
import { startDue } from '../../../src/modules/relatorios/due.ts'
import { sendRelatorio } from '../../../src/modules/relatorios/send.ts'
import { agendamentos, relatorios } from '../../../src/modules/relatorios/tables.ts'
import { relatorioUpkeep } from '../../../src/modules/relatorios/upkeep.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { giveDirect } from '../usuarios/support.ts'
import { AGENDAMENTOS, boletim, RELATORIOS, seedYears } from './support.ts'

const MONDAY = new Date('2026-11-16T09:00:00Z')

let test: TestApp
let dono: Account
let reader: Account
let stranger: Account
let admin: Account
const received: { to: string; raw: string }[] = []
const smtp = new SMTPServer({
  authOptional: true,
  logger: false,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, session, done) => {
    received.push({ to: session.envelope.rcptTo[0]!.address, raw: await text(stream) })
    done()
  }
})
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as { port: number }
  test = await startApp({ config: { smtpUrl: `smtp://127.0.0.1:${port}`, publicUrl: 'https://saude.example' } })
  await seedYears(test, [2025, 2026], 60)
  dono = await account(test, 'gestor', { emailVerificado: true })
  reader = await account(test, 'usuario', { emailVerificado: true })
  await giveDirect(test, reader.id, 'relatorios.exportar')
  stranger = await account(test, 'analista')
  admin = await account(test, 'admin')
})
afterAll(async () => {
  await test.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
})
beforeEach(async () => {
  received.length = 0
  await test.db.delete(agendamentos)
  await test.db.delete(relatorios)
})

const agendamentoBody = (fields: Record<string, unknown> = {}) => {
  const { data_inicio: _, data_fim: __, ...request } = boletim()
  return { periodicidade: 'semanal', ...request, formato: 'xlsx', ...fields }
}
const schedule = (fields: Record<string, unknown> = {}, who = dono) =>
  test.call('POST', AGENDAMENTOS, { token: who.token, body: agendamentoBody(fields) })
const servicesAt = (now: Date) => ({ ...test.services, now: () => now })

/** Does everything that the worker would do at this moment: jobs, then the mails that they have caused. */
async function workAt(now: Date, between: () => Promise<unknown> = async () => {}): Promise<void> {
  const open = await test.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.status, 'processing'))
  for (const { id } of open) await runJob(servicesAt(now), id, { lastAttempt: true })
  await between()
  const queued = await test.db.execute<{ payload: Parameters<typeof sendRelatorio>[1] }>(sql`
    with taken as (
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'enviar-relatorio' returning j.payload
    ) select payload from taken`)
  for (const { payload } of queued) await sendRelatorio(servicesAt(now), payload)
}

it('sends the last whole week to permitted recipients, with the file, once', async () => {
  const created = await schedule({ destinatarios: [dono.id, reader.id], idioma: 'en-US' })
  expect(created).toMatchObject({ status: 201, body: { data: { proximo_em: MONDAY.toISOString(), ultimo_em: null } } })
  expect(await startDue(servicesAt(new Date(MONDAY.getTime() - 1)))).toBe(0)
  expect(await startDue(servicesAt(MONDAY))).toBe(1)
  expect(await startDue(servicesAt(MONDAY))).toBe(0)
  await workAt(MONDAY)
  expect(received.map(({ to }) => to).sort()).toEqual([dono.email, reader.email].sort())
  const { raw } = received[0]!
  expect(raw).toContain('Bulletin_ready=3A_Dengue=2C_Brazil')
  expect(raw).toContain('boletim-dengue-BR-2026-11-08-2026-11-14.xlsx')
  const { body } = await test.call('GET', RELATORIOS, { token: reader.token })
  expect(body.data).toMatchObject([
    {
      data_inicio: '2026-11-08',
      data_fim: '2026-11-14',
      estado: 'concluido',
      dono_id: dono.id,
      agendamento_id: created.body.data.id
    }
  ])
  const [relatorio] = body.data
  expect(raw.replaceAll('=\r\n', '')).toContain(`https://saude.example${relatorio.arquivo_url}`)
  // A recipient may fetch the report, but does not own it.
  expect((await test.call('GET', relatorio.arquivo_url, { token: reader.token })).status).toBe(200)
  expect((await test.call('DELETE', `${RELATORIOS}/${relatorio.id}`, { token: reader.token })).status).toBe(404)
  expect((await test.call('GET', `${RELATORIOS}/${relatorio.id}`, { token: stranger.token })).status).toBe(404)
  // The period moves along, and missed reports are not made up for.
  const threeWeeksLater = new Date(MONDAY.getTime() + 21 * 86_400_000)
  expect(await startDue(servicesAt(threeWeeksLater))).toBe(1)
  expect(await startDue(servicesAt(threeWeeksLater))).toBe(0)
  const rows = await test.db.select().from(relatorios)
  expect(rows.map(({ dataInicio }) => dataInicio).sort()).toEqual(['2026-11-08', '2026-11-29'])
  await workAt(threeWeeksLater)
})

it('sends nothing to recipients who lost the permission or the account, and no file to an unconfirmed address', async () => {
  const powerless = await account(test, 'analista', { emailVerificado: true })
  const inactive = await account(test, 'analista', { emailVerificado: true })
  const leaver = await account(test, 'analista', { emailVerificado: true })
  const unverified = await account(test, 'analista')
  await schedule({ destinatarios: [powerless.id, inactive.id, leaver.id, unverified.id] })
  const grupo = (id: number) => sql`delete from usuarios_grupos where usuario_id = ${id}`
  await test.db.execute(grupo(powerless.id))
  expect(await startDue(servicesAt(MONDAY))).toBe(1)
  await workAt(MONDAY, async () => {
    // This happens after the report was made, before its mails are sent.
    await test.db.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, inactive.id))
    await test.db.delete(usuarios).where(eq(usuarios.id, leaver.id))
  })
  expect(received.map(({ to }) => to)).toEqual([unverified.email])
  // A mail to an address that may be a stranger's has neither file nor name.
  expect(received[0]!.raw).not.toContain('.xlsx')
  expect(received[0]!.raw).not.toContain(unverified.nome)
})

it('sends nothing to a recipient who may see less by now than the report tells', async () => {
  const local = await account(test, 'analista', { emailVerificado: true })
  await schedule({ abrangencia: 'uf', codigo: 'PE', destinatarios: [dono.id, local.id] })
  expect(await startDue(servicesAt(MONDAY))).toBe(1)
  await workAt(MONDAY, async () => {
    // This happens after the report was made for both, before its mails are sent.
    const territorios = [{ tipo: 'uf' as const, codigo: 'BA' }]
    await test.db.update(usuarios).set({ territorios }).where(eq(usuarios.id, local.id))
  })
  expect(received.map(({ to }) => to)).toEqual([dono.email])
  const listed = async ({ token }: Account) => (await test.call('GET', RELATORIOS, { token })).body.data.length
  expect([await listed(dono), await listed(local)]).toEqual([1, 0])
})

it('makes none for an owner without permission, nor without a permitted recipient, and waits for an owner with three jobs', async () => {
  const { token, id } = await account(test, 'analista')
  const body = agendamentoBody({ destinatarios: [reader.id] })
  expect((await test.call('POST', AGENDAMENTOS, { token, body })).status).toBe(201)
  for (let i = 0; i < 3; i++) await test.call('POST', RELATORIOS, { token, body: boletim() })
  expect(await startDue(servicesAt(MONDAY))).toBe(0)
  await test.db.update(jobs).set({ status: 'failed' }).where(eq(jobs.donoId, id))
  // Reports whose jobs ended without them have failed.
  await relatorioUpkeep.run(servicesAt(MONDAY))
  const { body: list } = await test.call('GET', RELATORIOS, { token, query: { estado: 'falhou' } })
  expect(list.total).toBe(3)
  await test.db.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, id))
  expect(await startDue(servicesAt(MONDAY))).toBe(0)
  const [agendamento] = await test.db.select().from(agendamentos)
  expect(agendamento?.proximoEm).toEqual(new Date('2026-11-23T09:00:00Z'))
  await test.db.delete(usuarios).where(eq(usuarios.id, id))
  expect(await test.db.$count(agendamentos)).toBe(0)
})

it('accepts only permitted recipients and at most 20 schedules, and shows them to those concerned', async () => {
  const unpermitted = await account(test, 'usuario')
  for (const destinatarios of [[unpermitted.id], [2_000_000_000], [dono.id, unpermitted.id]])
    expect(await schedule({ destinatarios })).toMatchObject({
      status: 422,
      body: { error: { details: [{ field: 'destinatarios', code: 'INVALID_VALUE' }] } }
    })
  expect((await schedule({}, unpermitted)).status).toBe(403)
  expect((await schedule({ periodicidade: 'mensal' })).body.data).toMatchObject({
    destinatarios: [dono.id],
    proximo_em: '2026-12-01T09:00:00.000Z'
  })
  const { body } = await schedule({ destinatarios: [reader.id, stranger.id] })
  const path = `${AGENDAMENTOS}/${body.data.id}`
  const list = async ({ token }: Account) => (await test.call('GET', AGENDAMENTOS, { token })).body.data
  expect(await list(reader)).toMatchObject([{ id: body.data.id, destinatarios: [reader.id] }])
  expect(await list(unpermitted)).toEqual([])
  expect(await list(admin)).toHaveLength(2)
  const leave = async ({ token }: Account) => (await test.call('DELETE', path, { token })).status
  // A recipient leaves the schedule, and the owner ends it.
  expect([await leave(unpermitted), await leave(reader), await leave(reader)]).toEqual([404, 204, 404])
  expect(await list(admin)).toContainEqual(expect.objectContaining({ destinatarios: [stranger.id] }))
  expect([await leave(dono), await leave(dono)]).toEqual([204, 404])
  for (let i = 1; i < 20; i++) expect((await schedule()).status).toBe(201)
  expect(await schedule()).toMatchObject({
    status: 422,
    body: { error: { details: [{ code: 'LIMIT_REACHED' }] } }
  })
})
