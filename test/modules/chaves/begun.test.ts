import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { intersection, reachOf } from '../../../src/core/contas/territorio/territorio.ts'
import { jobs } from '../../../src/core/jobs/tables.ts'
import { tellingOfEnds } from '../../../src/modules/chaves/tell.ts'
import { relatorios } from '../../../src/modules/relatorios/tables.ts'
import { webhooks } from '../../../src/modules/webhooks/tables.ts'
import { resultOf } from '../../core/jobs/support.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { recordLog } from '../../support/log.ts'
import { casoBody, createdCaso } from '../agravos/support.ts'
import { expectError } from '../auth/support.ts'
import { inviteBy } from '../convites/support.ts'
import { createdWebhook, entregasOf } from '../webhooks/api-support.ts'
import { DAY, insertedKey, madeKey } from './support.ts'

/* What a key begins and its owner's rights carry on: it must not do or tell more than the key could. */

const PE = { tipo: 'uf' as const, codigo: 'PE' }
const SP = { tipo: 'uf' as const, codigo: 'SP' }
const RECIFE = { tipo: 'municipio' as const, codigo: '2611606' }
const salvador = { municipio_residencia: 'Salvador', estado_residencia: 'BA' }
const { log, lines } = recordLog()

let test: TestApp
let owner: Account
let key: string
/** Reaches Pernambuco alone, although its owner reaches the country. */
let keyOfPe: { id: number; segredo: string }
let recife: number
let bahia: number

beforeAll(async () => {
  test = await startApp({ worker: true, log })
  owner = await account(test, 'gestor', { emailVerificado: true })
  const permissoes = [
    'agravos.listar',
    'agravos.exportar',
    'agravos.criar',
    'agravos.editar',
    'relatorios.exportar',
    'usuarios.criar'
  ]
  key = (await madeKey(test, owner.token, { permissoes })).segredo
  keyOfPe = await madeKey(test, owner.token, { nome: 'Só Pernambuco', permissoes, territorios: [PE] })
  // Their owner has recorded both, and keeps reading them; the key does not.
  recife = await createdCaso(test, owner.token, casoBody())
  bahia = await createdCaso(test, owner.token, casoBody(salvador))
})
afterAll(() => test.close())

const caso = (token: string, id: number) => test.call('GET', `/api/v1/agravos/casos/${id}`, { token })

it.each([
  [[PE], [PE], { ufs: ['PE'], municipios: [] }],
  [[PE, SP], [SP], { ufs: ['SP'], municipios: [] }],
  [[PE], [RECIFE], { ufs: [], municipios: [2611606] }],
  [[RECIFE, SP], [PE], { ufs: [], municipios: [2611606] }],
  [[RECIFE], [RECIFE], { ufs: [], municipios: [2611606] }],
  [[SP], [RECIFE], { ufs: [], municipios: [] }],
  [[{ tipo: 'pais' as const, codigo: 'BR' }], [PE], { ufs: ['PE'], municipios: [] }]
])('%j and %j meet in %j', (one, other, expected) => {
  expect(intersection(reachOf(one), reachOf(other))).toEqual(expected)
  expect(intersection(reachOf(other), reachOf(one))).toEqual(expected)
})

it('a key keeps to its places, and to its owner’s as they are now', async () => {
  expect((await caso(keyOfPe.segredo, recife)).status).toBe(200)
  expect((await caso(keyOfPe.segredo, bahia)).status).toBe(404)
  expect((await caso(key, bahia)).status).toBe(200)
  const set = (territorios: (typeof PE)[]) =>
    test.db.execute(sql`update usuarios set territorios = ${JSON.stringify(territorios)}::jsonb where id = ${owner.id}`)
  const other = await createdCaso(test, (await account(test, 'gestor')).token, casoBody())
  await set([SP])
  expect((await caso(keyOfPe.segredo, other)).status).toBe(404)
  await set([])
  expect((await caso(keyOfPe.segredo, other)).status).toBe(200)
})

it('a job of a key is its owner’s, reads within the key’s territory, and names the key', async () => {
  const started = await test.call('POST', '/api/v1/agravos/casos/exportar', {
    token: keyOfPe.segredo,
    body: { formato: 'csv', campos: ['municipio_residencia'] }
  })
  const { file } = await resultOf(test, owner.token, started)
  const text = file.body.toString()
  expect(text).toContain('Recife')
  expect(text).not.toContain('Salvador')
  const rows = await test.db.select().from(auditoria).where(eq(auditoria.acao, 'job.criado'))
  const told = rows.find(({ detalhes }) => detalhes.job_id === started.body.job_id)
  expect(told).toMatchObject({ atorId: owner.id, detalhes: { chave: { id: keyOfPe.id, nome: 'Só Pernambuco' } } })
})

it('a key sees no job that it could not start, nor the copy of its owner’s data', async () => {
  const mine = await test.call('POST', '/api/v1/usuarios/me/dados', { token: owner.token })
  const { file } = await resultOf(test, owner.token, mine)
  const at = `/api/v1/jobs/${mine.body.job_id}`
  expectError(await test.call('GET', at, { token: key }), 404, 'NOT_FOUND')
  expectError(await test.call('GET', `${at}/resultado`, { token: key }), 404, 'NOT_FOUND')
  const listed = await test.call('GET', '/api/v1/jobs', { token: key })
  expect(new Set(listed.body.data.map(({ tipo }: { tipo: string }) => tipo))).toEqual(new Set(['exportar-casos']))
  const none = await insertedKey(test, owner.id, ['noticias.listar'])
  expect((await test.call('GET', '/api/v1/jobs', { token: none })).body.total).toBe(0)
  const text = file.body.toString()
  expect(text).toContain('Só Pernambuco')
  expect(text).not.toContain('resumo')
})

it('a job does only what the key may', async () => {
  const started = await test.call('POST', '/api/v1/agravos/casos/exportar', { token: key, body: { formato: 'csv' } })
  const id = String(started.body.job_id).slice(4)
  const [job] = await test.db.select().from(jobs).where(eq(jobs.id, id))
  expect(job?.chave).toMatchObject({ territorio: ['BR'], permissoes: expect.arrayContaining(['agravos.exportar']) })
  await resultOf(test, owner.token, started)
})

it('a webhook of a key is told of the key’s places alone, and its owner may read it', async () => {
  const limited = await createdWebhook(test, keyOfPe.segredo, { eventos: ['agravo.criado'] })
  const free = await createdWebhook(test, key, { eventos: ['agravo.criado'] })
  const [row] = await test.db.select().from(webhooks).where(eq(webhooks.id, limited.id))
  expect(row).toMatchObject({ donoId: owner.id, territorio: ['PE'] })
  await createdCaso(test, owner.token, casoBody())
  await createdCaso(test, owner.token, casoBody(salvador))
  await createdCaso(test, owner.token, casoBody({ ...salvador, municipio_notificacao: '261160' }))
  expect((await entregasOf(test, limited.id)).map(({ uf }) => uf)).toEqual(['PE', 'BA'])
  expect(await entregasOf(test, free.id)).toHaveLength(3)
  expect((await test.call('GET', `/api/v1/webhooks/${limited.id}`, { token: owner.token })).status).toBe(200)
})

it('a report that shows more than a key may see is not the key’s to read', async () => {
  const now = test.clock.moment
  const id = '5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01'
  await test.db.insert(relatorios).values({
    id,
    donoId: owner.id,
    estado: 'concluido',
    tipo: 'boletim',
    tipoAgravo: 'dengue',
    abrangencia: 'pais',
    formato: 'pdf',
    idioma: 'pt-BR',
    dataInicio: '2026-10-01',
    dataFim: '2026-10-31',
    criadoEm: now,
    expiraEm: new Date(now.getTime() + DAY)
  })
  const at = `/api/v1/relatorios/rel_${id}`
  expect((await test.call('GET', at, { token: key })).status).toBe(200)
  expectError(await test.call('GET', at, { token: keyOfPe.segredo }), 404, 'NOT_FOUND')
  const blind = await insertedKey(test, owner.id, ['relatorios.exportar'])
  expectError(await test.call('GET', at, { token: blind }), 404, 'NOT_FOUND')
})

it('an invitation of a key with places names some', async () => {
  expectError(await inviteBy(test, keyOfPe.segredo), 403, 'OUT_OF_TERRITORY')
})

it('its owner is told of a new key at once and of its end a week before, once, in the language of its making', async () => {
  const sent = async () => (await test.mails(1)).filter((mail) => mail.includes('sik_'))
  const body = { nome: 'Curta', permissoes: ['agravos.listar'], validade_dias: 8 }
  const headers = { 'accept-language': 'es-ES' }
  const made = await test.call('POST', '/api/v1/chaves', { token: owner.token, body, headers })
  expect(made.status).toBe(201)
  const isSettled = sql`select count(*)::int as n from graphile_worker._private_jobs`
  await expect.poll(async () => (await test.db.execute<{ n: number }>(isSettled))[0]?.n).toBe(0)
  const before = (await sent()).length
  expect((await sent()).at(-1)).toContain('Se ha creado una clave')
  expect(await tellingOfEnds.run(test.services)).toEqual({ told: 0 })
  test.advance(DAY)
  const both = await Promise.all([tellingOfEnds.run(test.services), tellingOfEnds.run(test.services)])
  expect(both.map(({ told }) => told).sort()).toEqual([0, 1])
  expect(await tellingOfEnds.run(test.services)).toEqual({ told: 0 })
  await expect.poll(async () => (await sent()).length).toBe(before + 1)
  expect((await sent()).at(-1)).toContain('<html lang=3D"es-ES">')
  expect((await sent()).join()).not.toContain(made.body.segredo)
})

it('neither the log nor the trail has a secret', async () => {
  await test.services.readings.flush()
  const trail = JSON.stringify(await test.db.select().from(auditoria))
  for (const segredo of [key, keyOfPe.segredo]) {
    expect(trail).not.toContain(segredo.slice(4))
    expect(lines.join('')).not.toContain(segredo.slice(4))
  }
  expect(trail).toContain('"chave":{"id":')
})
