import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { reachOf, type TerritorioItem } from '../../../src/core/contas/territorio/territorio.ts'
import { mayReceive } from '../../../src/modules/webhooks/delivery/request.ts'
import { webhooks } from '../../../src/modules/webhooks/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { casoBody, createdCaso, deleteCaso, updateCaso } from '../agravos/support.ts'
import { addMembers, insertGrupo } from '../grupos/support.ts'
import { csv, runImport, sheetRows, uploadFile } from '../importacao/api-support.ts'
import { notFound } from '../usuarios/support.ts'
import { createdWebhook, entrega, entregasOf, webhookAt } from './api-support.ts'

// Events of cases for webhooks whose owners reach only a part of the country.
const PE: TerritorioItem = { tipo: 'uf', codigo: 'PE' }
const RECIFE: TerritorioItem = { tipo: 'municipio', codigo: '2611606' }
const SP: TerritorioItem = { tipo: 'uf', codigo: 'SP' }
const salvador = { municipio_residencia: 'Salvador', estado_residencia: 'BA' }
const olinda = { municipio_residencia: 'Olinda' }
const eventos = ['agravo.criado', 'agravo.atualizado', 'agravo.excluido']

let test: TestApp
let admin: Account
beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

const told = async (id: string) => (await entregasOf(test, id)).map(({ tipo, uf, municipio }) => [tipo, uf, municipio])

it.each<[string, TerritorioItem[], number]>([
  ['nothing', [], 3],
  ['the country', [{ tipo: 'pais', codigo: 'BR' }], 3],
  ['the state', [PE], 2],
  ['the municipality', [RECIFE], 1],
  ['another state', [SP], 0],
  ['both', [SP, RECIFE], 1]
])('an owner limited to %s gets the events of the cases there', async (_, territorios, n) => {
  const owner = await account(test, 'gestor', { territorios })
  const { id } = await createdWebhook(test, owner.token, { eventos })
  for (const place of [{}, olinda, salvador]) {
    const caso = await createdCaso(test, admin.token, casoBody(place))
    await updateCaso(test, admin.token, caso, { bairro_residencia: 'Centro' })
    await deleteCaso(test, admin.token, caso)
  }
  const found = await told(id)
  expect(found).toHaveLength(3 * n)
  expect(found.slice(0, n > 0 ? 3 : 0)).toEqual(n > 0 ? eventos.map((tipo) => [tipo, 'PE', 2611606]) : [])
})

it('an owner gets the events of cases that were notified within, wherever the patient lives', async () => {
  const owner = await account(test, 'gestor', { territorios: [RECIFE] })
  const { id } = await createdWebhook(test, owner.token, { eventos })
  const caso = await createdCaso(test, admin.token, casoBody({ ...salvador, municipio_notificacao: '261160' }))
  await updateCaso(test, admin.token, caso, { bairro_residencia: 'Centro' })
  await createdCaso(test, admin.token, casoBody({ ...salvador, municipio_notificacao: '2910800' }))
  await deleteCaso(test, admin.token, caso)
  expect(await told(id)).toEqual(eventos.map((tipo) => [tipo, 'BA', 2927408]))
  const { body } = await test.call('GET', webhookAt(id, '/entregas'), { token: owner.token })
  expect(body.data).toHaveLength(3)
})

it('groups limit owners too, inactive ones to nothing; administrators are not limited', async () => {
  const [ofGroup, ofInactive] = [await account(test, 'gestor'), await account(test, 'gestor')]
  const chief = await account(test, 'admin', { territorios: [SP] })
  await addMembers(test, await insertGrupo(test, [], { territorios: [RECIFE] }), ofGroup)
  await addMembers(test, await insertGrupo(test, [], { territorios: [RECIFE], ativo: false }), ofInactive)
  const ids: string[] = []
  for (const { token } of [ofGroup, ofInactive, chief]) ids.push((await createdWebhook(test, token)).id)
  await createdCaso(test, admin.token, casoBody())
  await createdCaso(test, admin.token, casoBody(salvador))
  const found = await Promise.all(ids.map(told))
  expect(found.map(({ length }) => length)).toEqual([1, 0, 2])
})

it('an import is told to owners who reach the whole of its territory, as the list of imports shows it', async () => {
  const reaches: TerritorioItem[][] = [[], [PE], [SP, PE], [RECIFE], [SP]]
  const ids: string[] = []
  for (const territorios of reaches) {
    const owner = await account(test, 'gestor', { territorios })
    ids.push((await createdWebhook(test, owner.token, { eventos: ['importacao.concluida'] })).id)
  }
  const chief = await account(test, 'admin', { territorios: [SP] })
  ids.push((await createdWebhook(test, chief.token, { eventos: ['importacao.concluida'] })).id)
  const counts = async () => (await Promise.all(ids.map((id) => entregasOf(test, id)))).map(({ length }) => length)
  const ofState = await account(test, 'gestor', { territorios: [PE] })
  await runImport(test, await uploadFile(test, ofState.token, csv(sheetRows(1))))
  expect(await counts()).toEqual([1, 1, 1, 0, 0, 1])
  const [told] = await entregasOf(test, ids[0] as string)
  expect(told).toMatchObject({ tipo: 'importacao.concluida', territorio: ['PE'], dados: { importados: 1, erros: 0 } })
  const national = await account(test, 'gestor')
  await runImport(test, await uploadFile(test, national.token, csv(sheetRows(1))))
  expect(await counts()).toEqual([2, 1, 1, 0, 0, 2])
  // The places of the key that registered a webhook limit it, too.
  await test.db
    .update(webhooks)
    .set({ territorio: ['PE2611606'] })
    .where(eq(webhooks.id, ids[0] as string))
  await test.db
    .update(webhooks)
    .set({ territorio: ['PE'] })
    .where(eq(webhooks.id, ids[1] as string))
  await runImport(test, await uploadFile(test, ofState.token, csv(sheetRows(1))))
  expect(await counts()).toEqual([2, 2, 2, 0, 0, 3])
})

describe('deliveries that are there already', () => {
  let owner: Account
  let id: string
  beforeEach(async () => {
    owner = await account(test, 'gestor')
    id = (await createdWebhook(test, owner.token)).id
  })
  const limit = (...territorios: TerritorioItem[]) =>
    test.db.update(usuarios).set({ territorios }).where(eq(usuarios.id, owner.id))
  const get = (rest: string, token = owner.token) => test.call('GET', webhookAt(id, rest), { token })
  const post = (rest: string, body?: unknown) => test.call('POST', webhookAt(id, rest), { token: owner.token, body })

  it('list, detail and resend show those of places that the owner reaches now', async () => {
    const failed = { estado: 'falhou' as const }
    const inside = await entrega(test, id, { uf: 'PE', municipio: 2611606, ...failed })
    const outside = await entrega(test, id, { uf: 'BA', municipio: 2927408, ...failed })
    const former = await entrega(test, id, failed)
    const other = await entrega(test, id, { tipo: 'webhook.teste', ...failed })
    const ofImport = { tipo: 'importacao.concluida', ...failed }
    const imported = await entrega(test, id, { ...ofImport, territorio: ['PE2611606'] })
    const wider = await entrega(test, id, { ...ofImport, territorio: ['PE'] })
    const formerImport = await entrega(test, id, ofImport)
    await limit(RECIFE)
    const shown = (await get('/entregas')).body
    expect(shown.data.map((each: { id: number }) => each.id).sort()).toEqual([inside.id, other.id, imported.id].sort())
    for (const each of [outside, former, wider, formerImport]) {
      expect(await get(`/entregas/${each.id}`)).toMatchObject(notFound)
      expect(await post(`/entregas/${each.id}/reenviar`)).toMatchObject(notFound)
      expect((await get(`/entregas/${each.id}`, admin.token)).status).toBe(200)
    }
    expect((await post(`/entregas/${inside.id}/reenviar`)).status).toBe(202)
    const again = await post('/entregas/reenviar', { desde: '2026-01-01T00:00:00Z' })
    expect(again.body.data).toEqual({ total: 2 })
  })

  it('one that waits is not sent once its owner reaches the place no more', () => {
    const permissoes = new Set(['agravos.listar', 'agravos.importar'])
    const owner = (items: TerritorioItem[] | null) => ({
      ativo: true,
      admin: false,
      permissoes,
      territorio: reachOf(items)
    })
    const created = { tipo: 'agravo.criado', lugar: { uf: 'PE', municipio: 2611606 } }
    expect(mayReceive(owner(null), created)).toBe(true)
    expect(mayReceive(owner([RECIFE]), created)).toBe(true)
    expect(mayReceive(owner([SP]), created)).toBe(false)
    const elsewhere = { uf: 'BA', municipio: 2927408, municipio_notificacao: 2611606 }
    expect(mayReceive(owner([RECIFE]), { tipo: 'agravo.criado', lugar: elsewhere })).toBe(true)
    expect(mayReceive(owner([SP]), { tipo: 'agravo.criado', lugar: elsewhere })).toBe(false)
    expect(mayReceive(owner([PE]), { tipo: 'agravo.criado', lugar: { uf: null, municipio: null } })).toBe(false)
    const imported = (...territorio: string[]) => ({
      tipo: 'importacao.concluida',
      lugar: { uf: null, municipio: null, territorio: territorio.length === 0 ? null : territorio }
    })
    expect(mayReceive(owner([PE]), imported('PE2611606'))).toBe(true)
    expect(mayReceive(owner([RECIFE]), imported('PE'))).toBe(false)
    expect(mayReceive(owner([SP]), imported('PE'))).toBe(false)
    // Nobody knows where one of an earlier version imported.
    expect(mayReceive(owner([PE]), imported())).toBe(false)
    expect(mayReceive(owner(null), imported())).toBe(true)
    expect(mayReceive(owner([SP]), { tipo: 'webhook.teste', lugar: { uf: null, municipio: null } })).toBe(true)
  })
})
