import { asc, eq, sql } from 'drizzle-orm'
import { openWebhook } from '../../../src/modules/webhooks/sealed.ts'
import { entregas, webhooks } from '../../../src/modules/webhooks/tables.ts'
import type { Answer, TestApp } from '../../support/app.ts'

export const WEBHOOKS = '/api/v1/webhooks'
export const webhookAt = (id: string, rest = '') => `${WEBHOOKS}/${id}${rest}`
export const RECEIVER_URL = 'https://vigilancia.saude.example/eventos'
export const SEGREDO = /^whsec_[A-Za-z0-9+/]{43}=$/
export const DAY = 24 * 3600_000

/** The body of a creation with the required fields alone. */
export const webhookBody = (fields: Record<string, unknown> = {}) => ({
  url: RECEIVER_URL,
  eventos: ['agravo.criado'],
  ...fields
})

export const createWebhook = (test: TestApp, token: string | undefined, fields: Record<string, unknown> = {}) =>
  test.call('POST', WEBHOOKS, { token, body: webhookBody(fields) })

/** Creates a webhook and returns what was answered about it. */
export async function createdWebhook(test: TestApp, token: string, fields: Record<string, unknown> = {}) {
  const answer = await createWebhook(test, token, fields)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.data as Record<string, unknown> & { id: string; segredo: string }
}

export const ids = ({ body }: Answer) => body.data.map(({ id }: { id: string | number }) => id)

/** Returns the stored record. */
export async function storedWebhook(test: TestApp, id: string) {
  const [row] = await test.db.select().from(webhooks).where(eq(webhooks.id, id))
  return row && openWebhook(row)
}

/** Makes a webhook look as if the service had switched it off. */
export async function switchedOff(test: TestApp, id: string) {
  const moment = new Date('2026-11-14T12:00:00.000Z')
  await test.db
    .update(webhooks)
    .set({ ativo: false, falhandoDesde: new Date('2026-11-09T12:00:00.000Z'), desligadoEm: moment, motivo: 'falhas' })
    .where(eq(webhooks.id, id))
}

export const entregasOf = (test: TestApp, webhookId: string) =>
  test.db.select().from(entregas).where(eq(entregas.webhookId, webhookId)).orderBy(asc(entregas.id))

let serial = 0

/** Inserts a delivery as it may be found after some time. */
export async function entrega(test: TestApp, webhookId: string, fields: Partial<typeof entregas.$inferInsert> = {}) {
  const moment = fields.em ?? test.clock.moment
  const [row] = await test.db
    .insert(entregas)
    .values({
      webhookId,
      eventoId: `evt_${String(++serial).padStart(32, '0')}`,
      tipo: 'agravo.criado',
      em: moment,
      dados: { id: serial, tipo_agravo: 'dengue', numero_notificacao: `n${serial}` },
      proximaEm: fields.estado && fields.estado !== 'pendente' ? null : moment,
      concluidaEm: fields.estado && fields.estado !== 'pendente' ? moment : null,
      ...fields
    })
    .returning()
  return row!
}

/** Returns the entries of the audit trail about this webhook, oldest first. */
export async function trailOf(test: TestApp, webhookId: string) {
  const rows = await test.db.execute<{
    acao: string
    ator: number
    alvo: string
    detalhes: Record<string, unknown>
  }>(sql`
    select acao, ator_id as ator, alvo_tipo as alvo, detalhes from auditoria
    where detalhes ->> 'webhook_id' = ${webhookId} order by id`)
  return rows.map(({ acao, ator, alvo, detalhes }) => [acao, ator, alvo, detalhes])
}
