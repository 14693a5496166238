import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { usuarios } from '../../core/contas/tables.ts'
import { moment } from '../../platform/db/columns.ts'

/** Who wants to be told of which events, and where. */
export const webhooks = pgTable(
  'webhooks',
  {
    /** `wh_` and 32 hexadecimal digits. */
    id: text('id').primaryKey(),
    donoId: integer('dono_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    eventos: text('eventos').array().notNull(),
    /** Sent with each delivery, as JSON. They may hold a receiver's password: sealed like the secrets (`sealed.ts`), never shown again, never logged. */
    headers: text('headers').notNull().default('{}'),
    ativo: boolean('ativo').notNull().default(true),
    segredo: text('segredo').notNull(),
    /** Signs beside the new one for a while. */
    segredoAnterior: text('segredo_anterior'),
    anteriorAte: moment('anterior_ate'),
    /** Since when there was nothing but failures. */
    falhandoDesde: moment('falhando_desde'),
    /** Set when the service switched it off, not its owner. */
    desligadoEm: moment('desligado_em'),
    motivo: text('motivo', { enum: ['removido', 'falhas'] }),
    criadoEm: moment('criado_em').notNull(),
    atualizadoEm: moment('atualizado_em').notNull(),
    /** The instance that delivers for it, one at a time, and until when it may without a sign of life. */
    tomadoPor: uuid('tomado_por'),
    tomadoAte: moment('tomado_ate')
  },
  (t) => [
    index('webhooks_dono').on(t.donoId, t.criadoEm, t.id),
    index('webhooks_ativos').using('gin', t.eventos).where(sql`ativo`)
  ]
)

/**
 * What is to be told to whom, and what came of it: the queue of deliveries and their record. Written in the transaction of what it tells.
 */
export const entregas = pgTable(
  'webhook_entregas',
  {
    /** Gives the order of first attempts. Events of one case are numbered as they happened: the case is locked until they are committed. */
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    // No foreign key: its check would have everyone who records a case lock the same few webhooks. What is left of a webhook that was
    // removed is not sent, and is cleaned up.
    webhookId: text('webhook_id').notNull(),
    /** `evt_` and 32 hexadecimal digits; the same for every webhook that is told of the event. */
    eventoId: text('evento_id').notNull(),
    tipo: text('tipo').notNull(),
    em: moment('em').notNull(),
    dados: jsonb('dados').$type<Record<string, unknown>>().notNull(),
    estado: text('estado', { enum: ['pendente', 'entregue', 'falhou'] })
      .notNull()
      .default('pendente'),
    /** Attempts of the present round of the schedule; a resend begins a new one. */
    tentativa: integer('tentativa').notNull().default(0),
    /** When the next attempt is due; null when there is none. */
    proximaEm: moment('proxima_em'),
    concluidaEm: moment('concluida_em'),
    /** The latest attempts, oldest first: `{em, status, erro, ms, resposta}`. */
    tentativas: jsonb('tentativas').$type<unknown>().notNull().default(sql`'[]'::jsonb`)
  },
  (t) => [
    // Every outcome writes an entry of each index: those of a webhook are found by the same one as a single delivery.
    primaryKey({ columns: [t.webhookId, t.id] }),
    index('webhook_entregas_primeiras').on(t.webhookId, t.id).where(sql`estado = 'pendente' and tentativa = 0`),
    index('webhook_entregas_repetidas').on(t.webhookId, t.proximaEm).where(sql`estado = 'pendente' and tentativa > 0`),
    index('webhook_entregas_concluidas').on(t.concluidaEm).where(sql`concluida_em is not null`),
    check('webhook_entregas_dados_objeto', sql`jsonb_typeof(dados) = 'object'`),
    check('webhook_entregas_tentativas_lista', sql`jsonb_typeof(tentativas) = 'array'`)
  ]
)
