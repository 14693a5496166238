import { asc, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emitEvento } from '../../../src/modules/webhooks/events.ts'
import { entregas } from '../../../src/modules/webhooks/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { casoBody, createCaso, createdCaso, deleteCaso, fullCasoBody, updateCaso } from '../agravos/support.ts'
import { invalid, NOW } from '../usuarios/support.ts'
import { createdWebhook, webhookAt } from './api-support.ts'

const EVERY = ['agravo.criado', 'agravo.atualizado', 'agravo.excluido']

let test: TestApp
let gestor: Account
let all: string
let other: string
let onlyCreated: string
let off: string
let importacoes: string

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'admin')
  const made = async (eventos: string[], ativo = true) =>
    (await createdWebhook(test, gestor.token, { eventos, ativo })).id
  all = await made(EVERY)
  other = await made(EVERY)
  onlyCreated = await made(['agravo.criado'])
  off = await made(EVERY, false)
  importacoes = await made(['importacao.concluida'])
})
afterAll(() => test.close())

let before: number
beforeEach(() => {
  before = test.woken.times
})
afterEach(() => test.db.delete(entregas))

const allEntregas = () => test.db.select().from(entregas).orderBy(asc(entregas.id))
const wokenTimes = () => test.woken.times - before

/** Expects one event for each of these webhooks, and nothing else. */
async function expectOne(tipo: string, to: string[], dados: Record<string, unknown>) {
  const rows = await allEntregas()
  expect(rows.map(({ webhookId }) => webhookId).sort()).toEqual(to.toSorted())
  expect(new Set(rows.map(({ eventoId }) => eventoId)).size).toBe(1)
  for (const row of rows)
    expect(row).toEqual({
      id: expect.any(Number),
      webhookId: row.webhookId,
      eventoId: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
      tipo,
      em: new Date(NOW),
      dados,
      uf: 'PE',
      municipio: expect.any(Number),
      municipioNotificacao: expect.any(Number),
      territorio: null,
      estado: 'pendente',
      tentativa: 0,
      proximaEm: new Date(NOW),
      concluidaEm: null,
      tentativas: []
    })
  expect(wokenTimes()).toBe(1)
}

/** Creates a case and clears away the event of its creation. */
async function caso(fields: Record<string, unknown> = {}) {
  const body = fullCasoBody(fields)
  const id = await createdCaso(test, gestor.token, body)
  await test.db.delete(entregas)
  before = test.woken.times
  return { id, body, dados: { id, tipo_agravo: 'dengue', numero_notificacao: body.numero_notificacao } }
}

async function expectNone() {
  expect(await allEntregas()).toEqual([])
  expect(wokenTimes()).toBe(0)
}

describe('an event', () => {
  it('POST /api/v1/agravos/casos: agravo.criado, one for each active webhook that subscribed to it', async () => {
    const body = fullCasoBody()
    const id = await createdCaso(test, gestor.token, body)
    const dados = { id, tipo_agravo: 'dengue', numero_notificacao: body.numero_notificacao }
    await expectOne('agravo.criado', [all, other, onlyCreated], dados)
  })

  it('PUT /api/v1/agravos/casos/{id}: agravo.atualizado', async () => {
    const { id, dados } = await caso()
    expect((await updateCaso(test, gestor.token, id, { bairro_residencia: 'Pina' })).status).toBe(200)
    await expectOne('agravo.atualizado', [all, other], dados)
  })

  it('PUT /api/v1/agravos/casos/{id}: holds what the case has become', async () => {
    const { id, dados } = await caso()
    const numero_notificacao = 'OUTRO-1'
    expect((await updateCaso(test, gestor.token, id, { numero_notificacao })).status).toBe(200)
    await expectOne('agravo.atualizado', [all, other], { ...dados, numero_notificacao })
  })

  it('DELETE /api/v1/agravos/casos/{id}: agravo.excluido', async () => {
    const { id, dados } = await caso()
    expect((await deleteCaso(test, gestor.token, id, { motivo: 'Erro', force: 'true' })).status).toBe(204)
    await expectOne('agravo.excluido', [all, other], dados)
  })

  it('importacao.concluida, only for webhooks that subscribed to it', async () => {
    const dados = { job_id: 'job_1', importados: 2, erros: 0 }
    expect(await emitEvento(test.db, 'importacao.concluida', dados, new Date(NOW))).toBe(true)
    expect(await allEntregas()).toMatchObject([{ webhookId: importacoes, tipo: 'importacao.concluida', dados }])
  })

  it('goes to a webhook that was switched on in between, and not to one switched off', async () => {
    const put = (id: string, ativo: boolean) =>
      test.call('PUT', webhookAt(id), { token: gestor.token, body: { ativo } })
    await put(off, true)
    await put(onlyCreated, false)
    try {
      await createdCaso(test, gestor.token)
      expect((await allEntregas()).map(({ webhookId }) => webhookId).sort()).toEqual([all, other, off].sort())
    } finally {
      await put(off, false)
      await put(onlyCreated, true)
    }
  })

  it('holds no personal data', async () => {
    const { id, body } = await caso()
    await updateCaso(test, gestor.token, id, { paciente_nome: 'Josefa Lima', bairro_residencia: 'Pina' })
    await deleteCaso(test, gestor.token, id, { motivo: 'Josefa', force: 'true' })
    await createdCaso(test, gestor.token, fullCasoBody())
    const rows = await allEntregas()
    expect(new Set(rows.map(({ tipo }) => tipo))).toEqual(new Set(EVERY))
    const text = JSON.stringify(rows)
    for (const word of [String(body.paciente_nome), 'Maria', 'Josefa', 'Navegantes', '1990-11-08', '51021', 'Recife'])
      expect(text).not.toContain(word)
    for (const { dados } of rows) expect(Object.keys(dados).sort()).toEqual(['id', 'numero_notificacao', 'tipo_agravo'])
  })
})

describe('no event', () => {
  it('POST /api/v1/agravos/casos: when the number is taken, or the case is refused', async () => {
    const { body } = await caso()
    expect(await createCaso(test, gestor.token, body)).toMatchObject(invalid(['numero_notificacao', 'DUPLICATE']))
    expect((await createCaso(test, gestor.token, casoBody({ estado_residencia: 'XX' }))).status).toBe(422)
    await expectNone()
  })

  it('PUT /api/v1/agravos/casos/{id}: when nothing changes, the change is refused, or there is no such case', async () => {
    const [{ body: other }, { id, body }] = [await caso(), await caso()]
    const { numero_notificacao } = other
    expect((await updateCaso(test, gestor.token, id, body)).status).toBe(200)
    expect((await updateCaso(test, gestor.token, id, { bairro_residencia: 'Boa Viagem' })).status).toBe(200)
    expect((await updateCaso(test, gestor.token, id, { numero_notificacao })).status).toBe(422)
    expect((await updateCaso(test, gestor.token, id, { data_obito: '1900-01-01' })).status).toBe(422)
    expect((await updateCaso(test, gestor.token, 2_147_483_647, { bairro_residencia: 'Pina' })).status).toBe(404)
    await expectNone()
  })

  it('DELETE /api/v1/agravos/casos/{id}: without a reason, and the second time', async () => {
    const { id } = await caso()
    expect((await deleteCaso(test, gestor.token, id, {})).status).toBe(400)
    await expectNone()
    await deleteCaso(test, gestor.token, id, { motivo: 'Erro', force: 'true' })
    expect(await allEntregas()).toHaveLength(2)
    expect((await deleteCaso(test, gestor.token, id, { motivo: 'Erro', force: 'true' })).status).toBe(404)
    expect(await allEntregas()).toHaveLength(2)
    expect(wokenTimes()).toBe(1)
  })

  it('by someone who may not', async () => {
    const { id } = await caso()
    const { token } = await account(test, 'visualizador')
    expect((await createCaso(test, token, casoBody())).status).toBe(403)
    expect((await updateCaso(test, token, id, { bairro_residencia: 'Pina' })).status).toBe(403)
    expect((await deleteCaso(test, token, id)).status).toBe(403)
    await expectNone()
  })

  /** Has deliveries refused while the work goes on: when they are written, or at the commit. */
  async function whileBreaking(when: 'immediate' | 'deferred', work: () => Promise<void>) {
    await test.db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`)
    await test.db.execute(sql`create constraint trigger refusal after insert on webhook_entregas
      deferrable initially ${sql.raw(when)} for each row execute function refuse()`)
    try {
      await work()
    } finally {
      await test.db.execute(sql`drop trigger refusal on webhook_entregas`)
      await test.db.execute(sql`drop function refuse`)
    }
  }

  it('POST /api/v1/agravos/casos: when the event cannot be written, and then there is no case either', async () => {
    const body = casoBody({ numero_notificacao: 'Q-1' })
    await whileBreaking('immediate', async () => expect((await createCaso(test, gestor.token, body)).status).toBe(500))
    await expectNone()
    expect((await createCaso(test, gestor.token, body)).status).toBe(201)
  })

  it.each(['immediate', 'deferred'] as const)(
    'PUT, DELETE /api/v1/agravos/casos/{id}: when the transaction fails (%s), and the case is as it was',
    async (when) => {
      const { id } = await caso()
      await whileBreaking(when, async () => {
        expect((await updateCaso(test, gestor.token, id, { bairro_residencia: 'Pina' })).status).toBe(500)
        expect((await deleteCaso(test, gestor.token, id, { motivo: 'Erro', force: 'true' })).status).toBe(500)
      })
      await expectNone()
      const { status, body } = await test.call('GET', `/api/v1/agravos/casos/${id}`, { token: gestor.token })
      expect(status).toBe(200)
      expect(JSON.stringify(body)).toContain('Boa Viagem')
    }
  )
})
