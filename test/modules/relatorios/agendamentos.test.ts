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
import { darDiretas } from '../usuarios/support.ts'
import { AGENDAMENTOS, boletim, RELATORIOS, seedYears } from './support.ts'

const SEGUNDA = new Date('2026-11-16T09:00:00Z')

let test: TestApp
let dono: Account
let leitor: Account
let estranho: Account
let admin: Account
const recebidos: { to: string; raw: string }[] = []
const smtp = new SMTPServer({
  authOptional: true,
  logger: false,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, session, done) => {
    recebidos.push({ to: session.envelope.rcptTo[0]!.address, raw: await text(stream) })
    done()
  }
})
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as { port: number }
  test = await startApp({ config: { smtpUrl: `smtp://127.0.0.1:${port}`, publicUrl: 'https://saude.example' } })
  await seedYears(test, [2025, 2026], 60)
  dono = await account(test, 'gestor', { emailVerificado: true })
  leitor = await account(test, 'usuario', { emailVerificado: true })
  await darDiretas(test, leitor.id, 'relatorios.exportar')
  estranho = await account(test, 'analista')
  admin = await account(test, 'admin')
})
afterAll(async () => {
  await test.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
})
beforeEach(async () => {
  recebidos.length = 0
  await test.db.delete(agendamentos)
  await test.db.delete(relatorios)
})

const novo = (campos: Record<string, unknown> = {}) => {
  const { data_inicio: _, data_fim: __, ...pedido } = boletim()
  return { periodicidade: 'semanal', ...pedido, formato: 'xlsx', ...campos }
}
const agendar = (campos: Record<string, unknown> = {}, quem = dono) =>
  test.call('POST', AGENDAMENTOS, { token: quem.token, body: novo(campos) })
const depois = (now: Date) => ({ ...test.services, now: () => now })

/** Everything that the worker would do at this moment: jobs, then the mails that they have caused. */
async function trabalhar(now: Date, between: () => Promise<unknown> = async () => {}): Promise<void> {
  const abertos = await test.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.status, 'processing'))
  for (const { id } of abertos) await runJob(depois(now), id, { lastAttempt: true })
  await between()
  const fila = await test.db.execute<{ payload: Parameters<typeof sendRelatorio>[1] }>(sql`
    with taken as (
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'enviar-relatorio' returning j.payload
    ) select payload from taken`)
  for (const { payload } of fila) await sendRelatorio(depois(now), payload)
}

it('sends the last whole week to those who may have it, with the file, once', async () => {
  const criado = await agendar({ destinatarios: [dono.id, leitor.id], idioma: 'en-US' })
  expect(criado).toMatchObject({ status: 201, body: { data: { proximo_em: SEGUNDA.toISOString(), ultimo_em: null } } })
  expect(await startDue(depois(new Date(SEGUNDA.getTime() - 1)))).toBe(0)
  expect(await startDue(depois(SEGUNDA))).toBe(1)
  expect(await startDue(depois(SEGUNDA))).toBe(0)
  await trabalhar(SEGUNDA)
  expect(recebidos.map(({ to }) => to).sort()).toEqual([dono.email, leitor.email].sort())
  const { raw } = recebidos[0]!
  expect(raw).toContain('Bulletin_ready=3A_Dengue=2C_Brazil')
  expect(raw).toContain('boletim-dengue-BR-2026-11-08-2026-11-14.xlsx')
  const { body } = await test.call('GET', RELATORIOS, { token: leitor.token })
  expect(body.data).toMatchObject([
    {
      data_inicio: '2026-11-08',
      data_fim: '2026-11-14',
      estado: 'concluido',
      dono_id: dono.id,
      agendamento_id: criado.body.data.id
    }
  ])
  const [relatorio] = body.data
  expect(raw.replaceAll('=\r\n', '')).toContain(`https://saude.example${relatorio.arquivo_url}`)
  // Who was sent it may fetch it, but it is not theirs.
  expect((await test.call('GET', relatorio.arquivo_url, { token: leitor.token })).status).toBe(200)
  expect((await test.call('DELETE', `${RELATORIOS}/${relatorio.id}`, { token: leitor.token })).status).toBe(404)
  expect((await test.call('GET', `${RELATORIOS}/${relatorio.id}`, { token: estranho.token })).status).toBe(404)
  // The period moves along, and what was missed is not made up for.
  const tresSemanas = new Date(SEGUNDA.getTime() + 21 * 86_400_000)
  expect(await startDue(depois(tresSemanas))).toBe(1)
  expect(await startDue(depois(tresSemanas))).toBe(0)
  const linhas = await test.db.select().from(relatorios)
  expect(linhas.map(({ dataInicio }) => dataInicio).sort()).toEqual(['2026-11-08', '2026-11-29'])
  await trabalhar(tresSemanas)
})

it('sends nothing to who lost the right or the account, or has not confirmed the address', async () => {
  const perde = await account(test, 'analista', { emailVerificado: true })
  const inativa = await account(test, 'analista', { emailVerificado: true })
  const sai = await account(test, 'analista', { emailVerificado: true })
  const semEndereco = await account(test, 'analista')
  await agendar({ destinatarios: [perde.id, inativa.id, sai.id, semEndereco.id] })
  const grupo = (id: number) => sql`delete from usuarios_grupos where usuario_id = ${id}`
  await test.db.execute(grupo(perde.id))
  expect(await startDue(depois(SEGUNDA))).toBe(1)
  await trabalhar(SEGUNDA, async () => {
    // After the report was made, before its mails are sent.
    await test.db.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, inativa.id))
    await test.db.delete(usuarios).where(eq(usuarios.id, sai.id))
  })
  expect(recebidos.map(({ to }) => to)).toEqual([semEndereco.email])
  // A mail to an address that may be a stranger's has neither file nor name.
  expect(recebidos[0]!.raw).not.toContain('.xlsx')
  expect(recebidos[0]!.raw).not.toContain(semEndereco.nome)
})

it('makes none for an owner who may not, nor when nobody may have it, and waits for one with three jobs', async () => {
  const { token, id } = await account(test, 'analista')
  const body = novo({ destinatarios: [leitor.id] })
  expect((await test.call('POST', AGENDAMENTOS, { token, body })).status).toBe(201)
  for (let i = 0; i < 3; i++) await test.call('POST', RELATORIOS, { token, body: boletim() })
  expect(await startDue(depois(SEGUNDA))).toBe(0)
  await test.db.update(jobs).set({ status: 'failed' }).where(eq(jobs.donoId, id))
  // Reports whose jobs ended without them have failed.
  await relatorioUpkeep.run(depois(SEGUNDA))
  const { body: lista } = await test.call('GET', RELATORIOS, { token, query: { estado: 'falhou' } })
  expect(lista.total).toBe(3)
  await test.db.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, id))
  expect(await startDue(depois(SEGUNDA))).toBe(0)
  const [agendamento] = await test.db.select().from(agendamentos)
  expect(agendamento?.proximoEm).toEqual(new Date('2026-11-23T09:00:00Z'))
  await test.db.delete(usuarios).where(eq(usuarios.id, id))
  expect(await test.db.$count(agendamentos)).toBe(0)
})

it('names only recipients who may have reports, at most 20 schedules, and those who see them', async () => {
  const semDireito = await account(test, 'usuario')
  for (const destinatarios of [[semDireito.id], [2_000_000_000], [dono.id, semDireito.id]])
    expect(await agendar({ destinatarios })).toMatchObject({
      status: 422,
      body: { error: { details: [{ field: 'destinatarios', code: 'INVALID_VALUE' }] } }
    })
  expect((await agendar({}, semDireito)).status).toBe(403)
  expect((await agendar({ periodicidade: 'mensal' })).body.data).toMatchObject({
    destinatarios: [dono.id],
    proximo_em: '2026-12-01T09:00:00.000Z'
  })
  const { body } = await agendar({ destinatarios: [leitor.id, estranho.id] })
  const este = `${AGENDAMENTOS}/${body.data.id}`
  const lista = async ({ token }: Account) => (await test.call('GET', AGENDAMENTOS, { token })).body.data
  expect(await lista(leitor)).toMatchObject([{ id: body.data.id, destinatarios: [leitor.id] }])
  expect(await lista(semDireito)).toEqual([])
  expect(await lista(admin)).toHaveLength(2)
  const deixar = async ({ token }: Account) => (await test.call('DELETE', este, { token })).status
  // A recipient leaves it, the owner ends it.
  expect([await deixar(semDireito), await deixar(leitor), await deixar(leitor)]).toEqual([404, 204, 404])
  expect(await lista(admin)).toContainEqual(expect.objectContaining({ destinatarios: [estranho.id] }))
  expect([await deixar(dono), await deixar(dono)]).toEqual([204, 404])
  for (let i = 1; i < 20; i++) expect((await agendar()).status).toBe(201)
  expect(await agendar()).toMatchObject({
    status: 422,
    body: { error: { details: [{ code: 'LIMIT_REACHED' }] } }
  })
})
