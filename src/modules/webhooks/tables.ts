import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { usuarios } from '../../core/contas/tables.ts'
import { moment } from '../../platform/db/columns.ts'

/** The receivers of events: which events go to which address. */
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
    /**
     * Headers sent with each delivery, as JSON. They may hold a receiver's password, so they are sealed like the
     * secrets (`sealed.ts`), never shown again and never logged.
     */
    headers: text('headers').notNull().default('{}'),
    ativo: boolean('ativo').notNull().default(true),
    /** Whether it is told of levels of alert. They are no value of `eventos`, which earlier releases check. */
    alertas: boolean('alertas').notNull().default(false),
    /** The places of the key that registered it, beyond which it is told of no case. Null where nothing limits it. */
    territorio: text('territorio').array(),
    segredo: text('segredo').notNull(),
    /** The former secret, which signs beside the new one for a while. */
    segredoAnterior: text('segredo_anterior'),
    anteriorAte: moment('anterior_ate'),
    /** Since when every attempt has failed. */
    falhandoDesde: moment('falhando_desde'),
    /** Set when the service switched the webhook off, not its owner. */
    desligadoEm: moment('desligado_em'),
    motivo: text('motivo', { enum: ['removido', 'falhas'] }),
    criadoEm: moment('criado_em').notNull(),
    atualizadoEm: moment('atualizado_em').notNull(),
    /** The instance that delivers for this webhook, and until when its lease lasts without renewal. */
    tomadoPor: uuid('tomado_por'),
    tomadoAte: moment('tomado_ate')
  },
  (t) => [
    index('webhooks_dono').on(t.donoId, t.criadoEm, t.id),
    index('webhooks_ativos').using('gin', t.eventos).where(sql`ativo`)
  ]
)

/** The queue of deliveries and their record. Rows are written in the transaction that causes the event. */
export const entregas = pgTable(
  'webhook_entregas',
  {
    /**
     * Gives the order of first attempts. The events of one case are numbered in the order in which they happened, since
     * the case is locked until they are committed.
     */
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    // Without a foreign key: checking it would make everyone who records a case lock the same few webhooks. Deliveries
    // left over from a removed webhook are not sent, and are cleaned up.
    webhookId: text('webhook_id').notNull(),
    /** `evt_` and 32 hexadecimal digits, equal for all webhooks that get the event. */
    eventoId: text('evento_id').notNull(),
    tipo: text('tipo').notNull(),
    em: moment('em').notNull(),
    dados: jsonb('dados').$type<Record<string, unknown>>().notNull(),
    /** Where the case of the event lies; empty for other events, and for those of earlier versions. */
    uf: text('uf'),
    municipio: integer('municipio'),
    /** Where it was notified, if that is known. */
    municipioNotificacao: integer('municipio_notificacao'),
    /** The places of whose cases an import tells, like those of its job; empty for other events. */
    territorio: text('territorio').array(),
    estado: text('estado', { enum: ['pendente', 'entregue', 'falhou'] })
      .notNull()
      .default('pendente'),
    /** The attempts of the current round of the schedule. A resend begins a new round. */
    tentativa: integer('tentativa').notNull().default(0),
    /** When the next attempt is due; null when there will be none. */
    proximaEm: moment('proxima_em'),
    concluidaEm: moment('concluida_em'),
    /** The latest attempts, oldest first: `{em, status, erro, ms, resposta}`. */
    tentativas: jsonb('tentativas').$type<unknown>().notNull().default(sql`'[]'::jsonb`)
  },
  (t) => [
    // Every outcome writes an entry into each index, so there are few: this one finds a single delivery and those of a
    // webhook.
    primaryKey({ columns: [t.webhookId, t.id] }),
    index('webhook_entregas_primeiras').on(t.webhookId, t.id).where(sql`estado = 'pendente' and tentativa = 0`),
    index('webhook_entregas_repetidas').on(t.webhookId, t.proximaEm).where(sql`estado = 'pendente' and tentativa > 0`),
    index('webhook_entregas_concluidas').on(t.concluidaEm).where(sql`concluida_em is not null`),
    check('webhook_entregas_dados_objeto', sql`jsonb_typeof(dados) = 'object'`),
    check('webhook_entregas_tentativas_lista', sql`jsonb_typeof(tentativas) = 'array'`)
  ]
)
