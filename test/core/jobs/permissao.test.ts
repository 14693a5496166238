import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { runJob } from '../../../src/core/jobs/task.ts'
import { removeExpired } from '../../../src/core/jobs/upkeep.ts'
import { grupos, gruposPermissoes, usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { at, darDiretas, grupoId, naoEncontrado, negado } from '../../modules/usuarios/support.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { arquivos, caminho, criar, executar, guardar, linha, nada, porta } from './support.ts'

let test: TestApp
let admin: Account
let semDireitos: number
beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
  const [grupo] = await test.db.insert(grupos).values({ nome: 'Sem direitos' }).returning({ id: grupos.id })
  semDireitos = grupo!.id
})
afterAll(() => test.close())

/** As an administrator moves somebody to a group without permissions. */
async function perder({ id }: { id: number }) {
  const body = { grupos_ids: [semDireitos] }
  expect((await test.call('PUT', at(id, '/grupos'), { token: admin.token, body })).status).toBe(200)
}

const frases = {
  'pt-BR': 'Interrompido. A conta que o iniciou não está mais ativa ou perdeu a permissão usuarios.exportar.',
  'en-US': 'Stopped. The account that started it is no longer active or has lost the permission usuarios.exportar.',
  'es-ES': 'Interrumpido. La cuenta que lo inició ya no está activa o perdió el permiso usuarios.exportar.'
}

async function interrompido(job: { id: string }) {
  for (const [language, message] of Object.entries(frases)) {
    const headers = { 'accept-language': language }
    const { body } = await test.call('GET', caminho(job), { token: admin.token, headers })
    const ended = { status: 'failed', cancelado: false, result: null, resultado_url: null, expira_em: null }
    expect(body).toMatchObject({ ...ended, message, completed_at: test.clock.moment.toISOString() })
  }
  expect(await test.call('GET', caminho(job, '/resultado'), { token: admin.token })).toMatchObject(naoEncontrado)
  await removeExpired(test.services)
  expect(await arquivos(test, job)).toEqual([])
}

it.each([
  ['/api/v1/usuarios/exportar', 'gestor', 'usuarios.exportar'],
  ['/api/v1/agravos/casos/exportar', 'analista', 'agravos.exportar']
] as const)(
  'GET /api/v1/jobs/{job_id}/resultado of POST %s: 403 once the owner has lost the permission, 200 while they or an administrator ask',
  async (path, grupo, permissao) => {
    const dono = await account(test, grupo)
    const aceito = await test.call('POST', path, { token: dono.token, body: { formato: 'csv' } })
    const id = aceito.body.job_id.replace('job_', '')
    await runJob(test.services, id, { lastAttempt: false })
    const baixar = async (token = dono.token) => await test.call('GET', caminho({ id }, '/resultado'), { token })
    expect((await baixar()).status).toBe(200)
    await perder(dono)
    expect(await baixar()).toMatchObject(negado(permissao))
    expect((await test.call('GET', caminho({ id }), { token: dono.token })).body.status).toBe('completed')
    expect((await baixar(admin.token)).status).toBe(200)
    await darDiretas(test, dono.id, permissao)
    expect((await baixar()).status).toBe(200)
  }
)

it('GET /api/v1/jobs/{job_id}/resultado: to others the job is still not there, whatever they hold', async () => {
  const dono = await account(test, 'gestor')
  const job = await criar(test, dono.id)
  for (const grupo of ['gestor', 'usuario'] as const)
    expect(
      await test.call('GET', caminho(job, '/resultado'), { token: (await account(test, grupo)).token })
    ).toMatchObject(naoEncontrado)
})

it.each<[string, (dono: { id: number }) => Promise<unknown>]>([
  ['is in another group', perder],
  ['is in a group that was switched off', (dono) => soEm(dono, false)],
  ['is deactivated', (dono) => test.db.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, dono.id))],
  ['is removed', (dono) => test.db.delete(usuarios).where(eq(usuarios.id, dono.id))]
])('a job whose owner %s when it begins is not worked, and not tried again', async (_, change) => {
  const dono = await insertAccount(test, 'gestor')
  const job = await criar(test, dono.id)
  await change(dono)
  let worked = false
  await executar(test, job, async () => {
    worked = true
    return nada
  })
  expect(worked).toBe(false)
  await interrompido(job)
})

it.each<[string, (dono: { id: number }) => Promise<unknown>]>([
  ['holds the permission directly', (dono) => darDiretas(test, dono.id, 'usuarios.exportar')],
  ['holds the permission admin', (dono) => darDiretas(test, dono.id, 'admin')],
  ['is an administrator', (dono) => test.db.update(usuarios).set({ admin: true }).where(eq(usuarios.id, dono.id))],
  ['is in another group that gives it', (dono) => soEm(dono, true)]
])('a job whose owner %s is completed though their group was taken from them', async (_, change) => {
  const dono = await insertAccount(test, 'gestor')
  const job = await criar(test, dono.id)
  await perder(dono)
  await change(dono)
  await executar(test, job)
  expect(await linha(test, job)).toMatchObject({ status: 'completed', motivo: null })
})

/** Moves somebody to a group of their own that has the permissions of gestor, switched on or off. */
async function soEm({ id }: { id: number }, ativo: boolean) {
  const nome = `Gestores ${id}`
  const [novo] = await test.db.insert(grupos).values({ nome, ativo }).returning({ id: grupos.id })
  const gestor = await grupoId(test, 'gestor')
  const dadas = await test.db.select().from(gruposPermissoes).where(eq(gruposPermissoes.grupoId, gestor))
  await test.db.insert(gruposPermissoes).values(dadas.map((dada) => ({ ...dada, grupoId: novo!.id })))
  await test.db.delete(usuariosGrupos).where(eq(usuariosGrupos.usuarioId, id))
  await test.db.insert(usuariosGrupos).values({ usuarioId: id, grupoId: novo!.id })
}

it('a job whose owner loses the permission while it runs stops at its next batch', async () => {
  const dono = await insertAccount(test, 'gestor')
  const job = await criar(test, dono.id)
  let after = false
  await executar(test, job, async (execucao) => {
    await guardar(execucao, 'parte')
    await execucao.progress(10)
    await perder(dono)
    await execucao.progress(50)
    after = true
    return nada
  })
  expect(after).toBe(false)
  await interrompido(job)
})

it('a job whose owner loses the permission after the last batch is not completed', async () => {
  const dono = await insertAccount(test, 'gestor')
  const job = await criar(test, dono.id)
  await executar(test, job, async (execucao) => {
    await guardar(execucao, 'inteiro')
    await perder(dono)
    return nada
  })
  await interrompido(job)
})

it('a run that was taken over leaves the end to the other, though the permission is gone', async () => {
  const dono = await insertAccount(test, 'gestor')
  const job = await criar(test, dono.id)
  const [comecou, seguir] = [porta(), porta()]
  const first = executar(test, job, async (execucao) => {
    await guardar(execucao, 'first')
    comecou.abrir()
    await seguir.aberta
    return nada
  })
  await comecou.aberta
  const second = executar(test, job, async (execucao) => {
    await guardar(execucao, 'second')
    await perder(dono)
    seguir.abrir()
    await expect(first).rejects.toThrow(expect.objectContaining({ name: 'JobDisplaced' }))
    expect((await linha(test, job)).status).toBe('processing')
    return nada
  })
  await second
  await interrompido(job)
})

it('a job that was cancelled stays cancelled when its owner has lost the permission', async () => {
  const dono = await insertAccount(test, 'gestor')
  const job = await criar(test, dono.id)
  await executar(test, job, async () => {
    await test.call('DELETE', caminho(job), { token: admin.token })
    await perder(dono)
    return nada
  })
  const { body } = await test.call('GET', caminho(job), { token: admin.token })
  expect(body).toMatchObject({ status: 'failed', cancelado: true, message: 'Cancelado.' })
})
