import { asc, eq, sql } from 'drizzle-orm'
import { openWebhook } from '../../../src/modules/webhooks/sealed.ts'
import { entregas, webhooks } from '../../../src/modules/webhooks/tables.ts'
import type { Answer, TestApp } from '../../support/app.ts'

export const WEBHOOKS = '/api/v1/webhooks'
export const em = (id: string, rest = '') => `${WEBHOOKS}/${id}${rest}`
export const URL_DELE = 'https://vigilancia.saude.example/eventos'
export const SEGREDO = /^whsec_[A-Za-z0-9+/]{43}=$/
export const DIA = 24 * 3600_000

/** What a creation must send and nothing more. */
export const corpo = (campos: Record<string, unknown> = {}) => ({
  url: URL_DELE,
  eventos: ['agravo.criado'],
  ...campos
})

export const criar = (test: TestApp, token: string | undefined, campos: Record<string, unknown> = {}) =>
  test.call('POST', WEBHOOKS, { token, body: corpo(campos) })

/** Creates a webhook and returns what was answered of it. */
export async function criado(test: TestApp, token: string, campos: Record<string, unknown> = {}) {
  const answer = await criar(test, token, campos)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.data as Record<string, unknown> & { id: string; segredo: string }
}

export const ids = ({ body }: Answer) => body.data.map(({ id }: { id: string | number }) => id)

/** The stored record. */
export async function guardado(test: TestApp, id: string) {
  const [row] = await test.db.select().from(webhooks).where(eq(webhooks.id, id))
  return row && openWebhook(row)
}

/** A webhook that the service has switched off. */
export async function desligar(test: TestApp, id: string) {
  const momento = new Date('2026-11-14T12:00:00.000Z')
  await test.db
    .update(webhooks)
    .set({ ativo: false, falhandoDesde: new Date('2026-11-09T12:00:00.000Z'), desligadoEm: momento, motivo: 'falhas' })
    .where(eq(webhooks.id, id))
}

export const entregasDe = (test: TestApp, webhookId: string) =>
  test.db.select().from(entregas).where(eq(entregas.webhookId, webhookId)).orderBy(asc(entregas.id))

let serial = 0

/** A delivery as it may stand there after some time. */
export async function entrega(test: TestApp, webhookId: string, campos: Partial<typeof entregas.$inferInsert> = {}) {
  const momento = campos.em ?? test.clock.moment
  const [row] = await test.db
    .insert(entregas)
    .values({
      webhookId,
      eventoId: `evt_${String(++serial).padStart(32, '0')}`,
      tipo: 'agravo.criado',
      em: momento,
      dados: { id: serial, tipo_agravo: 'dengue', numero_notificacao: `n${serial}` },
      proximaEm: campos.estado && campos.estado !== 'pendente' ? null : momento,
      concluidaEm: campos.estado && campos.estado !== 'pendente' ? momento : null,
      ...campos
    })
    .returning()
  return row!
}

/** Entries of the audit trail that speak of this webhook, oldest first. */
export async function trilha(test: TestApp, webhookId: string) {
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
