import { asc, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emitEvento } from '../../../src/modules/webhooks/events.ts'
import { entregas } from '../../../src/modules/webhooks/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { completo, corpo, criado, criar, editar, excluir } from '../agravos/support.ts'
import { invalido, NOW } from '../usuarios/support.ts'
import { em, criado as webhookCriado } from './api-support.ts'

const TODOS = ['agravo.criado', 'agravo.atualizado', 'agravo.excluido']

let test: TestApp
let gestor: Account
let todos: string
let outro: string
let soCriado: string
let desligado: string
let importacoes: string

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'admin')
  const made = async (eventos: string[], ativo = true) =>
    (await webhookCriado(test, gestor.token, { eventos, ativo })).id
  todos = await made(TODOS)
  outro = await made(TODOS)
  soCriado = await made(['agravo.criado'])
  desligado = await made(TODOS, false)
  importacoes = await made(['importacao.concluida'])
})
afterAll(() => test.close())

let antes: number
beforeEach(() => {
  antes = test.acordado.vezes
})
afterEach(() => test.db.delete(entregas))

const todas = () => test.db.select().from(entregas).orderBy(asc(entregas.id))
const acordado = () => test.acordado.vezes - antes

/** One event to each of these webhooks, and nothing else. */
async function um(tipo: string, para: string[], dados: Record<string, unknown>) {
  const rows = await todas()
  expect(rows.map(({ webhookId }) => webhookId).sort()).toEqual(para.toSorted())
  expect(new Set(rows.map(({ eventoId }) => eventoId)).size).toBe(1)
  for (const row of rows)
    expect(row).toEqual({
      id: expect.any(Number),
      webhookId: row.webhookId,
      eventoId: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
      tipo,
      em: new Date(NOW),
      dados,
      estado: 'pendente',
      tentativa: 0,
      proximaEm: new Date(NOW),
      concluidaEm: null,
      tentativas: []
    })
  expect(acordado()).toBe(1)
}

/** A case whose own event is out of the way. */
async function caso(campos: Record<string, unknown> = {}) {
  const body = completo(campos)
  const id = await criado(test, gestor.token, body)
  await test.db.delete(entregas)
  antes = test.acordado.vezes
  return { id, body, dados: { id, tipo_agravo: 'dengue', numero_notificacao: body.numero_notificacao } }
}

async function nada() {
  expect(await todas()).toEqual([])
  expect(acordado()).toBe(0)
}

describe('an event', () => {
  it('POST /api/v1/agravos/casos: agravo.criado, one to each active webhook that asked for it', async () => {
    const body = completo()
    const id = await criado(test, gestor.token, body)
    const dados = { id, tipo_agravo: 'dengue', numero_notificacao: body.numero_notificacao }
    await um('agravo.criado', [todos, outro, soCriado], dados)
  })

  it('PUT /api/v1/agravos/casos/{id}: agravo.atualizado', async () => {
    const { id, dados } = await caso()
    expect((await editar(test, gestor.token, id, { bairro_residencia: 'Pina' })).status).toBe(200)
    await um('agravo.atualizado', [todos, outro], dados)
  })

  it('PUT /api/v1/agravos/casos/{id}: tells what the case has become', async () => {
    const { id, dados } = await caso()
    const numero_notificacao = 'OUTRO-1'
    expect((await editar(test, gestor.token, id, { numero_notificacao })).status).toBe(200)
    await um('agravo.atualizado', [todos, outro], { ...dados, numero_notificacao })
  })

  it('DELETE /api/v1/agravos/casos/{id}: agravo.excluido', async () => {
    const { id, dados } = await caso()
    expect((await excluir(test, gestor.token, id, { motivo: 'Erro', force: 'true' })).status).toBe(204)
    await um('agravo.excluido', [todos, outro], dados)
  })

  it('importacao.concluida, only to those who asked for it', async () => {
    const dados = { job_id: 'job_1', importados: 2, erros: 0 }
    expect(await emitEvento(test.db, 'importacao.concluida', dados, new Date(NOW))).toBe(true)
    expect(await todas()).toMatchObject([{ webhookId: importacoes, tipo: 'importacao.concluida', dados }])
  })

  it('goes to a webhook that was switched on in between, and not to the one switched off', async () => {
    const put = (id: string, ativo: boolean) => test.call('PUT', em(id), { token: gestor.token, body: { ativo } })
    await put(desligado, true)
    await put(soCriado, false)
    try {
      await criado(test, gestor.token)
      expect((await todas()).map(({ webhookId }) => webhookId).sort()).toEqual([todos, outro, desligado].sort())
    } finally {
      await put(desligado, false)
      await put(soCriado, true)
    }
  })

  it('holds nothing of the person', async () => {
    const { id, body } = await caso()
    await editar(test, gestor.token, id, { paciente_nome: 'Josefa Lima', bairro_residencia: 'Pina' })
    await excluir(test, gestor.token, id, { motivo: 'Josefa', force: 'true' })
    await criado(test, gestor.token, completo())
    const rows = await todas()
    expect(new Set(rows.map(({ tipo }) => tipo))).toEqual(new Set(TODOS))
    const text = JSON.stringify(rows)
    for (const word of [String(body.paciente_nome), 'Maria', 'Josefa', 'Navegantes', '1990-11-08', '51021', 'Recife'])
      expect(text).not.toContain(word)
    for (const { dados } of rows) expect(Object.keys(dados).sort()).toEqual(['id', 'numero_notificacao', 'tipo_agravo'])
  })
})

describe('no event', () => {
  it('POST /api/v1/agravos/casos: when the number is taken, or the case is refused', async () => {
    const { body } = await caso()
    expect(await criar(test, gestor.token, body)).toMatchObject(invalido(['numero_notificacao', 'DUPLICATE']))
    expect((await criar(test, gestor.token, corpo({ estado_residencia: 'XX' }))).status).toBe(422)
    await nada()
  })

  it('PUT /api/v1/agravos/casos/{id}: when nothing changes, the change is refused, or there is no such case', async () => {
    const [{ body: other }, { id, body }] = [await caso(), await caso()]
    const { numero_notificacao } = other
    expect((await editar(test, gestor.token, id, body)).status).toBe(200)
    expect((await editar(test, gestor.token, id, { bairro_residencia: 'Boa Viagem' })).status).toBe(200)
    expect((await editar(test, gestor.token, id, { numero_notificacao })).status).toBe(422)
    expect((await editar(test, gestor.token, id, { data_obito: '1900-01-01' })).status).toBe(422)
    expect((await editar(test, gestor.token, 2_147_483_647, { bairro_residencia: 'Pina' })).status).toBe(404)
    await nada()
  })

  it('DELETE /api/v1/agravos/casos/{id}: without a reason, and the second time', async () => {
    const { id } = await caso()
    expect((await excluir(test, gestor.token, id, {})).status).toBe(400)
    await nada()
    await excluir(test, gestor.token, id, { motivo: 'Erro', force: 'true' })
    expect(await todas()).toHaveLength(2)
    expect((await excluir(test, gestor.token, id, { motivo: 'Erro', force: 'true' })).status).toBe(404)
    expect(await todas()).toHaveLength(2)
    expect(acordado()).toBe(1)
  })

  it('by someone who may not', async () => {
    const { id } = await caso()
    const { token } = await account(test, 'visualizador')
    expect((await criar(test, token, corpo())).status).toBe(403)
    expect((await editar(test, token, id, { bairro_residencia: 'Pina' })).status).toBe(403)
    expect((await excluir(test, token, id)).status).toBe(403)
    await nada()
  })

  /** While this goes on, deliveries are refused when they are written, or at the commit, when all is written. */
  async function quebrando(quando: 'immediate' | 'deferred', work: () => Promise<void>) {
    await test.db.execute(sql`create function quebrar() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`)
    await test.db.execute(sql`create constraint trigger quebra after insert on webhook_entregas
      deferrable initially ${sql.raw(quando)} for each row execute function quebrar()`)
    try {
      await work()
    } finally {
      await test.db.execute(sql`drop trigger quebra on webhook_entregas`)
      await test.db.execute(sql`drop function quebrar`)
    }
  }

  it('POST /api/v1/agravos/casos: when it can not be written, and then there is no case either', async () => {
    const body = corpo({ numero_notificacao: 'Q-1' })
    await quebrando('immediate', async () => expect((await criar(test, gestor.token, body)).status).toBe(500))
    await nada()
    expect((await criar(test, gestor.token, body)).status).toBe(201)
  })

  it.each(['immediate', 'deferred'] as const)(
    'PUT, DELETE /api/v1/agravos/casos/{id}: when the transaction fails (%s), and the case is as it was',
    async (quando) => {
      const { id } = await caso()
      await quebrando(quando, async () => {
        expect((await editar(test, gestor.token, id, { bairro_residencia: 'Pina' })).status).toBe(500)
        expect((await excluir(test, gestor.token, id, { motivo: 'Erro', force: 'true' })).status).toBe(500)
      })
      await nada()
      const { status, body } = await test.call('GET', `/api/v1/agravos/casos/${id}`, { token: gestor.token })
      expect(status).toBe(200)
      expect(JSON.stringify(body)).toContain('Boa Viagem')
    }
  )
})
