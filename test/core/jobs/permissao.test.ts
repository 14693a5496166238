import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { runJob } from '../../../src/core/jobs/task.ts'
import { removeExpired } from '../../../src/core/jobs/upkeep.ts'
import { grupos, gruposPermissoes, usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { at, denied, giveDirect, grupoId, notFound } from '../../modules/usuarios/support.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { createExport, gate, jobAt, jobRow, noFigures, runExport, storedFiles, storeText } from './support.ts'

let test: TestApp
let admin: Account
let powerless: number
beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
  const [grupo] = await test.db.insert(grupos).values({ nome: 'Sem direitos' }).returning({ id: grupos.id })
  powerless = grupo!.id
})
afterAll(() => test.close())

/** Moves an account to a group without permissions, as an administrator does. */
async function losePermissao({ id }: { id: number }) {
  const body = { grupos_ids: [powerless] }
  expect((await test.call('PUT', at(id, '/grupos'), { token: admin.token, body })).status).toBe(200)
}

const sentences = {
  'pt-BR': 'Interrompido. A conta que o iniciou não está mais ativa ou perdeu a permissão usuarios.exportar.',
  'en-US': 'Stopped. The account that started it is no longer active or has lost the permission usuarios.exportar.',
  'es-ES': 'Interrumpido. La cuenta que lo inició ya no está activa o perdió el permiso usuarios.exportar.'
}

async function expectStopped(job: { id: string }) {
  for (const [language, message] of Object.entries(sentences)) {
    const headers = { 'accept-language': language }
    const { body } = await test.call('GET', jobAt(job), { token: admin.token, headers })
    const ended = { status: 'failed', cancelado: false, result: null, resultado_url: null, expira_em: null }
    expect(body).toMatchObject({ ...ended, message, completed_at: test.clock.moment.toISOString() })
  }
  expect(await test.call('GET', jobAt(job, '/resultado'), { token: admin.token })).toMatchObject(notFound)
  await removeExpired(test.services)
  expect(await storedFiles(test, job)).toEqual([])
}

it.each([
  ['/api/v1/usuarios/exportar', 'gestor', 'usuarios.exportar'],
  ['/api/v1/agravos/casos/exportar', 'analista', 'agravos.exportar']
] as const)(
  'GET /api/v1/jobs/{job_id}/resultado of POST %s: 403 once the owner has lost the permission, 200 while they or an administrator ask',
  async (path, grupo, permissao) => {
    const dono = await account(test, grupo)
    const accepted = await test.call('POST', path, { token: dono.token, body: { formato: 'csv' } })
    const id = accepted.body.job_id.replace('job_', '')
    await runJob(test.services, id, { lastAttempt: false })
    const download = async (token = dono.token) => await test.call('GET', jobAt({ id }, '/resultado'), { token })
    expect((await download()).status).toBe(200)
    await losePermissao(dono)
    expect(await download()).toMatchObject(denied(permissao))
    expect((await test.call('GET', jobAt({ id }), { token: dono.token })).body.status).toBe('completed')
    expect((await download(admin.token)).status).toBe(200)
    await giveDirect(test, dono.id, permissao)
    expect((await download()).status).toBe(200)
  }
)

it('GET /api/v1/jobs/{job_id}/resultado: 404 for others, whatever permissions they hold', async () => {
  const dono = await account(test, 'gestor')
  const job = await createExport(test, dono.id)
  for (const grupo of ['gestor', 'usuario'] as const)
    expect(
      await test.call('GET', jobAt(job, '/resultado'), { token: (await account(test, grupo)).token })
    ).toMatchObject(notFound)
})

it.each<[string, (dono: { id: number }) => Promise<unknown>]>([
  ['is in another group', losePermissao],
  ['is in a group that was switched off', (dono) => moveTo(dono, false)],
  ['is deactivated', (dono) => test.db.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, dono.id))],
  ['is removed', (dono) => test.db.delete(usuarios).where(eq(usuarios.id, dono.id))]
])('a job whose owner %s when it begins is not run, and not tried again', async (_, change) => {
  const dono = await insertAccount(test, 'gestor')
  const job = await createExport(test, dono.id)
  await change(dono)
  let worked = false
  await runExport(test, job, async () => {
    worked = true
    return noFigures
  })
  expect(worked).toBe(false)
  await expectStopped(job)
})

it.each<[string, (dono: { id: number }) => Promise<unknown>]>([
  ['holds the permission directly', (dono) => giveDirect(test, dono.id, 'usuarios.exportar')],
  ['holds the permission admin', (dono) => giveDirect(test, dono.id, 'admin')],
  ['is an administrator', (dono) => test.db.update(usuarios).set({ admin: true }).where(eq(usuarios.id, dono.id))],
  ['is in another group that gives it', (dono) => moveTo(dono, true)]
])('a job whose owner %s is completed though their group was taken from them', async (_, change) => {
  const dono = await insertAccount(test, 'gestor')
  const job = await createExport(test, dono.id)
  await losePermissao(dono)
  await change(dono)
  await runExport(test, job)
  expect(await jobRow(test, job)).toMatchObject({ status: 'completed', motivo: null })
})

/** Moves an account to a group of its own with the permissions of gestor. The group is active or not. */
async function moveTo({ id }: { id: number }, ativo: boolean) {
  const nome = `Gestores ${id}`
  const [created] = await test.db.insert(grupos).values({ nome, ativo }).returning({ id: grupos.id })
  const gestor = await grupoId(test, 'gestor')
  const given = await test.db.select().from(gruposPermissoes).where(eq(gruposPermissoes.grupoId, gestor))
  await test.db.insert(gruposPermissoes).values(given.map((one) => ({ ...one, grupoId: created!.id })))
  await test.db.delete(usuariosGrupos).where(eq(usuariosGrupos.usuarioId, id))
  await test.db.insert(usuariosGrupos).values({ usuarioId: id, grupoId: created!.id })
}

it('a job whose owner loses the permission while it runs stops at its next batch', async () => {
  const dono = await insertAccount(test, 'gestor')
  const job = await createExport(test, dono.id)
  let after = false
  await runExport(test, job, async (run) => {
    await storeText(run, 'parte')
    await run.progress(10)
    await losePermissao(dono)
    await run.progress(50)
    after = true
    return noFigures
  })
  expect(after).toBe(false)
  await expectStopped(job)
})

it('a job whose owner loses the permission after the last batch is not completed', async () => {
  const dono = await insertAccount(test, 'gestor')
  const job = await createExport(test, dono.id)
  await runExport(test, job, async (run) => {
    await storeText(run, 'inteiro')
    await losePermissao(dono)
    return noFigures
  })
  await expectStopped(job)
})

it('a run that was taken over leaves the end to the other, though the permission is gone', async () => {
  const dono = await insertAccount(test, 'gestor')
  const job = await createExport(test, dono.id)
  const [begun, goOn] = [gate(), gate()]
  const first = runExport(test, job, async (run) => {
    await storeText(run, 'first')
    begun.open()
    await goOn.opened
    return noFigures
  })
  await begun.opened
  const second = runExport(test, job, async (run) => {
    await storeText(run, 'second')
    await losePermissao(dono)
    goOn.open()
    await expect(first).rejects.toThrow(expect.objectContaining({ name: 'JobDisplaced' }))
    expect((await jobRow(test, job)).status).toBe('processing')
    return noFigures
  })
  await second
  await expectStopped(job)
})

it('a cancelled job stays cancelled when its owner has lost the permission', async () => {
  const dono = await insertAccount(test, 'gestor')
  const job = await createExport(test, dono.id)
  await runExport(test, job, async () => {
    await test.call('DELETE', jobAt(job), { token: admin.token })
    await losePermissao(dono)
    return noFigures
  })
  const { body } = await test.call('GET', jobAt(job), { token: admin.token })
  expect(body).toMatchObject({ status: 'failed', cancelado: true, message: 'Cancelado.' })
})
