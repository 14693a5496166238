import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { reachOf, type TerritorioItem } from '../../../src/core/contas/territorio/territorio.ts'
import { usuariosPermissoes } from '../../../src/modules/permissoes/tables.ts'
import { mayTell } from '../../../src/modules/relatorios/queries.ts'
import { contadosIn } from '../../../src/modules/relatorios/recipients.ts'
import { relatorios } from '../../../src/modules/relatorios/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { OLINDA, RECIFE, seed } from '../agravos/seed.ts'
import { giveDirect, notFound, permissaoId } from '../usuarios/support.ts'
import { boletim, RELATORIOS, waitForRelatorio } from './support.ts'

// Bulletins that were made before: what they tell of few cases is for who may list those cases now.
const PE: TerritorioItem = { tipo: 'uf', codigo: 'PE' }
const inRecife: TerritorioItem = { tipo: 'municipio', codigo: String(RECIFE) }
const WRITES = ['relatorios.gerar', 'relatorios.exportar']
const ofState = { abrangencia: 'uf', codigo: 'PE', formato: 'xlsx' }
const ofOlinda = { abrangencia: 'municipio', codigo: String(OLINDA), formato: 'xlsx' }

let test: TestApp
let admin: Account
let one: Account
beforeAll(async () => {
  test = await startApp({ worker: true })
  admin = await account(test, 'admin')
  await seed(test.db, { municipio: RECIFE, data_notificacao: '2024-05-01' }, 9)
  await seed(test.db, { municipio: OLINDA, data_notificacao: '2024-05-01' }, 3)
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(relatorios)
  one = await account(test, null)
  await giveDirect(test, one.id, ...WRITES, 'agravos.listar')
})

const made = async (fields: Record<string, unknown>, { token } = one) =>
  await waitForRelatorio(test, token, await test.call('POST', RELATORIOS, { token, body: boletim(fields) }))
const limit = (...territorios: TerritorioItem[]) =>
  test.db.update(usuarios).set({ territorios }).where(eq(usuarios.id, one.id))
async function takeListing(): Promise<void> {
  const id = await permissaoId(test, 'agravos.listar')
  await test.db
    .delete(usuariosPermissoes)
    .where(sql`${usuariosPermissoes.usuarioId} = ${one.id} and ${usuariosPermissoes.permissaoId} = ${id}`)
}
const contados = async () => (await test.db.select().from(relatorios)).map(({ contadosEm }) => contadosEm)

/** Whether somebody sees a report, in its list, alone, and its file. */
async function isSeen({ id, arquivo_url }: { id: string; arquivo_url: string }, { token } = one): Promise<boolean> {
  const get = (path: string) => test.call('GET', path, { token })
  const list = (await get(RELATORIOS)).body.data.some((each: { id: string }) => each.id === id)
  const [alone, file] = [await get(`${RELATORIOS}/${id}`), await get(arquivo_url)]
  expect([alone.status, file.status]).toEqual(list ? [200, 200] : [404, 404])
  return list
}

it('what a report tells of few cases is kept with it: where its owner may list them', async () => {
  await made(ofOlinda)
  // It compares the municipality with the others of its state.
  expect(await contados()).toEqual([['PE']])
  await test.db.delete(relatorios)
  await limit(inRecife)
  await made(ofState)
  expect(await contados()).toEqual([[`PE${RECIFE}`]])
  await test.db.delete(relatorios)
  await made({ formato: 'xlsx' })
  expect(await contados()).toEqual([[]])
  await test.db.delete(relatorios)
  await takeListing()
  await made(ofState)
  expect(await contados()).toEqual([[]])
})

describe('a report is gone for who may see less now', () => {
  it('whose territory was narrowed; it comes back with it, and administrators see it', async () => {
    const report = await made(ofState)
    expect(await isSeen(report)).toBe(true)
    await limit(PE)
    expect(await isSeen(report)).toBe(true)
    await limit(inRecife)
    expect(await isSeen(report)).toBe(false)
    const remove = () => test.call('DELETE', `${RELATORIOS}/${report.id}`, { token: one.token })
    expect(await remove()).toMatchObject(notFound)
    expect(await isSeen(report, admin)).toBe(true)
    await limit(PE)
    expect(await isSeen(report)).toBe(true)
    expect((await remove()).status).toBe(204)
  })

  it('who may not list cases any more; those that tell nothing of few stay', async () => {
    const report = await made(ofOlinda)
    const national = await made({ formato: 'xlsx' })
    await takeListing()
    expect([await isSeen(report), await isSeen(national)]).toEqual([false, true])
    const hidden = await made(ofOlinda)
    expect(await isSeen(hidden)).toBe(true)
    await limit(inRecife)
    expect([await isSeen(national), await isSeen(hidden)]).toEqual([true, true])
  })

  it('one that an earlier version made may tell everything of its state', async () => {
    const [report, national] = [await made(ofOlinda), await made({ formato: 'xlsx' })]
    await test.db.update(relatorios).set({ contadosEm: null })
    expect([await isSeen(report), await isSeen(national)]).toEqual([true, true])
    await limit(inRecife)
    expect([await isSeen(report), await isSeen(national)]).toEqual([false, true])
    await limit(PE)
    expect(await isSeen(report)).toBe(true)
    await takeListing()
    expect([await isSeen(report), await isSeen(national)]).toEqual([false, true])
  })

  it('one that it is sent to', async () => {
    const report = await made(ofState, admin)
    await test.db.update(relatorios).set({ destinatarios: [one.id], contadosEm: ['PE'] })
    expect(await isSeen(report)).toBe(true)
    await limit(inRecife)
    expect(await isSeen(report)).toBe(false)
    const id = report.id.slice('rel_'.length)
    const may = (lists: boolean, ...items: TerritorioItem[]) =>
      mayTell(test.db, id, { lists, territorio: items.length === 0 ? null : reachOf(items) })
    expect([await may(true), await may(true, PE), await may(true, inRecife), await may(false)]).toEqual([
      true,
      true,
      false,
      false
    ])
  })
})

it('the job of a report of a municipality tells no number of its cases', async () => {
  const { job_id: id } = await made(ofOlinda)
  const { body } = await test.call('GET', `/api/v1/jobs/${id}`, { token: one.token })
  expect(body.result).toMatchObject({ total_processados: 0, sucesso: 0 })
  const { job_id: other } = await made(ofState)
  const state = await test.call('GET', `/api/v1/jobs/${other}`, { token: one.token })
  expect(state.body.result).toMatchObject({ total_processados: 12 })
})

it('the whole of a state is one code', () => {
  const all = { sees: undefined, lists: undefined }
  expect(contadosIn({}, all)).toEqual([])
  expect(contadosIn({ uf: 'PE', municipio: OLINDA }, all)).toEqual(['PE'])
  expect(contadosIn({ uf: 'PE' }, { sees: undefined, lists: (codigo) => codigo === RECIFE })).toEqual([`PE${RECIFE}`])
  expect(contadosIn({ uf: 'DF' }, { sees: () => true, lists: () => false })).toEqual([])
})
